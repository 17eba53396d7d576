import { type Demand, doubtedCriteria } from "../../eligibility/demand.ts";
import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import { type Comparison, type Criterion, mostDoubt, unclear, withDoubt } from "./criterion.ts";
import type { Student } from "./student.ts";

/**
 * A requirement that may leave out too many. `levels`: of students of these levels alone; of all where it is empty. `isOneWay`: it
 * is one of the ways to meet a condition, which tells whether the student meets another.
 */
type Doubted = { doubted: unknown; levels: readonly MatchingLevel[]; isOneWay?: true };

export const isDoubted = (required: unknown): required is Doubted =>
  typeof required === "object" && required !== null && "doubted" in required;

/** The requirement itself, of a column of the index for example. */
export const withoutDoubt = (required: unknown): unknown => (isDoubted(required) ? required.doubted : required);

const doubtedKeys: ReadonlySet<string> = new Set(doubtedCriteria);

/**
 * The criterion, where a doubtful requirement rules nobody out: students who do not meet it are left to check it, with the
 * largest doubt.
 */
export function withDoubts(criterion: Criterion<unknown>): Criterion<unknown> {
  if (!doubtedKeys.has(criterion.key)) return criterion;
  const { key, units, decides, reads, comparedStudent, ...ofRequirement } = criterion;
  // Whatever gets the requirement is taken out by name, so that one that a criterion gets later is no type here until it is passed on below.
  const {
    requirement,
    compare,
    inBulk,
    compared,
    parts,
    about,
    questions,
    describe: words,
    describeAnswer,
    describeParts,
    ...others
  } = ofRequirement;
  others satisfies Record<string, never>;
  if (inBulk) throw new Error("A requirement that may be doubtful is compared alone.");
  return {
    ...{ key, units, decides, reads },
    ...(comparedStudent && { comparedStudent }),
    requirement: (scholarship, today) => doubted(requirement(scholarship, today), scholarship.demands, criterion.key),
    compare: (student, required, today) => {
      if (!isDoubted(required)) return compare(student, required, today);
      const comparison = compare(student, required.doubted, today);
      if (comparison?.result === "failed") return isOpenTo(student, required) ? openOf(required) : comparison;
      return comparison?.result === "unknown" && required.isOneWay ? null : comparison;
    },
    questions: (required) => questions(withoutDoubt(required)),
    describe: (required, student) => words(withoutDoubt(required), student),
    describeAnswer: (student, required, today) => describeAnswer(student, withoutDoubt(required), today),
    ...(compared && {
      compared: (required) =>
        isDoubted(required) ? { ...required, doubted: compared(required.doubted) } : compared(required),
    }),
    ...(describeParts && {
      describeParts: (student, required, today) => describeParts(student, withoutDoubt(required), today),
    }),
    ...(about && { about: (required) => about(withoutDoubt(required)) }),
    ...(parts && { parts: (required) => parts(withoutDoubt(required)) }),
  };
}

const openOf = ({ isOneWay }: Doubted): Comparison | null => (isOneWay ? null : toCheck);
const toCheck: Comparison = withDoubt(unclear, mostDoubt);

const isOpenTo = ({ level }: Student, { levels }: Doubted): boolean =>
  levels.length === 0 || (level !== null && levels.includes(level));

/** The requirement with the doubts about it. */
function doubted(required: unknown, demands: readonly Demand[], key: string): unknown {
  const doubts = required === null ? [] : demands.filter((demand) => isAbout(demand, key));
  if (doubts.length === 0) return required;
  const isOfAll = doubts.some(({ levels }) => levels.length === 0);
  const levels = isOfAll ? [] : matchingLevels.filter((level) => doubts.some((each) => each.levels.includes(level)));
  const isOneWay = isOfAll && doubts.every((each) => each.ways !== undefined);
  return { doubted: required, levels, ...(isOneWay ? { isOneWay } : {}) } satisfies Doubted;
}

type Doubt = Extract<Demand, { about: "doubtful" }>;
const isAbout = (demand: Demand, key: string): demand is Doubt =>
  demand.about === "doubtful" && demand.criterion === key;
