import { summarizeMatch } from "#domain/matches/criteria-summary.ts";
import type { Match } from "#domain/matches/match.ts";
import { moneyRange } from "#domain/scholarships/money/money-range.ts";
import { eligibilityBadges } from "#domain/scholarships/requirements/eligibility-badges.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { AiSearchResult } from "#domain/search/ai-search.ts";
import type { Standing } from "#domain/search/search-catalogue.ts";
import { factOf, isLeftToCheck, missedSentence, unnamedSentence } from "#domain/search/shown/constraint-sentences.ts";
import type { ReasonTeller } from "#domain/search/shown/reasons.ts";
import type { Constraint } from "#domain/search/understood.ts";
import { shortened } from "#server/pages/shortened.ts";

/** What a scholarship was found by, and how it stands to that. */
type Found = Standing & { score: number; tellReasons: ReasonTeller };

const longestDescription = 300;

/** A match as the AI search answers it. */
export function searchResult(
  match: Match,
  { score, missed, unnamed, unknown, fits, tellReasons }: Found,
): AiSearchResult {
  const { scholarship } = match;
  return {
    ...shownFacts(scholarship),
    matchScore: match.match_score,
    searchScore: score,
    requirements: summarizeMatch(match),
    ...(scholarship.status === "closed" && { closed: true }),
    ruled_out: match.eligibility === "ineligible",
    warned: scholarship.warnings.length > 0,
    bookmarked: match.bookmarked,
    reasons: tellReasons(scholarship, fits),
    missed: [
      ...missed.map((constraint) => ({ constraint, sentence: missedSentence(constraint, scholarship) })),
      ...unnamed.map((words) => ({ sentence: unnamedSentence(words) })),
    ],
    unknown: unknown.flatMap((constraint) => {
      const isToCheck = isLeftToCheck(constraint, scholarship);
      // The profile tells more than the words: who says "DACA" is a woman.
      if (isToCheck && isMet(match, constraint)) return [];
      return { constraint, fact: factOf(constraint), ...(isToCheck && { to_check: true as const }) };
    }),
  };
}

/** Whether the profile meets what a scholarship requires of groups or of citizenship, where a constraint is about these. */
function isMet({ factors }: Match, { slot }: Constraint): boolean {
  const wanted = slot === "group" ? "groups" : slot === "citizenship" ? "citizenship" : null;
  const ofKind = factors.filter(({ key }) => key === wanted);
  return ofKind.length > 0 && ofKind.every(({ status }) => status === "met");
}

function shownFacts(scholarship: Scholarship) {
  const { id, title, deadline, deadline_kind, deadline_text, amount_min, amount_max, amount_text } = scholarship;
  const { gpa_requirement, field_of_study, academic_level, location_restrictions, application_url } = scholarship;
  return {
    ...{ id, title, deadline, deadline_kind, deadline_text, amount_min, amount_max, amount_text },
    ...{ gpa_requirement, field_of_study, academic_level, location_restrictions, application_url },
    description: shortened(scholarship.description, longestDescription),
    provider: scholarship.provider_name,
    amount: moneyRange(scholarship),
    eligibility: eligibilityBadges(scholarship),
  };
}
