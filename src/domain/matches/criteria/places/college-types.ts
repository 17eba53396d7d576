import { foldedWords } from "../../../places/folded-words.ts";
import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import type { CollegeType } from "../checks/told.ts";
import type { MatchableScholarship } from "../criterion.ts";
import type { Student } from "../student.ts";
import type { CollegePlace } from "./college-places.ts";

const fourYears = /\b(?:four|4)(?: (?:and|or) (?:two|2))? years?\b/;
/** "Two- or four-year" has both. */
const twoYears = /\b(?:two|2)(?: (?:and|or) (?:four|4))? years?\b|\b(?:community|junior) colleges?\b/;
const universities = /\buniversit(?:y|ies)\b/;
/** Words that leave open whether another college than a university will do. Those of a university and schools before it do not. */
const anyCollege = /\b(?:colleges?|institutions?|institutes?|schools?|academ(?:y|ies)|hbcus?|campus(?:es)?)\b/;
const others = /\b(?:high|secondary|middle|graduate|law|medical|business|nursing|dental) schools?\b/g;

/** The type of college that a sponsor's words name; null where they name none, or several. Takes folded words. */
export function collegeTypeIn(words: readonly string[]): CollegeType | null {
  const text = words.join(" ");
  const isOfTwo = twoYears.test(text);
  if (fourYears.test(text)) return isOfTwo ? null : "four_year";
  if (!universities.test(text)) return isOfTwo ? "two_year" : null;
  return anyCollege.test(text.replace(others, "")) ? null : "university";
}

/** A university without a name: "university students", "an accredited university". */
const anyUniversity =
  /\buniversit(?:ies|y students?)\b|\b(?:an?|any|accredited|recognized|public|private|years?) university\b/;

/**
 * The type of college of those whom a sponsor's words on levels name; null also where they may only speak of a university with a
 * name, and where a place of study says it.
 */
export function collegeTypeOfLevels(scholarship: MatchableScholarship): CollegeType | null {
  const { academic_level, evidence, institutions, demands } = scholarship;
  const quote = evidence.level;
  if (!quote || institutions.length > 0 || demands.some((each) => each.about === "study_in" && each.quote === quote))
    return null;
  const words = foldedWords(quote);
  const type = collegeTypeIn(words);
  if (type === "university" && !anyUniversity.test(words.join(" "))) return null;
  return isOfAll(type, academic_level, words) ? type : null;
}

/** "High school students and students of two-year colleges": the type is only that of some, unless the words tell a plan. */
function isOfAll(type: CollegeType | null, levels: readonly MatchingLevel[], words: readonly string[]): boolean {
  if (type === "two_year") return levels.length === 1 && levels[0] === "associate";
  return !levels.includes("high_school") || words.some((word) => plans.has(word));
}
const plans = new Set("plan plans planning intend intends intending accepted enter entering going".split(" "));

/** Whether a college that the student named is surely of the type. */
export function isOfType(student: Student, place: CollegePlace, required: CollegeType): boolean {
  if (place.type === required) return true;
  if (required === "two_year" || place.type === "two_year") return false;
  return place.type === "university" || (student.collegePlaces.current.includes(place) && studiesAt(student, required));
}

/** Whether the level of a student tells that they study at a college of the type, whichever it is. */
export function studiesAt({ level, maybeLevels, isNotInCollege }: Student, required: CollegeType): boolean {
  if (isNotInCollege) return false;
  if (level === "master" || level === "doctoral" || level === "professional") return required !== "two_year";
  return required === "four_year" && level === "bachelor" && maybeLevels.length === 0;
}
