import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward, anyFund, anyStipend } from "../words/awards.ts";
import { namesPerson, namesSome } from "./people.ts";

/** Verbs that begin an entry of a list of requirements: "Be a student of nursing". */
const whatToBe = wordSet(
  "be have hold live reside study train attend major majoring pursue plan intend intending enroll enrol possess demonstrate belong graduate",
);
const whatWasDone = wordSet("demonstrated contributed participated exhibited shown volunteered excelled");
export function tellsWhatToBe(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => !["and", "or", "also", "either", "currently"].includes(word));
  const [first, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  return (
    whatToBe.has(first) ||
    // "Go to high school in the United States".
    (first === "go" && next === "to" && tokens.slice(at + 2, at + 6).some(({ word }) => schools.has(word))) ||
    // "Demonstrated involvement with, and made a contribution to, the community".
    (whatWasDone.has(first) && next !== "by" && (first !== "contributed" || next === "to")) ||
    ((first === "registered" || first === "enrolled") && /^(?:full|part|in|at|as)$/.test(next)) ||
    // "Was in foster care", "has a parent who farms", but not "has helped students" and "is open to all".
    (/^(?:is|are|was|has|had)$/.test(first) && ofState.has(next)) ||
    (ofThird.has(first) && !ofMoney.has(next)) ||
    (first === "lives" && livesThere.has(next))
  );
}
const ofState = wordSet(
  "a an in of from not at currently enrolled pursuing studying attending employed willing able interested planning majoring accepted admitted either no one two been lived served worked completed",
);
const ofThird = wordSet("resides attends majors plans intends enrolls possesses belongs");
const livesThere = wordSet("in within or and at near");
const ofMoney = wordSet("to for");

const schools = wordSet("school college university");

const verbs = wordSet(
  `is are was were has have had will can may be been provides offers gives supports helps wants believes understands began founded established created named honors makes made wishes hopes seeks
  do does did would could should must shall takes took goes went comes came found launches launched contributes contributed stemmed grew grows refers advances explores donates
  come comes see sees love loves care cares improve improves earn earns depend depends bring brings mean means seem seems appear increase increases becomes become
  announced features works worked covers recognizes recognises specializes awards consists remains continue continues want lets know knows loved enjoyed became lost gave say says think thought wrote started persevered`,
);

const isVerb = (tokens: readonly Token[], at: number): boolean =>
  verbs.has(wordAt(tokens, at)) &&
  // "A citizen | or have a green card".
  !(tokens[at - 1]?.word === "or" && tokens[at]?.word === "have") &&
  !(tokens[at]?.word === "care" && kindsOfCare.has(wordAt(tokens, at - 1))) &&
  !(tokens[at]?.word === "may" && /^\d/.test(wordAt(tokens, at + 1)));
const kindsOfCare = wordSet("foster health medical dental child day primary patient nursing kinship the in");

/** Words on which a requirement may hang, also where no verb and no person stands beside them: "Evidence of maturity". */
const requirementWords = wordSet(`
standard performance average grade grades record experience evidence license licence licensed certificate certification certified degree degrees diploma
ability skill skills skilled knowledge proficiency proficient fluent fluency membership residency residence citizenship enrollment enrolment enrolled admission admitted accepted
completion completed years interest interested commitment committed need status willingness willing participation involvement involved employment employed unemployed
background potential leadership maturity character integrity age minimum gpa rank ranked score scores nominated nomination recommended
currently previously formerly self identify identifies working attending studying pursuing planning living residing seeking having not no
died deceased disabled injured single married divorced parent parents family families income passion talent talented highest best standing distinction honours honors good excellent strong outstanding exceptional demonstrated proven
`);
export const namesRequirement = (tokens: readonly Token[]): boolean =>
  namesPerson(tokens) || tokens.some(({ word }) => requirementWords.has(word));

/**
 * Verbs that tell what somebody is, did or does and cannot be read as a participle ("completed application"): an entry that begins with one
 * leaves its subject out, who is the applicant ("Had cancer", "Was adopted", "Went to sea").
 */
const told = wordSet(`
had has is are was were been did does went came took became began grew wrote fell saw gave broke drove spoke knew flew rode sang swam threw wore ate drank chose rose forgave
loves loved knows works worked earns enjoyed lost found made
`);
export const leavesOutApplicant = ([first]: readonly Token[]): boolean => told.has(first?.word ?? "");

/** A list entry without a verb, such as "Canadian citizen or Permanent Resident", or without a subject, such as "Had cancer". */
export const isFragment = (text: string, tokens: readonly Token[]): boolean =>
  text.length <= 160 &&
  tokens.length > 0 &&
  !tokens.some((_, at) => isVerb(tokens, at) && !(at === 0 && leavesOutApplicant(tokens)));

/** "The call closes on May 1.", but not "This grant funds trips": a sentence, whatever its verb is, that says not what an award is for. */
export const tellsSentence = (tokens: readonly Token[], text: string): boolean =>
  tokens.length > 3 &&
  sentenceOpeners.has(wordAt(tokens, 0)) &&
  !tokens.some(({ word }) => awards.has(word)) &&
  /[.!]["')]?$/.test(text.trimEnd());
const awards = wordSet(`${anyAward} ${anyFund} ${anyStipend} program programs programme award`);
const sentenceOpeners = wordSet(
  "the this these that our my your his their its she he it we they here there everyday simultaneously but so by yep quite once how",
);

// In tokens. Longer ones tell a story.
const longestOfPeople = 60;

/** "Undergraduates writing columns for a newspaper", "Women over 35 who are pursuing a degree": people, and no verb of their own. */
export function isOfPeople(tokens: readonly Token[]): boolean {
  if (tokens.length > longestOfPeople || !namesSome(tokens.slice(0, 3))) return false;
  const verb = tokens.findIndex((_, at) => isVerb(tokens, at));
  return verb < 0 || /^(?:who|that)$/.test(wordAt(tokens, verb - 1));
}

/** "You have served in your community" in a list. */
export const tellsOfYou = ([first, second]: readonly Token[]): boolean =>
  (first?.word === "you" && ofYou.has(second?.word ?? "")) ||
  (first?.word === "your" && ofFamily.has(second?.word ?? ""));
/** "No one in my family has a degree" as a line of its own. */
export const tellsOfNobody = (tokens: readonly Token[], text: string): boolean =>
  findNobody(tokens).some(({ from }) => from === 0) && !/[.!]["')]?$/.test(text.trimEnd());
const findNobody = phraseFinder<true>([["(no one|nobody|none|neither|not one) (else|) (in|of|from) (my|your)", true]]);
const ofFamily = wordSet(
  "parent parents mother father family guardian guardians household spouse grandparent grandparents",
);
const ofYou = wordSet(
  "are have had were come live study attend hold belong plan intend want meet speak work worked identify go lack earn play need",
);
