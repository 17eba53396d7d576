import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { type ClauseCues, type Cues, hasCue } from "./cues.ts";
import { namesSome } from "./people.ts";
import { subjectOf } from "./subject.ts";

/** "In 2005 he began a Ph.D. program" tells of somebody whom the scholarship is named after. */
export const tellsStory = (cues: Cues, tokens: readonly Token[]): boolean =>
  (findStories(tokens).length > 0 || isMemorial(tokens)) &&
  !tokens.some(({ word }) => word === "if") &&
  !hasCue(cues, "modal") &&
  !hasCue(cues, "limit");
/** "In memory of a nurse from Ohio", "The award honors a young man who died in 1998". */
const isMemorial = (tokens: readonly Token[]): boolean =>
  findMemorials(tokens).some(({ from, value }) => (value === "start" ? from === 0 : from < 5)) &&
  !tokens.some(({ word }) => word === "for");
const findMemorials = phraseFinder<"start" | "verb">([
  ["in (loving|) (memory|honor|honour|remembrance) of (a|an|the|his|her|their)", "start"],
  ["(remembers|commemorates|memorializes)", "verb"],
  ["(honors|honours|remembers|commemorates|memorializes) (a|an|the life|the memory|the legacy|the late)", "verb"],
]);
const findStories = phraseFinder([
  ["(thousands|millions|hundreds) of (students|people|families|americans|young people)", true],
  [
    "(he|she) (also|then|later|first|soon|has|had|) (was|began|became|received|earned|held|graduated|served|worked|taught|attended|studied|joined|loved|died|spent|moved|married|retired|founded|passed|won|obtained|completed|started|entered|lived|believed|enjoyed|came|grew|been)",
    true,
  ],
]);

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
    "(proud|pleased|honored|excited|committed|dedicated) to (support|help|invest in|inspire|encourage|empower) (the|our|a|) (next|new|future|coming) generation(s|) of",
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
