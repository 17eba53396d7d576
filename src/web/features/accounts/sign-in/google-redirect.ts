const key = "laurel-at-google";

/** This tab leaves for Google, and comes back as a new page that may be signed in. */
export function noteDeparture(): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Storage can be forbidden; the other tabs then learn of the sign-in when they are looked at again.
  }
}

/** Whether this tab has been at Google since the last call. */
export function isBackFromGoogle(): boolean {
  try {
    const noted = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return noted;
  } catch {
    return false;
  }
}
