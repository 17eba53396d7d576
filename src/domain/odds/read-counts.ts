import { statements } from "../reader/statements.ts";
import { type Count, type Counted, countedIn } from "./counted.ts";
import { type CountedThing, thingCounted } from "./counted-thing.ts";
import { type Share, shareOfWinners } from "./share-of-winners.ts";

/** What a sponsor's words tell about how many win and how many apply. Null where they state no number. */
export type StatedCounts = { awards: Count | null; applicants: Count | null; share: Share | null };

/** `named`: whether a noun follows the number, unlike the second one of "two awards for men, one for women". */
type Mentioned = Counted & { thing: CountedThing; named: boolean };

/** Reads how many awards there are and how many students apply. Takes time linear in the text. */
export function readCounts(text: string): StatedCounts {
  const all = statements(text);
  const mentioned = all.map((statement) => ({ statement, found: mentionedIn(statement) }));
  const stated = mentioned.flatMap(({ statement, found }) => awardsOf(statement, found) ?? []);
  return {
    awards: together(stated) ?? singleWinner(all),
    applicants: largest(mentioned.flatMap(({ statement, found }) => applicantsOf(statement, found) ?? [])),
    share: all.map(shareOfWinners).find((share) => share !== null) ?? null,
  };
}

function mentionedIn(statement: string): Mentioned[] {
  const found: Mentioned[] = [];
  for (const counted of countedIn(statement)) {
    const thing = thingCounted(statement, counted);
    if (thing !== null) found.push({ ...counted, thing, named: true });
    else if (found.length > 0 && isOneMore(statement, counted))
      found.push({ ...counted, thing: "award", named: false });
  }
  return found;
}

/** The second number of "three awards for master's students and three for doctoral students". */
const isOneMore = (statement: string, { start, end }: Counted) =>
  /(?:,|;|\(|\band|\band up to)\s?$/i.test(statement.slice(Math.max(0, start - 12), start)) &&
  /^ (?:for|to|in|at|of [$€£]|worth)\b/i.test(statement.slice(end, end + 8));

function applicantsOf(statement: string, found: readonly Mentioned[]): Count | null {
  const counted = found.find(({ thing }) => thing === "applicants");
  if (!counted) return null;
  // A program that accepts up to 3,000 applications is taken to get them.
  return { low: counted.low === 1 ? counted.high : counted.low, high: counted.high, quote: statement };
}

const additions = /\b(?:also|additional(?:ly)?|in addition|plus|further)\b/i;
const parts = /:|\b(?:including|includes?|of which|consist\w*|comprising)\b/i;

/** The awards of one statement: of awards and winners the larger number, each with its parts added up. */
function awardsOf(statement: string, found: readonly Mentioned[]): Count | null {
  const sums = (["award", "winner"] as const).flatMap((kind) => {
    const list = found.filter(({ thing }) => thing === kind);
    return list.length === 0 ? [] : [sumOf(statement, list)];
  });
  return largest(sums.map((sum) => ({ ...sum, quote: statement })));
}

type Range = { low: number; high: number };

/** "Five awards: one of $2,000 and four of $500" are five; "two $1,000 and three $500 awards" are five too. */
function sumOf(statement: string, list: readonly Mentioned[]): Range {
  const [first, ...rest] = list as [Mentioned, ...Mentioned[]];
  const others = added(rest);
  const sameAsParts = rest.length > 1 && first.high === others.high;
  const gap = statement.slice(first.end, rest[0]?.start);
  const listsParts = parts.test(gap) || (rest[0]?.named === false && /^[^,;(]{0,40}[,(]\s?$/.test(gap));
  const isWhole = rest.length > 0 && (sameAsParts || listsParts);
  return isWhole ? first : added(list);
}

const added = (list: readonly Range[]): Range => ({
  low: list.reduce((sum, { low }) => sum + low, 0),
  high: list.reduce((sum, { high }) => sum + high, 0),
});

/** Statements usually repeat a number; one that says "also" or "another" adds to it. */
function together(list: readonly Count[]): Count | null {
  const more = list.slice(1).filter(({ quote }) => additions.test(quote));
  const base = largest(list.filter((count) => !more.includes(count)));
  return base && { ...added([base, ...more]), quote: [base, ...more].map(({ quote }) => quote).join(" ") };
}

const largest = (list: readonly Count[]): Count | null =>
  list.reduce<Count | null>((most, count) => (most === null || count.high > most.high ? count : most), null);

const given =
  /(?<!\b(?:preference|priority|consideration)(?: is| will be)? )\b(?:award(?:ed|s)?|given|granted|presented|offer(?:ed|s|ing)?|provided|paid|giv(?:e|es|ing)|pays)\b/i;
const toOne =
  /\bto (?:an?|the) (?!student'?s\b)(?:[\w-]{1,30} ){0,4}?(?:student|applicant|winner|recipient|senior|woman|individual|candidate|graduate|person|undergraduate|freshman)\b(?!s)/i;
const theWinner =
  /\b(?:the|an?|our) (?:[\w-]{1,30} ){0,2}?(?:winner|winning (?:entry|essay|applicant|student|video))\b(?! or\b)/i;
const several =
  /\b(?:winners|recipients|awards|scholarships|prizes|fellowships|runners?[- ]up|second|2nd|each (?:month|year|quarter|semester) (?:to|for))\b/i;

const longestGift = 80;

/** Whether something is given to one student, or one winner is named. */
function isOfOneWinner(statement: string): boolean {
  if (theWinner.test(statement)) return true;
  const verb = given.exec(statement);
  if (!verb) return false;
  const rest = statement.slice(verb.index).split(/[.;]/, 1)[0] ?? "";
  const at = rest.search(toOne);
  return at >= 0 && at < longestGift;
}

/** One award where the words speak of one winner, such as "a $500 award to a student", and nowhere of several. */
function singleWinner(all: readonly string[]): Count | null {
  const quote = all.find(isOfOneWinner);
  return quote === undefined || all.some((statement) => several.test(statement)) ? null : { low: 1, high: 1, quote };
}
