import { type Found, type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { startsWithDigit, type Token, wordAt } from "../../eligibility/text/tokens.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";
import { isRangeBetween } from "../../reader/amounts/limits.ts";
import { type Money, readMoney } from "../../reader/amounts/money.ts";
import { sumKind } from "../../reader/amounts/sum-words.ts";
import type { Mention, Reading } from "./mention.ts";
import type { QueryWords } from "./words/query-words.ts";
import { type Segment, segmentsOf } from "./words/segments.ts";

type Limit = "min" | "max";

/** Words before and after a sum that make it a limit. */
export const limitsBefore: PhraseTable<Limit> = [
  ["(over|above|exceeding|worth|minimum|min|from|atleast|mas|minimo|desde|superior|mayor|mayores)", "min"],
  ["(more|greater|bigger|higher|larger|better|worth more|pay more|paying more|pays more) than", "min"],
  // "Nothing under $1,000"
  [
    "(nothing|none|not|never|no|dont want|dont show|dont need) (me|) (anything|any|ones|stuff|scholarships|awards|) (that|) (is|are|pays|pay|) (under|below|less than|smaller than|lower than)",
    "min",
  ],
  [
    "(nothing|none|not|never|no|dont want|dont show|dont need) (me|) (anything|any|ones|stuff|scholarships|awards|) (that|) (is|are|pays|pay|) (over|above|more than|bigger than|higher than)",
    "max",
  ],
  ["(minimum|min) (award|amount|value|scholarship) (of|is|)", "min"],
  ["(award|awards|amount|scholarship|scholarships) of", "min"],
  ["(maximum|max) (award|amount|value|scholarship) (of|is|)", "max"],
  ["(at least|no less than|not less than|starting at|starting from|upwards of|minimum of|min of|a minimum of)", "min"],
  [
    "(mas de|mayor de|mayores de|mayor a|mayores a|superior a|superiores a|al menos|por lo menos|minimo de|a partir de|de al menos)",
    "min",
  ],
  [
    "(under|below|less than|up to|upto|max|maximum|no more than|not more than|at most|smaller than|lower than|maximum of|max of|fewer than|as much as)",
    "max",
  ],
  ["(menos de|hasta|maximo|maximo de|menor a|menores a|menor de|menores de|no mas de|inferior a|por debajo de)", "max"],
];
const findBefore = phraseFinder(limitsBefore);
export const limitsAfter: PhraseTable<Limit> = [
  [
    "(dollars|usd|) (or more|or above|or higher|and up|and above|or greater|plus|minimum|min|o mas|para arriba|en adelante)",
    "min",
  ],
  ["(dollars|usd|) +", "min"],
  ["(dollars|usd|) (or less|or under|or below|or lower|max|maximum|tops|o menos|maximo)", "max"],
];
const findAfter = phraseFinder(limitsAfter);

/** Words that make a sum the student's own money. */
const ownMoney = wordSet(
  "income incomes make makes making earn earns earning owe owes owed debt tuition cost costs costing loans loan rent bills bill budget efc sai left gano gana ganan ganamos ingreso ingresos salary pay paid fee fees deuda debo cuesta matricula sat act age household",
);
const findOwnAfter = phraseFinder([
  [
    "(a year|per year|of|in|for|) (my|) (student|) (income|debt|loans|loan|tuition|household income|family income|efc|sai|salary|rent)",
    true,
  ],
  ["(left|owed|short|saved|in savings|in assets)", true],
]);
const scholarshipWords = wordSet("scholarship scholarships beca becas award awards grant grants that which");
const fillers = wordSet("$ a about around roughly of usd like approximately the than de unos only just in dollars");

type Sum = Money & { from: number; to: number };

/** The limits that a query sets for the amount of a scholarship, in whole dollars. */
export function amountMentions(words: QueryWords): Mention[] {
  const mentions: Mention[] = [];
  for (const segment of segmentsOf(words)) {
    const sums = sumsIn(segment, words.tokens);
    for (const [at, sum] of sums.entries()) {
      const previous = sums[at - 1];
      if (previous && isRange(previous, sum, segment, words.tokens)) continue;
      mentions.push(...limitOf(sum, sums[at + 1], segment, words));
      if (mentions.length >= mostSums) return mentions;
    }
  }
  return mentions;
}

/** A query names few sums. Each costs time. */
const mostSums = 20;

function sumsIn({ text, from, to }: Segment, tokens: readonly Token[]): Sum[] {
  if (!/\d|hundred|thousand/.test(text)) return [];
  const start = tokens[from]?.start ?? 0;
  return readMoney(text).flatMap((money) => {
    let at = from;
    while (at < to && (tokens[at]?.start ?? 0) < start + money.start) at++;
    if (at === to || money.value > 1_000_000_000) return [];
    let end = at + 1;
    while (end < to && (tokens[end]?.start ?? 0) < start + money.end) end++;
    return [{ ...money, from: tokens[at - 1]?.word === "$" ? at - 1 : at, to: end }];
  });
}

/** "1k and 5k", "$500 to $1000", "5-10k". */
function isRange(a: Sum, b: Sum, { text }: Segment, tokens: readonly Token[]): boolean {
  const gap = text.slice(a.end, b.start);
  if (b.value <= a.value && b.coefficient <= a.coefficient) return false;
  if (/^ ?(?:y|a|o|and|to|or|-) ?\$? ?$/.test(gap) || isRangeBetween(gap)) {
    const opening = wordAt(tokens, a.from - 1);
    const isJoint = / ?and |y/.test(gap);
    return !isJoint || /^(?:between|entre|from|de)$/.test(opening);
  }
  return false;
}

function limitOf(sum: Sum, next: Sum | undefined, segment: Segment, words: QueryWords): Mention[] {
  const { tokens } = words;
  const sign = signBefore(words, sum.from);
  const before = sign ? { from: sum.from, value: sign } : limitBefore(tokens, sum.from);
  const range = next && isRange(sum, next, segment, tokens) ? next : null;
  const from = before?.from ?? sum.from;
  const start = startOfIncome(tokens, from);
  const isIncome = start < from && sum.value >= leastIncome;
  if (!isIncome && !isMoney(sum, range, before, tokens)) return [];
  if (isOwn(sum, segment, words, from)) return [{ from: start, to: behind(tokens, sum.to), says: [], ignored: true }];
  if (range) return [rangeMention(sum, range, tokens)];
  const after = limitAfter(words, sum.to);
  const to = sum.to + (after?.to ?? (isDollars(tokens[sum.to]) ? 1 : 0));
  const stated = after?.value ?? before?.value;
  // "Free $$ 4 college": the number is a word.
  if (stated === undefined && sum.value < leastBare && !isAtSign(sum, words)) return [{ from, to, says: [] }];
  const limit = stated ?? bareLimit(words, sum, to);
  const value = Math.floor(sum.value);
  if (limit === null) return [{ from, to, says: [], ignored: true }];
  return [{ from, to, says: [limit === "min" ? { slot: "amount_min", value } : { slot: "amount_max", value }] }];
}

/** The limit behind a sum, on the same side of a comma. In "over 5k or under 500" the second limit is that of the next sum. */
function limitAfter({ tokens, text }: QueryWords, at: number): Found<Limit> | undefined {
  const isApart = /[,;]/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
  const limit = isApart ? undefined : findAfter(tokens.slice(at, at + 4)).find(({ from }) => from === 0);
  const next = limit && tokens[at + limit.to];
  return next && (next.word === "$" || startsWithDigit(next)) ? undefined : limit;
}

const behind = (tokens: readonly Token[], to: number) => (isDollars(tokens[to]) ? to + 1 : to);
const isDollars = (token: Token | undefined) =>
  token?.word === "dollars" || token?.word === "usd" || token?.word === "dollar";

function rangeMention(a: Sum, b: Sum, tokens: readonly Token[]): Mention {
  const times =
    a.value === a.coefficient && b.value !== b.coefficient && a.value < b.coefficient ? b.value / b.coefficient : 1;
  const opening = /^(?:between|entre|from|de)$/.test(wordAt(tokens, a.from - 1)) ? a.from - 1 : a.from;
  const says: Reading[] = [
    { slot: "amount_min", value: Math.floor(a.value * times) },
    { slot: "amount_max", value: Math.floor(b.value) },
  ];
  return { from: opening, to: behind(tokens, b.to), says };
}

const signs: Readonly<Record<string, Limit>> = { ">": "min", "<": "max" };

/** "> 2000": a sign before a sum. Tokens do not hold it. */
function signBefore({ text, tokens }: QueryWords, at: number): Limit | null {
  const end = tokens[at]?.start ?? 0;
  const gap = text.slice(Math.max(tokens[at - 1]?.end ?? 0, end - 4), end);
  return signs[gap.replace(/[ =]/g, "")] ?? null;
}

/** The limit before a sum, with nothing between but "about" and the like. */
function limitBefore(tokens: readonly Token[], at: number): { from: number; value: Limit } | null {
  const start = Math.max(0, at - 6);
  let end = at;
  while (end > start && fillers.has(wordAt(tokens, end - 1))) {
    if (endsWith(tokens, end, start)) break;
    end--;
  }
  const found = endsWith(tokens, end, start);
  return found ? { from: found.from + start, value: found.value } : null;
}

function endsWith(tokens: readonly Token[], end: number, start: number) {
  return findBefore(tokens.slice(start, end)).find(({ to }) => to === end - start);
}

/** A number is money with a sign, a "k" or a limit; small numbers and grades are not. */
function isMoney(sum: Sum, range: Sum | null, before: unknown, tokens: readonly Token[]): boolean {
  if (sum.marked || range?.marked) return true;
  if (sum.value !== sum.coefficient && sum.value >= 100) return true;
  if (range && range.value !== range.coefficient) return true;
  const isYear = sum.value >= 1990 && sum.value <= 2040 && Number.isInteger(sum.value) && before === null;
  if (
    sum.value < 100 ||
    isYear ||
    countAfter.has(wordAt(tokens, sum.to)) ||
    testBefore.has(wordAt(tokens, sum.from - 1))
  )
    return false;
  const after = findAfter(tokens.slice(sum.to, sum.to + 4)).some((found) => found.from === 0);
  return before !== null || after || range !== null || awardAfter.has(wordAt(tokens, sum.to));
}
const countAfter = wordSet(
  "applicants recipients winners entries words word students student people hours sat act miles pages points credits th st nd rd % years year old",
);
const testBefore = wordSet("sat act psat score scored ap ielts toefl gre gmat lsat mcat of class");
const awardAfter = wordSet("scholarship scholarships award awards grant grants beca becas");

/** Whether a sum is what the student has, needs or owes: "my family makes less than 40k". */
function isOwn(sum: Sum, { text }: Segment, words: QueryWords, from: number): boolean {
  const kind = sumKind(text, sum);
  if (kind === "other" || kind === "rate") return true;
  const before = wordsOfClauseBefore(words, from);
  if (before.some((word) => scholarshipWords.has(word))) return false;
  const hasOwn = before.some((word, at) => ownMoney.has(word) && before[at - 1] !== "low");
  return hasOwn || findOwnAfter(words.tokens.slice(sum.to, sum.to + 6)).some((found) => found.from === 0);
}

/** What a family has: "we make 48k", "household income of $48,000". */
const incomeWords = wordSet(
  "income incomes make makes making earn earns earning gano gana ganan ganamos ingreso ingresos salary",
);
const beforeIncome = wordSet("i we family household annual yearly my our total combined parents");
const besideIncome = wordSet(
  "$ is are was of about around roughly like approximately only just under over below de es unos",
);
export const isIncome = (words: string): boolean =>
  /\d/.test(words) &&
  words
    .toLowerCase()
    .split(" ")
    .some((word) => incomeWords.has(word));

/** Of a number without a sign. */
const leastIncome = 1000;

/** The first word of "household income of", which ends before token `at`; `at` where nothing of the kind does. */
function startOfIncome(tokens: readonly Token[], at: number): number {
  let start = at;
  while (besideIncome.has(wordAt(tokens, start - 1))) start--;
  if (!incomeWords.has(wordAt(tokens, start - 1))) return at;
  start--;
  while (beforeIncome.has(wordAt(tokens, start - 1))) start--;
  return start;
}

/** Up to four words before a token, back to a comma or the end of a sentence. */
function wordsOfClauseBefore({ tokens, text }: QueryWords, at: number): string[] {
  let start = at;
  while (start > Math.max(0, at - 4) && !/[,;.!?\n]/.test(text.slice(tokens[start - 1]?.end, tokens[start]?.start)))
    start--;
  return tokens.slice(start, at).map(({ word }) => word);
}

/** No scholarship pays less, so that a smaller sum is a limit only with words such as "over". */
const leastBare = 50;

/** Whether a sum is written as one: "$20", but not "$$ 4 college". */
const isAtSign = ({ from, to }: Sum, { text, tokens }: QueryWords) =>
  /^.?\$\d/s.test(text.slice(Math.max(0, (tokens[from]?.start ?? 0) - 1), tokens[to - 1]?.end));

/** A sum by itself is the least that is wanted, unless it is what the student needs in all or part of a story. */
function bareLimit({ tokens, isShort }: QueryWords, sum: Sum, to: number): Limit | null {
  if (sum.value < leastBare) return null;
  const before = tokens.slice(Math.max(0, sum.from - 4), sum.from);
  if (awardAfter.has(wordAt(tokens, to))) return "min";
  if (!isShort) return null;
  return before.some(({ word }) => /^(?:need|needs|short|necesito|falta|faltan)$/.test(word)) ? null : "min";
}
