import { isRarePlace } from "../places/study-in-fit.ts";
import type { RequiredDemand } from "../requirements.ts";
import { isDetail } from "./detail-fit.ts";

/**
 * Whether few meet a condition: to belong to a club, to come from a county, a people, a part of the world or a high school, a parent's employer or union, a language other
 * than English, a state to study in, an age. A class, a test score, full-time study and not to be excluded say little about fit: many applicants meet them.
 */
export function isRare(demand: RequiredDemand): boolean {
  if (demand.about === "age") return demand.least >= leastOfAdults;
  if (demand.about === "study_in") return demand.states.length > 0 && isRarePlace(demand);
  if (demand.about === "languages") return demand.names.some((name) => name.toLowerCase() !== "english");
  if (isDetail(demand)) return demand.about !== "test_scores";
  const plain = demand.about === "check" ? demand.told?.plainly : undefined;
  if (plain?.is === "origin") return plain.origin.among !== null && !plain.origin.among.includes("US");
  return plain?.is === "doings" && plain.doings.doings.includes("member");
}
const leastOfAdults = 25;
