import { isProblem, problemText } from "#web/http/problem-error.ts";
import { isSessionOver } from "#web/http/session-over.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";

const unexpected = "unexpected";

/** Shows why a search failed. Too few credits are explained on the tab, as the student has to do something. */
export function toastSearchProblem(error: unknown): void {
  if (isProblem(error, "insufficient_credits")) return;
  if (isProblem(error, "no_search_terms")) {
    toastNoTerms();
    return;
  }
  if (isSessionOver(error)) {
    showToast({
      title: "Authentication Required",
      description: "Please sign in to use AI scholarship search",
      tone: "error",
    });
    return;
  }
  const description = isProblem(error, unexpected)
    ? "Failed to search for scholarships. Please try again."
    : problemText(error);
  showToast({ title: "Search Failed", description, tone: "error" });
}

/** Shown when the student searches without words. */
export const toastNoTerms = () =>
  showToast({
    title: "Search Terms Required",
    description: "Please enter what type of scholarships you're looking for",
    tone: "error",
  });
