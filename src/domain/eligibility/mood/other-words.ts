import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { traitOf } from "../trait/traits.ts";
import { namesSome } from "./people.ts";
import { isSentence } from "./subject.ts";

/** "Redheads, this is your moment!" */
export const addresses = ([first, second]: readonly Token[], text: string): boolean =>
  first !== undefined &&
  second !== undefined &&
  (namesSome([first]) || traitOf(first) === "unread") &&
  text.slice(first.end, second.start).includes(",") &&
  toThem.has(second.word);
const toThem = wordSet("this here you your we our now it come apply rejoice listen");

const verbs = wordSet("are do have were did");
const ofTalk = wordSet(
  "think believe feel agree know want need questions question see remember ready sure aware help consider wonder imagine understand wish prefer recommend looking interested any like plan hope takes ready applying apply scholarships scholarship money help wondering curious stuck confused",
);

/** "Are you a woman?", "Do you keep bees?", but not "Do you have questions?". */
export function asksOfYou(tokens: readonly Token[]): boolean {
  const [first, second, ...rest] = tokens.map(({ word }) => word);
  return verbs.has(first ?? "") && second === "you" && rest.length > 1 && !isTalk(tokens);
}

/** "Ready to apply?", "Do you have questions?": a question that asks nobody what they are. */
export const isTalk = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => ofTalk.has(word));

/** "Got braces?", "Living with lupus and going to college?": a question that begins with no word of questions. */
export const asksShortly = (tokens: readonly Token[], text: string): boolean =>
  !asking.has(wordAt(tokens, 0)) && !isSentence(tokens, text);
const asking = wordSet(
  "who whom whose what when where why how which is are was were do does did can could will would should shall may must has have had am if in or and but so need still not no",
);

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
