import { en, es, type ParsedComponents, type ParsedResult, type ParsingReference } from "chrono-node";
import { outermost, type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { startsWithDigit, type Token } from "../../eligibility/text/tokens.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";
import {
  type Days,
  dayOfMonth,
  daysAfter,
  monthAfter,
  monthOf,
  nextThanksgiving,
  nextYearly,
  weekAfter,
} from "./calendar.ts";
import type { Mention, Reading } from "./mention.ts";
import type { QueryWords } from "./query-words.ts";

/** A stretch of days that words name, at tokens `from` to `to` (excluded). */
type Named = Days & { from: number; to: number };

type Relation = "before" | "by" | "after" | "from" | "in";

/** What the words before days say about them. */
export const relationPhrases: PhraseTable<Relation> = [
  ["(before|prior to|earlier than|ahead of|antes de|antes del)", "before"],
  [
    "(by|until|till|no later than|not later than|on or before|up to|through|hasta|hasta el|a mas tardar|a mas tardar el|para el)",
    "by",
  ],
  ["(after|later than|past|despues de|despues del|not before|isnt until|arent until|not until)", "after"],
  ["(starting|since|from|on or after|a partir de|a partir del|desde|desde el)", "from"],
  ["(in|on|during|for|of|en|el|este|de|the)", "in"],
];
const findRelations = phraseFinder(relationPhrases);

const dueWords = wordSet(
  "due deadline deadlines deadlin close closes closing end ends ending expire expires expiring apply submit cierran cierra cierre vence vencen vencimiento fecha limite plazo",
);
/** Words whose days are no deadlines: "graduating in May", "for fall 2027". */
const otherDays = wordSet(
  "graduate graduates graduating graduated graduation graduo start starts starting started begin begins beginning enroll enrolling enrolled attend attending born class fall spring semester birthday entering enter since moved opens opening open finish finishes finishing termina terminar termino terminan transferring transfer program empiezo empezar semestre",
);

export const relativePhrases: PhraseTable<string> = [
  ["(this|the current|este|end of this|end of the) (month|mes)", "this month"],
  ["(next|coming|proximo|siguiente) (month|mes)", "next month"],
  ["(this|esta) (week|semana|weekend)", "this week"],
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

/** "December 1 or later". */
export const onwardsPhrases: PhraseTable<true> = [
  ["(or|and|o) (later|after|beyond|onward|onwards|despues|mas tarde)", true],
  ["(onward|onwards|en adelante)", true],
];
const findOnwards = phraseFinder(onwardsPhrases);

/** Whole conditions on deadlines. */
export const openPhrases: PhraseTable<"open" | "soon"> = [
  [
    "(not|isnt|arent|hasnt|havent|nothing|dont|wasnt) (show me|show|) (anything|) (already|) (due|closed|passed|expired|past due|past) (yet|already|)",
    "open",
  ],
  [
    "(dont|do not) (want|show|include|give) (me|) (any|anything|stuff|ones|) (thats|that is|that are|) (already|) (closed|expired|past due|past|over)",
    "open",
  ],
  ["(still|currently|whats) open (still|)", "open"],
  ["(open|available) (now|right now|still)", "open"],
  ["still (accepting|taking) (applications|apps|)", "open"],
  ["(deadline|deadlines) (hasnt|havent|has not) passed", "open"],
  ["(que|) (todavia|aun) (esten|estan|siguen|) abiertas", "open"],
  ["(due|closing|closes|ending|deadline|deadlines|close) (very|really|pretty|coming|) soon", "soon"],
  ["(upcoming|coming up) (deadline|deadlines)", "soon"],
];
const findOpen = phraseFinder(openPhrases);

/** In days. */
const soon = 30;
const mostDates = 20;

/** The first and the last day that the deadline may be on. `today` is YYYY-MM-DD. */
export function deadlineMentions(words: QueryWords, today: string): Mention[] {
  const { tokens } = words;
  const open = findOpen(tokens).map(
    ({ from, to, value }): Mention => ({
      from,
      to,
      says: value === "open" ? [after(today)] : [before(daysAfter(today, soon))],
    }),
  );
  const within = spansAhead(tokens, today);
  const named = withoutOverlaps([...relativeDays(tokens, today), ...calendarDays(words, today)]);
  return [...open, ...within, ...ranges(named, words).flatMap((each) => deadlineOf(each, words, today))];
}

const before = (value: string): Reading => ({ slot: "deadline_before", value });
const after = (value: string): Reading => ({ slot: "deadline_after", value });

/** "In the next two weeks", "within 30 days". */
function spansAhead(tokens: readonly Token[], today: string): Mention[] {
  return tokens.flatMap(({ word }, at): Mention[] => {
    const days = unitDays[word];
    const count = numberOf(tokens[at - 1]);
    if (days === undefined || count === null || count > 400) return [];
    let from = at - 1;
    while (/^(?:the|next|coming|los|las|proximos|proximas)$/.test(tokens[from - 1]?.word ?? "")) from--;
    const opening = tokens[from - 1]?.word ?? "";
    const isNext = from < at - 1;
    const isWithin = /^(?:within|in|en|dentro|over|than|under)$/.test(opening);
    if (!isNext && !isWithin) return [];
    if (!isNext && !/^(?:within|dentro|than|under)$/.test(opening) && !dueNear(tokens, from)) return [];
    return [
      { from: isWithin ? from - 1 : from, to: at + 1, says: [before(daysAfter(today, Math.round(count * days)))] },
    ];
  });
}
const unitDays: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  week: 7,
  weeks: 7,
  month: 30.5,
  months: 30.5,
  dia: 1,
  dias: 1,
  semana: 7,
  semanas: 7,
  mes: 30.5,
  meses: 30.5,
};
const counts = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const spanishCounts = "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");

