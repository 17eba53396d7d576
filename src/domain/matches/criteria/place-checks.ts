import type { Demand } from "../../eligibility/demand.ts";
import { foldedWords } from "../../places/folded-words.ts";
import { stateName } from "../../places/us-states.ts";
import { type Comparison, mostMore, unclear } from "./criterion.ts";
import { statesIn } from "./likely-applicants.ts";
import type { Student } from "./student.ts";

type Check = Extract<Demand, { about: "check" }>;

// "Graduate from a Utah high school" is left to the student to check. A student of Utah probably meets it.
const probable: Comparison = { ...unclear, more: 0 };
const improbable: Comparison = { ...unclear, more: mostMore };

/** Whether the words of a check are about a place, so that the student's state tells how probable it is. */
export const isPlaceCheck = (demand: Demand): demand is Check =>
  demand.about === "check" && (demand.kind === "place" || demand.kind === "study_place");

/** The words of a check about a place, without all that `comparePlaceCheck` does not read. */
export function placeWords({ quote }: Check): string {
  const words = foldedWords(quote);
  const states = statesIn(words);
  return states.length > 0 ? states.map(stateName).join(", ") : namesUs(words) ? "US" : "";
}

/** Compares a check about a place with the student's state. It stays unknown, with more or less doubt. */
export function comparePlaceCheck({ place }: Student, { kind, quote }: Check): Comparison {
  const words = foldedWords(quote);
  const states = statesIn(words);
  if (states.length === 0)
    return kind === "study_place" && place.country === "US" && namesUs(words) ? probable : unclear;
  if (place.state === null) return unclear;
  return states.includes(place.state) ? probable : improbable;
}

const namesUs = (words: readonly string[]) => {
  const text = ` ${words.join(" ")} `;
  return text.includes(" us ") || text.includes(" united states ");
};
