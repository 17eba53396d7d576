import { either } from "../../words/either.ts";
import type { Money } from "./money.ts";
import { type Limits, purpose, ranks, sumOfParts, sumOfPurposes, sumOfTerms } from "./parts-of-award.ts";
import { sumKind, wordsAfter, wordsBefore } from "./sum-words.ts";

export type { Limits } from "./parts-of-award.ts";

/** "Maximum | scholarship amount", "max. | award per student is", "largest | grant made to one applicant was set at" */
const ofAward = `(?: [\\w-]+){0,2}? ${either(
  /awards?|amount|benefit|fellowship|funding|grants?|payment|prizes?|request|scholarships?|stipend|value/,
)}(?: (?:allowed|available|awarded|given|made|paid))?(?: (?:per|for|of|that|to)(?: [\\w-]+){1,6}?)?(?: ${either(
  /(?:(?:is|are|was|were|will be|shall be|has been)\b ?)?(?:(?:set|fixed) at|of)?/,
)})?`;
const beforeUpTo = new RegExp(
  `(?:\\b${either(
    /up to(?: a(?: maximum| max)?(?: of)?| and including)?|upto|reach(?:es|ing)|as (?:much|high|large|great) as|at most/,
    /(?:no|not|never) (?:be )?(?:more|greater|higher|larger) than|not (?:to )?exceed(?:ing)?|cannot exceed|never exceeds?/,
    /maximum(?: award| payment| amount| value| grant)?(?: of| is)?|max\.?(?: of)?/,
    /(?:capped at|limited to|(?:limit|cap|ceiling) (?:of|is))/,
    /no (?:[\w-]+ ){1,3}(?:exceeds?|(?:receives?|gets?|wins?) more than)|the most (?:[\w-]+ ){1,5}(?:is|are)/,
  )}|\\bmax(?:imum|\\.)?${ofAward}|\\bmaximum per [\\w-]+ (?:is|of)|[<≤])[\\s:(–-]*$`,
  "i",
);
const beforeAtLeast = new RegExp(
  `\\b(?:${either(
    /at least|from|(?:start|begin)(?:s|ning|ing)? (?:at|from)|more than|over|exceeding|as little as|upwards of/,
    /minimum(?: award| amount| value)?(?: of| is)?|min\.?(?: of)?|(?:no|not) (?:be )?(?:less|smaller|lower) than/,
  )}|min(?:imum|\\.)?${ofAward})[\\s:–-]*$`,
  "i",
);
const afterAtLeast = /^\+|^\s*(?:(?:or|and) (?:more|up|above|higher|greater)\b|minimum\b|min\b|\(minimum\))/i;
const afterUpTo = /^\s*(?:maximum\b|max\b|or less\b|limit\b|cap\b)/i;
const between =
  /^[ .]{0,3}(?:-{1,2}|–|—|to|through|and|or|up to|and up to) ?(?:up to |a maximum of )?(?:[A-Z]{1,3})? ?[$£€]? ?$/i;
const added = /\b(?:plus|an? (?:additional|extra)|in addition to)\b|\+/i;
const each =
  /^\s?(?:\w+ ){0,3}?(?:each\b(?! (?:year|semester|term|quarter)\b)|apiece\b|per (?:\w+ )?(?:winner|recipient|student|scholar|award|person|applicant)\b)/i;
const eachPeriod =
  /^\s?(?:(?:disbursed|given|paid) )?(?:\/|(?:an?|per|each|every) )(?:academic )?(?:year|yr|semester|term|quarter)\b|^\s?(?:annually|yearly)\b/i;
/** The period behind a sum that is paid in each: "per semester", or empty. */
export const periodAfter = (part: string, sum: Money): string =>
  eachPeriod.exec(wordsAfter(part, sum))?.[0].trim() ?? "";
const manyAwards =
  /\b(?:awards|scholarships|grants|prizes|fellowships|bursaries|winners|recipients|students|scholars|seniors|finalists|people|classes|pool)\b|\bin (?:[\w-]+ ){0,2}(?:aid|funding|funds|money)\b|\b(?:money|funds|aid) (?:awarded|disbursed|distributed|given)\b/i;

