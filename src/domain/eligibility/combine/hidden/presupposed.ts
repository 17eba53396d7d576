import { phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { TokenSet, tokenSet } from "../../text/word-set.ts";
import { everybodysWords } from "../../words/ordinary.ts";

/**
 * Whether what a student hands in or writes about is something that only some have: "your colony registration number", "your
 * experience as a cancer survivor", "about being adopted". What everybody has is a closed list; in doubt the student checks. What
 * is asked only "if" there is one is asked of nobody else.
 */
export const presupposesOwn = (tokens: readonly Token[]): boolean =>
  !conditions.hasAny(tokens) &&
  (ownThings(tokens).some((thing) => thing.some((token) => !ofEverybody.has(token))) ||
    findRoles(tokens).some(({ to, value }) => {
      const role = nounFrom(tokens, to);
      return (
        role.length > 0 &&
        !rolesOfEverybody.hasAny(role) &&
        (value === "role" || role.every((token) => !ofEverybody.has(token)))
      );
    }) ||
    findPasts(tokens).some(({ to, value }) => value === "past" || !namesEverybody(nounFrom(tokens, to))));
const namesEverybody = (noun: readonly Token[]): boolean => noun.every((token) => ofEverybody.has(token));
const conditions = tokenSet("if any applicable whether");

/** The words behind "your" and "a copy of the": "your | colony registration number". */
function ownThings(tokens: readonly Token[]): Token[][] {
  const named = tokens.flatMap((token, at) => (owners.has(token) ? [nounFrom(tokens, at + 1)] : []));
  const told = findTold(tokens).map(({ to }) => nounFrom(tokens, to));
  return [...named, ...told, ...findCopies(tokens).map(({ to }) => nounFrom(tokens, to))];
}
const owners = tokenSet("your");
const findTold = phraseFinder<true>([["(describe|explain|discuss|share|address) (their|his or her)", true]]);
const findCopies = phraseFinder<true>([["(copy|copies|photocopy|scan) of (the|a|an|any|all|)", true]]);

/** The tokens of a noun and the words before it, at most four. */
function nounFrom(tokens: readonly Token[], from: number): Token[] {
  const end = tokens.findIndex((token, at) => at >= from && (ends.has(token) || at >= from + 4));
  return tokens.slice(from, end < 0 ? from + 4 : end);
}
const ends = tokenSet(`
of for from in into to by on with at that which who whom whose about under per not and or as if than then so is are was were be been has have had will would can could may might must should
you your we our us the a an this these it its they their he she his her when where while why how what because before after during between through using via within until upon without
`);

const findRoles = phraseFinder<"role" | "state">([
  [
    "(experience|experiences|life|lives|story|stories|journey|challenges|struggles|perspective|work|time|years) (as|of being|being) (a|an)",
    "role",
  ],
  ["(what it means|what it is like|how it feels) to be (a|an)", "role"],
  ["(growing|grew) up (as a|as an|with a|with an|in a|in an)", "role"],
  ["(about|of|what|how) being (a|an|)", "state"],
  ["(live|living|lived|life|struggle|struggles|struggled|battle|battled) with", "state"],
]);
/** What some have lived through: "how you rebuilt your life after prison", "your time in the Peace Corps", "while working in a restaurant". */
const findPasts = phraseFinder<"past" | "place">([
  [
    "(after|in|from|since|during|while|when|before|of|in and out of|you were) (prison|jail|rehab|recovery|foster care|incarceration|imprisonment|incarcerated|imprisoned|deployment|deployed|homelessness|homeless|chemotherapy|diagnosis|treatment|surgery|pregnant|pregnancy|divorce|adoption|adopted|enlisting|enlistment|sobriety|sober|combat|captivity|exile|hospice)",
    "past",
  ],
  [
    "(your|their|his or her) (time|years|year|days|service|months|summer|summers|season|seasons|tour|childhood|career) (in|with|at|on|aboard|for) (a|an|the|our|)",
    "place",
  ],
  [
    "(while|when|after|from|by|since|of) (working|serving|living|playing|competing|performing|teaching|coaching|growing up|interning|training|racing|fishing|farming|marching) (in|at|with|for|on|as|aboard) (a|an|the|our|)",
    "place",
  ],
  [
    "(you|your family) (worked|served|lived|played|competed|performed|marched|raced|grew up) (in|at|with|for|on|as|aboard|under) (a|an|the|our|)",
    "place",
  ],
  ["(parent|parents) (who|that) (divorced|separated)", "past"],
  ["(divorced|separated|single|incarcerated|deceased|immigrant|deployed) (parent|parents)", "past"],
  ["(that|which|who) (saved|spared) (your|his|her|their) life", "past"],
  ["(your|your familys) (escape|flight|immigration|migration|move|emigration|arrival) (from|to)", "past"],
]);
const rolesOfEverybody = tokenSet(`
student students person individual leader learner scholar human citizen woman women man men teenager teen youth applicant child young hero winner
`);

const ofEverybody = new TokenSet(everybodysWords);
