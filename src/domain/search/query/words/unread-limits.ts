import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { startsWithDigit, type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { longestOf, type Mention } from "../mention.ts";
import type { QueryWords } from "./query-words.ts";

/** Limits in words that alone narrow no search: years of study, and what kind of college it is. */
const limits: PhraseTable<true> = [
  ["(in|my|the|a|an|) (first|1 st|final|penultimate) (year|years|yr)", true],
  ["(mi|el|de|en|para|) (primer|segundo|tercer|ultimo) ano", true],
  ["(one|1|a|two|2) (more|) (year|semester|years|semesters) (left|to go|remaining)", true],
  [
    "(state|public|private|in state|community|4 year|four year|4 yr|2 year|two year) (school|schools|college|colleges|university|universities|uni)",
    true,
  ],
  ["(in|during|entering|starting|finishing|of) (my|the|a|) last year", true],
  ["(for free|free of charge|gratis)", true],
];
/** That the student has a job, which no scholarship is compared with; "who work hard" and "who work in retail" say something else. */
const jobs: PhraseTable<true> = [
  ["(who|that) (also|both|) (work|works|have jobs|have a job|has a job)", true],
  ["working (student|students|adult|adults)", true],
];
const findJobs = phraseFinder(jobs);
const behindWork = wordSet("hard harder in at on with for to toward towards as from a an the my our their");
const findLimits = phraseFinder(limits);
const sizes = wordSet("small tiny big large huge");
const colleges = wordSet("college colleges university universities school schools");
const mostBetween = 3; // "small private liberal arts college"
const ends = wordSet("th st nd rd s x k yo u");
const longestCode = 2;

/**
 * Words that limit what a student can get and that nothing read, which fillers or single letters would hide: "m3", "D2", "final year",
 * "small Christian college". They are told as not understood. `read` are all other mentions.
 */
export function unreadLimits({ tokens }: QueryWords, read: readonly Mention[]): Mention[] {
  const covered = new Uint8Array(tokens.length);
  for (const { from, to } of read) covered.fill(1, from, to);
  const isFree = ({ from, to }: { from: number; to: number }) => !covered.subarray(from, to).includes(1);
  const codes = [...tokens.keys()].filter((at) => isCode(tokens, at)).map((from) => ({ from, to: from + 2 }));
  const kinds = [...tokens.keys()].filter((at) => isOfCollege(tokens, at)).map((from) => ({ from, to: from + 1 }));
  const ofJobs = findJobs(tokens).filter(({ to }) => !behindWork.has(wordAt(tokens, to)));
  const unread = [...findLimits(tokens), ...ofJobs, ...codes, ...kinds].filter(isFree);
  return longestOf(unread.map(({ from, to }): Mention => ({ from, to, says: [], ignored: true })));
}

/** A letter or two and a number without a space, "m3" or "2L", but not "7th" or "b4". */
function isCode(tokens: readonly Token[], at: number): boolean {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (!one || !two || one.end !== two.start || startsWithDigit(one) === startsWithDigit(two)) return false;
  const [letters, digits] = startsWithDigit(one) ? [two.word, one.word] : [one.word, two.word];
  const isBefore = letters === "b" && digits === "4";
  return (
    /^[a-z]+$/.test(letters) &&
    letters.length <= longestCode &&
    /^\d{1,2}$/.test(digits) &&
    !isBefore &&
    !(startsWithDigit(one) && ends.has(letters))
  );
}

/** Whether a word tells how large a college is, a few words before it. */
function isOfCollege(tokens: readonly Token[], at: number): boolean {
  if (!sizes.has(wordAt(tokens, at))) return false;
  const next = tokens.slice(at + 1, at + 2 + mostBetween).findIndex(({ word }) => colleges.has(word));
  return next >= 0;
}