/** "Who gets the maximum award ($400)": a bracket that says how much it is. */
const ofMaximum = /\bmaximum (?:award|amount|benefit|grant|scholarship|stipend|value) ?$/i;

/** "$10,000 (five awards of | $2,000)", but not "(paid as two grants of | $5,000)" nor "(four awards of | $5,000, one per year)". */
const eachOf =
  /(?<!\b(?:as|in) (?:\w+ )?)\b(?:awards|bursaries|fellowships|grants|prizes|scholarships) (?:at|of|worth)\s*$/i;

const onePerPeriod = /^,? (?:one )?(?:an?|each|every|per) (?:quarter|semester|term|year)\b/i;

/** "Students may receive funds up to a lifetime limit of $2,500": what one student can get in all. */
const lifetimeLimit = /\blifetime (?:cap|limit|maximum) (?:of|is)\b/i;

/** The largest value of an integer column. */
const mostDollars = 2_000_000_000;

/**
 * The limits that the sums of one statement set, or null. Words in brackets count only when the words outside name no
 * amount. A total counts only as the amount of one scholarship, and only with `totals`.
 */
export function limitsOf(statement: string, sums: readonly Money[], totals = true): Limits | null {
  const brackets = [...statement.matchAll(/\((?!or\b)[^()]*\)?/gi)].filter(
    ({ index }) => !ofMaximum.test(statement.slice(Math.max(0, index - 30), index)),
  );
  const isInside = ({ start }: Money) =>
    brackets.some((bracket) => bracket.index < start && start < bracket.index + bracket[0].length);
  const [others, inside] = [sums.filter((sum) => !isInside(sum)), sums.filter(isInside)];
  const divides = inside.some(
    (sum) =>
      eachOf.test(wordsBefore(statement, sum)) &&
      !onePerPeriod.test(wordsAfter(statement, sum)) &&
      others.some(({ value }) => value > sum.value && value % sum.value === 0),
  );
  const outside = divides ? null : ofStatement(limitsOfSums(statement, others, totals));
  return outside ?? ofStatement(limitsOfSums(statement, inside, totals));
}

/** "Minimum $1,000, maximum $3,000" in one statement are the ends of a range. */
function ofStatement(all: readonly Limits[]): Limits | null {
  const [least, most] = all;
  const areEnds = all.length === 2 && least?.max === null && most?.min === null;
  return areEnds && (least.min ?? 0) < (most.max ?? 0) ? { min: least.min, max: most.max } : combined(all);
}

/** The limits of several sums or statements together: the least of the minimums and the most of the maximums. */
export function combined(every: readonly Limits[]): Limits | null {
  // "Awards range from $1,000 to $10,000. Some students may receive a maximum of $10,000."
  const tops = new Set(every.filter(({ min }) => min !== null).map(({ max }) => max));
  const all = every.filter(({ min, max }) => min !== null || !tops.has(max));
  if (all.length === 0) return null;
  const mins = all.map((limits) => limits.min).filter((min) => min !== null);
  const maxes = all.map((limits) => limits.max).filter((max) => max !== null);
  const highest = Math.max(...maxes);
  const isAboveMins = mins.length < all.length && highest > Math.max(...mins);
  return {
    min: mins.length < all.length ? null : Math.min(...mins),
    max: maxes.length === all.length || isAboveMins ? highest : null,
  };
}

