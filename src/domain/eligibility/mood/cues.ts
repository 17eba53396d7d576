import { type Found, phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import type { Cue } from "./cue.ts";
import { cuesOfApplications } from "./cues-of-applications.ts";
import { cuesOfAwards } from "./cues-of-awards.ts";
import { cuesOfPeople } from "./cues-of-people.ts";
import { peoplePhrases } from "./people.ts";

/** The cues of a clause in order; the longest at each word. */
export const cuesIn = phraseFinder<Cue>([
  ...cuesOfPeople,
  ...cuesOfApplications,
  ...cuesOfAwards,
  ...peoplePhrases.map((phrase) => [phrase, "person"] as const),
]);

/** The cues of one clause, in order. */
export type Cues = readonly Found<Cue>[];

export const hasCue = (cues: Cues, cue: Cue): boolean => cues.some(({ value }) => value === cue);

/** The token where the first of its kind begins, or null. */
export const firstCue = (cues: Cues, cue: Cue): number | null => cues.find(({ value }) => value === cue)?.from ?? null;

/** A clause, with its cues. */
export type ClauseCues = { text: string; tokens: readonly Token[]; cues: Cues };
