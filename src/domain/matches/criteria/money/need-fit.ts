import { wordsIn } from "../../../places/folded-words.ts";
import { needOfIncome, needRank, toldIncome } from "../../../profile/answers/financial-need.ts";
import type { QuestionPath } from "../../../profile/question-paths.ts";
import { isAidByForm } from "../../../scholarships/to-send/aid-by-form.ts";
import { capitalized } from "../../../words/capitalized.ts";
import { federalAidAnswer, surelyGets } from "../checks/study/federal-aid.ts";
import {
  bothUnknown,
  type Comparison,
  close,
  likely,
  type MatchableScholarship,
  met,
  unanswered,
  unclear,
  withDoubt,
} from "../criterion.ts";
import { incomeAnswer, povertyLine, withoutIncome } from "../demands/income-fit.ts";
import type { Requirements } from "../requirements.ts";
import type { Student } from "../student.ts";

type RequiredNeed = Requirements["financial_need"];

const exceptionalNeed = /\b(?:exceptional|extraordinary|extreme|severe|dire|acute|critical)\b[^.]{0,40}\bneed/i;
const anyNeed = /\bneed(?:s|y|-based)?\b|\bhardship\b|\bdisadvantaged?\b/i;
const lowIncome = /\b(?:low|lower|lowest|limited)[- ]income\b/i;
const pell = /\bpell\b/i;
const incomeLimit = /\b(?:income|assets)\b[^.]{0,40}\b(?:limit|cap|ceiling|guideline|threshold)s?\b/i;
const received = /\b(?:recipients?|receiv\w+)\b/i;

/** The measure of need that a scholarship names, the strictest of several; null where it requires none. */
export function requiredNeed(scholarship: MatchableScholarship): RequiredNeed | null {
  const { need_based, evidence, requirements } = scholarship;
  if (need_based !== true) return null;
  const measured = [...requirements, evidence.financial_need ?? ""].map(measureIn);
  if (isAidByForm(scholarship)) {
    if (pell.test(scholarship.title)) return "the_pell_grant";
    return measured.includes("exceptional") ? "exceptional_by_form" : "by_form";
  }
  return strictestFirst.find((measure) => measured.includes(measure)) ?? "some";
}

const strictestFirst: readonly RequiredNeed[] = ["pell_grant", "pell", "low_income", "income_limit", "exceptional"];

/** Of "show need or come from a low-income family" need alone is enough. */
function measureIn(words: string): RequiredNeed {
  if (exceptionalNeed.test(words)) return "exceptional";
  if (/\bor\b/i.test(words) && anyNeed.test(words)) return "some";
  if (pell.test(words)) return received.test(words) ? "pell_grant" : "pell";
  if (lowIncome.test(words)) return "low_income";
  return incomeLimit.test(words) ? "income_limit" : "some";
}

/** Whether these words of the sponsor demand only what the required measure of need compares, so that they are no demand beside it. */
export const isNeedItself = (words: string, required: RequiredNeed): boolean => {
  if (!wordsIn(words).every((word) => ofNeed.has(word))) return false;
  const measure = measureIn(words);
  if (measure === "income_limit")
    return required === "income_limit" || required === "by_form" || required === "exceptional_by_form";
  return measure === "pell_grant" && required === measure;
};
/** "An income and assets under the limits" is one measure; a veteran, a place or a condition beside it is another demand. */
const ofNeed = new Set(
  `a adjusted an and annual are assets at award awards be been below by cap caps ceiling ceilings combined eligible family federal foundation foundations fund funds grant grants gross guideline
  guidelines had has have having household i income incomes is limit limits meet meeting met must not of on over parental parents pell program programs receive received receives receiving
  recipient recipients s scholarship scholarships set sponsor sponsors state states student students than that the their threshold thresholds total under within year yearly your`.split(
    /\s+/,
  ),
);

/**
 * Each measure of need is met only by an answer about it. The options of need name bands of family income. What an office measures
 * is likely for a student whose need is high: the aid is meant for them. That of the country or a state counts most, because everyone
 * who qualifies gets it, and others choose a few of those in need.
 */
export function compareNeed(student: Student, required: RequiredNeed): Comparison {
  const { financial_need_level: level, annual_family_income: income } = student.profile;
  const rank = level ? needRank(level) : null;
  if (required === "some" || required === "exceptional") {
    if (rank === null) return unanswered("financial_need_level");
    // A sponsor's own formula may still find need where our scale says low, though not often.
    if (rank === 1) return withDoubt(unclear, seldom);
    return required === "exceptional" && rank === 2 ? withDoubt(unclear, 0) : close;
  }
  if (required === "by_form" || required === "exceptional_by_form") {
    if (rank === null) return bothUnknown(unanswered("financial_need_level"), unclear);
    return ofRank(unclear, rank, required === "by_form" ? leastOfGovernments : leastHighRank, "met");
  }
  if (required === "low_income") return compareLowIncome(student);
  if (required === "income_limit") return compareUnsaidLimit(student);
  // The grant itself is aid of the country.
  const [result, as] = required === "the_pell_grant" ? ([met, "met"] as const) : ([close, "close"] as const);
  if (required !== "pell_grant" && surelyGets(student, "pell")) return result;
  const open = required !== "pell_grant" && income == null ? withoutIncome(student) : unclear;
  return ofRank(open, rankOfIncome(student), surelyGets(student, "any") ? leastOfGovernments : null, as);
}