function limitsOfSums(part: string, given: readonly Money[], totals: boolean): Limits[] {
  const sums = sharedMultiplier(part, given).filter((sum) => sum.value >= 1 && sum.value <= mostDollars);
  const kinds = kindsOf(part, sums);
  const amounts = sums.filter((_, i) => kinds[i] === "amount");
  const ofOne =
    amounts.length > 0 || !totals || (manyAwards.test(part) && !lifetimeLimit.test(part))
      ? amounts
      : sums.filter((_, i) => kinds[i] === "total");
  // "€850 per month plus a €500 travel allowance" is neither.
  const isBesideRate = ofOne.some(
    (sum) =>
      !/^ (?:award|grant|prize|scholarship)\b/i.test(wordsAfter(part, sum)) &&
      sums.some(
        (rate, i) => kinds[i] === "rate" && rate.end <= sum.start && added.test(part.slice(rate.end, sum.start)),
      ),
  );
  if (isBesideRate) return [];
  const paid = withoutParts(part, perRecipient(part, withoutFormer(part, ofOne)));
  const whole = sumOfParts(part, paid) ?? sumOfPurposes(part, paid) ?? sumOfTerms(part, paid);
  if (whole !== null) return [whole];
  const read = paid.map((sum, i) => limitsOfSum(part, sum, paid[i - 1], paid[i + 1]));
  const addition = paid.findIndex((sum, i) => {
    const gap = part.slice(paid[i - 1]?.end, sum.start);
    return i > 0 && (added.test(gap) || (/\band up to [$£€]?$/i.test(gap) && purpose.test(wordsAfter(part, sum))));
  });
  if (addition <= 0) return read;
  return read[0]?.min ? [{ min: read[0].min, max: null }] : [];
}

