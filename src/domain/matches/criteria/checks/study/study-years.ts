import type { MatchingLevel } from "../../../../profile/answers/academic-level.ts";
import type { MatchableScholarship } from "../../criterion.ts";
import type { Stage, StudyYears } from "../told.ts";

/** The highest year: "a sophomore or above" is in years 2 to 9. */
export const mostYears = 9;

export const levelStages: Record<MatchingLevel, Stage> = {
  high_school: "school",
  associate: "college",
  bachelor: "college",
  master: "graduate",
  doctoral: "graduate",
  professional: "professional",
};

/** The levels of a scholarship; of a college that the sponsor names without a level, that of colleges: "be a freshman". */
export const levelsOf = ({
  academic_level,
  institutions,
}: Pick<MatchableScholarship, "academic_level" | "institutions">): readonly MatchingLevel[] =>
  academic_level.length === 0 && institutions.length > 0 ? ["bachelor"] : academic_level;

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const numbered = (...lists: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((list, at) => list.split(" ").map((word) => [word, at + 1] as const)));
const ordinals = numbered("first 1st 1l", "second 2nd 2l", "third 3rd 3l", "fourth 4th", "fifth 5th");
const classes = numbered("freshman freshmen", "sophomore sophomores", "junior juniors", "senior seniors");
const lastYears = new Map([
  ["final", 0],
  ["last", 0],
  ["penultimate", 1],
]);
const smallNumbers = new Map([
  ["one", 1],
  ["1", 1],
  ["two", 2],
  ["2", 2],
]);
const beginnings = new Set([...classes.keys(), ...ordinals.keys(), ...lastYears.keys()]);

/** "Junior college", "senior citizens" and "junior varsity" are no classes. */
const afterOtherSense = wordsOf(
  "achievement adult adults care center centers centre chamber citizen citizens college colleges executive faculty fellow fellowship golf golfer golfers high home homes housing league living management manager member members officer officers olympics researcher researchers reserve rotc scientist scientists services staff thesis varsity",
);
/** "The first year of membership" */
const otherYearsOf = wordsOf(
  "award employment fellowship funding grant marriage membership operation residence residency scholarship service support teaching work",
);
const stageWords = new Map<string, Stage>(
  (
    [
      ["college", "college university undergraduate undergraduates bachelors baccalaureate"],
      ["graduate", "graduate doctoral phd masters"],
      ["professional", "law legal jd medical medicine md dental dentistry veterinary pharmacy osteopathic optometry"],
    ] as const
  ).flatMap(([stage, words]) => words.split(" ").map((word) => [word, stage] as const)),
);
/** Words that say that a student is about to begin the year. */
const beginning = wordsOf("begin beginning enter entering incoming rising start starting");
/** Where they stand, the years are those of others, or of those who may not apply. */
const otherYears = wordsOf("before cannot except excluding ineligible launching longer nor otherwise unless without");
/** "Renewable in the second and third year" */
const renewing = wordsOf("renew renewable renewal renewed renewing");
const joining = wordsOf("or and to through");
const nearest = 4;

/**
 * The years of study of which a student has to be in one, by the words of a check. Null where the words name none, or
 * leave open of which stage they are.
 */
