import type { MatchingLevel } from "../../profile/academic-level.ts";
import { schoolYearEnd } from "./level-fit.ts";
import type { Student } from "./student.ts";

/** A stage of education. Law, medicine and the like are `professional`. */
type Stage = "school" | "college" | "graduate" | "professional";

/**
 * Years of one stage that a sponsor's words name: "third-year law students". `last` of them are counted from the end: 0 is
 * the final year, 1 the one before. `isNext` where students are about to enter the year.
 */
export type StudyYears = { stage: Stage; from: number; to: number; isLast: boolean; isNext: boolean };

const ordinals = new Map(
  ["first 1st 1l", "second 2nd 2l", "third 3rd 3l", "fourth 4th", "fifth 5th"].flatMap((words, at) =>
    words.split(" ").map((word) => [word, at + 1] as const),
  ),
);
const lastYears = new Map([
  ["final", 0],
  ["last", 0],
  ["penultimate", 1],
]);
const classes = new Map([
  ["freshman", 1],
  ["freshmen", 1],
  ["sophomore", 2],
  ["sophomores", 2],
  ["junior", 3],
  ["juniors", 3],
  ["senior", 4],
  ["seniors", 4],
]);
/** "Junior college", "senior thesis" and "junior faculty" are no classes. */
const afterOtherSense = new Set("college colleges faculty high achievement researcher researchers thesis".split(" "));
const stageWords = new Map<string, Stage>(
  (
    [
      ["college", "college university undergraduate undergraduates bachelors baccalaureate"],
      ["graduate", "graduate doctoral phd masters"],
      ["professional", "law legal jd medical medicine md dental dentistry veterinary pharmacy osteopathic optometry"],
    ] as const
  ).flatMap(([stage, words]) => words.split(" ").map((word) => [word, stage] as const)),
);
const levelStages: Record<MatchingLevel, Stage> = {
  high_school: "school",
  associate: "college",
  bachelor: "college",
  master: "graduate",
  doctoral: "graduate",
  professional: "professional",
};
/** Words that say that a student is about to begin the year. */
const beginning = new Set("begin beginning enter entering incoming rising start starting".split(" "));
/** Where they stand, the years are those of others, or of those who may not apply. */
const otherYears = new Set("cannot except excluding ineligible launching nor unless without".split(" "));
/** "Renewable in the second and third year" */
const renewing = new Set("renew renewable renewal renewed renewing".split(" "));
const fillers = new Set(["or", "and"]);
const untilYears = new Set(["to", "through"]);
const nearest = 4;
const mostYears = 9;

/**
 * The years of study of which a student has to be in one, by the words of a check. Null where the words name none, or
 * leave open of which stage they are.
 */
export function studyYearsIn(words: readonly string[], levels: readonly MatchingLevel[]): StudyYears[] | null {
  if (!words.some((word) => beginnings.has(word))) return null;
  const isNot = words.includes("not");
  if (words.some((word) => otherYears.has(word)) || (isNot && !words.includes("past"))) return null;
  const stages = new Set(levels.map((level) => levelStages[level]));
  const [only] = stages.size === 1 ? stages : [];
  const isRenewed = words.some((word) => renewing.has(word));
  const isNext = words.some((word) => beginning.has(word));
  const found: StudyYears[] = [];
  for (let at = 0; at < words.length; at++) {
    const named = classAt(words, at) ?? yearsAt(words, at);
    if (named === null || (isRenewed && (named.from > 1 || named.isLast))) continue;
    const stage = stageNear(words, at, named.end) ?? only;
    if (stage === undefined) return null;
    const { from, isLast, end } = named;
    const to = isLeast(words, end) ? mostYears : named.to;
    found.push({ stage, from: isNot ? 1 : from, to, isLast, isNext });
    at = end - 1;
  }
  return found.length > 0 ? found : null;
}

const beginnings = new Set([...classes.keys(), ...ordinals.keys(), ...lastYears.keys()]);

/** Years of study, and the place of the first word behind them. */
type NamedYears = Pick<StudyYears, "from" | "to" | "isLast"> & { end: number };

function classAt(words: readonly string[], at: number): NamedYears | null {
  const year = classes.get(words[at] ?? "");
  if (year === undefined || afterOtherSense.has(words[at + 1] ?? "")) return null;
  return { from: year, to: year, isLast: false, end: at + 1 };
}

