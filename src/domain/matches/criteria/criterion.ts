import type { QuestionPath } from "../../profile/question-paths.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import type { CriterionKey, ScholarshipStatus } from "../../scholarships/vocabulary.ts";
import type { Factor, FactorPart } from "../match.ts";
import type { Student } from "./student.ts";

/** The part of a scholarship that matching reads: its facts and its status. */
export type MatchableScholarship = ScholarshipFacts & { id: string; status: ScholarshipStatus };

/**
 * `close` counts as met but weighs less: it fits, though many other students fit too ("Engineering" for civil
 * engineering, "live in the United States"). `against` lowers the score and rules nobody out: a drawing, for example.
 */
export type Comparison = {
  result: "met" | "close" | "failed" | "unknown" | "against";
  /** For `unknown`: the profile path whose answer would decide it; null when no answer would. */
  missing: QuestionPath | null;
  /** Set when other parts of the requirement stay unknown after that answer. */
  alsoOpen?: true;
  /** Set when more than one of the conditions that it holds is unknown, or when nobody knows how many. */
  several?: true;
  /**
   * For `unknown` and `against`: how much doubt it leaves that the scholarship is for the student, a size from 0 to `mostDoubt`.
   * Where absent, `usualDoubt`.
   */
  doubt?: number;
  /** For `against`: it only lowers the score, as what a sponsor does not say is no condition. */
  scoreOnly?: true;
  /**
   * For `unknown`: what it counts as in the score, where the answers speak for it and only somebody else decides: a need that the FAFSA
   * measures, of a student whose need is high; conditions that are met, of a scholarship that nobody checked. It stays to check.
   */
  likely?: keyof typeof likelyBits;
  /** For `unknown`: whether the student meets one of its conditions that few meet. It earns what a met one earns, beside its doubt. */
  earns?: true;
};
/** What an open result may count as; nothing where it is about no condition of its own. */
const likelyBits = { met: 4, close: 8, nothing: 12 } as const;
const likelyByBits = new Map(Object.entries(likelyBits).map(([as, bits]) => [bits as number, as as Likely]));
type Likely = keyof typeof likelyBits;

/**
 * The largest size of the doubt of one criterion: the scholarship is nearly ruled out. Size 1 is left by what many students
 * do not meet, 2 by what a minority meets. `stepsOfDoubt` says how much each takes away.
 */
export const mostDoubt = 3;

/** The doubt of results that do not say how much they leave. */
export const usualDoubt = { unknown: 1, against: 2, failed: mostDoubt } as const;

export const met: Comparison = { result: "met", missing: null };
export const close: Comparison = { result: "close", missing: null };
export const failed: Comparison = { result: "failed", missing: null };
export const against: Comparison = { result: "against", missing: null };
/** Against it so much that hardly anybody wants it or gets it. */
export const muchAgainst: Comparison = { ...against, doubt: mostDoubt };

/**
 * Open results by the missing answer and what else they say, in bits. Equal ones are one object, so that thousands of results
 * are compared quickly and take no memory.
 */
const openResults = new Map<QuestionPath | null, Comparison[]>();
const said = { alsoOpen: 1, several: 2, likely: 12, doubt: 16, earns: 16 * (mostDoubt + 2) };

function openResult(missing: QuestionPath | null, bits: number): Comparison {
  const known = openResults.get(missing) ?? [];
  const before = known[bits];
  if (before) return before;
  const result: Comparison = { result: "unknown", missing };
  if ((bits & said.alsoOpen) !== 0) result.alsoOpen = true;
  if ((bits & said.several) !== 0) result.several = true;
  const as = likelyByBits.get(bits & said.likely);
  if (as) result.likely = as;
  const size = Math.floor((bits % said.earns) / said.doubt);
  if (size > 0) result.doubt = size - 1;
  if (bits >= said.earns) result.earns = true;
  known[bits] = result;
  openResults.set(missing, known);
  return result;
}

/** The student answered, but the sponsor's words leave the result open. */
export const unclear: Comparison = openResult(null, 0);
export const unanswered = (missing: QuestionPath): Comparison => openResult(missing, 0);

/** Open, though the answers speak for it: it stays to check, and counts in the score as what is given here. */
export const likely = (as: Likely, isSeveral = false): Comparison =>
  openResult(null, likelyBits[as] + (isSeveral ? said.several : 0));

