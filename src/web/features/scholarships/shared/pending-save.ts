/** The scholarship that a visitor wants to bookmark or to track. That is done once they are signed in, in the same tab. */
export type PendingSave = { id: string; title: string; as: "bookmark" | "application" };

// A key of this form is removed at sign-out (decision 0010).
const key = "laurel:pending-save";

export function notePendingSave(scholarship: PendingSave): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(scholarship));
  } catch {
    // Storage can be forbidden. After signing in, the student saves it again.
  }
}

export function hasPendingSave(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The noted scholarship, once; null when there is none. */
export function takePendingSave(): PendingSave | null {
  try {
    const noted = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const { id, title, as } = JSON.parse(noted ?? "{}");
    if (typeof id !== "string" || typeof title !== "string") return null;
    return { id, title, as: as === "application" ? as : "bookmark" };
  } catch {
    return null;
  }
}
