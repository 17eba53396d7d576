import { collegeName } from "../../../places/colleges/college-spelling.ts";
import { systemsNamed } from "../../../places/colleges/college-systems.ts";
import { foldWords } from "../../../places/folded-words.ts";
import { stateName } from "../../../places/us-states.ts";
import { type MatchingLevel, matchingLevels } from "../../../profile/answers/academic-level.ts";
import {
  against,
  type Comparison,
  failed,
  inOrder,
  type MatchableScholarship,
  met,
  orList,
  unanswered,
  unclear,
  withDoubt,
} from "../criterion.ts";
import { degreePaidFor, speaksOfGraduatesAlone } from "../degree-paid-for.ts";
import { forOthersWords } from "../likely-applicants.ts";
import type { RequiredColleges } from "../requirements.ts";
import { doesNotApply, type Student } from "../student.ts";
import { placeOfCollege } from "./college-places.ts";
import { fitOfOwn, isPartOfCollege, type OwnCollege } from "./colleges.ts";
import { listingCollege } from "./listing-college.ts";
import { looksAbroad } from "./looks-abroad.ts";

/**
 * The required colleges. Where none is required, the college that gives the scholarship, which is probably for its own students, or the
 * one that lists it.
 */
export function requiredColleges(scholarship: MatchableScholarship): RequiredColleges | null {
  const { institutions, academic_level, provider_name, evidence } = scholarship;
  if (institutions.length === 0)
    return isCollege(provider_name)
      ? { names: [provider_name], from: null, byName: true }
      : listingCollege(scholarship);
  const isOfPart =
    institutions.some((name) => systemsNamed(collegeName(name)).length > 0) &&
    part.test(foldWords(evidence.institution ?? ""));
  return {
    names: inOrder(institutions),
    from: degreeFrom(scholarship, academic_level),
    ...(isOfPart && { isOfPart }),
  };
}

/**
 * The lowest graduate level, where it is for no lower one. Students of a bachelor's program apply for the degree that follows theirs, often
 * at another college, where it pays for one or its words know of no other.
 */
function degreeFrom(scholarship: MatchableScholarship, levels: readonly MatchingLevel[]): MatchingLevel | null {
  const lowest = matchingLevels.find((level) => levels.includes(level)) ?? null;
  if (lowest !== "bachelor") return lowest && isGraduate(lowest) ? lowest : null;
  const isOfLater = degreePaidFor(scholarship, levels) !== null || speaksOfGraduatesAlone(scholarship, levels);
  return isOfLater ? (levels.find(isGraduate) ?? "master") : null;
}

/** "City University of New York School of Medicine", of which a part is read alone. */
const part = /\b(?:(?<!high )school|college|institute|faculty|department|program)\b/;

const isCollege = (name: string): boolean => college.test(name) && !otherBody.test(name);
const college = /\b(?:college|universit\w+|polytechnic|institute of technology)\b/i;
/** Words of bodies that give to students of many colleges: "American Association of University Women", "College Board". */
const otherBody =
  /\b(?:listed by|associations?|federations?|society|council|alliance|consortium|network|fund|funds|foundation|board|union|women|scholars?|graduates|alumn\w+|services?|office|system|department|ministry|authority|commission|agency|committee|group|project|program|partners?|inc|llc|law|club|fair|for|app|usa)\b/i;

const isGraduate = (level: MatchingLevel) => matchingLevels.indexOf(level) >= matchingLevels.indexOf("master");

/**
 * Whether the student attends, or thinks of, one of the colleges that the sponsor names. For a student who is below
 * graduate levels (say, a senior and a fellowship at Oxford) only the colleges that they think of decide.
 */
export function compareColleges(student: Student, required: RequiredColleges): Comparison | null {
  const { names, from, byName, listedIn, isOfPart } = required;
  if (listedIn) return isNear(student, required, listedIn) ? null : against;
  if (byName) return fitOf(student.colleges, names) === failed ? against : null;
  const fit = isBelow(student, from) ? compareNextColleges(student, names) : compareNamed(student, names);
  return isOfPart && fit === met ? unclear : fit;
}

function compareNamed(student: Student, names: readonly string[]): Comparison {
  const { colleges } = student;
  if (colleges.length === 0) return doesNotApply(student, "intended_colleges") ? atNone(student) : open(student, names);
  return orInWantedCountry(student, names, fitOf(colleges, names));
}

