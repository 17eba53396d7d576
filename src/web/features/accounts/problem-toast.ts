import { problemText } from "#web/http/problem-error.ts";
import { showToast } from "#web/ui/toast.tsx";

/** Says what went wrong, in the words of the server where it gave a reason. */
export function toastProblem(error: unknown): void {
  showToast({ title: "Error", description: problemText(error), tone: "error" });
}
