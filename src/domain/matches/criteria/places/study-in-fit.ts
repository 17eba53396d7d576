import type { Demand } from "../../../eligibility/demand.ts";
import { countryInSentence, countryName } from "../../../places/countries.ts";
import { stateName } from "../../../places/us-states.ts";
import { elsewhere, otherKindOfCollege } from "../checks/check-doubt.ts";
import type { CollegeType } from "../checks/told.ts";
import {
  type Comparison,
  close,
  failed,
  met,
  mostDoubt,
  orList,
  unanswered,
  unclear,
  withDoubt,
} from "../criterion.ts";
import { degreeProgress, progressWords } from "../degree-progress.ts";
import { schoolYearEnd } from "../level-fit.ts";
import { doesNotApply, isSetAside, type Student } from "../student.ts";
import type { CollegePlace } from "./college-places.ts";
import { isOfType, studiesAt } from "./college-types.ts";
import { looksAbroad } from "./looks-abroad.ts";

/**
 * US states and countries of which the student has to study in one. `ofSome`: at one of certain colleges there, which nothing
 * names; those of `state_aid` include the state's public universities. `isHeld`: at a college that accepted the student.
 */
export type StudyIn = Extract<Demand, { about: "study_in" }> & {
  ofType?: CollegeType;
  ofSome?: "some" | "state_aid";
  isHeld?: true;
};

/**
 * Compares where the student studies, or plans to, with the required places. The colleges that they named decide. Without
 * one, a college student who lives in a required country is taken to study there. A student who may still go
 * elsewhere is not ruled out. Who plans to go to a college may have been accepted there, or not.
 */
export function compareStudyIn(student: Student, required: StudyIn, today: string): Comparison {
  const { current, intended } = student.collegePlaces;
  const fits = [...current, ...intended].map((place) => fitOf(student, place, required));
  const isPlanned = required.isHeld === true && !fits.slice(0, current.length).includes("inside");
  if (studiesAtHome(student, required, today) && !isKnown(current)) return metIn(student, required);
  if (fits.includes("inside")) return isPlanned ? withDoubt(unclear, 0) : metIn(student, required);
  const wish = wishOf(student, required);
  // Who wants to study there plans to, and needs a college that accepts them.
  if (wish === "there" && !required.isHeld && !required.ofType) return metIn(student, required);
  if (wish !== null) return withDoubt(unclear, 0);
  if (refuses(student, required)) return withDoubt(unclear, mostDoubt);
  const doubt = doubtOf(student, required);
  const aimsThere = aimsOf(student, required).length > 0;
  if (fits.length === 0) return withoutCollege(student, aimsThere ? 0 : doubt);
  // The present college says nothing of where they go on to.
  if (aimsThere && intended.length === 0) return withDoubt(unclear, 0);
  // A term abroad may do, which students of any college can spend.
  if (fits.includes("unclear") || aimsThere || !required.enrolled) return withDoubt(unclear, doubt);
  if (fits.includes("later")) return withDoubt(beforeTransfer(student), doubt);
  return isDecidedWhere(student, today) ? failed : withDoubt(withoutPlan(student), doubt);
}

/** Whether the student goes to no other college than those that they named. */
export const isDecidedWhere = (student: Student, today: string): boolean =>
  student.collegePlaces.intended.length > 0 ||
  doesNotApply(student, "intended_colleges") ||
  staysAtCollege(student, today);

/** Most sponsors are of the US, and most of their applicants study there, so that it says little about fit. */
export const isRarePlace = ({ countries }: StudyIn): boolean => !countries.includes("US");

/** Whether the student's goals refuse each of the required places. It is a wish, and rules out nothing. */
const refuses = ({ studyCountries: { refused = [], refusedStates = [] } }: Student, required: StudyIn): boolean =>
  required.countries.every((code) => refused.includes(code)) &&
  required.states.every((code) => refusedStates.includes(code) || refused.includes("US"));

/** Where the student wants to study: there, or in a wider region, "abroad" or "anywhere", which may come to be there. */
function wishOf(student: Student, required: StudyIn): "there" | "maybe" | null {
  if (wantedThere(student, required).length > 0) return "there";
  const isMaybe = student.wantedPlaces.some(({ countries }) =>
    countries.some((code) => required.countries.includes(code)),
  );
  return isMaybe ? "maybe" : null;
}

/** The countries that the student wants to study in, and the regions, that lie in the required ones. */
const wantedThere = ({ wantedPlaces }: Student, required: StudyIn): Student["wantedPlaces"] =>
  wantedPlaces.filter(({ countries }) => countries.every((code) => required.countries.includes(code)));

/** The required countries that the goals name. */
const aimsOf = ({ studyCountries: { named } }: Student, { countries }: StudyIn): readonly string[] =>
  named.filter((code) => countries.includes(code));

function metIn(student: Student, required: StudyIn): Comparison {
  if (required.ofSome && !isOwnUniversityOfState(student, required)) return withDoubt(unclear, 0);
  return isRarePlace(required) ? met : close;
}

/** Whether the student named a public university of a state that gives the aid. */
function isOwnUniversityOfState({ collegePlaces: { current, intended } }: Student, required: StudyIn): boolean {
  if (required.ofSome !== "state_aid") return false;
  return [...current, ...intended].some(
    (place) =>
      place.kinds?.includes("public") === true &&
      place.type === "university" &&
      fitOfPlace(place, required) === "inside",
  );
}

const isInCollege = ({ level }: Student): boolean => level !== null && level !== "high_school";

