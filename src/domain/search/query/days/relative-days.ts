import { daysAfter } from "../../../calendar/day.ts";
import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import type { Token } from "../../../eligibility/text/tokens.ts";
import {
  type Days,
  monthAfter,
  type NamedDays,
  nextThanksgiving,
  nextYearly,
  sundayFrom,
  weekAfter,
} from "./calendar.ts";

export const relativePhrases: PhraseTable<string> = [
  ["(this|the current|este|end of this|end of the) (month|mes)", "this month"],
  ["(next|coming|proximo|siguiente) (month|mes)", "next month"],
  ["(this|esta) (week|semana)", "this week"],
  ["(this|the|este) (weekend|fin de semana)", "weekend"],
  ["(next|coming|proxima|siguiente) (week|semana)", "next week"],
  ["(this|the end of the|end of the|end of this|the end of this|the|este) (year|ano)", "this year"],
  ["(fin|final|finales) (de|del) (este|) (ano)", "this year"],
  ["(fin|final|finales) (de|del) (este|) (mes)", "this month"],
  ["(today|tonight|hoy)", "today"],
  ["(tomorrow|manana)", "tomorrow"],
  ["(christmas|xmas|navidad|winter break|christmas break)", "12-25"],
  ["(new years|new year|new years day|ano nuevo)", "01-01"],
  ["(thanksgiving|thanksgiving break|accion de gracias)", "thanksgiving"],
  ["(valentines|valentines day)", "02-14"],
  ["halloween", "10-31"],
];
const findRelative = phraseFinder(relativePhrases);

/** Days that are named from today or by a holiday: "this month", "Christmas". */
export function relativeDays(tokens: readonly Token[], today: string): NamedDays[] {
  return findRelative(tokens).map(({ from, to, value }) => ({ from, to, ...relative(value, today) }));
}

function relative(words: string, today: string): Days {
  const oneDay = (day: string): Days => ({ first: day, last: day });
  switch (words) {
    case "this month":
      return { first: today, last: monthAfter(today, 0).last };
    case "next month":
      return monthAfter(today, 1);
    case "this week":
      return { first: today, last: weekAfter(today, 0).last };
    case "weekend":
      return { first: today, last: sundayFrom(today) };
    case "next week":
      return weekAfter(today, 1);
    case "this year":
      return { first: today, last: `${today.slice(0, 4)}-12-31` };
    case "today":
      return oneDay(today);
    case "tomorrow":
      return oneDay(daysAfter(today, 1));
    case "thanksgiving":
      return oneDay(nextThanksgiving(today));
    default:
      return oneDay(nextYearly(today, words));
  }
}
