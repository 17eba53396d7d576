import { checkTaskId } from "../../applications/task-ids.ts";
import { daysBetween } from "../../calendar/day.ts";
import { estimateOdds } from "../../odds/estimate-odds.ts";
import type { OwnResults } from "../../odds/own-results.ts";
import { scopeOf } from "../../odds/scope.ts";
import { deadlineNotice, formatDay, throughAidForm } from "../../scholarships/days/days-left.ts";
import { deadlineState, expectedDay, isDateToCheck } from "../../scholarships/days/deadline-state.ts";
import { roundOver } from "../../scholarships/days/round-over.ts";
import type { Scholarship } from "../../scholarships/scholarship.ts";
import { isAidByForm } from "../../scholarships/to-send/aid-by-form.ts";
import { decidingAnswer, summarize } from "../criteria-summary.ts";
import type { Factor, Match } from "../match.ts";
import { inSentence } from "../question-text.ts";
import { isLastCall, isWorthWork } from "../worth-work.ts";
import { actionItems, type ItemFacts } from "./coach-items.ts";
import { payOf } from "./coach-money.ts";
import { type CoachFacts, priorityRule } from "./coach-priority.ts";
import { type CoachRecommendation, mostProbability } from "./coach-recommendation.ts";
import { type Tracking, trackedFor, type Work, workOf } from "./coach-work.ts";

/** How many of the best matches are loaded. */
export const matchesLoaded = 10;
const mostRecommendations = 6;
/** The days that count as left where a scholarship has no deadline and no usual time. */
const daysWithoutDeadline = 365;
/** How many requirements to check are named. */
const mostNamed = 2;

type CoachedMatch = Pick<
  Match,
  | "scholarship_id"
  | "match_score"
  | "eligibility"
  | "section"
  | "factors"
  | "unlock"
  | "application_status"
  | "bookmarked"
  | "scholarship"
>;
export type Coaching = Tracking & {
  /** How the student rates their essay writing, 1 to 10; null when not rated. */
  essayScore: number | null;
  own: OwnResults;
};

/**
 * The recommendations for the first six of the matches, in their order. The scholarships are open on `today`.
 */
export function recommend(matches: readonly CoachedMatch[], coaching: Coaching): CoachRecommendation[] {
  return matches.slice(0, mostRecommendations).map((match) => recommendation(match, coaching));
}

function recommendation(match: CoachedMatch, coaching: Coaching): CoachRecommendation {
  const { scholarship_id, match_score, application_status, scholarship } = match;
  const facts = coachFacts(match, coaching);
  // Nothing is urged by its being aid before it is known whether the student may apply, nor after its round has passed.
  const isUrged = (facts.toCheck === null || isLeftToForm(match)) && facts.deadline !== "unannounced";
  const rule = priorityRule({ ...facts, isAid: isUrged && facts.isAid, isByAidForm: isUrged && facts.isByAidForm });
  return {
    scholarship_id,
    match_score,
    application_status,
    scholarship,
    days_left: facts.daysLeft,
    ...(isDoubtful(match, coaching) && { is_doubtful: true as const }),
    priority: rule.priority,
    estimated_hours: rule.hours,
    priority_rule: rule.key,
    priority_reason: rule.reason(facts),
    odds: oddsOf(match, coaching.own),
    action_items: actionItems(scholarship, workFor(match, coaching), facts, coaching.essayScore),
  };
}

function oddsOf(match: CoachedMatch, own: OwnResults): CoachRecommendation["odds"] {
  const { basis, probability, range, restsOn } = estimateOdds(match.scholarship, match, own);
  return {
    basis,
    probability: capped(probability),
    range: range && { low: capped(range.low), high: capped(range.high) },
    rests_on: restsOn,
  };
}

const capped = (probability: number) => Math.min(mostProbability, probability);

/** What is to be done for a match, with its days. */
export const workFor = (match: CoachedMatch, tracking: Tracking): Work =>
  workOf(match.scholarship, toCheckOf(match, tracking), tracking);

