import { startsWithDigit, type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { type Days, monthAfter, monthOf, type NamedDays } from "./calendar.ts";

/** The month with which each begins. Winter goes on into the next year. */
const firstMonths: ReadonlyMap<string, number> = new Map([
  ...(["winter", "invierno"] as const).map((word) => [word, 12] as const),
  ...(["spring", "primavera"] as const).map((word) => [word, 3] as const),
  ...(["summer", "verano"] as const).map((word) => [word, 6] as const),
  ...(["fall", "autumn", "otono"] as const).map((word) => [word, 9] as const),
]);
const terms = wordSet("semester semestre term trimester quarter");
const years = wordSet("school academic");
const nearest = wordSet("this the current coming upcoming este esta el la");
const following = wordSet("next proximo proxima");
const ends = wordSet("end fin final");
const between = wordSet("the of this del de este");
/** The last months of the terms of a college, and of a year at school. */
const termEnds = [5, 12];
const schoolYearEnd = 6;

/**
 * The seasons that a query names, and the ends of seasons, terms and school years: "this winter", "next fall", "spring of 2027", "end of the
 * semester". `today` is YYYY-MM-DD.
 */
export function seasonDays(tokens: readonly Token[], today: string): NamedDays[] {
  const named: NamedDays[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const word = wordAt(tokens, at);
    if ((!firstMonths.has(word) && !terms.has(word) && !years.has(word)) || isVerb(tokens, at)) continue;
    const days = namedAt(tokens, at, today);
    if (days) named.push(days);
  }
  return named;
}

/** Whether words are a season of a year: "fall 2027", "spring semester of 2027". */
export const isTermOfYear = (words: string): boolean => {
  const [season = "", ...rest] = words.toLowerCase().split(" ");
  return firstMonths.has(season) && /^20[2-4]\d$/.test(rest.at(-1) ?? "");
};

/** "Deadlines that fall in March". */
const isVerb = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "fall" && beforeVerb.has(wordAt(tokens, at - 1)) && behindVerb.has(wordAt(tokens, at + 1));
const beforeVerb = wordSet("that which deadlines dates may can will should must they");
const behindVerb = wordSet("in on between before after within during around");

function namedAt(tokens: readonly Token[], at: number, today: string): NamedDays | null {
  const word = (place: number) => wordAt(tokens, place);
  const end = endBefore(tokens, at);
  const month = firstMonths.get(word(at));
  if (month !== undefined) {
    // "Fall 2027", "spring semester of 2027"
    const behind = terms.has(word(at + 1)) ? at + 2 : at + 1;
    const yearAt = word(behind) === "of" || word(behind) === "de" ? behind + 1 : behind;
    const year =
      tokens[yearAt] && startsWithDigit(tokens[yearAt]) && /^20[2-4]\d$/.test(word(yearAt)) ? word(yearAt) : "";
    const to = year === "" ? behind : yearAt + 1;
    const isNext = following.has(word(at - 1));
    const season = year === "" ? nextSeason(month, today, isNext) : seasonOf(Number(year), month);
    if (end !== null) return { from: end, to, first: season.last, last: season.last };
    return { from: isNext || nearest.has(word(at - 1)) ? at - 1 : at, to, ...season, isSeason: true };
  }
  if (end === null) return null;
  if (terms.has(word(at))) return lastDay(end, at + 1, nextEnd(termEnds, today));
  const isSchoolYear = years.has(word(at)) && word(at + 1) === "year";
  return isSchoolYear ? lastDay(end, at + 2, nextEnd([schoolYearEnd], today)) : null;
}

const lastDay = (from: number, to: number, day: string): NamedDays => ({ from, to, first: day, last: day });

/** Where "end of the" begins that stands before a token. */
function endBefore(tokens: readonly Token[], at: number): number | null {
  let from = at;
  while (at - from < 3 && between.has(wordAt(tokens, from - 1))) from--;
  return ends.has(wordAt(tokens, from - 1)) ? from - 1 : null;
}

const seasonOf = (year: number, month: number): Days => ({
  first: monthOf(year, month).first,
  last: monthOf(year, month + 2).last,
});

/** The first one that has not ended, or has not begun. */
function nextSeason(month: number, today: string, isNext: boolean): Days {
  const year = Number(today.slice(0, 4));
  const all = [year - 1, year, year + 1, year + 2].map((each) => seasonOf(each, month));
  const found = all.find(({ first, last }) => (isNext ? first > today : last >= today));
  return found ?? seasonOf(year + 1, month);
}

/** The end of the next of these months. */
function nextEnd(months: readonly number[], today: string): string {
  const ahead = Array.from({ length: 12 }, (_, at) => monthAfter(today, at));
  return ahead.find(({ last }) => months.includes(Number(last.slice(5, 7))))?.last ?? today;
}
