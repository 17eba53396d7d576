/** A place on this device that keeps texts by key, such as localStorage. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was kept under a key, or null when there is nothing that can be read. */
export function readKept(shelf: Shelf, key: string): unknown {
  try {
    const text = shelf.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // Storage may be switched off or its text damaged; the form then starts without it.
  }
}

export function keepOnDevice(shelf: Shelf, key: string, value: unknown): void {
  try {
    shelf.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage only costs the draft; the form itself still holds the input.
  }
}

export function dropKept(shelf: Shelf, key: string): void {
  try {
    shelf.removeItem(key);
  } catch {
    // As above: nothing was kept that could be left behind.
  }
}
