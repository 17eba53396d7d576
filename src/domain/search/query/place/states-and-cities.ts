import { findPlaces } from "../../../eligibility/place/place-names.ts";
import { type Found, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { stateOfCity } from "../../../places/us-cities.ts";
import { stateNamed } from "../../../places/us-states.ts";
import type { Mention, Reading } from "../mention.ts";
import { collegeAfter, collegeBefore, ofState, universityBefore } from "./college-words.ts";

/** The cities of the US in a query, with the codes of their states. */
export const findCities = phraseFinder([...stateOfCity].map(([name, code]) => [name, code] as const));

/** A state as where the student lives, or as a part of the name of a college. */
export function stateMention(from: number, to: number, code: string, tokens: readonly Token[]): Mention {
  const college = collegeSpan(tokens, from, to);
  if (college) return { ...college, says: [], topic: true };
  const part = partOfState(tokens, from, to);
  return {
    ...part,
    says: [{ slot: "residence", value: code }],
    ...(part.to - part.from > to - from && { topic: true }),
  };
}

const directions = wordSet(
  "north northern south southern east eastern west western central northeast northeastern northwest northwestern southeast southeastern southwest southwestern upstate downstate upper lower coastal",
);

/** A part of a state around its name: "South Texas", "upstate New York", "the Florida panhandle", but not the college of "University of South Florida". */
function partOfState(tokens: readonly Token[], from: number, to: number): { from: number; to: number } {
  const [before, name, next] = [tokens[from - 1], tokens[from], tokens[to]];
  // "West Virginia"
  const isOther = stateNamed(`${before?.word} ${name?.word}`) !== null;
  const isOfCollege = tokens[from - 2]?.word === "of" && universityBefore.has(wordAt(tokens, from - 3));
  const hasDirection = directions.has(before?.word ?? "") && isBeside(before, name) && !isOfCollege && !isOther;
  const hasPart = next?.word === "panhandle" && isBeside(tokens[to - 1], next);
  return { from: hasDirection ? from - 1 : from, to: hasPart ? to + 1 : to };
}

const isBeside = (one: Token | undefined, other: Token | undefined): boolean => one?.end === (other?.start ?? 0) - 1;

/** The name of a college around a state: "Ohio State", "University of Michigan", "Texas A&M", "NC A&T". */
function collegeSpan(tokens: readonly Token[], from: number, to: number): { from: number; to: number } | null {
  // "In Nevada, university in California" is of no University of Nevada.
  const next = isBeside(tokens[to - 1], tokens[to]) ? wordAt(tokens, to) : "";
  const isOf = tokens[from - 1]?.word === "of" && universityBefore.has(wordAt(tokens, from - 2));
  if (isOf) return { from: from - 2, to };
  const city = cityOf(tokens, from);
  if (city) return { from: city.from, to };
  // "NC A&T", but "in NC a T-shirt"
  if (next === "a" && /^[mt]$/.test(wordAt(tokens, to + 1)) && !/^shirts?$/.test(wordAt(tokens, to + 2)))
    return { from, to: to + 2 };
  if (!collegeAfter.has(next) || (next === "state" && ofState.has(wordAt(tokens, to + 1)))) return null;
  if (
    next === "college" &&
    /^(?:student|students|scholarship|scholarships|freshman|kid|kids)$/.test(wordAt(tokens, to + 1))
  )
    return null;
  let end = to + 1;
  while (collegeAfter.has(wordAt(tokens, end))) end++;
  return { from: tokens[from - 1]?.word === "george" ? from - 1 : from, to: end };
}

/** The city of another state that a college has before its state: "Miami of Ohio". */
function cityOf(tokens: readonly Token[], state: number): Found<string> | undefined {
  if (tokens[state - 1]?.word !== "of") return undefined;
  const start = Math.max(0, state - 4);
  const before = findCities(tokens.slice(start, state - 1)).find(({ to }) => start + to === state - 1);
  return before && { ...before, from: start + before.from, to: state - 1 };
}

/** Counties with the name of a city that lie in other states too, or only there. */
const countiesElsewhere = wordSet(
  "arlington aurora buffalo charlotte cleveland columbus dallas durham henderson houston jackson lancaster lexington lincoln madison montgomery norfolk portland richmond springfield wichita worcester",
);

/** Behind a place they make it the name of a sponsor: "Dayton Foundation", "Chicago Community Trust". */
const sponsorAfter = wordSet("endowment foundation fund memorial trust");
const beforeSponsor = wordSet("area city community family regional");
const isOfSponsor = (tokens: readonly Token[], at: number): boolean =>
  isBeside(tokens[at - 1], tokens[at]) &&
  sponsorAfter.has(wordAt(tokens, beforeSponsor.has(wordAt(tokens, at)) ? at + 1 : at));

/** A city or town of the US as where the student lives, in words that are searched for too; nothing where it is a part of a name. */
export function cityMention({ from, to, value }: Found<string>, tokens: readonly Token[]): Mention[] {
  if (isOfSponsor(tokens, to)) return [];
  const before = tokens.slice(Math.max(0, from - 3), from);
  // "Quiero ir a la universidad, vivo en Houston"
  const lives = before.findLastIndex(({ word }) => /^(?:live|living|lives|vivo|vivimos|vive|viven)$/.test(word));
  if (before.slice(lives + 1).some(({ word }) => collegeBefore.has(word))) return [{ from, to, says: [], topic: true }];
  if (
    collegeAfter.has(wordAt(tokens, to)) ||
    (tokens[from - 1]?.word === "of" && universityBefore.has(wordAt(tokens, from - 2)))
  )
    return [];
  if (tokens[to]?.word === "county" && countiesElsewhere.has(wordAt(tokens, from)))
    return [{ from, to: to + 1, says: [], topic: true }];
  const says: Reading[] = nextIsState(tokens, to) ? [] : [{ slot: "residence", value }];
  return [{ from, to, says, topic: true }];
}

/** Whether the words at a token name a state: "Arlington, Virginia". */
export const nextIsState = (tokens: readonly Token[], to: number) =>
  findPlaces(tokens.slice(to, to + 3)).some(({ from, value }) => from === 0 && value.kind === "state");
