import type { MatchSearch } from "#domain/matches/match-list.ts";
import { isSubmitted } from "#domain/matches/match-vocabulary.ts";
import type { Mark, Marks } from "./store.ts";

/** What a search says about the marks of matches. */
type MarkFilters = Pick<MatchSearch, "bookmarked" | "applied" | "submitted" | "hidden">;

/** Whether the search lists marked matches alone, which may be closed or no longer fit. */
export const isOfMarked = ({ bookmarked, applied, submitted, hidden }: MarkFilters): boolean =>
  bookmarked === true || applied === true || submitted === true || hidden === true;

/** The scholarships whose marks pass the search. */
export const idsThatPass = (marks: Marks, filters: MarkFilters): string[] =>
  [...marks].filter(([, mark]) => passes(mark, filters)).map(([id]) => id);

/** The scholarships whose marks do not pass the search. */
export const idsThatFail = (marks: Marks, filters: MarkFilters): string[] =>
  [...marks].filter(([, mark]) => !passes(mark, filters)).map(([id]) => id);

/** The scholarships that the student hid. */
export const hiddenIn = (marks: Marks): string[] => idsThatPass(marks, { hidden: true });

const hasApplied = ({ application_status }: Mark) => application_status !== "not_started";

function passes(mark: Mark, { bookmarked, applied, submitted, hidden = false }: MarkFilters): boolean {
  return (
    (bookmarked === undefined || mark.bookmarked === bookmarked) &&
    (applied === undefined || hasApplied(mark) === applied) &&
    (submitted === undefined || isSubmitted(mark.application_status) === submitted) &&
    mark.hidden === hidden
  );
}
