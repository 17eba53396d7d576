import type { ParsedComponents, ParsedResult, ParsingReference } from "chrono-node";
// The package itself loads all its languages, which takes 80 ms more at each start.
import * as en from "chrono-node/en";
import * as es from "chrono-node/es";
import { phraseOf, startsWithDigit, type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { QueryWords } from "../words/query-words.ts";
import { type Days, dayOfMonth, monthOf, type NamedDays } from "./calendar.ts";

const mostDates = 20;
/** Chrono takes about 0.1 ms, also for words that turn out to be no date. */
const mostTried = 60;

const englishMonths = wordSet(
  "jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december",
);
const spanishMonths = wordSet(
  "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre",
);
const weekdays = wordSet("monday tuesday wednesday thursday friday saturday sunday");
/** Months that are also other words. */
const alsoWords = wordSet("may march mar sun sat dec jan");
const monthBefore = wordSet(
  "in by before after until till of from through due deadline deadlines and or between early late mid during since en de antes next this",
);

/** Dates as chrono reads them in the few words around a month, a weekday or a day in numbers. */
export function calendarDays(words: QueryWords, today: string): NamedDays[] {
  const { tokens } = words;
  const named: NamedDays[] = [];
  let tried = 0;
  for (let at = 0; at < tokens.length && named.length < mostDates && tried < mostTried; at++) {
    if (at < (named.at(-1)?.to ?? 0) || !isDateWord(words, at)) continue;
    tried += 1;
    const found = readDate(words, at, today);
    if (found) named.push(found);
  }
  return named;
}

function isDateWord(words: QueryWords, at: number): boolean {
  const { tokens, text } = words;
  const token = tokens[at];
  if (!token) return false;
  if (startsWithDigit(token)) return /^(?:\/\d|-\d{1,2}-\d)/.test(text.slice(token.end, token.end + 6));
  if (spanishMonths.has(token.word) || weekdays.has(token.word)) return true;
  if (!englishMonths.has(token.word)) return false;
  const next = tokens[at + 1];
  if (!alsoWords.has(token.word)) return !isName(words, at);
  const isRange = /^(?:to|a|al)$/.test(wordAt(tokens, at - 1)) && englishMonths.has(wordAt(tokens, at - 2));
  if (isRange) return true;
  const isNumbered = (other: Token | undefined) => other !== undefined && startsWithDigit(other);
  return (
    isNumbered(next) ||
    monthBefore.has(wordAt(tokens, at - 1)) ||
    (/^(?:of|st|nd|rd|th)$/.test(wordAt(tokens, at - 1)) && isNumbered(tokens[at - 2]))
  );
}

/** "August Wilson", "SEP IRA": a month before a word of no table, with nothing that makes it a day. */
function isName({ tokens, isKnown }: QueryWords, at: number): boolean {
  const next = tokens[at + 1];
  if (!next || startsWithDigit(next) || monthBefore.has(wordAt(tokens, at - 1))) return false;
  return !isKnown(at + 1);
}

function readDate({ tokens, text }: QueryWords, at: number, today: string): NamedDays | null {
  const isSpanish = spanishMonths.has(wordAt(tokens, at));
  const first = Math.max(0, at - 3);
  const start = tokens[first]?.start ?? 0;
  const end = Math.min(tokens[Math.min(tokens.length, at + 5) - 1]?.end ?? 0, start + 120);
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const results = (isSpanish ? es : en).parse(withoutGrade(text.slice(start, end)), reference, { forwardDate: true });
  const anchor = (tokens[at]?.start ?? 0) - start;
  const result = results.find(({ index, text: found }) => index <= anchor && anchor < index + found.length);
  if (!result) return englishMonths.has(wordAt(tokens, at)) ? monthAlone(tokens, at, reference, today) : null;
  const days = daysOf(result, today);
  if (!days) return null;
  const span = tokensIn(tokens, start + result.index, start + result.index + result.text.trimEnd().length, first);
  return withPartOfMonth(tokens, withOtherDay(tokens, { ...days, ...span }));
}

/** "Between the 1st and the 15th of December", "between December 1 and 15": the month is said once. */
function withOtherDay(tokens: readonly Token[], days: NamedDays): NamedDays {
  if (days.first !== days.last) return days;
  const before = numberedDayBefore.exec(wordsIn(tokens, days.from - 6, days.from));
  const first = before && dayOfMonth(days.last, Number(before[1]));
  if (first && first < days.last) return { ...days, first, from: days.from - before[0].split(" ").length };
  const after = /^(?:and|to|y|al) (\d{1,2})$/.exec(wordsIn(tokens, days.to, days.to + 2));
  const last = after && dayOfMonth(days.first, Number(after[1]));
  const isBetween = /^(?:between|entre|from)$/.test(wordAt(tokens, days.from - 1));
  return last && isBetween && last > days.first ? { ...days, last, to: days.to + 2 } : days;
}
const numberedDayBefore =
  /(?:between|entre|from|del|de)(?: the| el)? (\d{1,2})(?: st| nd| rd| th)? (?:and|to|y|al)(?: the| el)?$/;

/** "The second week of December", "the first half of March", "la ultima semana de enero". */
function withPartOfMonth(tokens: readonly Token[], days: NamedDays): NamedDays {
  const said = partBefore.exec(wordsIn(tokens, days.from - 5, days.from));
  const [first, last] = (said && parts[`${said[1]} ${said[2]}`]) ?? [];
  if (!said || first === undefined || last === undefined || dayOfMonth(days.first, 1) !== days.first) return days;
  const end = Number(days.last.slice(8));
  const dayAt = (number: number) => dayOfMonth(days.first, number <= 0 ? end + number : number) ?? days.last;
  return { ...days, first: dayAt(first), last: dayAt(last), from: days.from - said[0].split(" ").length };
}
const partBefore =
  /(first|1 st|second|2 nd|third|3 rd|fourth|last|primera|segunda|tercera|ultima) (week|half|semana|mitad) (?:of|in|de)$/;
/** Days of a month; from its last one back where they are not positive. */
const weekOf = (name: string, first: number, last: number) =>
  [`${name} week`, `${name} semana`].map((part) => [part, [first, last]] as const);
const parts: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries([
  ...["first", "1 st", "primera"].flatMap((name) => weekOf(name, 1, 7)),
  ...["second", "2 nd", "segunda"].flatMap((name) => weekOf(name, 8, 14)),
  ...["third", "3 rd", "tercera"].flatMap((name) => weekOf(name, 15, 21)),
  ...weekOf("fourth", 22, 28),
  ...["last", "ultima"].flatMap((name) => weekOf(name, -6, 0)),
  ...["first half", "primera mitad"].map((part) => [part, [1, 15]] as const),
  ...["second half", "segunda mitad"].map((part) => [part, [16, 0]] as const),
]);

const wordsIn = (tokens: readonly Token[], from: number, to: number) => phraseOf(tokens.slice(Math.max(0, from), to));

/** Chrono reads "may" only behind "in". */
function monthAlone(
  tokens: readonly Token[],
  at: number,
  reference: ParsingReference,
  today: string,
): NamedDays | null {
  const [result] = en.parse(`in ${tokens[at]?.word}`, reference, { forwardDate: true });
  const days = result && daysOf(result, today);
  return days ? { ...days, from: at, to: at + 1 } : null;
}

/** "March, 3.2 GPA" ends before the comma: chrono takes the 3 for a day. */
function withoutGrade(text: string): string {
  const grade = /[,;]? \d{1,2}\.\d/.exec(text);
  return grade ? text.slice(0, grade.index) : text;
}

function tokensIn(tokens: readonly Token[], start: number, end: number, first: number): { from: number; to: number } {
  let from = first;
  while ((tokens[from]?.end ?? Number.POSITIVE_INFINITY) <= start) from++;
  let to = from;
  while ((tokens[to]?.start ?? Number.POSITIVE_INFINITY) < end) to++;
  return { from, to: Math.max(to, from + 1) };
}

function daysOf({ start, end }: ParsedResult, today: string): Days | null {
  const from = componentDays(start, today);
  const to = end ? componentDays(end, today) : from;
  return from && to ? { first: from.first, last: to.last } : null;
}

function componentDays(part: ParsedComponents, today: string): Days | null {
  const [year, month, day] = [part.get("year"), part.get("month"), part.get("day")];
  if (year === null || month === null || year < 2000 || year > 2100) return null;
  if (part.isCertain("day") || part.isCertain("weekday")) {
    const value = `${year}-${String(month).padStart(2, "0")}-${String(day ?? 1).padStart(2, "0")}`;
    return { first: value, last: value };
  }
  // Chrono takes the present month for that of next year.
  const isThisMonth = !part.isCertain("year") && month === Number(today.slice(5, 7));
  return monthOf(isThisMonth ? Number(today.slice(0, 4)) : year, month);
}

/** "1/4" may be anything; "4 January" is a day. */
export const isMonthNamed = (tokens: readonly Token[], { from, to }: NamedDays) =>
  tokens
    .slice(from, to)
    .some(({ word }) => englishMonths.has(word) || spanishMonths.has(word) || /^20\d\d$/.test(word));
