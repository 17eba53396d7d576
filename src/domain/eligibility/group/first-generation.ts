import { type Found, phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { TokenSet, tokenSet, wordSet } from "../text/word-set.ts";
import type { GroupPhrase } from "./group-rows.ts";

/** Who tells of a first generation without these words names his family. */
export const ofFamilies = tokenSet("parent parents guardian guardians family families");
const schooling = tokenSet(
  "college university uni degree degrees bachelors baccalaureate diploma postsecondary secondary tertiary higher further undergraduate",
);
const attending = tokenSet(`
attend attends attended attending go goes going went gone graduate graduates graduated complete completes completed completing earn earned earns hold holds held have has had obtain obtained receive received
finish finished pursue pursues pursued enroll enrolled enter entered access undertake commence participate progress study studied begin start started get got embark engage
`);
const negations = tokenSet("neither nor no not never without didnt dont havent doesnt hasnt hadnt lack lacks");
/** What may stand between "first" and the family: "the first person in their immediate family", "first to go to college in my family". */
const between = tokenSet(`
person one member generation child individual in of to from a an the their his her your my our or and immediate entire whole extended nuclear
attend go graduate complete pursue earn obtain receive enter enroll college university higher education school degree
`);
const kindsOfSchooling = wordSet(
  "a an from any college university uni higher education degree degrees bachelors four year school postsecondary post secondary level diploma",
);
const ends = new TokenSet(kindsOfSchooling);

const found = (from: number, to: number): Found<GroupPhrase> => ({
  from,
  to,
  value: { groups: ["first_generation"], form: "trait", tail: kindsOfSchooling },
});

/**
 * Whose parents have no degree, and who is the first of a family to study: "neither of your parents went to university", "my parents did
 * not finish college", "the first in her family to earn a degree".
 */
export function firstGeneration(tokens: readonly Token[]): Found<GroupPhrase>[] {
  return ofFamilies.placesIn(tokens).flatMap((at) => {
    const isFamily = tokens[at]?.word.startsWith("famil") === true;
    return (isFamily ? firstOfFamily(at, tokens) : parentsWithout(at, tokens)) ?? [];
  });
}

/** In tokens: "the first one | of all in his or her immediate | family". */
const longestBetween = 12;

function firstOfFamily(family: number, tokens: readonly Token[]): Found<GroupPhrase> | null {
  let from = family - 1;
  while (from >= 0 && family - from <= longestBetween && between.has(tokens[from])) from--;
  if (tokens[from]?.word !== "first") return familyWithout(family, tokens);
  // "Are | of the | first generation in their family".
  if (tokens[from - 1]?.word === "the" && tokens[from - 2]?.word === "of") from -= 2;
  const isTold = tokens.slice(from, family).some((token) => schooling.has(token) || token.word === "school");
  if (isTold) return found(from, family + 1);
  const behind = tokens.slice(family + 1, family + 4);
  const verb = behind.findIndex((token) => attending.has(token));
  return behind[0]?.word === "to" && verb > 0 ? found(from, endOfSchooling(family + 2 + verb, tokens)) : null;
}

/** "A family in which | nobody has gone to college", "nobody in my | family has a degree". */
function familyWithout(family: number, tokens: readonly Token[]): Found<GroupPhrase> | null {
  const nobodyOf = findNobody(tokens.slice(Math.max(0, family - 6), family + 1))[0];
  if (nobodyOf !== undefined) {
    const verb = attending.has(tokens[family + 1]) ? family + 1 : attending.has(tokens[family + 2]) ? family + 2 : -1;
    const to = endOfSchooling(verb + 1, tokens);
    const isTold = verb > 0 && tokens.slice(verb + 1, to).some((token) => schooling.has(token));
    return isTold ? found(Math.max(0, family - 6) + nobodyOf.from, to) : null;
  }
  const own = tokens.slice(family + 1, family + longestBetween);
  const nobody = own.findIndex(({ word }, at) => word === "nobody" || (word === "no" && own[at + 1]?.word === "one"));
  const study = own.findIndex((token, at) => at > nobody && schooling.has(token));
  if (nobody < 0 || nobody > 3 || study < 0 || !attending.hasAny(own.slice(nobody, study))) return null;
  let from = family;
  while (/^(?:a|from|come|comes|coming)$/.test(wordAt(tokens, from - 1))) from--;
  return found(from, endOfSchooling(family + 1 + study, tokens));
}

const findNobody = phraseFinder<true>([
  [
    "(no one|nobody|none|no other person) (else|) (in|of|from) (my|your|their|his|her|the) (immediate|own|whole|entire|) (family|families)",
    true,
  ],
]);

/** "To attend | any kind of college". */
function endOfSchooling(verb: number, tokens: readonly Token[]): number {
  let to = verb;
  while (ends.has(tokens[to]) || tokens[to]?.word === "to") to++;
  return to;
}

/** Between the verb and what was not attended: "have | access to", "have no | four-year", but not "have | the means to pay for". */
const beforeSchooling = tokenSet(
  "a an any the their his her your my to from at in of on for no not beyond past more than further two four year first post formal traditional accredited regular us american access education institution level high school or",
);
/** Words behind a college that make it no schooling: "have no college savings". */
const ofMoney = tokenSet(
  "savings fund funds debt loan loans tuition essay application scholarship grant aid waiver fees fair tour account",
);

/** "Whose | parents". */
const withOwner = (parents: number, tokens: readonly Token[]): number =>
  /^(?:your|my|their|his|her|both|whose)$/.test(wordAt(tokens, parents - 1)) ? parents - 1 : parents;

function parentsWithout(parents: number, tokens: readonly Token[]): Found<GroupPhrase> | null {
  const start = Math.max(0, parents - 5);
  const before = tokens
    .slice(start, parents)
    .findLastIndex(
      ({ word }, at) => /^(?:neither|no|nor)$/.test(word) || (word === "without" && start + at > parents - 3),
    );
  // "Parent(s) without a degree".
  const isOne = /^(?:parent|guardian)$/.test(wordAt(tokens, parents)) && tokens[parents + 1]?.word !== "s";
  if (before < 0 && isOne) return null;
  for (let at = parents + 1; at < Math.min(tokens.length, parents + longestBetween); at++) {
    if (!schooling.has(tokens[at])) continue;
    const own = tokens.slice(parents + 1, at);
    if (!attending.hasAny(own) && !own.some(({ word }) => word === "without")) return null;
    // "Without a parent who did not finish college" says the contrary.
    if (before < 0 !== negations.hasAny(own)) return null;
    const verb = own.findLastIndex((token) => attending.has(token) || token.word === "without");
    if (!own.slice(verb + 1).every((token) => beforeSchooling.has(token)) || ofMoney.has(tokens[at + 1])) return null;
    return found(before < 0 ? withOwner(parents, tokens) : start + before, endOfSchooling(at, tokens));
  }
  return null;
}
