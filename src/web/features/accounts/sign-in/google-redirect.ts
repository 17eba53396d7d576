const key = "laurel-at-google";

/** Records that this tab goes to Google. It returns as a new page, possibly signed in. */
export function noteDeparture(): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Storage can be forbidden. The other tabs then notice the sign-in when they become visible again.
  }
}

/** Whether this tab was at Google since the last call. */
export function isBackFromGoogle(): boolean {
  try {
    const noted = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return noted;
  } catch {
    return false;
  }
}
