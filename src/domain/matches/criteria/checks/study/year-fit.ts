import type { MatchingLevel } from "../../../../profile/answers/academic-level.ts";
import { degreeProgress } from "../../degree-progress.ts";
import { schoolYearEnd } from "../../level-fit.ts";
import type { Student } from "../../student.ts";
import type { Stage, StudyYears } from "../told.ts";
import { levelStages, mostYears } from "./study-years.ts";

/** How the student's year of study stands to the years that are required, the best of them. */
export type YearFit = "same" | "next" | "unknown" | "other";

const fitOrder: readonly YearFit[] = ["same", "next", "unknown", "other"];

export function yearFit(student: Student, required: readonly StudyYears[], today: string): YearFit {
  const fits = required.map((years) => fitOfYears(student, years, today, required));
  return fitOrder.find((fit) => fits.includes(fit)) ?? "other";
}

const stageOrder: Record<Stage, number> = { school: 0, college: 1, graduate: 2, professional: 2 };
/** How many years a level takes: the smallest and the largest number that are not rare, and the usual one. */
type Length = { least: number; usual: number; most: number };
const always = (years: number): Length => ({ least: years, usual: years, most: years });
const lengths: Record<MatchingLevel, Length> = {
  high_school: always(4),
  associate: always(2),
  bachelor: always(4),
  master: { least: 1, usual: 2, most: 3 },
  doctoral: { least: 4, usual: 5, most: 7 },
  professional: always(4),
};
const lengthOfLaw = always(3);
/** Outside the US a bachelor's often takes three years, and medicine begins after school. */
const lengthsAbroad: Partial<Record<MatchingLevel, Length>> = {
  bachelor: { least: 3, usual: 3, most: 5 },
  professional: { least: 3, usual: 5, most: 6 },
};
/** The CIP family. */
const law = "22";

function lengthOf({ field, place }: Student, level: MatchingLevel): Length {
  const abroad = place.isAbroad ? lengthsAbroad[level] : undefined;
  if (abroad) return abroad;
  const isLaw = level === "professional" && field?.codes.some((code) => code.startsWith(law)) === true;
  return isLaw ? lengthOfLaw : lengths[level];
}

/** `all`: every year that the words name. */
function fitOfYears(student: Student, years: StudyYears, today: string, all: readonly StudyYears[]): YearFit {
  const { level, profile } = student;
  if (level === null) return "unknown";
  const progress = degreeProgress(student, today);
  if (levelStages[level] === years.stage && progress === "finished") return "other";
  if (levelStages[level] === years.stage && progress === "wanted") return fitOfComing(years);
  if (progress === "maybe_finished" && stageOrder[levelStages[level]] <= stageOrder[years.stage]) return "unknown";
  const left =
    profile.graduation_year == null
      ? null
      : Math.max(0, profile.graduation_year - schoolYearEnd(today, student.endsInDecember));
  if (levelStages[level] !== years.stage) return fitOfOtherStage(student, years, { own: levelStages[level], left });
  if (left === null) return "unknown";
  const { from, to } = years;
  // The final year is 0 years before the end.
  if (years.isLast) {
    // In the fall a senior has one school year left as well.
    if (years.isToEnd && left + 1 === from && !student.endsInDecember && isFall(today)) return "unknown";
    return nearer(left >= from && left <= to, left - 1 >= from && left - 1 <= to, years);
  }
  const { least, usual, most } = lengthOf(student, level);
  const isIn = (length: number) => length - left >= from && length - left <= to;
  // Who studies part time until a year may be further than it tells.
  if (profile.enrollment === "part_time" && level !== "high_school") {
    const isNamed = (year: number) => all.some((each) => year >= each.from && year <= each.to && !each.isLast);
    const maybe = Array.from({ length: left + 1 }, (_, each) => usual - each);
    if (maybe.some(isNamed)) return maybe.every(isNamed) ? nearer(true, false, years) : "unknown";
  }
  const fit = nearer(isIn(usual), isIn(usual + 1), years);
  return fit === "other" && most - left >= from && least - left <= to && least < most ? "unknown" : fit;
}

/** Who is between two levels enters the first year of the next one. */
function fitOfComing({ from, isLast, isNext }: StudyYears): YearFit {
  if (isLast || from > 1) return "other";
  return isNext ? "same" : "next";
}

/** August to December: most of the school year is still to come. */
const isFall = (today: string): boolean => Number(today.slice(5, 7)) >= 8;

function fitOfOtherStage(
  { maybeLevels }: Student,
  { stage, from, to, isLast, isNext }: StudyYears,
  { own, left }: { own: Stage; left: number | null },
): YearFit {
  if (maybeLevels.some((level) => levelStages[level] === stage)) return "unknown";
  if (stageOrder[own] > stageOrder[stage]) return to === mostYears ? "same" : "other";
  const isFirst = stageOrder[stage] === stageOrder[own] + 1 && from === 1 && !isLast;
  if (!isFirst) return "other";
  if (left === null) return "unknown";
  return left > 0 ? "other" : isNext ? "same" : "next";
}

/** Whoever is about to enter a year is in the one before. */
function nearer(isSame: boolean, isBefore: boolean, { isNext, isOnlyNext }: StudyYears): YearFit {
  if (isNext && isBefore) return "same";
  if (isSame) return isOnlyNext ? "other" : isNext ? "next" : "same";
  return !isNext && isBefore ? "next" : "other";
}
