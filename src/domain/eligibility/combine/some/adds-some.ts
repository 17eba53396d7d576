import type { Demand, DoubtedCriterion } from "../../demand.ts";
import { doubt } from "../../doubt/doubtful-facts.ts";
import type { Mention } from "../../mention.ts";
import { namesPerson } from "../../mood/people.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";
import { awardChoice } from "../../words/awards.ts";
import { isComparedDemand, isOfPerson, keyOf } from "../criterion-of-meaning.ts";
import type { Statement } from "../statement.ts";
import { mayBeAge } from "./own-measures.ts";

const find = phraseFinder([
  [
    "(may|can|could|will|shall|should|would) also (apply|qualify|participate|enter|be considered|be eligible|be accepted|be nominated|submit)",
    true,
  ],
  ["(may|can) apply as (a|an|) (incoming|entering|graduating|high school|transfer)", true],
  ["(is|are) also (eligible|considered|invited|accepted|welcome|able to apply|open|available)", true],
  [
    "(is|are|will be) (eligible|welcome|invited|accepted|considered|welcome to apply|invited to apply) (too|as well)",
    true,
  ],
  ["(will|shall) (be also|also be) (eligible|considered|invited|accepted|welcome|welcomed)", true],
  ["we also (accept|welcome|consider|invite|admit)", true],
  ["(may|can) (apply|participate|enter|qualify|compete) (too|as well)", true],
  ["also (qualify|qualifies) (for|to|)", true],
  ["also (eligible|considered|invited|accepted|welcome) (are|is)", true],
  ["also (open|available) to", true],
  ["(may|can) (also|) apply for the (following|next|coming|subsequent)", true],
  ["may be (eligible|considered) (if|when|provided|where)", true],
  ["(in|under) (exceptional|special|rare|some|certain) (cases|circumstances)", true],
]);

const findSome = phraseFinder([
  [
    `(one|two|three|several|a limited number of|a small number of) (additional|) (${awardChoice}) (is|are|will be|) (available|awarded|given|reserved|offered|set aside) (to|for)`,
    true,
  ],
] as const);

/** "A limited number of fellowships are available to citizens of Canada", behind those who may apply for all of them. */
export const givesSome = (tokens: readonly Token[]): boolean => findSome(tokens).some(({ from }) => from === 0);

/** Whether a clause adds to those who may apply: "Members of their families are also eligible". */
export const addsSome = (tokens: readonly Token[]): boolean => find(tokens).length > 0;

/** "Residents of Iowa are also considered": so it does where its words tell how winners are chosen or of the sponsor, if it begins with persons. */
export const addsPersons = ({ tokens, mentions, mood }: Statement): boolean =>
  (mood === "selection" || mood === "background" || mood === "benefit") &&
  addsSome(tokens) &&
  (beginsWithPersons(tokens) ||
    mentions.some((mention) => mention.from === 0 && (isOfPerson(mention.meaning) || isOfNation(mention))));

const beginsWithPersons = (tokens: readonly Token[]): boolean => {
  const first = findApplications(tokens).find(({ from }) => from === 0)?.to ?? 0;
  return first > 0 || namesPerson(tokens.slice(0, 3)) || openers.has(tokens[0]);
};
const findApplications = phraseFinder([["(applications|nominations|entries) (from|of|by)", true]]);
const openers = tokenSet("we family families");

/**
 * "For women. Men may also apply": what another clause demands of groups, citizens and lands rules nobody out any more, as nothing tells that
 * those who may apply besides meet it. An age, an income, a score or full-time study that others may have less of is no demand of all.
 * `names`: whether a fact of the criterion is stated.
 */
export function letIn(
  { tokens, quote, mentions, unread }: Statement,
  demands: Demand[],
  names: (criterion: DoubtedCriterion) => boolean,
): void {
  const keys = mentions.map(({ meaning }) => keyOf(meaning));
  const isOfOther = keys.some((key) => key !== null && key !== "groups");
  const namesSome =
    (unread.length > 0 && namesPerson(tokens)) || mentions.some(({ meaning }) => meaning.about !== "nothing");
  const isOfLand = mentions.some(isOfNation);
  if (namesSome && !isOfOther && names("groups")) demands.push(doubt("groups", quote));
  if ((isOfLand || statuses.hasAny(tokens)) && names("citizenship")) demands.push(doubt("citizenship", quote));
  if (isOfLand && !keys.includes("residence") && names("residence")) demands.push(doubt("residence", quote));
  const freed = freedBy(tokens, mentions);
  for (const [at, { about, quote }] of demands.entries())
    if (freed.has(about)) demands[at] = { about: "check", kind: "alternative", quote };
}

/** A level as that of those who are in it now, and not one that begins. */
export const asPresent = (mention: Mention): Mention =>
  mention.meaning.about === "level" && mention.meaning.entering
    ? { ...mention, meaning: { ...mention.meaning, entering: false } }
    : mention;

/** What a clause that adds others says of them in its own measure: "students of 26", "with an SAT of 1100", "part-time students". */
function freedBy(tokens: readonly Token[], mentions: readonly Mention[]): ReadonlySet<Demand["about"]> {
  const freed = new Set<Demand["about"]>();
  for (const { meaning } of mentions)
    if (meaning.about === "demand" && isComparedDemand(meaning)) freed.add(meaning.demand.about);
  for (const [at, { word }] of tokens.entries()) {
    if (/^(?:part|half)$/.test(word) && tokens[at + 1]?.word === "time") freed.add("enrollment");
    if (/^(?:older|younger)$/.test(word) || mayBeAge(tokens, at)) freed.add("age");
  }
  return freed;
}

/** "Ghanaians", where the words leave open how they belong to Ghana. */
const isOfNation = ({ meaning }: Mention): boolean =>
  meaning.about === "countries" ||
  (meaning.about === "demand" && meaning.demand.about === "check" && meaning.demand.kind === "citizenship");
const statuses = tokenSet(
  "resident residents citizen citizens national nationals immigrant immigrants refugee refugees asylees international foreign daca undocumented visa visas",
);
