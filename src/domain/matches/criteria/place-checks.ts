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

/** What the words of a check tell of a place: states, one college that is not named, or the US. */
type NamedPlace = { states: readonly string[]; isOfOneCollege: boolean; isInUs: boolean };

const known = new WeakMap<Check, NamedPlace>();

/** Remembered for each check as long as it lives, because every student is compared with the same checks. */
function placeIn(check: Check): NamedPlace {
  const before = known.get(check);
  if (before) return before;
  const words = foldedWords(check.quote);
  const text = ` ${words.join(" ")} `;
  const found: NamedPlace = {
    states: statesIn(words),
    isOfOneCollege: ofOneCollege.test(check.quote),
    isInUs: text.includes(" us ") || text.includes(" united states "),
  };
  known.set(check, found);
  return found;
}

/** The words of a check about a place, without all that `comparePlaceCheck` does not read. */
export function placeWords(check: Check): string {
  const { states, isOfOneCollege, isInUs } = placeIn(check);
  if (states.length > 0) return states.map(stateName).join(", ");
  return isOfOneCollege ? "the Faculty of" : isInUs ? "US" : "";
}

/** Compares a check about a place with the student's state. It stays unknown, with more or less doubt. */
export function comparePlaceCheck({ place }: Student, check: Check): Comparison {
  const { states, isOfOneCollege, isInUs } = placeIn(check);
  if (states.length === 0) {
    if (isOfOneCollege) return improbable;
    return check.kind === "study_place" && place.country === "US" && isInUs ? probable : unclear;
  }
  if (place.state === null) return place.country === null || place.country === "US" ? unclear : improbable;
  return states.includes(place.state) ? probable : improbable;
}

/** "A student in the Faculty of Law" is one of a college that is not named, and few students attend it. */
const ofOneCollege = /\b(?:the|our) (?:faculty|school|college|department|division) of\b/i;
