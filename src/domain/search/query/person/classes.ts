import { gradeOf } from "../../../eligibility/level/years/school-grades.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { studyYearsIn } from "../../../matches/criteria/checks/study/study-years.ts";
import { schoolYearEnd } from "../../../matches/criteria/level-fit.ts";
import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import type { Mention } from "../mention.ts";
import type { QueryWords } from "../words/query-words.ts";

/** High school and a bachelor's degree take four years. Classes of other levels are named by no student. */
const levelsWithClasses: ReadonlySet<MatchingLevel> = new Set(["high_school", "bachelor"]);
const years = 4;

/**
 * The mentions with the year in which the class that they name leaves its school. Only levels that name the class get
 * it: not college in "high school senior going to college". No year where they name several classes ("juniors and
 * seniors"), or one to come ("rising senior", "my senior year").
 */
export function withClasses(given: readonly Mention[], { tokens }: QueryWords, today: string): Mention[] {
  const thisYear = schoolYearEnd(today, false);
  // Who graduated, or will in many years, is in no class.
  const mentions = given.map((mention): Mention => {
    const end = endYear(mention, tokens);
    const isNow = end === null || (end >= thisYear && end <= thisYear + years);
    return isNow ? mention : { from: mention.from, to: mention.to, says: [], ignored: true };
  });
  const named = mentions.map((mention) => {
    const end = endYear(mention, tokens);
    return { levels: levelsIn(mention), left: end === null ? yearsLeft(mention, tokens) : [end - thisYear] };
  });
  const left = new Set(named.flatMap((each) => each.left));
  const [only = null] = left;
  if (only === null || left.size > 1) return mentions;
  const graduation_year = thisYear + only;
  const levels = new Set(named.flatMap((each) => (each.left.length > 0 ? each.levels : [])));
  return mentions.map((mention) => ({
    ...mention,
    says: mention.says.map((reading) =>
      reading.slot === "academic_level" && levels.has(reading.value) ? { ...reading, graduation_year } : reading,
    ),
  }));
}

/** The year that a mention of a class ends with: "class of 2027". Null for others. */
function endYear({ from, to, says }: Mention, tokens: readonly Token[]): number | null {
  if (!says.some(({ slot }) => slot === "academic_level") || to < from + 2) return null;
  const last = wordAt(tokens, to - 1);
  if (/^20\d\d$/.test(last)) return Number(last);
  return /^(?:of|o)$/.test(wordAt(tokens, to - 2)) && /^\d\d$/.test(last) ? 2000 + Number(last) : null;
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
const comingWords = wordSet("rising incoming entering future prospective upcoming next soon will");

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