/** "First year", "second or third year", "final year". A number of years is none: "two years of college". */
function yearsAt(words: readonly string[], start: number): NamedYears | null {
  const last = lastYears.get(words[start] ?? "");
  if (last !== undefined)
    return words[start + 1] === "year" ? { from: last, to: last, isLast: true, end: start + 2 } : null;
  let [from, to] = [mostYears, 0];
  for (let at = start; at < words.length; at++) {
    const word = words[at] ?? "";
    const year = ordinals.get(word);
    if (year !== undefined) [from, to] = [Math.min(from, year), Math.max(to, year)];
    else if (to > 0 && (word === "year" || word === "years")) return { from, to, isLast: false, end: at + 1 };
    else if (to === 0 || !(fillers.has(word) || untilYears.has(word))) break;
  }
  // "A 3L"
  const isShort = /^[1-3]l$/.test(words[start] ?? "");
  return isShort ? { from, to, isLast: false, end: start + 1 } : null;
}

/** "A senior or above", "at least a junior" */
const isLeast = (words: readonly string[], end: number): boolean =>
  words[end] === "or" && ["above", "beyond", "higher", "later", "older"].includes(words[end + 1] ?? "");

/** The stage that the words beside a year name: those before it, as in "college senior", or else those behind it. */
function stageNear(words: readonly string[], start: number, end: number): Stage | undefined {
  const before = stageAt(words, start - 1);
  if (before) return before;
  for (let at = end; at < Math.min(end + nearest, words.length); at++) {
    const stage = stageAt(words, at);
    if (stage) return stage;
  }
  const named = new Set(words.flatMap((_, at) => stageAt(words, at) ?? []));
  return named.size === 1 ? [...named][0] : undefined;
}

function stageAt(words: readonly string[], at: number): Stage | undefined {
  const word = words[at] ?? "";
  if (word === "school" && words[at - 1] === "high") return "school";
  if (word === "high" && words[at + 1] === "school") return "school";
  return stageWords.get(word);
}

/** How the student's year of study stands to the years that are required, the best of them. */
export type YearFit = "same" | "next" | "unknown" | "other";

const fitOrder: readonly YearFit[] = ["same", "next", "unknown", "other"];

export function yearFit(student: Student, required: readonly StudyYears[], today: string): YearFit {
  const fits = required.map((years) => fitOfYears(student, years, today));
  return fitOrder.find((fit) => fits.includes(fit)) ?? "other";
}

const stageOrder: Record<Stage, number> = { school: 0, college: 1, graduate: 2, professional: 2 };
/** How many years a stage takes: the smallest and the largest number that are not rare, and the usual one. */
type Length = { least: number; usual: number; most: number };
const always = (years: number): Length => ({ least: years, usual: years, most: years });
/** The CIP family. */
const law = "22";
const lengthOfLaw = always(3);
const lengths: Record<MatchingLevel, Length> = {
  high_school: always(4),
  associate: always(2),
  bachelor: always(4),
  master: { least: 1, usual: 2, most: 3 },
  doctoral: { least: 4, usual: 5, most: 7 },
  professional: always(4),
};

function fitOfYears(student: Student, years: StudyYears, today: string): YearFit {
  const { level, profile } = student;
  if (level === null) return "unknown";
  const left = profile.graduation_year == null ? null : Math.max(0, profile.graduation_year - schoolYearEnd(today));
  if (levelStages[level] !== years.stage) return fitOfOtherStage(student, years, { own: levelStages[level], left });
  if (left === null) return "unknown";
  const { from, to } = years;
  // The final year is 0 years before the end.
  if (years.isLast) return nearer(left >= from && left <= to, left - 1 >= from && left - 1 <= to, years.isNext);
  const isLaw = level === "professional" && student.field?.codes.some((code) => code.startsWith(law)) === true;
  const { least, usual, most } = isLaw ? lengthOfLaw : lengths[level];
  const isIn = (length: number) => length - left >= from && length - left <= to;
  const fit = nearer(isIn(usual), isIn(usual + 1), years.isNext);
  return fit === "other" && most - left >= from && least - left <= to && least < most ? "unknown" : fit;
}

function fitOfOtherStage(
  { maybeLevels }: Student,
  { stage, from, to, isLast }: StudyYears,
  { own, left }: { own: Stage; left: number | null },
): YearFit {
  if (maybeLevels.some((level) => levelStages[level] === stage)) return "unknown";
  if (stageOrder[own] > stageOrder[stage]) return to === mostYears ? "same" : "other";
  const isFirst = stageOrder[stage] === stageOrder[own] + 1 && from === 1 && !isLast;
  if (!isFirst) return "other";
  return left === null ? "unknown" : left === 0 ? "next" : "other";
}

/** Whoever is about to enter a year is in the one before. */
function nearer(isSame: boolean, isBefore: boolean, isNext: boolean): YearFit {
  if (isNext) return isBefore ? "same" : isSame ? "next" : "other";
  return isSame ? "same" : isBefore ? "next" : "other";
}
