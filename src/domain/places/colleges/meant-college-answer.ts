import type { MeantAnswer } from "../../profile/answers/meant-answer.ts";
import { type PlaceToStudy, placesToStudy } from "../country-of-study.ts";
import { wordsIn } from "../folded-words.ts";
import type { Place } from "../location.ts";
import { nearestNames } from "../nearest-names.ts";
import { countriesOfUniversities } from "../university-towns.ts";
import { collegesOfUs } from "./college-names.ts";
import { collegesMeant } from "./meant-colleges.ts";
import { suggestedColleges } from "./suggested-colleges.ts";

/**
 * Whether matching takes a name for one college, and otherwise the colleges that may be meant, the likeliest first. Blank
 * text, countries to study in and universities abroad are matched, as there is nothing to correct: those that we know, and whatever a student who
 * lives abroad names by several words that no college of the US is called, nor nearly.
 */
export function meantCollege(written: string, home: Place): MeantAnswer {
  if (written.trim() === "") return matched;
  const places = placesToStudy(written, home.country);
  if (places !== null) return { ...matched, understood: understoodAs(places), isPlace: true };
  const { colleges, isSure } = collegesMeant(written, home);
  if (isSure) return colleges[0]?.twoYear ? { ...matched, isTwoYear: true } : matched;
  if (colleges.length > 0) return { isMatched: false, meant: [...new Set(colleges.map(({ name }) => name))] };
  const words = wordsIn(written);
  if (countriesOfUniversities(words).length > 0) return matched;
  if (home.country !== null && home.country !== "US") {
    const meant = namesOfOne(written, words);
    return words.length > 1 && meant.length === 0 ? matched : { isMatched: false, meant };
  }
  const suggested = suggestedColleges(written, home);
  if (suggested.length > 0) return { isMatched: false, meant: suggested };
  return { isMatched: false, meant: nearestNames(written, [...new Set(collegesOfUs().map(({ name }) => name))]) };
}

/** What names of more than one country are taken for: "We take this as Europe: 46 countries." */
function understoodAs(places: readonly PlaceToStudy[]): string | null {
  if (places.some(({ isAnywhere }) => isAnywhere)) return "We take this as any country.";
  const wide = places.filter(({ countries }) => countries.length > 1);
  const said = wide.map(({ name, countries }) => `${name}: ${countries.length} countries`);
  return said.length > 0 ? `We take this as ${said.join("; ")}.` : null;
}

const matched: MeantAnswer = { isMatched: true, meant: [] };

/** The college of the US that words such as "Vanderbilt" or "Carnegie Melon" name, unless a university abroad is called so too, as that of York is. */
function namesOfOne(written: string, words: readonly string[]): string[] {
  const mayBeAbroad = [
    ["university", "of", ...words],
    [...words, "university"],
  ].some((name) => countriesOfUniversities(name).length > 0);
  const { colleges, isSure } = collegesMeant(written);
  return isSure && !mayBeAbroad ? colleges.map(({ name }) => name) : [];
}