/** The part of a student that `compareNeed` reads: few answers, where incomes are nearly all different. */
export const comparedForNeed = (student: Student): unknown => {
  const { financial_need_level: level, annual_family_income: income } = student.profile;
  const told = toldIncome(student.profile);
  return [
    level ? needRank(level) : null,
    income == null,
    told === null ? null : told.to <= povertyLine,
    isUpToMiddle(student),
    rankOfIncome(student),
    surelyGets(student, "pell"),
    surelyGets(student, "any"),
  ];
};

/** What is open where somebody else measures the need, by the need that the student answered: likely `as` from `least` on. */
function ofRank(
  open: Comparison,
  rank: number | null,
  least: number | null,
  as: "met" | "close" = "close",
): Comparison {
  if (least !== null && rank !== null && rank >= least) return likely(as);
  return withDoubt(open, rank === 1 ? seldom : 0);
}
const leastHighRank = 3;
/** States and the country help families of middle incomes too, the Pell Grant among them. */
const leastOfGovernments = 2;

/**
 * What a low income is the sponsor decides, often by the size of the family, and the words do not say it. Only an income below
 * the poverty line of one person is low for every sponsor.
 */
function compareLowIncome(student: Student): Comparison {
  const told = toldIncome(student.profile);
  if (told === null) return bothUnknown(withoutIncome(student), unclear);
  if (told.to <= povertyLine) return close;
  return ofRank(unclear, rankOfIncome(student), leastHighRank);
}

/**
 * Nobody knows a limit that the words do not say: an income leaves it to check, and is likely for those whom aid is meant for. Some limits are above
 * the middle of all families, so that only a higher income speaks against it, and it is likely for who says that they need aid.
 */
function compareUnsaidLimit(student: Student): Comparison {
  const open = toldIncome(student.profile) === null ? bothUnknown(withoutIncome(student), unclear) : unclear;
  const level = student.profile.financial_need_level;
  const stated = level && isUpToMiddle(student) ? needRank(level) : 1;
  const comparison = ofRank(open, Math.max(stated, rankOfIncome(student) ?? 1), leastOfGovernments);
  return isUpToMiddle(student) && comparison.doubt === seldom ? withDoubt(comparison, 0) : comparison;
}

/** Whether the student told an income of at most the median of families in the US, $102,800 in 2023 (US Census). */
const isUpToMiddle = ({ profile }: Student): boolean => (toldIncome(profile)?.to ?? Infinity) <= medianIncome;
const medianIncome = 102_800;

/** The rank of the need that the income tells, or the band of the chosen option; null without either. */
function rankOfIncome({ profile }: Student): number | null {
  const told = toldIncome(profile);
  return told && needRank(needOfIncome(told.to));
}

/** The size of the doubt where more students fail than meet it. */
const seldom = 2;

export const needWords = (required: RequiredNeed): string => words[required];
const words: Record<RequiredNeed, string> = {
  some: "Financial need",
  exceptional: "Exceptional financial need",
  low_income: "A low family income, under a limit that the sponsor sets",
  income_limit: "A family income under a limit that the sponsor sets",
  pell: "Be eligible for a Pell Grant",
  the_pell_grant: "Be eligible for a Pell Grant",
  pell_grant: "Have a Pell Grant",
  by_form: "Financial need, which the aid form decides",
  exceptional_by_form: "Exceptional financial need, which the aid form decides",
};

const ofLevelOfNeed: ReadonlySet<RequiredNeed> = new Set(["some", "exceptional", "by_form", "exceptional_by_form"]);
export const needQuestions = (required: RequiredNeed): readonly QuestionPath[] => {
  if (ofLevelOfNeed.has(required)) return ["financial_need_level"];
  return required === "pell_grant" ? [] : ["annual_family_income"];
};

export function needAnswer(student: Student, required: RequiredNeed): string | null {
  if (required === "low_income" || required === "income_limit") return incomeAnswer(student);
  if (required === "pell" || required === "the_pell_grant") return federalAidAnswer(student, "pell");
  const need = student.profile.financial_need_level;
  return required === "pell_grant" || !need ? null : `${capitalized(need)} need`;
}
