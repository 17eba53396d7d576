import { InsufficientCredits } from "#web/features/billing/shared/insufficient-credits.tsx";
import { isProblem } from "#web/http/problem-error.ts";

/** Explains a search that was refused for too few credits. Other failures are toasts. */
export function SearchNotice({ error }: { error: unknown }) {
  return isProblem(error, "insufficient_credits") && <InsufficientCredits>{error.message}</InsufficientCredits>;
}
