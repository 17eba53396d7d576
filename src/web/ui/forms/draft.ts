/** Unsaved form state that outlives a reload. */
export type Draft<Value> = {
  /** What was written before; null when there is nothing, or nothing that `parse` accepts. */
  read: () => Value | null;
  /** Stores the value after 300 ms without another write, or when the page is hidden. */
  write: (value: Value) => void;
  /** Forgets the value, also one that waits to be stored. */
  clear: () => void;
};

type DraftOptions<Value> = {
  /** Which form it belongs to, such as `contact`. */
  form: string;
  /** The user who typed it; undefined where nobody needs to be signed in. */
  userId?: string | undefined;
  /** `tab`: until the tab is closed. `device`: until it is cleared, in every tab. */
  storage: "tab" | "device";
  /** Checks what was stored, which may be old or damaged; null rejects it. */
  parse: (stored: unknown) => Value | null;
};

const debounceMs = 300;
const prefix = "laurel";
type Waiting = { save: () => void; timer: ReturnType<typeof setTimeout> };
/** The writes that still wait, by key. */
const waiting = new Map<string, Waiting>();

/** Takes a waiting write out of the queue, to be stored by the caller or not at all. */
function take(key: string): Waiting | undefined {
  const write = waiting.get(key);
  clearTimeout(write?.timer);
  waiting.delete(key);
  return write;
}

/**
 * The draft of one form, stored under `laurel:FORM:USER`. Storage may be switched off, full or damaged: the form itself
 * still holds the input then, so every failure is ignored.
 */
export function openDraft<Value>({ form, userId, storage, parse }: DraftOptions<Value>): Draft<Value> {
  const key = [prefix, form, ...(userId === undefined ? [] : [userId])].join(":");
  const store = () => (storage === "tab" ? sessionStorage : localStorage);
  return {
    read: () => {
      take(key)?.save();
      const read = () => {
        const text = store().getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      };
      return attempt(read) ?? null;
    },
    write: (value) => {
      take(key);
      const save = () => void attempt(() => store().setItem(key, JSON.stringify(value)));
      waiting.set(key, { save, timer: setTimeout(() => take(key)?.save(), debounceMs) });
    },
    clear: () => {
      take(key);
      attempt(() => store().removeItem(key));
    },
  };
}

/**
 * Removes the drafts of a user from this device and this tab, with those that belong to nobody by name: the next person
 * at this computer must not find them.
 */
export function forgetDrafts(userId: string): void {
  for (const key of [...waiting.keys()]) if (isDraftOf(key, userId)) take(key);
  attempt(() => {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (isDraftOf(key, userId)) store.removeItem(key);
  });
}

function isDraftOf(key: string, userId: string): boolean {
  const [brand, , owner = userId] = key.split(":");
  return brand === prefix && owner === userId;
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Stores what waits, as a hidden page may never run again. */
function saveWaiting() {
  for (const key of [...waiting.keys()]) take(key)?.save();
}

if (typeof document !== "undefined")
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && saveWaiting());