/** Whether the student attends one of the colleges today. */
export const attendsOneOf = ({ colleges, collegePlaces }: Student, names: readonly string[]): boolean =>
  fitOf(colleges.slice(0, collegePlaces.current.length), names) === met;

/**
 * A college that the student did not name may be theirs where it is, or may be, in a country in which they want to study. Who names colleges
 * there has named theirs: "MIT, United States".
 */
const orInWantedCountry = (student: Student, names: readonly string[], fit: Comparison): Comparison =>
  fit === failed && student.wantedCountries.length > 0 && names.some((name) => mayBeWanted(student, name))
    ? unclear
    : fit;

/** No college of two years gives a graduate degree. */
function mayBeWanted({ level, wantedCountries, collegePlaces }: Student, name: string): boolean {
  const wanted = wantedCountries.filter((code) => !collegePlaces.intended.some((own) => own.countries.includes(code)));
  const { countries, type } = placeOfCollege(name);
  if (type === "two_year" && level !== null && isGraduate(level)) return false;
  return wanted.length > 0 && (countries.length === 0 || countries.some((code) => wanted.includes(code)));
}

/** The own college decides nothing, because students often go on to another one, and may also stay. */
function compareNextColleges(student: Student, names: readonly string[]): Comparison {
  const { colleges, intendedColleges } = student;
  if (intendedColleges.length === 0 && !isPlanKnown(student)) return withoutPlan(student, names);
  const next = orInWantedCountry(student, names, fitOf(intendedColleges, names));
  return next === failed && fitOf(colleges, names) !== failed ? unclear : next;
}

/** Whether it is in a country other than their own that the student named, mostly in the goals. */
const isWhereGoalsAre = ({ studyCountries: { home, named } }: Student, college: string): boolean =>
  placeOfCollege(college).countries.some((code) => code !== home && named.includes(code));

function fitOf(colleges: readonly OwnCollege[], names: readonly string[]): Comparison {
  let isUnclear = false;
  for (const name of names) {
    const required = collegeName(name);
    for (const own of colleges) {
      const fit = fitOfOwn(own, required);
      if (fit === "same") return met;
      isUnclear ||= fit === "unclear";
    }
  }
  if (!isUnclear) return failed;
  return names.some((name) => isPartOfCollege(collegeName(name))) ? probablyOther : unclear;
}

/** A part of a university that is not named, "Haskayne School of Business", is seldom one of the student's. */
const probablyOther = withDoubt(unclear, 2);

const isBelow = ({ level }: Student, from: MatchingLevel | null) =>
  level !== null && from !== null && matchingLevels.indexOf(level) < matchingLevels.indexOf(from);

/** A student who is not looking for a college attends the one they named, or none. */
const atNone = (student: Student): Comparison => (doesNotApply(student, "college") ? failed : unanswered("college"));

/** A student who is in high school, at no college or looks abroad is asked which colleges they plan to attend, or in which countries. */
function open(student: Student, names: readonly string[]): Comparison {
  if (student.level !== "high_school" && !looksAbroad(student) && !student.profile.set_aside?.college)
    return unanswered("college");
  return isPlanKnown(student) ? orInWantedCountry(student, names, failed) : withoutPlan(student, names);
}

/** Who named no college is asked for it, unless one may be theirs by the country of their goals. */
const withoutPlan = (student: Student, names: readonly string[]): Comparison =>
  names.some((name) => isWhereGoalsAre(student, name)) ? unclear : unanswered("intended_colleges");

/** Whether the student said that they look for no college, or named countries to study in alone. */
const isPlanKnown = (student: Student): boolean =>
  doesNotApply(student, "intended_colleges") || student.wantedCountries.length > 0;

/** What a college lists for others is mostly for its own students and its region, so a student there has no doubt. */
const isNear = ({ place, colleges, collegePlaces }: Student, { names }: RequiredColleges, states: readonly string[]) =>
  (place.state !== null && states.includes(place.state)) ||
  [...collegePlaces.current, ...collegePlaces.intended].some((own) =>
    own.states.some((state) => states.includes(state)),
  ) ||
  fitOf(colleges, names) !== failed;

export function collegeWords({ names, byName, listedIn }: RequiredColleges): string {
  if (listedIn) return `Listed by ${orList(names)}, so probably for students in ${orList(listedIn.map(stateName))}`;
  return byName ? forOthersWords(names) : `Attend ${orList(names)}`;
}
