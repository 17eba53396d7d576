import { countryOfAdjective, findPeoples } from "../../../eligibility/citizenship/nationalities.ts";
import { peoples } from "../../../eligibility/group/peoples.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";
import { tellsOfComing } from "./citizens.ts";
import { findMexicans, findSpanishPeople } from "./everyday-places.ts";

/** Whom an adjective of a country or a place is said of. */
export const people = wordSet(
  "student students citizen citizens applicant applicants people national nationals girl girls boy woman women man men kid kids undergraduate undergraduates graduate graduates scholars",
);
/** Adjectives of countries that name languages too. */
export const languages = wordSet(
  "french german italian spanish english japanese chinese russian polish portuguese greek dutch swedish welsh scottish irish norwegian danish finnish korean",
);

/** "Nigerian student", "soy colombiano". Adjectives that also name a group are read there, and here too for who comes, or wants to study in another country. */
export function nationalityMentions(tokens: readonly Token[], studiesAbroad = false): Mention[] {
  const grouped = new Set(peoples(tokens).flatMap(({ from, value }) => (value === null ? [] : [from])));
  const isAbroad =
    studiesAbroad ||
    tellsOfComing(tokens) ||
    tokens.some(({ word }) => /^(?:international|internacional|intl)$/.test(word));
  const adjectives = tokens.flatMap(({ word }, from): Mention[] => {
    const code = countryOfAdjective.get(word);
    if (
      code === undefined ||
      code === "US" ||
      tokens[from + 1]?.word.startsWith("american") ||
      ancestry.test(wordAt(tokens, from + 1)) ||
      (grouped.has(from) && !isAbroad && !isCitizen(tokens[from + 1]))
    )
      return [];
    if (languages.has(word) && !people.has(wordAt(tokens, from + 1)) && !isSaidOfOneself(tokens, from)) return [];
    return [{ from, to: from + 1, says: [{ slot: "country", value: code, relation: "home" }] }];
  });
  return [
    ...adjectives,
    ...findPeoples(tokens).flatMap(({ from, to, value }): Mention[] =>
      value.code === null || value.code === "US" || tokens[from - 1]?.word === "native"
        ? []
        : [{ from, to, says: [{ slot: "country", value: value.code, relation: "home" }] }],
    ),
    ...[...findSpanishPeople(tokens), ...(studiesAbroad ? findMexicans(tokens) : [])].map(
      ({ from, to, value }): Mention => ({ from, to, says: [{ slot: "country", value, relation: "home" }] }),
    ),
  ];
}

/** "I am Polish, finishing", "I'm French and", but not "I'm French speaking" or "I am an English major". */
const isSaidOfOneself = (tokens: readonly Token[], at: number): boolean => {
  const [who, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isApart = next !== undefined && word !== undefined && next.start > word.end + 1;
  return /^(?:am|im|soy)$/.test(who?.word ?? "") && (isApart || behindOneself.test(next?.word ?? ""));
};
const behindOneself = /^(?:|in|who|to|or|and|but|from|with|studying|finishing|currently|looking|living|by)$/;

/** "Of Vietnamese descent" */
const ancestry = /^(?:heritage|descent|ancestry|background|roots)$/;

/** "Mexican citizen": a nationality and no heritage. */
export const isCitizen = (token: Token | undefined) => /^(?:citizens?|nationals?)$/.test(token?.word ?? "");
