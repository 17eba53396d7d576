import { dayAsNumber } from "../../../calendar/day.ts";
import { mostDoubt } from "../criterion.ts";
import { wantedDegree } from "../degree-progress.ts";
import { doubtOfShare, shareOfGroup } from "../group/shares.ts";
import type { CollegePlace } from "../places/college-places.ts";
import { fitOfOwn } from "../places/colleges.ts";
import { readPart } from "../read-part.ts";
import type { Student } from "../student.ts";
import { topicsIn } from "../topics.ts";
import {
  doubtOfMilitary,
  isOfOwnBranch,
  isOfOwnFamily,
  isOneChoice,
  isOneOfTheChildren,
  mayBeMeantAsSurvivor,
} from "./people/military-doubt.ts";
import { isSameName } from "./people/proper-names.ts";
import { isOfOtherTribe } from "./people/tribal-circle.ts";
import { yearsWorked } from "./people/years-at-work.ts";
import { isBelow } from "./study/least-grades.ts";
import { stemsOfStudent } from "./study/narrow-subjects.ts";
import { type YearFit, yearFit } from "./study/year-fit.ts";
import type { Told } from "./told.ts";

/** The size of the doubt where a place is required that is not the student's: another state, a college that they did not name. */
export const elsewhere = mostDoubt;
// What they add to the size of the doubt of the kind.
const otherName = 1;
const otherSubject = 2;
const otherDegree = 2;
const otherPlace = 2;
const beyondLevel = 2;
const lowerGrades = 2;
export const otherKindOfCollege = 2;
/** Whether who is of none of the groups supports one of them: "LGBTQ+ or an ally". */
export const mayBeSupporter = 2;
const abroad = 2;
const otherAge = 2;
const maybeOtherCountry = 2;
const studiesAwayFromHome = 2;
/** By how the student's year of study stands to those that are named. */
const doubtOfYear: Readonly<Record<YearFit, number>> = { same: 0, unknown: 1, next: 1, other: mostDoubt };

/** How much doubt a check leaves whether the student meets it: its size. */
export function doubtOfCheck(student: Student, told: Told, today: string): number {
  if (isOfOthersAlone(student, told)) return isOneOfTheChildren(student, told) ? doubtOfYears(student, told, today) : 0;
  if (told.isOfOneCollege || isFromElsewhere(student, told)) return elsewhere;
  if (told.college !== null) return isOwnCollege(student, told.college) ? 0 : elsewhere;
  return Math.min(
    mostDoubt,
    Math.max(
      doubtOfWhat(student, told, today),
      doubtOfYears(student, told, today),
      isAbove(student, told.highestGpa) ? mostDoubt : 0,
      doubtOfGroups(student, told),
      told.orSupporters && isOfNoneToSupport(student, told) ? mayBeSupporter : 0,
      told.isOfSomeCountries && isOfNoPoorCountry(student) ? maybeOtherCountry : 0,
      told.isOfStudyThere && told.isOfPoorCountries && wantsRichCountries(student) ? maybeOtherCountry : 0,
      told.isAppliedForAtHome && isAtCollegeOfUs(student) ? studiesAwayFromHome : 0,
      told.isAbroad && !thinksOfAbroad(student) ? abroad : 0,
      told.ages !== null && !mayBeOfAge(student, told.ages, today) ? otherAge : 0,
      doubtOfMilitary(student, told, today),
      told.plainly?.is === "tribe" && isOfOtherTribe(student, told.plainly.circle) ? mostDoubt : 0,
    ),
  );
}

/** Whether the words ask it only of some who apply, to whom the student probably does not belong. They may, so that it stays open. */
export const isOfOthersAlone = ({ level }: Student, { ofSome }: Told): boolean =>
  ofSome === "others" || (ofSome === "school" && level !== "high_school");