function numberOf(token: Token | undefined): number | null {
  if (!token) return null;
  if (startsWithDigit(token)) return /^\d{1,3}$/.test(token.word) ? Number(token.word) : null;
  if (/^(?:an?|una?)$/.test(token.word)) return 1;
  if (token.word === "couple" || token.word === "few") return token.word === "few" ? 3 : 2;
  const at = Math.max(counts.indexOf(token.word), spanishCounts.indexOf(token.word));
  return at > 0 ? at : null;
}

function relativeDays(tokens: readonly Token[], today: string): Named[] {
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
function calendarDays(words: QueryWords, today: string): Named[] {
  const { tokens, text } = words;
  const named: Named[] = [];
  for (let at = 0; at < tokens.length && named.length < mostDates; at++) {
    if (at < (named.at(-1)?.to ?? 0) || !isDateWord(tokens, at, text)) continue;
    const found = readDate(words, at, today);
    if (found) named.push(found);
  }
  return named;
}

function isDateWord(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (startsWithDigit(token)) return /^(?:\/\d|-\d{1,2}-\d)/.test(text.slice(token.end, token.end + 6));
  if (spanishMonths.has(token.word) || weekdays.has(token.word)) return true;
  if (!englishMonths.has(token.word)) return false;
  if (!alsoWords.has(token.word)) return true;
  const next = tokens[at + 1];
  const isRange = /^(?:to|a|al)$/.test(tokens[at - 1]?.word ?? "") && englishMonths.has(tokens[at - 2]?.word ?? "");
  if (isRange) return true;
  const isNumbered = (other: Token | undefined) => other !== undefined && startsWithDigit(other);
  return (
    isNumbered(next) ||
    monthBefore.has(tokens[at - 1]?.word ?? "") ||
    (/^(?:of|st|nd|rd|th)$/.test(tokens[at - 1]?.word ?? "") && isNumbered(tokens[at - 2]))
  );
}

function readDate({ tokens, text }: QueryWords, at: number, today: string): Named | null {
  const isSpanish = spanishMonths.has(tokens[at]?.word ?? "");
  const first = Math.max(0, at - 3);
  const start = tokens[first]?.start ?? 0;
  const end = Math.min(tokens[Math.min(tokens.length, at + 5) - 1]?.end ?? 0, start + 120);
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const results = (isSpanish ? es : en).parse(withoutGrade(text.slice(start, end)), reference, { forwardDate: true });
  const anchor = (tokens[at]?.start ?? 0) - start;
  const result = results.find(({ index, text: found }) => index <= anchor && anchor < index + found.length);
  if (!result) return englishMonths.has(tokens[at]?.word ?? "") ? monthAlone(tokens, at, reference, today) : null;
  const days = daysOf(result, today);
  if (!days) return null;
  const span = tokensIn(tokens, start + result.index, start + result.index + result.text.trimEnd().length, first);
  return withOtherDay(tokens, { ...days, ...span });
}

/** "Between the 1st and the 15th of December", "between December 1 and 15": the month is said once. */
function withOtherDay(tokens: readonly Token[], days: Named): Named {
  if (days.first !== days.last) return days;
  const before = numberedDayBefore.exec(wordsIn(tokens, days.from - 6, days.from));
  const first = before && dayOfMonth(days.last, Number(before[1]));
  if (first && first < days.last) return { ...days, first, from: days.from - before[0].split(" ").length };
  const after = /^(?:and|to|y|al) (\d{1,2})$/.exec(wordsIn(tokens, days.to, days.to + 2));
  const last = after && dayOfMonth(days.first, Number(after[1]));
  const isBetween = /^(?:between|entre|from)$/.test(tokens[days.from - 1]?.word ?? "");
  return last && isBetween && last > days.first ? { ...days, last, to: days.to + 2 } : days;
}
const numberedDayBefore =
  /(?:between|entre|from|del|de)(?: the| el)? (\d{1,2})(?: st| nd| rd| th)? (?:and|to|y|al)(?: the| el)?$/;

const wordsIn = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ word }) => word)
    .join(" ");

