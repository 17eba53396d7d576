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
  if (states.length > 0) return states.map(stateName).join(", ");
  return isOfOneCollege(quote) ? "the Faculty of" : namesUs(words) ? "US" : "";
}

/** Compares a check about a place with the student's state. It stays unknown, with more or less doubt. */
export function comparePlaceCheck({ place }: Student, { kind, quote }: Check): Comparison {
  const words = foldedWords(quote);
  const states = statesIn(words);
  if (states.length === 0) {
    if (isOfOneCollege(quote)) return improbable;
    return kind === "study_place" && place.country === "US" && namesUs(words) ? probable : unclear;
  }
  if (place.state === null) return place.country === null || place.country === "US" ? unclear : improbable;
  return states.includes(place.state) ? probable : improbable;
}

/** "A student in the Faculty of Law" is one of a college that is not named, and few students attend it. */
const isOfOneCollege = (quote: string) =>
  /\b(?:the|our) (?:faculty|school|college|department|division) of\b/i.test(quote);

const namesUs = (words: readonly string[]) => {
  const text = ` ${words.join(" ")} `;
  return text.includes(" us ") || text.includes(" united states ");
};
