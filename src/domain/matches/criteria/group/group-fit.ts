import { kindOf } from "../../../eligibility/group/group-alternatives.ts";
import { tiesInWords } from "../../../profile/answers/military-tie-labels.ts";
import type { QuestionPath } from "../../../profile/question-paths.ts";
import { groupLabels } from "../../../scholarships/requirements/requirement-labels.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";
import { capitalized } from "../../../words/capitalized.ts";
import { citizenshipAnswer } from "../citizenship-fit.ts";
import {
  against,
  type Comparison,
  close,
  failed,
  inOrder,
  type MatchableScholarship,
  met,
  mostDoubt,
  orList,
  type RequirementPart,
  unanswered,
  unclear,
  unknownOf,
  withDoubt,
} from "../criterion.ts";
import { forOthersWords, groupsByName, oftenForOthersToo } from "../likely-applicants.ts";
import type { RequiredGroups } from "../requirements.ts";
import type { Student } from "../student.ts";
import { groupsInWords, statedGroups } from "./group-words.ts";
import { doubtOfShare, largeShare, shareOfGroup } from "./shares.ts";
import { groupQuestion } from "./student-groups.ts";

export function groupsOf(scholarship: MatchableScholarship): RequiredGroups | null {
  const { groups, evidence } = scholarship;
  if (groups.length > 0) {
    const words = evidence.groups ?? "";
    return {
      ...statedGroups(scholarship),
      groups: inOrder(groups),
      ...(isForFallen(scholarship) ? { ofFallen: true as const } : {}),
      ...(groups.includes("military") && descendants.test(words) ? { orDescendants: true as const } : {}),
    };
  }
  const named = groupsByName(scholarship);
  return named.length > 0 ? { groups: named, either: true, byName: true } : null;
}

const died = /\b(?:died|deceased|fallen|killed|gold star|ultimate sacrifice)\b/i;
const living = /\b(?:active|currently|discharged|living|reserves?|reservists?|retired|serving|veterans and)\b/i;
const whereTheyDied = /\b(?:died|killed)\b[^,;.]{0,25}\bactive[- ]duty\b/gi;

/** Whether military families may apply only where the one who served died. */
const isForFallen = ({ groups, demands }: MatchableScholarship): boolean =>
  groups.length === 1 &&
  groups[0] === "military" &&
  demands.some(
    ({ about, quote }) => about === "check" && died.test(quote) && !living.test(quote.replace(whereTheyDied, "")),
  );

/** Whether the student said that a spouse or a parent who served has died. What else the words ask of it stays a condition. */
const isSurvivor = ({ militaryTies: ties }: Student): boolean =>
  ties?.some((tie) => tie === "spouse_died" || tie === "parent_died") === true;

const descendants = /\b(?:grandchild|grandson|granddaughter|descend[ae]nt)/i;

/**
 * Within a kind (gender, ethnicity, religion) one group is enough. Across kinds ("women", "black") the sponsor may mean
 * each or any: if the words leave it open, one of two is unknown, and none is failed. If they say each, one that is missing is failed.
 */
export function compareGroups(student: Student, required: RequiredGroups): Comparison | null {
  if (required.byName) return compareNamed(student, required.groups);
  const comparison = compareKinds(student, required);
  if (required.ofFallen && comparison.result !== "failed" && !isSurvivor(student))
    return withDoubt(comparison.result === "unknown" ? comparison : unclear, mostDoubt);
  return comparison === met && !isOfSmallGroup(student, required) ? close : comparison;
}

/**
 * Groups that only a name tells. Few students belong to a small group, so one who did not say so probably does not. Who did not say
 * whether they belong to a large one is left to check it, and so is whoever does not belong to a group whose sponsors give to others too.
 */
function compareNamed(student: Student, groups: readonly Group[]): Comparison | null {
  const { member } = student.groups;
  const strict = groups.filter((group) => !oftenForOthersToo.has(group));
  const held = ofEachKind(student, strict);
  const isProbablyOf =
    strict.length === 0 || strict.some((group) => member[group] === true || shareOfGroup[group] >= largeShare);
  if (held.includes(failed) || !isProbablyOf) return against;
  return ofEachKind(student, groups).every((comparison) => comparison === met) ? null : withDoubt(unclear, 0);
}

