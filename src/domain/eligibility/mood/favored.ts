import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { type Cues, firstCue, hasCue } from "./cues.ts";
import { namesPerson } from "./people.ts";

/** Whether a clause only helps some applicants. */
export const isPreference = (cues: Cues, tokens: readonly Token[]): boolean =>
  prefers(cues, tokens) || isFavored(cues, tokens) || endsPreferred(cues, tokens) || findOptional(tokens).length > 0;

/** "Preference is given to", "If nobody applies, preference is given to". */
function prefers(cues: Cues, tokens: readonly Token[]): boolean {
  const at = firstCue(cues, "preference") ?? firstCue(cues, "favored");
  const [opening, second] = tokens;
  // "Among applicants who study law, priority goes to women": who they are is said elsewhere.
  const isOfApplicants =
    /^(?:for|among)$/.test(opening?.word ?? "") && /^(?:applicants|candidates|those)$/.test(second?.word ?? "");
  return at !== null && (at < 2 || opening?.word === "if" || (isOfApplicants && tokens[at]?.word !== "with"));
}

/** "60% of its funding goes to students of the following groups:": others get the rest, unless it is all of it. */
export const keepsShare = (tokens: readonly Token[]): boolean =>
  findShare(tokens).some(
    ({ from, to }) => !isWhole(tokens[from - 1]) && tokens.slice(to, to + 6).some(({ word }) => keeps.has(word)),
  );
const isWhole = (token: Token | undefined): boolean => token !== undefined && /^(?:100|hundred)$/.test(token.word);
const findShare = phraseFinder([
  [
    "(%|percent|half|third|quarter|majority) of (the|its|our|these|all|this) (scholarship|available|total|award|) (funding|funds|money|awards|scholarships|fund|grants|slots|places)",
    true,
  ],
]);
const keeps = wordSet("to for reserved");

/** "Volunteer experience (not mandatory but a plus)". */
const findOptional = phraseFinder([
  [
    "not (mandatory|required|necessary|essential) but (a plus|preferred|encouraged|helpful|recommended|desirable|an asset|an advantage)",
    true,
  ],
] as const);

/** "3.0 GPA preferred", "First generation prioritized". */
const endsPreferred = (cues: Cues, tokens: readonly Token[]): boolean =>
  /^(?:preferred|prioriti[sz]ed|favou?red|advantageous|desirable|preferable)$/.test(tokens.at(-1)?.word ?? "") &&
  !hasCue(cues, "modal") &&
  !hasCue(cues, "demand");

/** "Women are encouraged to apply", but not "Applicants must be women and are encouraged to ...". */
function isFavored(cues: Cues, tokens: readonly Token[]): boolean {
  const favored = firstCue(cues, "favored");
  const modal = firstCue(cues, "modal");
  // "Until June or 1,000 applications, whichever comes first."
  if (favored !== null && tokens[favored - 1]?.word === "whichever") return false;
  if (isOnly(tokens)) return false;
  return favored !== null && (modal === null || modal > favored) && !invitesAll(cues, tokens);
}

/** "All eligible Ohio students are encouraged to apply": those who can. */
export const invitesAll = (cues: Cues, tokens: readonly Token[]): boolean =>
  anybody.has(wordAt(tokens, 0)) && hasCue(cues, "favored") && namesPerson(tokens);
const anybody = wordSet("all any every each anyone anybody everyone everybody");

/** "Any student who is a grandchild of a miner is encouraged to apply", "anyone | living in Ohio is welcome": the words before the invitation say who may. */
export function invitesSome(cues: Cues, tokens: readonly Token[]): boolean {
  if (isOnly(tokens) && (hasCue(cues, "favored") || tokens.slice(1, 6).some(({ word }) => belonging.has(word))))
    return true;
  const invited = tokens.slice(0, firstCue(cues, "favored") ?? 0);
  return invitesAll(cues, tokens) && invited.some(({ word }) => narrowing.has(word));
}
/** "Only South African citizens | can receive it", "only nurses | are welcome". */
const isOnly = ([first]: readonly Token[]): boolean => first?.word === "only";
const belonging = wordSet("citizen citizens national nationals resident residents");
const narrowing = wordSet("who whose living residing residents attending enrolled majoring county counties");

/** "Apart from | being a nurse, you must": one more demand. "Apart from nurses, all may apply" excludes. */
export const isBesides = ({ value, from }: Cues[number], tokens: readonly Token[]): boolean =>
  value === "exception" &&
  from === 0 &&
  /^(?:apart|aside)$/.test(wordAt(tokens, 0)) &&
  /^(?:being|having)$/.test(wordAt(tokens, 2));
