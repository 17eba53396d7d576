import type { Token } from "../../eligibility/text/tokens.ts";
import { studyYearsIn } from "../../matches/criteria/checks/study-years.ts";
import { schoolYearEnd } from "../../matches/criteria/level-fit.ts";
import type { MatchingLevel } from "../../profile/academic-level.ts";
import type { Mention } from "./mention.ts";
import type { QueryWords } from "./words/query-words.ts";

/** High school and a bachelor's degree take four years. Classes of other levels are named by no student. */
const yearsOf: ReadonlySet<MatchingLevel> = new Set(["high_school", "bachelor"]);
const years = 4;

/**
 * The mentions with the year in which the class that they name leaves its school. No year where they name several classes
 * ("juniors and seniors"), or one to come ("rising senior", "my senior year").
 */
export function withClasses(mentions: readonly Mention[], { tokens }: QueryWords, today: string): Mention[] {
  const left = new Set(mentions.flatMap((mention) => yearsLeft(mention, tokens)));
  const [only] = left;
  if (only === undefined || Number.isNaN(only) || left.size > 1) return [...mentions];
  const graduation_year = schoolYearEnd(today) + only;
  return mentions.map((mention) => ({
    ...mention,
    says: mention.says.map((reading) =>
      reading.slot === "academic_level" && yearsOf.has(reading.value) ? { ...reading, graduation_year } : reading,
    ),
  }));
}

/** How many years the class that a mention names has left after this one: a senior has none. */
function yearsLeft({ from, to, says }: Mention, tokens: readonly Token[]): number[] {
  const levels = says.flatMap((reading) => (reading.slot === "academic_level" ? reading.value : []));
  if (!levels.some((level) => yearsOf.has(level)) || tokens[to]?.word === "year") return [];
  const words = tokens.slice(from, to).map(({ word }) => word);
  const grade = words.includes("grade") || /^graders?$/.test(words.at(-1) ?? "") ? gradeIn(words) : null;
  if (grade !== null) return [lastGrade - grade];
  const named = studyYearsIn(withOrdinals(words), levels.slice(0, 1)) ?? [];
  return named.flatMap(({ from: year, to: last, isLast, isNext }) => {
    if (isNext || year !== last) return [unknownClass];
    return [isLast ? year : Math.max(0, years - year)];
  });
}
/** A class that is not known, which differs from every other one. */
const unknownClass = Number.NaN;

const lastGrade = 12;
const gradeNames = new Map([
  ["ninth", 9],
  ["tenth", 10],
  ["eleventh", 11],
  ["twelfth", 12],
]);

function gradeIn(words: readonly string[]): number | null {
  const grades = words.flatMap((word) => gradeNames.get(word) ?? (/^(?:9|1[0-2])$/.test(word) ? Number(word) : []));
  return grades[0] ?? null;
}

/** "3 rd" as "3rd", as queries are split. */
const withOrdinals = (words: readonly string[]): string[] =>
  words
    .join(" ")
    .replace(/\b([1-5]) (st|nd|rd|th)\b/g, "$1$2")
    .split(" ");