/** The doubt of its kind, unless the words name what is the student's own. */
function doubtOfWhat(student: Student, told: Told, today: string): number {
  const byPlace = doubtByPlace(student, told);
  if (byPlace !== null) return byPlace;
  if (isOfOwnFamily(student, told)) return 0;
  if (namesOwn(student, told) || isOfOwnGroup(student, told) || isOneChoice(student, told)) return 0;
  if (told.isOfHbcus && isAtHbcu(student)) return 0;
  if (saysOfOwnIllness(student, told) || mayBeMeantAsSurvivor(student, told) || isOfOwnBranch(student, told)) return 1;
  if (told.yearsAtWork !== null && yearsWorked(student.profile.work_experience ?? []) >= told.yearsAtWork) return 0;
  const { level, stems } = student;
  let doubt = told.doubt;
  if (told.names.length > 0 && !isInOwnRegion(student, told) && !isFromThere(student, told))
    doubt += doubtOfOther(told);
  else if (isOfOtherState(student, told)) doubt += told.isStudyPlace ? elsewhere : otherName;
  if (isBeyond(level, told)) doubt += beyondLevel;
  if (isOfOtherDegree(student, told, today)) doubt += otherDegree;
  if (told.isOfCommunityColleges && isAtOtherCollege(student)) doubt += otherKindOfCollege;
  if (told.isOfCareerColleges && isAtPublicCollege(student)) doubt += otherKindOfCollege;
  if (told.isOfOtherColleges && isAtTwoYearCollege(student))
    doubt += student.collegePlaces.current.length > 0 ? mostDoubt : otherKindOfCollege;
  if (told.grades !== null && isBelow(student, told.grades)) doubt += lowerGrades;
  if (told.topics !== 0 && doesOthers(student, told)) doubt += otherSubject;
  if (told.subjects.length > 0 && stems.size > 0 && !told.subjects.some((stem) => stems.has(stem)))
    doubt += otherSubject;
  return doubt;
}

/**
 * Whether the student told what they do, and none of it is what the words ask for. Whoever told hours of volunteering serves, and who studies for
 * a doctorate does research.
 */
const doesOthers = (student: Student, { topics }: Told): boolean =>
  readPart(student, "topics", (own) => own !== 0 && (own & topics) === 0) &&
  !((topics & ofService) !== 0 && readPart(student.profile, "volunteer_hours", (hours) => (hours ?? 0) > 0)) &&
  !((topics & ofResearch) !== 0 && student.level === "doctoral");
const ofService = topicsIn("community service");
const ofResearch = topicsIn("research");

/** A doctorate, where the student wants a master's degree; in high school, any graduate degree. */
const isOfOtherDegree = (student: Student, { degree }: Told, today: string): boolean =>
  degree !== null &&
  (student.level === "high_school" || (degree === "doctorate" && wantedDegree(student, today) === "master"));

/** Research is for those who left school, and work in a profession for those who left college. */
const isBeyond = (level: Student["level"], { isResearch, isExperience }: Told): boolean =>
  level === "high_school"
    ? isResearch || isExperience
    : isExperience && (level === "bachelor" || level === "associate");

/** Few students of the US study abroad. Who is from abroad does, or has. */
const thinksOfAbroad = (student: Student): boolean =>
  student.place.country !== "US" ||
  !student.citizenOf.includes("US") ||
  student.studyCountries.isAnywhere === true ||
  student.studyCountries.named.some((code) => code !== "US") ||
  readPart(student, "topics", (topics) => (topics & abroadTopic) !== 0) ||
  student.stems.has(abroadStem);
const abroadTopic = topicsIn("study abroad");
const [abroadStem = ""] = stemsOfStudent(["abroad"]);

/** Whether the student may come back to their studies after years of something else, or come from school. */
function mayBeOfAge(student: Student, ages: "adult" | "young", today: string): boolean {
  const isAdult = readPart(student, "born", (born) =>
    born === null ? null : (dayAsNumber(today) - born) / 10_000 >= leastAgeOfAdults,
  );
  if (ages === "young") return isAdult !== true;
  return student.level !== "high_school" && (isAdult ?? !isFullTime(student)) && !isGraduateWithoutBreak(student);
}
/** Who studies full-time after a bachelor's seldom says of themselves that they came back, and of those who tell no age most came from school. */
const isGraduateWithoutBreak = (student: Student): boolean =>
  (student.level === "master" || student.level === "doctoral" || student.level === "professional") &&
  isFullTime(student);
