import type { NamesToCheck } from "../applications/check-task.ts";
import type { Scholarship } from "../scholarships/scholarship.ts";
import type { CriterionKey } from "../scholarships/vocabulary.ts";
import { maybeOver, nextRound } from "./criteria/maybe-over.ts";
import type { Factor, Match } from "./match.ts";
import type { FactorStatus } from "./match-vocabulary.ts";
import { inSentence } from "./question-text.ts";
import { type Compared, leftToCheck, requirementsOf, statusesOf, thingsToCheck } from "./requirements-of.ts";

/** The criteria as a student reads them. */
export const criterionLabels: Record<CriterionKey, string> = {
  level: "Level",
  field_of_study: "Field of study",
  gpa: "GPA",
  citizenship: "Citizenship",
  residence: "Residence",
  financial_need: "Financial need",
  groups: "Who it is for",
  graduation_year: "Graduation year",
  institution: "College",
  interests: "Interests",
  deadline: "Deadline",
  award_amount: "Award amount",
  place_of_study: "Place of study",
  drawing: "Drawing",
  other: "Other conditions",
};

/** The label of "Residence" where it is about countries and not only the place to live in. */
const countryLabels: Record<NonNullable<Factor["about"]>, string> = {
  citizenship: criterionLabels.citizenship,
  country: "Country",
};

/** Every label that a factor may have. */
export const factorLabels: readonly string[] = [...Object.values(criterionLabels), ...Object.values(countryLabels)];

/** The label of a factor. */
export const factorLabel = ({ key, about }: Pick<Factor, "key" | "about">): string =>
  about ? countryLabels[about] : criterionLabels[key];

/** The factors that lower the score though the sponsor requires nothing of the student. */
export const countingAgainst = (factors: readonly Factor[]): Factor[] =>
  factors.filter(({ status, weight }) => status === "not_asked" && weight > 0);

/** The labels of the factors with this status, in their order. */
export function labelsOf(factors: readonly Pick<Factor, "key" | "status">[], status: FactorStatus): string[] {
  return withStatus(factors, status).map((factor) => criterionLabels[factor.key]);
}

const withStatus = <F extends Pick<Factor, "status">>(factors: readonly F[], status: FactorStatus): F[] =>
  factors.filter((factor) => factor.status === status);

type Ending = Pick<Scholarship, "deadline_kind" | "status">;

/** Whether the last deadline for the student's class has passed: the next round is after they graduate. */
export const isOverForClass = (factors: readonly Compared[], { deadline_kind, status }: Ending) =>
  (deadline_kind === "yearly" || (deadline_kind === "unknown" && status === "active")) &&
  factors.some(({ key, status }) => key === "deadline" && status === "failed");

/** How many requirements the student meets, and which are not met or left to check, as a row names them. */
export type RequirementSummary = {
  met: number;
  total: number;
  /** How many are left to check. 0 where requirements stand elsewhere, as nobody knows how many. */
  left: number;
  failed: string[];
  toCheck: string[];
};

/** Each of the conditions counts as a requirement of its own, as the details list them. */
export function summarize(factors: readonly Compared[]): RequirementSummary {
  const requirements = requirementsOf(factors);
  const statuses = requirements.flatMap(statusesOf);
  return {
    met: statuses.filter((status) => status === "met").length,
    total: statuses.length,
    left: leftToCheck(requirements),
    failed: saidOnce(withStatus(requirements, "failed").flatMap(namesInRow)),
    toCheck: saidOnce(withStatus(requirements, "unknown").map(checkInRow)),
  };
}

/** The label of the profile answer that alone decides a match; null where there is none. */
export const decidingAnswer = ({ section, unlock }: Pick<Match, "section" | "unlock">): string | null =>
  section === "one_answer" ? (unlock?.label ?? null) : null;

/**
 * What does not fit or is left to check before the student may apply, by its names, and only what rules them out where something does; null
 * where the student may apply.
 */
export function namesToCheck({ eligibility, factors }: Pick<Match, "eligibility" | "factors">): NamesToCheck | null {
  if (eligibility === "eligible") return null;
  const requirements = requirementsOf(factors);
  const isFailed = eligibility === "ineligible";
  const open = isFailed ? [] : withStatus(requirements, "unknown");
  return { names: saidOnce([...withStatus(requirements, "failed"), ...open].flatMap(namesInRow)), isFailed };
}

/** Each name once, and "who it is for" not beside "who it is for (women)". */
const saidOnce = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !names.some((other) => other.startsWith(`${name} (`)));