export function studyYearsIn(written: readonly string[], levels: readonly MatchingLevel[]): StudyYears[] | null {
  if (nearStart.test(written.join(" "))) return [firstYearsOfGraduates];
  const completed = yearsCompleted(written);
  if (completed !== null) return [completed];
  const words = withPenultimate(written);
  if (!words.some((word) => beginnings.has(word) || word === graduation)) return null;
  const isNotPast = words.includes("not") && words.includes("past");
  if (words.some((word) => otherYears.has(word)) || (words.includes("not") && !isNotPast)) return null;
  const stages = new Set(levels.map((level) => levelStages[level]));
  const [only] = stages.size === 1 ? stages : [];
  const isRenewed = words.some((word) => renewing.has(word));
  const isNext = words.some((word) => beginning.has(word));
  const found: StudyYears[] = [];
  /** The end of the class before, and the stage that stands before it. */
  let last: { stage: Stage | undefined; end: number } = { stage: undefined, end: -1 };
  for (let at = 0; at < words.length; at++) {
    const named = classAt(words, at) ?? yearsAt(words, at) ?? yearsBeforeGraduation(words, at);
    if (named === null || (isRenewed && (named.from > 1 || named.isLast))) continue;
    // "A high school junior or senior, or an undergraduate"
    const isJoined: boolean = joining.has(words[at - 1] ?? "") && at - 1 === last.end;
    const before: Stage | undefined = isJoined ? last.stage : stageAt(words, at - 1);
    const stage = before ?? stageNear(words, at, named.end) ?? only;
    if (stage === undefined) return null;
    last = { stage: before, end: named.end };
    const { from, to } = bounded(words, at, named);
    const isOnlyNext = isNext && isOfEntering(words, at);
    const { isLast, isToEnd } = named;
    found.push({ stage, from: isNotPast ? 1 : from, to, isLast, ...(isToEnd ? { isToEnd } : {}), isNext, isOnlyNext });
    at = named.end - 1;
  }
  return found.length > 0 ? found : null;
}

/** "At or near the start of a PhD" */
const nearStart =
  /\b(?:at or near|near) the (?:beginning|start) of (?:it|(?:a|an|the|their|your) (?:doctoral |graduate )?(?:doctorate|graduate school|phd|program|studies))\b/;
const firstYearsOfGraduates: StudyYears = {
  ...{ stage: "graduate", from: 1, to: 2 },
  ...{ isLast: false, isNext: false, isOnlyNext: false },
};

/** "Have completed at least one year of full-time college": who is in a later one. */
function yearsCompleted(words: readonly string[]): StudyYears | null {
  const found = collegeCompleted.exec(words.join(" "));
  const years = found && smallNumbers.get(found[1] ?? "");
  if (!years || words.some((word) => otherYears.has(word) || word === "not")) return null;
  return { stage: "college", from: years + 1, to: mostYears, isLast: false, isNext: false, isOnlyNext: false };
}
const collegeCompleted =
  /\b(?:completed?|finished) (?:at least )?(one|two|1|2) (?:full |academic )?years? of (?:full time |undergraduate )?(?:college|university|study|studies)\b/;

/** "Next-to-last" in one word. */
function withPenultimate(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, i) => word === "next" && words[i + 1] === "to" && words[i + 2] === "last");
  return at < 0 ? words : words.toSpliced(at, 3, "penultimate");
}

/** Words that say no more than of which year of which school a student is. */
const onlyOfYears = wordsOf(
  `be in your their the a an of or at when you apply must should applicant applicants student students who is are currently current
year years school academic college university undergraduate undergraduates high standing class status level graduation graduating graduate away from next to penultimate
final last first second third fourth 1st 2nd 3rd 4th one two 1 2 freshman freshmen sophomore sophomores junior juniors senior seniors
enter entering beginning begin rising will`,
);

/** Whether the words demand nothing but a year of study. */
export const areOnlyOfYears = (words: readonly string[]): boolean => words.every((word) => onlyOfYears.has(word));

/** "Entering their | junior year", but not "current or entering juniors". */
function isOfEntering(words: readonly string[], at: number): boolean {
  const from = words.findLastIndex((word, place) => place < at && entering.has(word));
  return from >= 0 && at - from <= 4 && !joining.has(words[from - 1] ?? "") && !words.some((word) => already.has(word));
}
const entering = wordsOf("enter entering incoming rising");
const already = wordsOf("already continuing current currently enrolled now present presently");

/** Years of study, and the place of the first word behind them. */
type NamedYears = Pick<StudyYears, "from" | "to" | "isLast" | "isToEnd"> & { end: number };

