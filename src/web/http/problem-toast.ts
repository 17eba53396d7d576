import { showToast } from "#web/ui/overlays/toast.tsx";
import { problemText } from "./problem-error.ts";
import { isSessionOver } from "./session-over.ts";

/**
 * Shows an error toast with `text`; by default the server's message. Shows nothing when the session has ended, as the
 * student is asked to sign in again.
 */
export function toastProblem(error: unknown, text = problemText(error), title = "Error"): void {
  if (isSessionOver(error)) return;
  showToast({ title, description: text, tone: "error" });
}