const isFullTime = ({ profile }: Student): boolean => profile.enrollment === "full_time";
const leastAgeOfAdults = 23;

/** "Libraries in the southeastern states (Alabama, Kentucky)" in Kentucky, where the words are of no place to live or study in. One state alone is mostly part of a name: "the Kentucky Farm Bureau". */
const isInOwnRegion = ({ place }: Student, { isPlace, states }: Told): boolean =>
  !isPlace && states.length > 1 && place.state !== null && states.includes(place.state);

const doubtOfYears = (student: Student, { years }: Told, today: string): number =>
  years === null ? 0 : doubtOfYear[yearFit(student, years, today)];

const isAbove = ({ profile }: Student, highest: number | null): boolean =>
  highest !== null && readPart(profile, "gpa", (gpa) => (gpa ?? 0) > highest);

/** Whether a student with a disability wrote words of this one. Goals may speak of others, so that some doubt is left. */
const saysOfOwnIllness = ({ groups: own, stems }: Student, { illnesses }: Told): boolean =>
  illnesses.length > 0 && own.member.disability === true && illnesses.some((stem) => stems.has(stem));

/** Whether the words only ask for a group to which the student belongs: "an enrolled member of a recognized tribe". */
const isOfOwnGroup = ({ groups: own }: Student, { groups, isOfGroup }: Told): boolean =>
  isOfGroup && groups.some((group) => own.member[group] === true);

/** Whether the words name what the student did, such as their club; of a family, the employer or union of their parents. */
function namesOwn(student: Student, { names, bodies, isOfFamily }: Told): boolean {
  // Names without a word in common need no comparison.
  const isOwn = (word: string) => student.nameWords.has(word);
  if (names.length > 0 ? !names.some(isOwn) : !bodies.some((named) => named.split(" ").some(isOwn))) return false;
  const own = isOfFamily ? student.familyNames : student.ownNames;
  return bodies.some((named) => own.some((name) => isSameName(name, named)));
}

function doubtOfOther({ isStudyPlace, isOfOneBody, isPlace, isInPart }: Told): number {
  if (isStudyPlace || isOfOneBody) return elsewhere;
  return isPlace || isInPart ? otherPlace : otherName;
}

/** Whether the student named colleges, and none of them may be a community college, as one that we do not know may be. */
const isAtOtherCollege = ({ level, colleges, collegePlaces: { current, intended } }: Student): boolean =>
  level !== "associate" &&
  colleges.length > 0 &&
  (colleges.flat().every((name) => /\buniversity\b/.test(name)) ||
    [...current, ...intended].every(({ type }) => type === "university" || type === "four_year"));

/** Whether the student named colleges, all of which are universities or public by their names. */
const isAtPublicCollege = ({ colleges }: Student): boolean =>
  colleges.length > 0 && colleges.flat().every((name) => /\b(?:university|community|state)\b/.test(name));

const isAtCollegeOfUs = ({ place, collegePlaces: { current } }: Student): boolean =>
  place.country === "US" && current.some(({ countries }) => countries.includes("US"));

const isAtHbcu = ({ collegePlaces: { current, intended } }: Student): boolean =>
  [...current, ...intended].some(({ kinds }) => kinds?.includes("hbcu"));

/** Who names no college and studies for an associate degree is mostly at one. */
const isAtTwoYearCollege = ({ level, collegePlaces: { current } }: Student): boolean =>
  current.length > 0 ? current.every(({ type }) => type === "two_year") : level === "associate";

const isOwnCollege = ({ colleges }: Student, required: string): boolean =>
  colleges.some((own) => fitOfOwn(own, required) !== "other");

