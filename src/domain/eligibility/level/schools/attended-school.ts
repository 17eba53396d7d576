import { grammar, type Meaning } from "../../mention.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
import { highSchoolSenior } from "../years/class-school.ts";

const pupil: Meaning = { about: "level", levels: ["high_school"] };
const attend = tokenSet("attending attend attends");
const graduating = tokenSet("graduating");
const between = wordSet("a an any the public private accredited local area their");

/** "Attending a Minnesota high school": the school that is attended says the level, the place of it the home. */
export const attendedSchool = grammar({ clause: [tokenSet("high")], title: [] }, ({ tokens, part }) => {
  if (part === "title") return [];
  const placesOf = (verbs: typeof attend) => verbs.placesIn(tokens).filter((at) => isNow(tokens, at));
  return [
    ...placesOf(attend)
      .filter((at) => leadsToSchool(tokens, at + 1))
      .map((at) => ({ from: at, to: at + 1, meaning: pupil })),
    // "Graduating from an accredited high school".
    ...placesOf(graduating)
      .filter((at) => tokens[at + 1]?.word === "from" && leadsToSchool(tokens, at + 2))
      .map((at) => ({ from: at, to: at + 1, meaning: highSchoolSenior })),
  ];
});

const isNow = (tokens: readonly Token[], at: number): boolean =>
  !tokens.slice(Math.max(0, at - 3), at).some(({ word }) => /^(?:plan|planning|not|or|college)$/.test(word));

/** Whether a high school stands at token `from`, behind words that may be its name: "a north-central Montana high school". */
export function leadsToSchool(tokens: readonly Token[], from: number): boolean {
  const high = tokens.findIndex(({ word }, at) => at >= from && at < from + 5 && word === "high");
  const names = tokens.slice(from, high);
  return (
    high > 0 &&
    /^schools?$/.test(wordAt(tokens, high + 1)) &&
    !/^(?:or|graduates?|diploma)$/.test(wordAt(tokens, high + 2)) &&
    names.every(({ word, capital }) => capital || between.has(word))
  );
}
