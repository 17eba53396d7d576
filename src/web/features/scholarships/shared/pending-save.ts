import { attempt } from "#web/ui/attempt.ts";

/** The scholarship that a visitor wants to bookmark or to track. That is done once they are signed in, in the same tab. */
export type PendingSave = { id: string; title: string; as: "bookmark" | "application" };

// A key of this form is removed at sign-out (decision 0010).
const key = "laurel:pending-save";

export function notePendingSave(scholarship: PendingSave): void {
  // Without storage the student saves it again after signing in.
  attempt(() => sessionStorage.setItem(key, JSON.stringify(scholarship)));
}

export function hasPendingSave(): boolean {
  return typeof attempt(() => sessionStorage.getItem(key)) === "string";
}

/** The noted scholarship, once; null when there is none. */
export function takePendingSave(): PendingSave | null {
  const noted = attempt(() => {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(text ?? "{}");
  });
  const { id, title, as } = noted ?? {};
  if (typeof id !== "string" || typeof title !== "string") return null;
  return { id, title, as: as === "application" ? as : "bookmark" };
}