const isToo = /^ for (?:[\w'’-]+ ){1,4}and (?:[A-Z]{1,3} ?)?[$£€]?$/;
const isFor = /^ for\b/;
/** The kind of each sum; both ends of a range have the same kind. */
function kindsOf(part: string, sums: readonly Money[]): ReturnType<typeof sumKind>[] {
  const kinds = sums.map((sum) => sumKind(part, sum));
  for (let i = 1; i < sums.length; i++) {
    const isRange = between.test(part.slice(sums[i - 1]?.end, sums[i]?.start));
    const [from, to] = [kinds[i - 1] ?? "amount", kinds[i] ?? "amount"];
    if (isRange && from !== "amount") kinds[i] = from;
    else if (isRange && to !== "amount") kinds[i - 1] = to;
    // "A monthly stipend of $1,000 for masters and $1,500 for doctors"
    else if (
      from === "rate" &&
      to === "amount" &&
      isToo.test(part.slice(sums[i - 1]?.end, sums[i]?.start)) &&
      isFor.test(wordsAfter(part, sums[i] as Money))
    )
      kinds[i] = "rate";
    // "$2,500 per semester, for a total of $5,000 a year"
    const [share, whole] = [sums[i - 1] as Money, sums[i] as Money];
    if (from === "amount" && to === "total" && periodAfter(part, whole) !== "" && isPeriodOf(part, share, whole)) {
      kinds[i - 1] = "total";
      kinds[i] = "amount";
    }
  }
  return kinds;
}

/** If one sum is for each recipient, the others are totals: "$10,000 for ten winners, $1,000 each". */
function perRecipient(part: string, sums: readonly Money[]): readonly Money[] {
  if (sums.filter((sum) => each.test(wordsAfter(part, sum))).length > 1) return sums;
  const last = sums.findIndex((sum) => each.test(wordsAfter(part, sum)));
  const previous = sums[last - 1];
  if (last < 0 || ranks.test(part)) return sums;
  const isRange = previous && between.test(part.slice(previous.end, sums[last]?.start));
  const others = sums.filter((_, i) => i !== last && !(isRange && i === last - 1));
  return others.every((sum) => sum.value > (sums[last]?.value ?? 0))
    ? sums.slice(isRange ? last - 1 : last, last + 1)
    : sums;
}

/**
 * Without the installments of the first sum: "$10,000: $6,000 in the first year and $4,000 in the second", "$4,000 at
 * $1,000 per year".
 */
function withoutParts(part: string, sums: readonly Money[]): readonly Money[] {
  const [first, second, ...rest] = sums;
  if (!first || !second || prizes.test(part)) return sums;
  const later = [second, ...rest];
  const arePeriods = later.every((sum) => isPeriodOf(part, sum, first));
  if (!arePeriods && periodAfter(part, first) !== "") return sums;
  // "$3,000 (one), $2,000 (one), $1,000 (three)", "one $1,500 award, two $1,000 awards and three $500 awards".
  if (counted.test(wordsAfter(part, first)) || counts.test(wordsBefore(part, second))) return sums;
  // "$3,000 for graduates, while undergraduates get $1,000 a year"
  if (/\b(?:while|whereas|but|and (?:[\w-]+ ){1,4}(?:gets?|receives?))\b/i.test(part.slice(first.end, second.start)))
    return sums;
  const total = later.reduce((sum, { value }) => sum + value, 0);
  const arePaidLater = rest.length > 0 && total === first.value && paidLater.test(part.slice(first.end));
  return arePaidLater || arePeriods ? [first] : sums;
}

const yearly = /year|yr|annual/i;

/** Whether a sum is the share of a whole that is paid in each period: "$1,000 | ($333 per quarter)", "$4,000 a year | $2,000 per semester". */
function isPeriodOf(part: string, sum: Money, whole: Money): boolean {
  const [of, each] = [periodAfter(part, whole), periodAfter(part, sum)];
  const times = Math.round(whole.value / sum.value);
  const isShare = times > 1 && times <= 10 && Math.abs(whole.value - times * sum.value) < times;
  return isShare && each !== "" && (of === "" || (yearly.test(of) && !yearly.test(each)));
}

const paidLater = /\b(?:half|installments?|instalments?|quarter|remainder|semester|term|upon|years?|fall|spring)\b/i;
const prizes = /\b(?:place|prizes?|runners?)\b/i;
const counted = /^\s?\((?:one|two|three|four|five|six|\d{1,2})\b/i;

const counts = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?: \(\d{1,2}\))?\s*$/i;

const topPrize = new RegExp(`\\b(?:top|largest|biggest|highest)(?:${ofAward}| being)[\\s:]*$`, "i");
const smallest = new RegExp(`\\b(?:smallest|lowest)(?:${ofAward}| being)[\\s:]*$`, "i");
const changed = "\\b(?:chang|gr[eo]w|increas|raise|rose|reduc)\\w*";
/** "Was increased from | $500", "rose to $750 from | $500" */
const fromFormer = new RegExp(`${changed} from\\s*$`, "i");
const toLater = new RegExp(`${changed} to [$£€]?[\\d,.]+ [^.;$£€]{0,40}\\bfrom\\s*$`, "i");

/** Without what an award was before, beside what it is now. */
const withoutFormer = (part: string, sums: readonly Money[]): readonly Money[] =>
  sums.filter((sum, i) => {
    const before = wordsBefore(part, sum);
    const hasNext = i + 1 < sums.length;
    return !(hasNext && fromFormer.test(before)) && !(i > 0 && toLater.test(before));
  });

/** In "$5-10k" the first number is thousands too. */
function sharedMultiplier(part: string, sums: readonly Money[]): Money[] {
  return sums.map((sum, i) => {
    const next = sums[i + 1];
    if (!next || next.value === next.coefficient || sum.value !== sum.coefficient) return sum;
    if (sum.value >= next.coefficient || !between.test(part.slice(sum.end, next.start))) return sum;
    return { ...sum, value: sum.value * (next.value / next.coefficient) };
  });
}

function limitsOfSum(part: string, sum: Money, previous: Money | undefined, next: Money | undefined): Limits {
  const before = wordsBefore(part, sum);
  const after = wordsAfter(part, sum);
  const value = Math.floor(sum.value);
  if (!previous && !next && topPrize.test(before)) return { min: null, max: value };
  if (!previous && !next && smallest.test(before)) return { min: value, max: null };
  const opensRange = next !== undefined && between.test(part.slice(sum.end, next.start));
  const closesRange = previous !== undefined && between.test(part.slice(previous.end, sum.start));
  if (opensRange && beforeUpTo.test(before)) return { min: value, max: value };
  if ((beforeUpTo.test(before) && !closesRange) || afterUpTo.test(after)) return { min: null, max: value };
  const listsMore = next !== undefined && /\bfrom[\s:]*$/i.test(before);
  if (beforeAtLeast.test(before) && !opensRange && !listsMore) return { min: value, max: null };
  if (afterAtLeast.test(after)) return { min: value, max: null };
  return { min: value, max: value };
}

/** Whether the words between two sums make them the ends of a range. */
export const isRangeBetween = (words: string): boolean => between.test(words);