/** Whether the student comes from another country than the words ask for. */
function isFromElsewhere(student: Student, told: Told): boolean {
  if (told.countries.length === 0 && told.outside.length === 0 && !told.isOfPoorCountries) return false;
  if (told.community !== null && student.groups.member[told.community]) return false;
  const { place, citizenOf } = student;
  const own = countriesOf({ place, citizenOf: told.isOfLifeThere ? [] : citizenOf });
  if (own.length === 0) return false;
  if (place.country !== null && told.outside.includes(place.country)) return true;
  if (told.countries.length > 0 && !told.countries.some((code) => own.includes(code))) return true;
  return told.isOfPoorCountries && own.every((code) => richCountries.has(code));
}

/** "A citizen of an OAS member state" for one of Mexico, "live outside Italy" in Leeds: what the words name are countries, which fit. `isFromElsewhere` comes before. */
const isFromThere = (student: Student, { countries, outside }: Told): boolean =>
  (countries.length > 0 || outside.length > 0) && countriesOf(student).length > 0;

const countriesOf = ({ place, citizenOf }: Pick<Student, "place" | "citizenOf">): readonly string[] =>
  place.country === null ? citizenOf : [place.country, ...citizenOf];

/** Whether no country of the student is known to be one of those that sponsors mostly choose: none is named, or all are rich. */
const isOfNoPoorCountry = (student: Student): boolean => countriesOf(student).every((code) => richCountries.has(code));

/** Whether all countries that the student named to study in are rich, though they may stay at home. */
const wantsRichCountries = ({ studyCountries: { named } }: Student): boolean =>
  named.length > 0 && named.every((code) => richCountries.has(code));

/** The countries that the World Bank counts among those of high income, apart from small ones. */
const richCountries = new Set(
  "AE AT AU BE BH CA CH CL CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IL IS IT JP KR KW LT LU LV MO MT NL NO NZ OM PL PR PT QA RO SA SE SG SI SK TW US UY".split(
    " ",
  ),
);

/** Words that name groups of which the student belongs to none leave more doubt, the most where all are answered. */
function doubtOfGroups({ groups: own }: Student, { groups, isOfHbcus }: Told): number {
  if (isOfHbcus && own.member.black !== true) return doubtOfShare(shareOfHbcus);
  if (groups.length === 0) return 0;
  const doubts = groups.map((group) => {
    // Sponsors who write "underrepresented" seldom mean Asian students who are of no other group.
    const isMember = own.member[group] ?? (group === "minority" && own.member.asian === true ? false : null);
    return isMember === true ? 0 : isMember === false ? mostDoubt : doubtOfShare(shareOfGroup[group]);
  });
  return Math.min(mostDoubt, ...doubts);
}

/** "LGBTQ+ or an ally": few who do not say that they are of the group work for it. */
const isOfNoneToSupport = ({ groups: own }: Student, { plainly }: Told): boolean =>
  plainly?.is === "groups" && plainly.groups.every((group) => own.member[group] !== true);

/** What percentage of all students attends a historically Black college. */
const shareOfHbcus = 2;

const isOfOtherState = ({ place }: Student, { states }: Told): boolean =>
  states.length > 0 && !(place.state !== null && states.includes(place.state));

/** "Graduate from a Utah high school" is probable for a student of Utah. Null where the place alone tells nothing. */
function doubtByPlace(
  student: Student,
  { states, isPlace, isInUs, isInPart, isStudyPlace, names }: Told,
): number | null {
  const { place } = student;
  if (states.length === 0 || !isPlace) return isInUs && place.country === "US" && names.length === 0 ? 0 : null;
  if (place.state === null) return place.country === null || place.country === "US" ? null : elsewhere;
  if (!states.includes(place.state) || (isStudyPlace && studiesOutside(student, states))) return elsewhere;
  return isInPart ? null : 0;
}

/** Whether all colleges that the student thinks of, or else theirs, are known to be in none of the states. */
function studiesOutside({ collegePlaces: { current, intended } }: Student, states: readonly string[]): boolean {
  const named = intended.length > 0 ? intended : current;
  return named.length > 0 && named.every((college) => isOutside(college, states));
}

const isOutside = (college: CollegePlace, states: readonly string[]): boolean =>
  college.countries.includes("US")
    ? college.states.length > 0 && !college.states.some((state) => states.includes(state))
    : college.countries.length > 0;