/** An open result that leaves doubt of this size. */
export const withDoubt = (open: Comparison, doubt: number, isSeveral = open.several === true): Comparison =>
  openResult(
    open.missing,
    said.doubt * (doubt + 1) + (isSeveral ? said.several : 0) + (open.alsoOpen ? said.alsoOpen : 0),
  );

/** An open result with doubt of this size, of which the student meets a condition that few meet. */
export const withOwn = (open: Comparison, doubt: number, isSeveral: boolean): Comparison =>
  openResult(
    open.missing,
    said.earns + said.doubt * (doubt + 1) + (isSeveral ? said.several : 0) + (open.alsoOpen ? said.alsoOpen : 0),
  );

/** What several unknown parts of one requirement give: a missing answer, if one of them has one. */
export const unknownOf = (parts: readonly Comparison[]): Comparison => parts.reduce(bothUnknown, parts[0] ?? unclear);

/** What two unknown parts give, or all before and one more. */
export function bothUnknown(one: Comparison, other: Comparison): Comparison {
  const missing = one.missing ?? other.missing;
  if (missing === null) return unclear;
  const isDecided = one.missing === other.missing && !one.alsoOpen && !other.alsoOpen;
  return openResult(missing, isDecided ? 0 : said.alsoOpen);
}

export type ProfileField = keyof Student["profile"];

/** Compares a student with one part of a requirement. */
export type RequirementPart = (student: Student, today: string) => Comparison;

/**
 * One thing that a sponsor may require. `requirement` returns it as plain data (null when there is none), equal for
 * scholarships that require the same. `compare` and the words depend on the student and that data alone.
 */
export type Criterion<Requirement> = {
  key: CriterionKey;
  /** How many units a met and a close result earn, whole numbers with `close` <= `met`. The other results earn none. */
  units: { met: number; close: number };
  /** False for criteria that only rank: they never fail, and an unknown result does not change eligibility or score. */
  decides: boolean;
  /** The profile fields that it reads. A change to other fields does not change its result. */
  reads: readonly ProfileField[];
  requirement: (scholarship: MatchableScholarship, today: string) => Requirement | null;
  /**
   * The part of the requirement that `compare` and `questions` read, without the words that only `describe` shows.
   * Scholarships with equal parts are compared once. Absent where every part is read.
   */
  compared?: (required: Requirement) => Requirement;
  /** The part of a student that `compare` reads. Absent where it is the fields of `reads`. */
  comparedStudent?: (student: Student) => unknown;
  /**
   * The parts of a requirement, each of which reads fewer answers. `compare` depends on the comparisons of the parts
   * alone, so students for whom these are equal are compared once.
   */
  parts?: (required: Requirement) => readonly RequirementPart[];
  /** Null where the requirement does not concern this student. */
  compare: (student: Student, required: Requirement, today: string) => Comparison | null;
  /**
   * What `compare` gives, by the place in a list of requirements to which others may be added: quicker where a student is compared with
   * thousands, as nothing is read of each of their objects.
   */
  inBulk?: (
    values: readonly (Requirement | null)[],
  ) => (student: Student, today: string) => (at: number) => Comparison | null;
  /** The questions of the profile whose answers may decide it. */
  questions: (required: Requirement) => readonly QuestionPath[];
  /** What it is about where its key does not say it; null where its key does. Absent where the key always does. */
  about?: (required: Requirement) => NonNullable<Factor["about"]> | null;
  /** What the sponsor requires, in our words. Of what only a name tells, what the student does not have already. */
  describe: (required: Requirement, student: Student) => string;
  /** What the student answered, or null. */
  describeAnswer: (student: Student, required: Requirement, today: string) => string | null;
  /** The results of its conditions one by one. Absent where it is one condition. */
  describeParts?: (student: Student, required: Requirement, today: string) => FactorPart[];
};

/** Erases the type of the requirement, so that all criteria fit one table. */
export function criterion<Requirement>(definition: Criterion<Requirement>): Criterion<unknown> {
  // Safe: `compare` and the words get only what `requirement` of the same criterion returned.
  return definition as unknown as Criterion<unknown>;
}

/** "a, b or c". */
export function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** The list sorted and without repeats, so that equal requirements are equal data. */
export function inOrder<T extends string | number>(list: readonly T[]): T[] {
  return [...new Set(list)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
