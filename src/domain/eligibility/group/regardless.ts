import type { Mention } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

export const regardlessWords = phraseFinder([
  ["regardless of", true],
  ["(without|with no) (regard|respect) (to|of|for)", true],
  ["irrespective of", true],
  [
    "(of|for|from|to|by|) (any|all|both|every) (race|races|color|creed|creeds|gender|genders|sex|sexes|religion|religions|ethnicity|ethnicities|background|backgrounds|nationality|nationalities|ethnic background|age|ages)",
    true,
  ],
  [
    "(does|do|shall|will|may|must) not discriminate (on the basis of|on the grounds of|based on|against|by|because of)",
    true,
  ],
] as const);

const unlimited = wordSet(`
race races color colour creed gender genders sex sexes sexual orientation identity expression religion religious belief beliefs affiliation national origin ethnic ethnicity background
backgrounds age ages disability disabilities disabled handicap marital parental status veteran veterans military nationality nationalities citizenship ancestry political
physical mental political affiliation views opinion genetic information pregnancy financial need economic socioeconomic income the their of or and any other
applicants applicant students students student persons country
`);

/** "Regardless of race, color or creed" limits nobody. */
export function regardless(tokens: readonly Token[]): Mention[] {
  return regardlessWords(tokens).map(({ from, to }) => ({
    from,
    to: withoutJoint(tokens, to, endOfWords(tokens, to, unlimited)),
    meaning: { about: "nothing" },
  }));
}

function withoutJoint(tokens: readonly Token[], from: number, to: number): number {
  let end = to;
  while (end > from && ["and", "or", "the", "their", "of", "any"].includes(wordAt(tokens, end - 1))) end--;
  return end;
}

/** The token after the words of a set that begin at `from`. */
export function endOfWords(tokens: readonly Token[], from: number, words: ReadonlySet<string>): number {
  let end = from;
  while (words.has(wordAt(tokens, end))) end++;
  return end;
}
