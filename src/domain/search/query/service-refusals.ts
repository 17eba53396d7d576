import { type ServiceWords, serviceOwed as serviceIn, serviceWords } from "../../eligibility/mood/service-owed.ts";
import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { wordAt } from "../../eligibility/text/tokens.ts";
import { serviceOwed } from "../fits/asked-of-students.ts";
import type { Mention } from "./mention.ts";
import { type Cue, findCues } from "./refusals.ts";
import { isBreakBefore } from "./words/breaks.ts";
import type { QueryWords } from "./words/query-words.ts";

/** How students tell of service that a winner owes, beside the words of sponsors for it. */
const table: PhraseTable<ServiceWords> = [
  ...serviceWords.filter(([, value]) => value === "owed"),
  ["(year|years) of (service|work|teaching)", "owed"],
  ["(strings|strings attached)", "owed"],
  ["(service|work|employment|teaching) (commitments|obligations|agreements|requirements|contracts|bond|bonds)", "owed"],
  ["work (it|that|this|the money) off", "owed"],
  [
    "owe (you|them|anybody|anyone|somebody|the state|the hospital|the government|) (anything|service|work|years|time)",
    "owed",
  ],
  ["(serve|serving|work|working|teach|teaching|practice|practicing)", "doing"],
  ["(after|following|once|when) (i|im|we|they|she|he|) (graduation|graduate|graduating|college|done|finish)", "time"],
  ["(after|afterwards|afterward|in return|in exchange|to pay it back)", "time"],
];
const find = phraseFinder(table);

/** What a wish to go without may begin with. Words behind the others are wanted, or ask for nothing. */
const refusing: ReadonlySet<Cue> = new Set(["any", "all", "known", "sure", "dislike", "lack"]);
/** How many words behind a refusal tell of service, and how soon they begin: "won't sign a contract | to work for the hospital". */
const reach = 14;
const soon = 6;

/** What refuses to owe service: "no work obligation", "that I don't have to work for after graduation". */
export function serviceRefusals(words: QueryWords): Mention[] {
  const { tokens } = words;
  const cues = findCues(tokens);
  return cues.flatMap(({ from, to, value }) => {
    if (!refusing.has(value)) return [];
    const next = cues.find((each) => each.from >= to)?.from ?? tokens.length;
    // "Refuse to owe" has a word of both.
    const part = tokens.slice(from, endOfPart(words, to, Math.min(next, to + reach)));
    const service = serviceIn(find(part), part);
    if (service === null || from + service.from > to + soon) return [];
    const end = behindEmployer(words, from + service.to);
    return [{ from, to: end, says: [{ slot: "exclude", value: serviceOwed }] }];
  });
}

/** The token at which the part of the text ends that begins at `start`, at most `most`. */
function endOfPart(words: QueryWords, start: number, most: number): number {
  let end = start;
  while (end < most && (end === start || !isBreakBefore(words, end))) end += 1;
  return end;
}

/** Behind whom the work is for, which nothing is searched by: "to work | for the hospital". */
function behindEmployer(words: QueryWords, at: number): number {
  const { tokens } = words;
  const isForSomebody = work.test(wordAt(tokens, at - 1)) && /^(?:for|at|as)$/.test(wordAt(tokens, at));
  return isForSomebody ? endOfPart(words, at, Math.min(tokens.length, at + mostOfEmployer)) : at;
}
const work = /^(?:serv|work|teach|practic)(?:e|ing|)$/;
const mostOfEmployer = 4;
