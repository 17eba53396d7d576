import type { Group } from "../../scholarships/vocabulary.ts";
import type { Meaning } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { GroupFound } from "./found-groups.ts";

/** "Jewish men and women": the gender limits nobody. */
export function withoutGender(groups: readonly Group[], isEither: boolean): Meaning {
  const left = isEither ? groups.filter(isNoGender) : groups;
  return left.length === 0 ? { about: "nothing" } : { about: "groups", groups: left };
}

/** "Women and minority men": no list of facts holds who may apply. "Black women and men" are of one group. */
export function isOfTwoGroups(list: readonly GroupFound[]): boolean {
  const hasGender = ({ value }: GroupFound) => !value.groups.every(isNoGender);
  const first = list.findIndex(hasGender);
  const ofFirst = list.slice(0, first + 1).flatMap(({ value }) => value.groups);
  const others = list.slice(first + 1, list.findLastIndex(hasGender) + 1);
  return others.some(({ value }) => value.groups.some((group) => isNoGender(group) && !ofFirst.includes(group)));
}

/** "Women over 50 and men over 60", "two awards for women and two for men": the facts hold no choice across such words. */
export function namesOtherSex(named: readonly Group[], tokens: readonly Token[]): boolean {
  const sex = named.find((group) => !isNoGender(group));
  if (sex === undefined) return false;
  const others = sex === "women" ? nounsOfMen : nounsOfWomen;
  return tokens.some(({ word }, at) => others.has(word) && joinsPersons.has(wordBeforeNoun(tokens, at)));
}

/** "And one to a young | woman". */
function wordBeforeNoun(tokens: readonly Token[], noun: number): string {
  let at = noun - 1;
  while (
    /^(?:an?|any|each|every|the|young|college|graduating)$/.test(wordAt(tokens, at)) ||
    (wordAt(tokens, at) === "to" && at > 0)
  )
    at--;
  return wordAt(tokens, at);
}

/** "All genders", "both sexes". */
export const findAnyGender = phraseFinder([
  ["(all|any|every|both) (gender|genders|sexes|gender identities)", true],
] as const);
const nounsOfMen = wordSet("men males male boys man boy");
const nounsOfWomen = wordSet("women females female girls woman girl");
const joinsPersons = wordSet("and or for one two three four");

/** Whether a group is of both sexes. */
export const isNoGender = (group: Group): boolean => group !== "women" && group !== "men";

/** "Men and women", "women, men or nonbinary": nobody is left out. */
export const isEveryGender = (list: readonly GroupFound[]) => {
  const all = new Set(list.flatMap(({ value }) => value.groups));
  return all.has("women") && all.has("men") && [...all].every((each) => ["women", "men", "lgbtq"].includes(each));
};
