import { isExample } from "./group/group-roles.ts";
import type { Meaning, Mention } from "./mention.ts";
import type { Token } from "./text/tokens.ts";
import { wordSet } from "./text/word-set.ts";

/** Whether a mention limits nobody by the words before it: those whom it names are only some of those who may apply. */
export const isOneOfOthers = (mention: Mention, tokens: readonly Token[]): boolean =>
  isOneOfAll(mention, tokens) || isNoLimit(mention, tokens);

/** "Open to all nationalities, including | Americans". */
function isOneOfAll({ from, meaning }: Mention, tokens: readonly Token[]): boolean {
  if (!ofPersons.has(meaning.about) || !isExample(tokens, from)) return false;
  const opening = tokens.findLastIndex(({ word }, at) => at < from && word === "including");
  return opening > 0 && tokens.slice(0, opening).some(({ word }) => everybody.has(word));
}

/** "Not limited to | high school seniors". Fields of study are read from "majors include but are not limited to". */
function isNoLimit({ from, meaning }: Mention, tokens: readonly Token[]): boolean {
  const to = tokens[from - 1]?.word === "to" ? from - 1 : from - 2;
  return (
    meaning.about !== "field_of_study" &&
    tokens[to]?.word === "to" &&
    limits.has(tokens[to - 1]?.word ?? "") &&
    tokens[to - 2]?.word === "not"
  );
}

const ofPersons = new Set<Meaning["about"]>(["citizenship", "countries", "states", "groups"]);
const everybody = wordSet("all any every anyone everyone");
const limits = wordSet("limited restricted confined");
