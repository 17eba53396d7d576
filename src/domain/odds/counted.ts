import { spelledNumbers } from "../words/number-words.ts";

/** A number of people or awards that a sponsor's words state. Both ends are included; 1 or more. */
export type Count = {
  low: number;
  high: number;
  /** The sponsor's statement. */
  quote: string;
};

/** A whole number in a statement, with its qualifier: "up to 20", "3 to 5", "more than 50,000", "one or more". */
export type Counted = { start: number; end: number; low: number; high: number };

/** "More than 50,000" is read as at most half as much again: for twice as many, a sponsor would name another number. */
const moreThan = 1.5;
const largest = 100_000_000;

type Plain = { start: number; end: number; value: number };

const digits =
  /(?<![\w$€£,/:#'’]|(?<!\bN)\.|(?<!\d)[-–])(?:\d{1,3}(?:,\d{3})+|\d{1,8})(?![\w%]|[.,/:]\d|-(?=[a-z])|\s?(?:percent|%|euros?\b|dollars\b|pounds\b|USD\b|EUR\b|CHF\b))/gi;
const vague: Readonly<Record<string, [number, number]>> = {
  hundreds: [200, 999],
  thousands: [2000, 9999],
  "tens of thousands": [20_000, 99_999],
  "hundreds of thousands": [200_000, 999_999],
};
const vagueNumbers = /\b(?:tens of thousands|hundreds of thousands|hundreds|thousands)\b(?= of\b)/gi;
const between = /^(?:\s?[-–—]\s?|\s(?:to|or|and)\s)$/;
const beforeUpTo =
  /\b(?:up to|as many as|at most|no more than|not more than|maximum of|a limit of|max)(?: an?)?(?: total of)?\s\(?$/i;
const beforeMore =
  /\b(?:more than|over|at least|no fewer than|not less than|minimum of|in excess of|upwards? of)\s\(?$/i;
const afterMore = /^(?:\+|\s(?:or more|and up|plus)\b)/i;
/** "$5,000", "USD 500", "3 weeks", "Route 3", "grade 11" and "May 3" count nothing. */
const beforeOther =
  /(?:[$€£¥]|\b(?:USD|CAD|AUD|EUR|GBP|NZD|CHF|Rs|age|ages|aged|grade|grades|class|top|no|number|page|section|step|year|type|level|room|suite|local|chapter|club|lodge|post|district|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec))\.?\s?$/i;

/** No sentence of a sponsor counts more things. */
const mostNumbers = 24;

/** The first whole numbers of a statement that may count something, in order, each with its qualifier. */
export function countedIn(statement: string): Counted[] {
  const plain = plainNumbers(statement).slice(0, mostNumbers);
  const found: Counted[] = [...vagueIn(statement)];
  for (let at = 0; at < plain.length; at += 1) {
    const one = plain[at] as Plain;
    const next = plain[at + 1];
    const words = next && statement.slice(one.end, next.start);
    if (next && words !== undefined && isSame(statement, one, next)) {
      found.push(qualified(statement, { ...one, end: next.end + 1 }));
      at += 1;
    } else if (next && words !== undefined && between.test(words) && one.value < next.value && !/\sand\s/.test(words)) {
      found.push({ start: one.start, end: next.end, low: one.value, high: next.value });
      at += 1;
    } else if (next && /\sand\s/.test(words ?? "") && /\bbetween\s$/i.test(statement.slice(0, one.start))) {
      found.push({ start: one.start, end: next.end, low: one.value, high: next.value });
      at += 1;
    } else found.push(qualified(statement, one));
  }
  return found.filter(({ low, high }) => low >= 1 && high >= low).sort((a, b) => a.start - b.start);
}

/** "ten (10) awards": the same number twice. */
function isSame(statement: string, one: Plain, next: Plain): boolean {
  return (
    one.value === next.value && statement.slice(one.end, next.start) === " (" && statement.charAt(next.end) === ")"
  );
}

function qualified(statement: string, { start, end, value }: Plain): Counted {
  const before = statement.slice(Math.max(0, start - 40), start);
  if (beforeUpTo.test(before)) return { start, end, low: 1, high: value };
  const more = afterMore.exec(statement.slice(end, end + 12));
  if (more) return { start, end: end + more[0].length, low: value, high: Math.ceil(value * moreThan) };
  return { start, end, low: value, high: beforeMore.test(before) ? Math.ceil(value * moreThan) : value };
}

function plainNumbers(statement: string): Plain[] {
  const written = [...statement.matchAll(digits)].map(({ 0: word, index }): Plain => {
    return { start: index, end: index + word.length, value: Number(word.replaceAll(",", "")) };
  });
  const spelled = spelledNumbers(withoutFractions(statement)).filter(
    ({ end }) => !/^(?:-[a-z]|\s?(?:dollars?|percent|%))/i.test(statement.slice(end, end + 9)),
  );
  return [...written, ...spelled]
    .filter(
      ({ start, value }) => value <= largest && !beforeOther.test(statement.slice(Math.max(0, start - 12), start)),
    )
    .filter(({ start, end, value }) => !isYear(statement.slice(start, end), value))
    .sort((a, b) => a.start - b.start);
}

/** "Five one-third tuition awards" are five. The length stays the same, so that positions stay right. */
const withoutFractions = (statement: string) =>
  statement.replace(
    /\b(?:one|two|three|four|five|six)-(?:thirds?|quarters?|half|time|year|month|week|semester|term|day|way)\b/gi,
    (word) => "x".repeat(word.length),
  );

const isYear = (word: string, value: number) => /^\d{4}$/.test(word) && value >= 1900 && value < 2100;

function vagueIn(statement: string): Counted[] {
  return [...statement.matchAll(vagueNumbers)].flatMap(({ 0: word, index }) => {
    const range = vague[word.toLowerCase()];
    return range ? [{ start: index, end: index + word.length + 3, low: range[0], high: range[1] }] : [];
  });
}
