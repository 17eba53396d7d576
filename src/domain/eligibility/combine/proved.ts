import type { Mention } from "../mention.ts";
import type { Token } from "../text/tokens.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";

/** What must be proved must be true: "proof of legal blindness". */
export function isProved({ from, meaning }: Mention, tokens: readonly Token[]): boolean {
  if ((meaning.about !== "citizenship" && meaning.about !== "groups") || tokens.some(({ word }) => word === "if"))
    return false;
  const word = (at: number) => tokens[at]?.word ?? "";
  return proofs.has(word(from)) || (word(from - 1) === "of" && proofs.has(word(from - 2)));
}
const proofs = wordSet("proof verification evidence documentation certification");

/**
 * Whether a proof is handed in of something that nothing else compares: "proof of Swiss nationality or descent", "a letter
 * of membership". Not of what every student has, such as enrollment and grades.
 */
export function provesSomething(tokens: readonly Token[]): boolean {
  const proof = tokens.findIndex(({ word }, at) => surely.has(word) && tokens[at + 1]?.word === "of");
  if (proof < 0) return false;
  const proved = tokens.slice(proof + 2, proof + 7);
  return proved.length > 0 && !usual.hasAny(proved);
}
const surely = wordSet("proof verification evidence certification");
const usual = new TokenSet(
  wordSet(`
enrollment enrolment enrolled registration acceptance accepted admission admissions attendance application identity identification payment purchase receipt
grades grade gpa transcript transcripts scores age citizenship residency residence need income address mailing delivery eligibility this it student school college university
`),
);