/** Whether the student probably cannot have it: it is not worth work, no last call, and nothing that they chose. */
export const isDoubtful = (
  match: Pick<Match, "scholarship_id" | "match_score" | "section" | "bookmarked" | "scholarship">,
  { applications, today }: Pick<Tracking, "applications" | "today">,
): boolean =>
  !isWorthWork(match) &&
  !isLastCall(match, today) &&
  !match.bookmarked &&
  !trackedFor(match.scholarship_id, applications);

function coachFacts(match: CoachedMatch, tracking: Tracking): ItemFacts {
  const { scholarship, match_score } = match;
  const { today } = tracking;
  const deadline = deadlineOf(scholarship, today);
  const day = scholarship.deadline ?? expectedDay(scholarship, today);
  return {
    daysLeft: day === null ? daysWithoutDeadline : daysBetween(today, day),
    dueOn: dueOf(scholarship, deadline, today),
    deadline,
    isDateToCheck: isDateToCheck(scholarship, today),
    pay: payOf(scholarship),
    matchScore: match_score,
    toCheck: toCheckOf(match, tracking),
    isAid: scopeOf(scholarship) === "aid",
    isByAidForm: scholarship.need_based === true && isAidByForm(scholarship),
  };
}

/** What is not met of aid that goes by need and through the FAFSA; null for others. */
const openOfAidForm = ({ factors, scholarship }: CoachedMatch): Factor[] | null =>
  scholarship.need_based === true && isAidByForm(scholarship)
    ? factors.filter(({ status }) => status === "unknown" || status === "failed")
    : null;

const isOfForm = ({ key, status }: Factor): boolean => key === "financial_need" && status === "unknown";

/** Whether nothing is left but what the FAFSA decides, which is to be filed and not to be checked before. */
function isDecidedByForm(match: CoachedMatch): boolean {
  const open = openOfAidForm(match);
  return open?.length === 1 && open.every(isOfForm);
}

/** Whether besides that at most the sponsor's page is left to look at: no answer of the student speaks against it. */
function isLeftToForm(match: CoachedMatch): boolean {
  const open = openOfAidForm(match) ?? [];
  const isPage = ({ parts = [] }: Factor) =>
    parts.length > 0 && parts.every(({ status, unchecked }) => status === "met" || unchecked === true);
  return open.length > 0 && open.every((factor) => isOfForm(factor) || isPage(factor));
}

/** Null also where the student ticked that it is checked. */
function toCheckOf(match: CoachedMatch, { applications }: Tracking): ItemFacts["toCheck"] {
  if (match.eligibility === "eligible" || isDecidedByForm(match)) return null;
  const tracked = trackedFor(match.scholarship_id, applications);
  if (tracked?.checklist.some(({ id, done }) => id === checkTaskId && done)) return null;
  const { failed, toCheck } = summarize(match.factors);
  return { names: [...failed, ...toCheck].slice(0, mostNamed), isFailed: false, missingAnswer: decidingAnswer(match) };
}

function dueOf(scholarship: Scholarship, deadline: CoachFacts["deadline"], today: string): string | null {
  if (deadline === "unannounced") return roundOver(scholarship, today);
  if (deadline === "usual") return inSentence(deadlineNotice(scholarship, today).day);
  if (deadline === "unknown")
    return deadlineNotice(scholarship, today).day === throughAidForm ? "You apply through the FAFSA" : null;
  return scholarship.deadline && formatDay(scholarship.deadline, today);
}

function deadlineOf(scholarship: Scholarship, today: string): CoachFacts["deadline"] {
  const { deadline, deadline_kind } = scholarship;
  if (deadlineState(scholarship, today) === "unannounced") return "unannounced";
  if (deadline_kind === "rolling") return "none";
  if (deadline === null) return expectedDay(scholarship, today) === null ? "unknown" : "usual";
  return deadline_kind === "yearly" ? "yearly" : "fixed";
}