/** Whether a student who is in college today lives in a required country. */
const studiesAtHome = (student: Student, { countries, ofType }: StudyIn, today: string): boolean =>
  isInCollege(student) &&
  degreeProgress(student, today) === "studying" &&
  student.place.country !== null &&
  countries.includes(student.place.country) &&
  (ofType === undefined || studiesAt(student, ofType));

const isKnown = (places: readonly CollegePlace[]): boolean => places.some(({ countries }) => countries.length > 0);

/** `later`: a two-year college there or elsewhere, whose students may go on to one of four years. */
type Fit = "inside" | "outside" | "later" | "unclear";

function fitOf(student: Student, college: CollegePlace, required: StudyIn): Fit {
  const fit = fitOfPlace(college, required);
  if (required.ofType === undefined || isOfType(student, college, required.ofType)) return fit;
  if (college.type === "two_year") return "later";
  return fit === "inside" ? "unclear" : fit;
}

function fitOfPlace(college: CollegePlace, { countries, states }: StudyIn): Fit {
  if (college.countries.length === 0) return "unclear";
  const inCountry = college.countries.filter((code) => countries.includes(code));
  if (inCountry.length === college.countries.length) return "inside";
  const mayBeInState = college.countries.includes("US") && states.length > 0;
  const inStates = mayBeInState ? college.states.filter((code) => states.includes(code)) : [];
  const isOnlyUs = college.countries.length === 1;
  if (isOnlyUs && college.states.length > 0 && inStates.length === college.states.length) return "inside";
  const isUnclear = inCountry.length > 0 || inStates.length > 0 || (mayBeInState && college.states.length === 0);
  return isUnclear ? "unclear" : "outside";
}

/** A student of a two-year college is asked which colleges they think of, to one of which they may go on. */
export const beforeTransfer = (student: Student): Comparison =>
  student.collegePlaces.intended.length > 0 || isSetAside(student, "intended_colleges")
    ? unclear
    : withoutPlan(student);

/** Who plans to go to no college that is known is asked for it, unless they answered by a country. */
const withoutPlan = ({ wantedCountries }: Student): Comparison =>
  wantedCountries.length > 0 ? unclear : unanswered("intended_colleges");

/** A student who named no college is asked for it. */
export function withoutCollege(student: Student, doubt: number): Comparison {
  const isAsked = isInCollege(student) && !looksAbroad(student) && !student.profile.set_aside?.college;
  const question = isAsked ? "college" : "intended_colleges";
  const open = question === "college" ? unanswered(question) : withoutPlan(student);
  return withDoubt(doesNotApply(student, question) ? unclear : open, doubt);
}

/** Whether the student surely is at the same college when the scholarship is paid. Two-year students transfer at any time. */
function staysAtCollege(student: Student, today: string): boolean {
  const year = student.profile.graduation_year ?? null;
  return (
    isInCollege(student) &&
    student.level !== "associate" &&
    year !== null &&
    year > schoolYearEnd(today, student.endsInDecember)
  );
}

/** How much doubt is left: none where the student lives in a required place, much where they live in another. */
function doubtOf({ place: { country, state }, enters }: Student, { countries, states, ofType }: StudyIn): number {
  const ofFourYears = ofType === "four_year" || ofType === "university";
  // Who learns a trade or goes to a college of two years from high school seldom means one of four.
  if (ofFourYears && enters.length > 0 && !enters.includes("bachelor")) return otherKindOfCollege;
  if (country === null) return 0;
  if (countries.includes(country) || (state !== null && states.includes(state))) return 0;
  return country === "US" && state === null && states.length > 0 ? 0 : elsewhere;
}

/** The colleges that the student named, or the countries; only those that fit where some do. Without one their level and home, where these tell that they study there. */
export function studyInAnswer(student: Student, required: StudyIn, today: string): string | null {
  const isInside = (place: CollegePlace) => fitOf(student, place, required) === "inside";
  const { current, intended } = student.collegePlaces;
  if (refuses(student, required) && ![...current, ...intended].some(isInside))
    return `Not in ${orList([...required.states.map(stateName), ...required.countries.map(countryName)])}, by your goals`;
  const wished = [...current, ...intended].some(isInside) ? [] : wantedThere(student, required);
  const home = studiesAtHome(student, required, today)
    ? [progressWords(student, today), student.profile.location?.trim()].filter(Boolean).join("; ")
    : null;
  const isFitting = home !== null || wished.length > 0 || [...current, ...intended].some(isInside);
  const aims = isFitting || intended.length > 0 ? [] : aimsOf(student, required);
  if (aims.length > 0) return [...student.collegeNames, wantsOf(aims)].join("; ");
  const named = namesOf(wished) ?? namesOfColleges(student, isInside) ?? namesOf(student.wantedPlaces) ?? home;
  return named ?? wantsOf(student.studyCountries.named.filter((code) => code !== student.studyCountries.home));
}

const wantsOf = (codes: readonly string[]): string | null =>
  codes.length > 0 ? `wants ${orList(codes.map(countryInSentence))}` : null;

const namesOf = (places: Student["wantedPlaces"]): string | null => places.map(({ name }) => name).join(", ") || null;

/** The colleges that the student named, only those that fit where some do; null for none. */
export function namesOfColleges(
  { collegeNames: names, collegePlaces }: Student,
  isFitting: (place: CollegePlace) => boolean,
): string | null {
  const places = [...collegePlaces.current, ...collegePlaces.intended];
  const fitting = names.filter((_, at) => places[at] && isFitting(places[at]));
  return (fitting.length > 0 ? fitting : names).join(", ") || null;
}