/** So many students belong to a large group that it says little about fit. */
const isOfSmallGroup = ({ groups: own }: Student, { groups }: RequiredGroups) =>
  groups.some((group) => own.member[group] === true && shareOfGroup[group] < largeShare);

function compareKinds(student: Student, { groups, either, all, orDescendants }: RequiredGroups): Comparison {
  const isOpen = orDescendants && student.groups.member.military === false;
  const held = [
    ...ofEachKind(student, isOpen ? groups.filter((group) => group !== "military") : groups),
    ...(isOpen ? [unclear] : []),
  ];
  if (held.every((comparison) => comparison === met)) return met;
  if (either && held.includes(met)) return met;
  if (all ? held.includes(failed) : held.every((comparison) => comparison === failed)) return failed;
  const open = unknownOf(held.filter(({ result }) => result !== "met"));
  return withDoubt(open, doubtOfGroups(student, { groups, either }));
}

/** Of several groups, the largest counts where one is enough, and else the smallest of those that are open. */
function doubtOfGroups(
  { groups: own }: Student,
  { groups, either }: Pick<RequiredGroups, "groups" | "either">,
): number {
  const kinds = [...Map.groupBy(groups, kindOf).values()].filter(
    (ofKind) => !ofKind.some((group) => own.member[group]),
  );
  const doubts = kinds.map((ofKind) =>
    Math.min(...ofKind.map((group) => (own.member[group] === false ? mostDoubt : doubtOfShare(shareOfGroup[group])))),
  );
  return either ? Math.min(...doubts) : Math.max(...doubts);
}

/** Whether the student belongs to one group of each kind that is among the groups. */
const ofEachKind = (student: Student, groups: readonly Group[]): Comparison[] =>
  [...Map.groupBy(groups, kindOf).values()].map((ofKind) => holds(student, ofKind));

function holds({ groups: own }: Student, required: readonly Group[]): Comparison {
  if (required.some((group) => own.member[group] === true)) return met;
  if (required.every((group) => own.member[group] === false)) return failed;
  const open = required.find((group) => own.member[group] === null);
  const question = open && groupQuestion[open];
  return question !== undefined && !own.answered.has(question) ? unanswered(question) : unclear;
}

/** Each group is a part: whether the student belongs to it, and answered the question about it. */
export const groupParts = ({ groups }: RequiredGroups): RequirementPart[] =>
  groups.map((group) => (student) => holds(student, [group]));

export function groupQuestions({ groups, byName }: RequiredGroups): QuestionPath[] {
  if (byName) return [];
  return [...new Set(groups.map((group) => groupQuestion[group]))];
}

/** The required groups in words; of those that only a name tells, the ones that the student may not belong to. */
export function groupWords({ byName, ...stated }: RequiredGroups, { groups: own }: Student): string {
  if (!byName) return groupsInWords(stated);
  const others = stated.groups.filter((group) => own.member[group] !== true);
  const named = others.map((group) => groupLabels[group]);
  return others.every((group) => oftenForOthersToo.has(group))
    ? `The name says ${orList(named)}; whether others can apply is not stated`
    : forOthersWords(named);
}

/** What the student answered about the required groups: "Woman; Hispanic or Latino; First generation: no". */
export function groupAnswers(student: Student, { groups }: RequiredGroups): string | null {
  const { profile, groups: own } = student;
  const about: Record<string, unknown> = profile.demographics ?? {};
  const questions = [...new Set(groups.map((group) => groupQuestion[group]))].filter((path) => own.answered.has(path));
  const words = questions.map((path) => {
    const value = about[path.slice("demographics.".length)];
    const group = groups.find((each) => groupQuestion[each] === path);
    const ties = group === "military" && value === true ? tiesInWords(student.militaryTies) : null;
    if (ties) return capitalized(ties);
    if (typeof value === "boolean" || value === "no")
      return `${group ? groupLabels[group] : path}: ${value === true ? "yes" : "no"}`;
    return capitalized(String(value).replace("_", " "));
  });
  // Without an answer of its own the status tells it.
  const isByStatus = groups.includes("undocumented") && !own.answered.has(groupQuestion.undocumented);
  const status = isByStatus && own.member.undocumented !== null ? citizenshipAnswer(student) : null;
  return [...words, ...(status ? [status] : [])].join("; ") || null;
}
