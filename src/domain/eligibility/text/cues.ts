import type { Cue } from "./cue.ts";
import { cuesOfApplications } from "./cues-of-applications.ts";
import { cuesOfAwards } from "./cues-of-awards.ts";
import { cuesOfPeople } from "./cues-of-people.ts";
import { peoplePhrases } from "./people.ts";
import { phraseFinder } from "./phrases.ts";

/** The cues of a clause in order; the longest at each word. */
export const cuesIn = phraseFinder<Cue>([
  ...cuesOfPeople,
  ...cuesOfApplications,
  ...cuesOfAwards,
  ...peoplePhrases.map((phrase) => [phrase, "person"] as const),
]);
