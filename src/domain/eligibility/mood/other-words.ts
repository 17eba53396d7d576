import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const verbs = wordSet("are do have were did");
const ofTalk = wordSet(
  "think believe feel agree know want need questions question see remember ready sure aware help consider wonder imagine understand wish prefer recommend looking interested any like plan hope",
);

/** "Are you a woman?", "Do you keep bees?", but not "Do you have questions?". */
export function asksOfYou(tokens: readonly Token[]): boolean {
  const [first, second, ...rest] = tokens.map(({ word }) => word);
  return verbs.has(first ?? "") && second === "you" && rest.length > 1 && !rest.some((word) => ofTalk.has(word));
}

/** Words without which hardly a sentence is written in Spanish, French, German, Portuguese or Italian, and no English one uses. */
const must = wordSet("deben debe doit doivent muss müssen devono devem deberán deberá doivent");
const others = wordSet(
  "los las una para por ser estar que del los les des une pour être est sont aux dans avec ou der und ein eine für von oder ist sind nicht mit gli della delle degli essere uma dos das são não em com",
);

/** A clause in another language, which nothing here reads. */
export function isForeign(tokens: readonly Token[]): boolean {
  if (tokens.length < 4) return false;
  let count = 0;
  for (const { word, capital } of tokens) {
    if (capital) continue;
    if (must.has(word)) return true;
    if (others.has(word)) count += 1;
  }
  return count > 2;
}
