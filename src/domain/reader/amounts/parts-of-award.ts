import type { Money } from "./money.ts";
import { wordsAfter } from "./sum-words.ts";

/** The least and the most that one scholarship pays; null where the words set no such limit. */
export type Limits = { min: number | null; max: number | null };

/** "$10,000 to one student, $2,500 to each of three": prizes of several ranks, not a total and a share of it. */
export const ranks =
  /\b(?:first|1st|second|2nd|third|3rd|grand|runners?[- ]up|place|one (?:[\w-]+ )?(?:student|winner|recipient|applicant|scholar|finalist|senior|person))\b/i;

const firstPart =
  /\b(?:both|receives?|includes?|including|consists? of|comprises?|provides?) an? [$£€]?\s*$|\bstipends? of [$£€]?\s*$/i;
const nextPart =
  /^ ([\w-]+)\b.{0,80}(?:\band|,) (?:an? )?(?:additional )?[$£€]?\s*$|^ (and) an? (?:additional )?[$£€]?\s*$/i;

/** Money that goes with an award: "a $500 award and $1,000 travel expenses". */
const expenses =
  /^ (?:for |in )?(?:travel|living|book)s? (?:expenses|costs|allowance|stipend|funding|funds|grant|support)\b/i;

/** What one winner gets in two parts: "a $14,500 living allowance and a $3,500 travel grant". */
export function sumOfParts(part: string, sums: readonly Money[]): Limits | null {
  const [first, second, ...rest] = sums;
  if (!first || !second || rest.length > 0 || ranks.test(part)) return null;
  const found = nextPart.exec(part.slice(first.end, second.start));
  const noun = found?.[1] ?? found?.[2];
  const isOne =
    firstPart.test(part.slice(Math.max(0, first.start - 40), first.start)) || expenses.test(wordsAfter(part, second));
  if (noun === undefined || !isOne || wordsAfter(part, second).trimStart().startsWith(noun)) return null;
  const value = Math.floor(first.value + second.value);
  return { min: /\bup to [$£€]?\s*$/i.test(part.slice(0, first.start)) ? null : value, max: value };
}

/** "$5,000 toward tuition, $1,000 for books and $500 for travel" is one award of $6,500. */
export const purpose =
  /^ (?:for|toward|towards|in) (?:[\w-]+ ){0,2}?(?:airfare|board|books?|costs|expenses|fees|health|housing|living|materials|rent|research|supplies|travel|tuition)\b/i;
const nextPurpose = /^[^.;]{0,60}(?:,|\band)(?: and)?(?: an?| up to)? $/i;

export function sumOfPurposes(part: string, sums: readonly Money[]): Limits | null {
  if (sums.length < 2 || /\b(?:awards|scholarships|grants|prizes|or)\b/i.test(part)) return null;
  const arePurposes = sums.every(
    (sum, i) =>
      (i === 0
        ? sums.length > 2 || purpose.test(wordsAfter(part, sum))
        : nextPurpose.test(part.slice(sums[i - 1]?.end, sum.start).replace(/[$£€]$/, ""))) &&
      (i === 0 || purpose.test(wordsAfter(part, sum))),
  );
  const value = Math.floor(sums.reduce((all, sum) => all + sum.value, 0));
  return arePurposes ? { min: value, max: value } : null;
}

const term =
  /^ (?:(?:awarded|for|given|in|paid) )?(?:the )?(?:(autumn|fall|spring|summer|winter)|(first|second|third|1st|2nd|3rd) (?:quarter|semester|term|year))\b/i;

/** "$1,000 in the fall and $1,000 in the spring" is one award of $2,000. */
export function sumOfTerms(part: string, sums: readonly Money[]): Limits | null {
  const [first] = sums;
  if (!first || sums.length < 2 || /\bor\b/i.test(part)) return null;
  const terms = new Set(sums.map((sum) => term.exec(wordsAfter(part, sum))?.slice(1).join("").toLowerCase()));
  const areParts =
    !terms.has(undefined) && terms.size === sums.length && sums.every(({ value }) => value === first.value);
  const value = Math.floor(first.value * sums.length);
  return areParts ? { min: value, max: value } : null;
}