function classAt(words: readonly string[], at: number): NamedYears | null {
  const year = classes.get(words[at] ?? "");
  if (year === undefined || afterOtherSense.has(words[at + 1] ?? "")) return null;
  return { from: year, to: year, isLast: false, end: at + 1 };
}

/** "First year", "second or third year", "final year". A number of years is none: "two years of college". */
function yearsAt(words: readonly string[], start: number): NamedYears | null {
  const last = lastYears.get(words[start] ?? "");
  if (last !== undefined) {
    // "The penultimate or last year"
    const others = joining.has(words[start + 1] ?? "") ? lastYears.get(words[start + 2] ?? "") : undefined;
    const at = others === undefined ? start : start + 2;
    if (!isLastYear(words, at)) return null;
    return { from: Math.min(last, others ?? last), to: Math.max(last, others ?? last), isLast: true, end: at + 2 };
  }
  let [from, to] = [mostYears, 0];
  for (let at = start; at < words.length; at++) {
    const word = words[at] ?? "";
    const year = ordinals.get(word);
    if (year !== undefined) [from, to] = [Math.min(from, year), Math.max(to, year)];
    else if (to > 0 && (word === "year" || word === "years"))
      return isOfOthers(words, at + 1) ? null : { from, to, isLast: false, end: at + 1 };
    else if (to === 0 || !joining.has(word)) break;
  }
  // "A 3L"
  const isShort = /^[1-3]l$/.test(words[start] ?? "");
  return isShort ? { from, to, isLast: false, end: start + 1 } : null;
}

const graduation = "graduation";
const beforeGraduation =
  /^(?:(?:school|academic|full|more) )?years? (?:away )?(?:from|before|until) (?:high school )?graduation\b/;

/** "One school year away from graduation": one year is left after this one, or this one is. */
function yearsBeforeGraduation(words: readonly string[], at: number): NamedYears | null {
  if (bounding.has(words[at - 1] ?? "")) return null;
  const left = smallNumbers.get(words[at] ?? "");
  const found =
    left === undefined ? null : beforeGraduation.exec(words.slice(at + 1, at + longestToGraduation).join(" "));
  if (left === undefined || !found) return null;
  return { from: left, to: left, isLast: true, isToEnd: true, end: at + 1 + found[0].split(" ").length };
}
/** "At least one year", "no more than two years", "within a year". */
const bounding = wordsOf("least most than to within");
/** In words. */
const longestToGraduation = 8;

/** "The final year", "the last year of a degree", but not "for the last year". */
const isLastYear = (words: readonly string[], at: number): boolean =>
  words[at + 1] === "year" && (words[at] !== "last" || words[at + 2] === "of") && !isOfOthers(words, at + 2);

const isOfOthers = (words: readonly string[], end: number): boolean =>
  words[end] === "of" && words.slice(end + 1, end + nearest).some((word) => otherYearsOf.has(word));

/** "At least a junior", "a senior or above", "no more than a sophomore", "have completed the first year". */
function bounded(words: readonly string[], start: number, { from, to, end }: NamedYears): { from: number; to: number } {
  const before = words.slice(Math.max(0, start - nearest), start).join(" ");
  if (/\b(?:completed|finished|after)\b/.test(before)) return { from: to + 1, to: mostYears };
  if (/\b(?:no more than|at most|up to)\b/.test(before)) return { from: 1, to };
  const isLeast = /\bat least\b/.test(before) || /^or (?:above|beyond|higher|later|older)$/.test(pairAt(words, end));
  return { from, to: isLeast ? mostYears : to };
}
const pairAt = (words: readonly string[], at: number): string => words.slice(at, at + 2).join(" ");

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
  return notOfStage.has(words[at + 1] ?? "") ? undefined : stageWords.get(word);
}
/** "Dental hygiene", "medical laboratory science", "law enforcement" and "veterinary technology" are studied in college. */
const notOfStage = new Set(
  "assistant assistants assisting coding enforcement hygiene hygienist hygienists imaging laboratory nursing technician technicians technologist technologists technology".split(
    " ",
  ),
);