/** Chrono reads "may" only behind "in". */
function monthAlone(tokens: readonly Token[], at: number, reference: ParsingReference, today: string): Named | null {
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

function withoutOverlaps(all: readonly Named[]): Named[] {
  let end = 0;
  return all
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    });
}

/** Joins "dec 1 and dec 20", "january 1 - march 31" and "march or april". */
function ranges(named: readonly Named[], { tokens, text }: QueryWords): Named[] {
  const joined: Named[] = [];
  for (const each of named) {
    const last = joined.at(-1);
    const gap = last ? text.slice(tokens[last.to - 1]?.end, tokens[each.from]?.start) : "";
    if (
      last &&
      gap.length < 12 &&
      /^\s*(?:-|and|or|to|through|y|o|a|al|until|,)\s*(?:the\s*)?$/.test(gap) &&
      last.first <= each.last
    )
      Object.assign(last, { last: each.last, to: each.to });
    else joined.push({ ...each });
  }
  return joined;
}

function deadlineOf(days: Named, { tokens, isShort }: QueryWords, today: string): Mention[] {
  const found = relationOf(tokens, days.from);
  const relation = found?.value ?? "in";
  const start = opening(tokens, found?.from ?? days.from);
  const isDue = dueNear(tokens, start) || dueWords.has(tokens[days.to]?.word ?? "");
  const isOther = tokens.slice(Math.max(0, start - 5), start).some(({ word }) => otherDays.has(word));
  const isBareNumber = relation === "in" && /^\d/.test(tokens[days.from]?.word ?? "") && !isMonthNamed(tokens, days);
  const isStory = !isShort && relation === "in" && !isBetween(tokens, start);
  if (!isDue && (isOther || isStory || isBareNumber || (relation === "from" && days.from === days.to)))
    return [{ from: days.from, to: days.to, says: [], ignored: true }];
  const isOneDay = days.first === days.last;
  const isOnwards = findOnwards(tokens.slice(days.to, days.to + 3)).find(({ from }) => from === 0);
  if (isOnwards) return [{ from: start, to: days.to + isOnwards.to, says: [after(days.first)] }];
  const mention = (...says: Reading[]): Mention[] => [{ from: start, to: days.to, says }];
  if (relation === "before")
    return mention(before(days.last === `${today.slice(0, 4)}-12-31` ? days.last : daysAfter(days.first, -1)));
  if (relation === "by") return mention(before(days.last));
  if (relation === "after") return mention(after(daysAfter(days.last, 1)));
  if (relation === "from")
    return isOneDay || !isDue ? mention(after(days.first)) : mention(after(days.first), before(days.last));
  if (isOneDay || days.first <= today) return mention(before(days.last));
  return mention(after(days.first), before(days.last));
}

/** The phrase that ends before the days: "before the", "by the end of". */
function relationOf(tokens: readonly Token[], at: number): { from: number; value: Relation } | null {
  let end = at;
  while (
    /^(?:the|end|early|late|mid|of|el|del|fin|like|around|about|los|fines|between|entre)$/.test(
      tokens[end - 1]?.word ?? "",
    ) &&
    at - end < 4
  )
    end--;
  const start = Math.max(0, end - 4);
  const found = outermost(findRelations(tokens.slice(start, at)))
    .filter(({ to, value }) => to + start >= end && value !== "in")
    .at(-1);
  return found ? { from: found.from + start, value: found.value } : null;
}

const openers = wordSet(
  "due deadline deadlines is are on in by the that with closes closing close ends date of before between entre from vencen cierran vence cierra que el en end",
);
/** Includes "due" and "deadline" in the words of the constraint. */
function opening(tokens: readonly Token[], at: number): number {
  let from = at;
  for (let back = at - 1; back >= Math.max(0, at - 4) && openers.has(tokens[back]?.word ?? ""); back--) {
    if (dueWords.has(tokens[back]?.word ?? "") || /^(?:between|entre)$/.test(tokens[back]?.word ?? "")) from = back;
  }
  return from;
}

/** "1/4" may be anything; "4 January" is a day. */
const isMonthNamed = (tokens: readonly Token[], { from, to }: Named) =>
  tokens
    .slice(from, to)
    .some(({ word }) => englishMonths.has(word) || spanishMonths.has(word) || /^20\d\d$/.test(word));

const isBetween = (tokens: readonly Token[], at: number) => /^(?:between|entre)$/.test(tokens[at]?.word ?? "");

const dueNear = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 4), at + 2).some(({ word }) => dueWords.has(word));
