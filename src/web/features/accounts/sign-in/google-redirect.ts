import { attempt } from "#web/ui/attempt.ts";

const key = "laurel-at-google";

/** Records that this tab goes to Google. It returns as a new page, possibly signed in. */
export function noteDeparture(): void {
  // Without storage the other tabs notice the sign-in when they become visible again.
  attempt(() => sessionStorage.setItem(key, "1"));
}

/** Whether this tab was at Google since the last call. */
export function isBackFromGoogle(): boolean {
  const noted = attempt(() => {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored;
  });
  return typeof noted === "string";
}
