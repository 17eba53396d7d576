import { showToast } from "#web/ui/toast.tsx";
import { problemText } from "./problem-error.ts";
import { isSessionOver } from "./session-over.ts";

/**
 * Says what went wrong, in the words of the server where it gave a reason; nothing where the student signs in again
 * first.
 */
export function toastProblem(error: unknown): void {
  if (isSessionOver(error)) return;
  showToast({ title: "Error", description: problemText(error), tone: "error" });
}
