import { personNouns } from "../../group/group-roles.ts";
import type { Mention } from "../../mention.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { type Token, tokensOf, wordAt } from "../../text/tokens.ts";
import { TokenSet, tokenSet, wordSet } from "../../text/word-set.ts";
import type { Statement } from "../statement.ts";

/** What must be proved must be true: "proof of legal blindness", "a transcript with a minimum GPA of 3.0". */
export function isProved({ from, to, meaning }: Mention, tokens: readonly Token[]): boolean {
  if (meaning.about === "gpa") return isOnTranscript(tokens, from, to);
  if ((meaning.about !== "citizenship" && meaning.about !== "groups") || tokens.some(({ word }) => word === "if"))
    return false;
  const word = (at: number) => wordAt(tokens, at);
  return proofs.has(word(from)) || (word(from - 1) === "of" && proofs.has(word(from - 2)));
}
function isOnTranscript(tokens: readonly Token[], from: number, to: number): boolean {
  const paper = tokens.findLastIndex(({ word }, at) => at < from && transcripts.has(word));
  return (
    paper >= 0 &&
    from - paper < mostBetween &&
    floors.hasAny(tokens.slice(paper, to + 3)) &&
    !tokens.some(({ word }, at) => ifs.has(word) || (at > paper && at < from && personNouns.has(word)))
  );
}
/** In tokens. */
const mostBetween = 12;
const transcripts = wordSet("transcript transcripts grades");
const floors = tokenSet("minimum least higher above better");
const ifs = wordSet(
  "if unless whose each maintain renewal renew after recipient recipients winner winners awardee awardees semester term quarter",
);
const proofs = wordSet("proof verification evidence documentation certification");

/**
 * Whether a proof is handed in of something that nothing else compares: "proof of Swiss nationality or descent", "a letter
 * of membership". Not of what every student has, such as enrollment and grades.
 */
export function provesSomething(tokens: readonly Token[]): boolean {
  return proofAt(tokens) >= 0;
}

/** Where such a proof is named, not counting "and" at the beginning; -1 where none is. */
export function proofAt(tokens: readonly Token[]): number {
  const proof = tokens.findIndex(
    ({ word }, at) =>
      (surely.has(word) && tokens[at + 1]?.word === "of") ||
      (documents.has(word) && certifying.has(wordAt(tokens, at + 1))),
  );
  if (proof < 0) return -1;
  const proved = tokens.slice(proof + 2, proof + 7);
  if (proved.length === 0 || (usual.hasAny(proved) && !proved.some(({ word }) => rare.has(word)))) return -1;
  return tokens[0]?.word === "and" ? proof - 1 : proof;
}
/**
 * "Selection criteria: examination results (minimum 80%)", "selection is based on grades, with a minimum score of 90": who is below it is not
 * chosen. Not "a minimum of 250 words" nor "no minimum". `quote`: all words, as those of a demand end where winners are chosen.
 */
export function choosesByMinimum({ mood, mentions, quote }: Pick<Statement, "mood" | "mentions" | "quote">): boolean {
  if ((mood !== "selection" && mentions.length > 0) || !/\bminimum\b/i.test(quote)) return false;
  const tokens = tokensOf(quote);
  return (mood === "selection" || choosing.hasAny(tokens)) && !noMinimum.hasAny(tokens);
}
const choosing = tokenSet("selection selected chosen judged ranked");
const noMinimum = tokenSet("no not without character characters word words page pages letter letters minute minutes");

const rare = wordSet("participation involvement membership service employment disability");
const surely = wordSet("proof verification evidence certification");
/** "Documentation certifying mission involvement". */
const documents = wordSet("documentation documents letter letters statement statements");
const certifying = wordSet("certifying verifying confirming proving");
const usual = new TokenSet(
  wordSet(`
enrollment enrolment enrolled registration acceptance accepted admission admissions attendance application identity identification payment purchase receipt
grades grade gpa transcript transcripts scores age citizenship residency residence need income address mailing delivery eligibility this it student school college university
`),
);

/** "Submit a thesis on aviation", "attach your union card": who has none cannot apply. */
export const handsInOwn = (tokens: readonly Token[]): boolean => findOwn(tokens).length > 0;
const findOwn = phraseFinder<true>([
  ["(thesis|theses|dissertation|dissertations|manuscript) (on|about|in|project|or|and)", true],
  [
    "(submit|submits|enter|send) (a|an|their|your|the|his or her) (completed|finished|published|) (thesis|dissertation)",
    true,
  ],
  ["(membership|union|tribal|green|veteran|military|disability) (card|cards|id|identification|enrollment card)", true],
  ["dd 214", true],
  ["dd214", true],
  [
    "(letter|letters|note|statement|recommendation|reference) (from|by|of) (a|an|the|your|their|his or her) (priest|pastor|rabbi|imam|minister|clergy|bishop|doctor|physician|commander|commanding officer|lodge|chapter)",
    true,
  ],
  [
    "(letter|letters|recommendation|recommendations|reference|references) (from|by) (a|an|the|your|their|his or her) (research|faculty|thesis|) (mentor|advisor|adviser|supervisor|sponsor|professor|faculty member|person|individual|member) (who is|who are|who has|of the)",
    true,
  ],
  ["(has|have) (previously|already|) been (published|performed|exhibited)", true],
  ["published (paper|papers|article|articles|work|works|book|research)", true],
]);
