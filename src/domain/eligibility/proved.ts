import type { Mention } from "./mention.ts";
import type { Token } from "./text/tokens.ts";
import { wordSet } from "./text/word-set.ts";

/** What must be proved must be true: "proof of legal blindness". */
export function isProved({ from, meaning }: Mention, tokens: readonly Token[]): boolean {
  if ((meaning.about !== "citizenship" && meaning.about !== "groups") || tokens.some(({ word }) => word === "if"))
    return false;
  const word = (at: number) => tokens[at]?.word ?? "";
  return proofs.has(word(from)) || (word(from - 1) === "of" && proofs.has(word(from - 2)));
}
const proofs = wordSet("proof verification evidence documentation certification");
