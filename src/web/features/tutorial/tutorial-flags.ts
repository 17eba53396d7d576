/** The storage of the flags: the browser's local storage. */
export type FlagStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keys = (userId: string) => ({
  seen: `tutorial_seen:${userId}`,
  registered: `user_registered:${userId}`,
  // Signing out removes it with the drafts (ui/forms/draft.ts), so that the account does not stay on this device.
  signedIn: `laurel:signed-in-before:${userId}`,
});

/** On the first sign-in of a student in this browser: flags them as newly registered unless the tutorial was seen. */
export function noteSignIn(store: FlagStore, userId: string): void {
  const { seen, registered, signedIn } = keys(userId);
  if (store.getItem(signedIn)) return;
  store.setItem(signedIn, "true");
  if (!store.getItem(seen)) store.setItem(registered, "true");
}

/** Whether the tutorial is due: the student is flagged as newly registered and has not seen it. */
export function isTutorialDue(store: FlagStore, userId: string): boolean {
  const { seen, registered } = keys(userId);
  return store.getItem(registered) === "true" && !store.getItem(seen);
}

/** The tutorial starts: the student is no longer newly registered. */
export function noteTutorialStarted(store: FlagStore, userId: string): void {
  store.removeItem(keys(userId).registered);
}

/** The tutorial was finished or closed. */
export function noteTutorialSeen(store: FlagStore, userId: string): void {
  store.setItem(keys(userId).seen, "true");
}

/** The browser's storage. Where storage is forbidden or full, an empty one, and the tutorial never starts by itself. */
export function browserFlags(): FlagStore {
  try {
    localStorage.setItem("laurel-probe", "1");
    localStorage.removeItem("laurel-probe");
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}
