import { gradeOf } from "../../eligibility/level/school-grades.ts";
import type { Token } from "../../eligibility/text/tokens.ts";
import { studyYearsIn } from "../../matches/criteria/checks/study-years.ts";
import { schoolYearEnd } from "../../matches/criteria/level-fit.ts";
import type { MatchingLevel } from "../../profile/academic-level.ts";
import type { Mention } from "./mention.ts";
import type { QueryWords } from "./words/query-words.ts";

/** High school and a bachelor's degree take four years. Classes of other levels are named by no student. */
const levelsWithClasses: ReadonlySet<MatchingLevel> = new Set(["high_school", "bachelor"]);
const years = 4;

/**
 * The mentions with the year in which the class that they name leaves its school. Only levels that name the class get
 * it: not college in "high school senior going to college". No year where they name several classes ("juniors and
 * seniors"), or one to come ("rising senior", "my senior year").
 */
export function withClasses(mentions: readonly Mention[], { tokens }: QueryWords, today: string): Mention[] {
  const named = mentions.map((mention) => ({ levels: levelsIn(mention), left: yearsLeft(mention, tokens) }));
  const left = new Set(named.flatMap((each) => each.left));
  const [only = null] = left;
  if (only === null || left.size > 1) return [...mentions];
  const graduation_year = schoolYearEnd(today) + only;
  const levels = new Set(named.flatMap((each) => (each.left.length > 0 ? each.levels : [])));
  return mentions.map((mention) => ({
    ...mention,
    says: mention.says.map((reading) =>
      reading.slot === "academic_level" && levels.has(reading.value) ? { ...reading, graduation_year } : reading,
    ),
  }));
}

const levelsIn = ({ says }: Mention): MatchingLevel[] =>
  says.flatMap((reading) =>
    reading.slot === "academic_level" && levelsWithClasses.has(reading.value) ? reading.value : [],
  );

/** How many years the classes that a mention names have left after this one: a senior has none. Null for a class to come. */
function yearsLeft(mention: Mention, tokens: readonly Token[]): (number | null)[] {
  const { from, to } = mention;
  const levels = levelsIn(mention);
  if (levels.length === 0 || tokens[to]?.word === "year") return [];
  const words = tokens.slice(from, to).map(({ word }) => word);
  const grade =
    words.includes("grade") || /^graders?$/.test(words.at(-1) ?? "") ? gradeIn(tokens.slice(from, to)) : null;
  const named = grade === null ? (studyYearsIn(withOrdinals(words), levels.slice(0, 1)) ?? []) : [];
  const left = named.map(({ from: year, to: last, isLast, isNext }) => {
    if (isNext || year !== last) return null;
    return isLast ? year : Math.max(0, years - year);
  });
  const all = grade === null ? left : [lastGrade - grade];
  return isToCome(mention, tokens) ? all.map(() => null) : all;
}

/** "Rising high school senior", "I will be a freshman", "a senior next year". */
const isToCome = ({ from, to }: Mention, tokens: readonly Token[]): boolean =>
  tokens[to]?.word === "next" || tokens.slice(Math.max(0, from - 3), to).some(({ word }) => comingWords.has(word));
const comingWords = new Set("rising incoming entering future prospective upcoming next soon will".split(" "));

/** The grades of high school. */
const [firstGrade, lastGrade] = [9, 12];

const gradeIn = (tokens: readonly Token[]): number | null =>
  tokens.map(gradeOf).find((grade) => grade !== null && grade >= firstGrade) ?? null;

/** "3 rd" as "3rd", as queries are split. */
const withOrdinals = (words: readonly string[]): string[] =>
  words
    .join(" ")
    .replace(/\b([1-5]) (st|nd|rd|th)\b/g, "$1$2")
    .split(" ");
