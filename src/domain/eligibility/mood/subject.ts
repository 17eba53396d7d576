import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { anyAward, anyFund, anyStipend } from "../words/awards.ts";
import { isAnybody } from "./people.ts";

/** What the sentence of a clause is about: its subject, and what the subject does or must do. */
export type Subject = "application" | "award" | "sum" | "sponsor" | "other" | "person" | null;

const verbs = tokenSet(`
must should shall may might can could will would cannot is are was were be has have had needs need required requires require does do
provides offers gives supports helps aims seeks believes wants covers includes contains consists takes allows vary varies depend depends
`);

/** Words at which the noun of a subject ends: "essays | of 500 words must". */
const ends = tokenSet("of for from in to by on with at up that which who whose about under within per not and or");

const application = tokenSet(`
application applications essay essays entry entries submission submissions video videos paper papers photo photos photograph letter letters
transcript transcripts form forms document documents documentation material materials file files manuscript manuscripts oration speech
proposal proposals artwork portfolio portfolios resume resumes cv recommendation recommendations reference references fafsa statement statements
deadline deadlines interview interviews committee judges jury panel decision decisions notification details information instructions guidelines rules
page pages font margins attachments images slides website questionnaire response responses answer answers referee referees referrer referrers recommender recommenders spelling spellings quiz simulation copy copies abstract abstracts word words length package fee topic topics text content
nomination nominations date dates email post posts article articles piece presentation presentations description report summary sample samples results grammar spelling plagiarism style relevance writing argumentation caption logo jokes pen ink
`);

/** "Any application | sent | through the mail". */
const sent = tokenSet("sent mailed received submitted postmarked completed filed faxed emailed delivered dated");

const award = tokenSet(`
${anyAward} ${anyFund} ${anyStipend} money loan loans tuition funding
`);
const sum = tokenSet("amount amounts value payment payments check checks number duration disbursement disbursements");

/** Words with which a sponsor speaks of itself or a founder: "We believe", "His dream was". */
const sponsor = tokenSet("we our ours us my i his");

/** Words before the comma of "In addition, ...". */
const openers = tokenSet(`
in to for if after once at by when during as also additionally however therefore thus moreover furthermore finally please while since upon before
until following through under with within on each every this because although though
`);

/** The subject of a clause; null where it begins with its verb. */
export function subjectOf(tokens: readonly Token[], text: string): Subject {
  const from = sentenceStart(tokens, text);
  const noun = tokens.slice(from, nounEnd(tokens, from));
  // "Online applications only."
  const last = noun.at(noun.at(-1)?.word === "only" ? -2 : -1);
  if (last === undefined) return null;
  if (sponsor.has(noun[0]) || isOurHope(tokens, from) || shortWe.test(text.slice(tokens[from]?.start)))
    return "sponsor";
  if (application.has(last) || (sent.has(last) && noun.some((token) => application.has(token)))) return "application";
  if (award.has(last)) return "award";
  if (sum.has(last)) return "sum";
  return noun.some(({ word }) => isAnybody(word)) ? "person" : "other";
}

/** Whether a clause names an application or its papers, as "must mail | two copies". */
export const namesApplication = (tokens: readonly Token[]): boolean => application.hasAny(tokens);

/** Whether a verb follows the subject, so that the clause is a sentence of its own and no entry of a list. */
export function isSentence(tokens: readonly Token[], text: string): boolean {
  const from = sentenceStart(tokens, text);
  const noun = nounEnd(tokens, from);
  return noun > from && tokens.slice(noun, noun + 12).some((_, at) => isVerb(tokens, noun + at));
}

/** "Need-based aid" holds no verb. */
const isVerb = (tokens: readonly Token[], at: number): boolean => verbs.has(tokens[at]) && !isNounOfNeed(tokens, at);

/** "Need-based aid", "proof of need". */
const isNounOfNeed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "need" &&
  (tokens[at + 1]?.word === "based" || /^(?:of|financial)$/.test(wordAt(tokens, at - 1)));

function nounEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && !isVerb(tokens, at) && !ends.has(tokens[at])) at++;
  return at;
}

/** The token after the words that only lead to the sentence: "In order to apply, | ...", "To apply | you need ...". */
export function sentenceStart(tokens: readonly Token[], text: string): number {
  if (!openers.has(tokens[0])) return 0;
  const [aim] = findAim(tokens);
  if (aim?.from === 0) return aim.to - 1;
  for (let at = 1; at < Math.min(tokens.length, 16); at++) {
    const [before, next] = [tokens[at - 1], tokens[at]];
    if (before && next && text.slice(before.end, next.start).includes(",")) return at;
  }
  return 0;
}

const findAim = phraseFinder<true>([
  [
    "(in order|) to (apply|qualify|enter|be eligible|be considered|compete|win) (you|students|applicants|candidates|entrants|nominees)",
    true,
  ],
]);

/** "We'll select the finalists". */
const shortWe = /^(?:we|i)'(?:ll|d|re|ve|m)\b/i;

/** "It is our hope that ..." */
const isOurHope = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.word === "it" && tokens[from + 1]?.word === "is" && tokens[from + 2]?.word === "our";