type Summarized = Pick<Match, "section" | "unlock"> & { factors: readonly Compared[] };

/** The summary of a match, as every row has it: where one answer decides, that answer is what is to be checked. */
export function summarizeMatch(match: Summarized): RequirementSummary {
  const summary = summarize(match.factors);
  const answer = decidingAnswer(match);
  return answer === null ? summary : { ...summary, left: 0, toCheck: [inSentence(answer)] };
}

/** The first words that name no people, as "Hispanic" does. */
const plainStart = /^(?:Women|Men|Mothers|Fathers|Single|First|Students|Military|Undocumented|Minority)\b/;

/**
 * The label of a requirement, perhaps with what it says in brackets; of conditions those that failed or the student checks, quoted. All
 * of them are nouns, so that they can stand in one list.
 */
function namesInRow({ key, status, about, required, parts = [], probably }: Compared & { probably?: true }): string[] {
  if (probably && key !== "place_of_study" && key !== "institution") return [inSentence(criterionLabels.groups)];
  const label = inSentence(factorLabel({ key, about }));
  if (key === "groups" && required) return [`${label} (${required.replace(plainStart, (word) => word.toLowerCase())})`];
  if (key === "place_of_study" && required) return [status === "failed" ? inSentence(required) : quoted(required)];
  if (key === "financial_need" && required && !required.startsWith(criterionLabels[key]))
    return [`${label} (${inSentence(required)})`];
  if (key === "deadline" && status === "unknown")
    return [
      `${label} (${required?.startsWith(maybeOver) ? "may be over" : required?.startsWith(nextRound) ? "next round after you graduate" : "after you graduate"})`,
    ];
  const ofStatus = parts.filter((part) => part.status === status);
  if (ofStatus.length === 0) return [label];
  // Those that an answer decides are asked for by it, and named where there are no others.
  const own = ofStatus.filter((part) => part.check_yourself);
  const named = own[0] ? own : ofStatus;
  return named.map((part) => {
    if (part.unchecked) return "the requirements on the sponsor's page";
    if (!part.ours) return quoted(part.required);
    return part.by_name ? "who its name means" : inSentence(part.required);
  });
}

/** In quotation marks; what says whom to ask is a thing to check without them: "whether the sponsor needs a GPA". */
function quoted(requirement: string): string {
  const words = requirement.replace(/\.$/, "");
  return words.startsWith("Ask whether ") ? words.slice("Ask ".length) : `“${words}”`;
}

/**
 * Of several open conditions the first that only the student can check, which leaves the most doubt, and how many there
 * are besides.
 */
function checkInRow(factor: Compared): string {
  const [first = ""] = namesInRow(factor);
  const open = factor.parts?.filter(({ status, unchecked }) => status === "unknown" && !unchecked) ?? [];
  return open.length > 1 ? `${first} and ${open.length - 1} more` : first;
}

/** `1 thing to check: ` before its name. Without a number where it is 0. */
export const checkWords = (left: number) => (left ? `${thingsToCheck(left)}:` : "check:");

/** `5 of 5 requirements`, or that none is listed. */
export function requirementCount({ met, total }: Pick<RequirementSummary, "met" | "total">): string {
  if (total === 0) return "No requirements listed";
  return `${met} of ${total} ${total === 1 ? "requirement" : "requirements"}`;
}

/**
 * The heading above all requirements, and how many things there are to send, which are no requirements of the student:
 * `You meet all 5 requirements · 2 things to send`.
 */
export const requirementsHeading = (summary: RequirementSummary, toSend = 0): string =>
  standing(summary) + (toSend ? `\u00A0· ${toSend} ${toSend === 1 ? "thing" : "things"} to send` : "");

function standing({ met, total, failed, toCheck }: RequirementSummary): string {
  if (total === 0) return "No requirements listed";
  const all = total === 1 ? "the only requirement" : `${total} requirements`;
  if (failed.length > 0) return `You don't meet ${total === 1 ? "" : `${failed.length} of `}${all}`;
  if (met === 0) return `${total} ${total === 1 ? "requirement" : "requirements"} to check`;
  if (met < total) return `You meet ${met} of ${all}`;
  // Only that nobody checked them is left.
  if (toCheck.length > 0) return `You meet ${total === 1 ? "" : "all "}${all} that we know of`;
  if (total === 1) return `You meet ${all}`;
  return total === 2 ? "You meet both requirements" : `You meet all ${all}`;
}
