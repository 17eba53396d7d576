import type { Token } from "../text/tokens.ts";
import { type Cues, firstCue, hasCue } from "./cues.ts";
import { namesPerson } from "./people.ts";

/** "Women are encouraged to apply", but not "Applicants must be women and are encouraged to ...". */
export function isFavored(cues: Cues, tokens: readonly Token[]): boolean {
  const favored = firstCue(cues, "favored");
  const modal = firstCue(cues, "modal");
  // "Until June or 1,000 applications, whichever comes first."
  if (favored !== null && tokens[favored - 1]?.word === "whichever") return false;
  return favored !== null && (modal === null || modal > favored) && !invitesAll(cues, tokens);
}

/** "All eligible Ohio students are encouraged to apply": those who can. */
export const invitesAll = (cues: Cues, tokens: readonly Token[]): boolean =>
  /^(?:all|any)$/.test(tokens[0]?.word ?? "") && hasCue(cues, "favored") && namesPerson(tokens);

/** "Any student who is a grandchild of a miner is encouraged to apply": the words before the invitation say who may. */
export function invitesSome(cues: Cues, tokens: readonly Token[]): boolean {
  const invited = tokens.slice(0, firstCue(cues, "favored") ?? 0);
  return invitesAll(cues, tokens) && invited.some(({ word }) => word === "who" || word === "whose");
}
