import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { type ClauseCues, type Cues, hasCue } from "./cues.ts";
import { namesSome } from "./people.ts";
import { subjectOf } from "./subject.ts";

/** "We believe in education", but not "We give awards to students who ...". */
export const isOfSponsor = ({ text, tokens, cues }: ClauseCues): boolean =>
  subjectOf(tokens, text) === "sponsor" &&
  // "OUR ALUMNI ONLY"
  tokens.at(-1)?.word !== "only" &&
  !tellsForWhom(cues) &&
  !namesSome(tokens);

/** "Proud to support the next generation of engineers" demands nothing beside a stated field. */
export const isSlogan = (tokens: readonly Token[]): boolean => findSlogans(tokens).length > 0;
const findSlogans = phraseFinder<true>([
  [
    "(proud|pleased|honored|excited|committed|dedicated) to (support|help|invest in|inspire|encourage|empower) (the|our|a|) (next|new|future|coming) generation(s) of",
    true,
  ],
]);

/** "We are looking for thru-hikers." */
export const seeks = (tokens: readonly Token[]): boolean => findSought(tokens).some(({ from }) => from < 4);
const findSought = phraseFinder<true>([
  ["(am|are|is|re) (looking|searching) for", true],
  ["(am|are|is|re|) seeking", true],
]);

export const tellsForWhom = (cues: Cues): boolean =>
  (["demand", "limit", "purpose"] as const).some((cue) => hasCue(cues, cue));
