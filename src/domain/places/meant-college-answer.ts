import type { MeantAnswer } from "../profile/meant-answer.ts";
import { collegesOfUs } from "./college-names.ts";
import { wordsIn } from "./folded-words.ts";
import type { Place } from "./location.ts";
import { collegesMeant } from "./meant-colleges.ts";
import { nearestNames } from "./nearest-names.ts";
import { countriesOfUniversities } from "./university-towns.ts";

/**
 * Whether matching takes a name for one college, and otherwise the colleges that may be meant, the likeliest first. Blank
 * text and universities abroad are matched, as there is nothing to correct: those that we know, and whatever a student who
 * lives abroad names that no college of the US is called.
 */
export function meantCollege(words: string, home: Place): MeantAnswer {
  if (words.trim() === "") return { isMatched: true, meant: [] };
  const { colleges, isSure } = collegesMeant(words, home);
  if (isSure) return { isMatched: true, meant: [] };
  if (colleges.length > 0) return { isMatched: false, meant: [...new Set(colleges.map(({ name }) => name))] };
  const isAbroad = home.country !== null && home.country !== "US";
  if (isAbroad || countriesOfUniversities(wordsIn(words)).length > 0) return { isMatched: true, meant: [] };
  return { isMatched: false, meant: nearestNames(words, [...new Set(collegesOfUs().map(({ name }) => name))]) };
}
