import { dayAsNumber } from "../../calendar/day.ts";
import type { FieldSet } from "../../fields-of-study/resolve-field.ts";
import { studentField } from "../../fields-of-study/student-field.ts";
import { isLearnedAsTrade } from "../../fields-of-study/trades.ts";
import { collegeName } from "../../places/colleges/college-spelling.ts";
import { collegesMeant } from "../../places/colleges/meant-colleges.ts";
import { type PlaceToStudy, placesToStudy } from "../../places/country-of-study.ts";
import { foldedWords } from "../../places/folded-words.ts";
import { type Residence, residenceOf } from "../../places/residence.ts";
import { yearEndsInDecember } from "../../places/world-regions.ts";
import {
  levelsAlsoMeant,
  type MatchingLevel,
  matchingLevel,
  matchingLevels,
} from "../../profile/answers/academic-level.ts";
import type { MilitaryBranch, MilitaryTie } from "../../profile/answers/answer-choices.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import { isQuestionPath, type QuestionPath } from "../../profile/question-paths.ts";
import { heritageOfEthnicity } from "../../profile/sponsor-questions.ts";
import { statedTies } from "./checks/people/military-circle.ts";
import { clubsOf, membershipsOf } from "./checks/people/own-memberships.ts";
import { namesIn, ownNamesIn } from "./checks/people/proper-names.ts";
import { degreeOfGoals } from "./checks/study/named-degree.ts";
import { stemOfTeaching, stemsOfStudent } from "./checks/study/narrow-subjects.ts";
import type { GraduateDegree } from "./checks/told.ts";
import { inOrder } from "./criterion.ts";
import { languagesIn } from "./demands/language-names.ts";
import { plainName } from "./demands/name-fit.ts";
import { nextFieldOf } from "./field/next-field.ts";
import { topicsOfField, topicsOfGoals } from "./field/own-topics.ts";
import { type OwnTribe, type StudentGroups, studentGroups, tribeOf } from "./group/student-groups.ts";
import { type CollegePlace, placeOfCollege } from "./places/college-places.ts";
import type { OwnCollege } from "./places/colleges.ts";
import { countyName } from "./places/county-names.ts";
import type { StudyCountries } from "./places/study-countries-fit.ts";
import { studyCountriesOf } from "./places/study-countries-of.ts";
import { subjects, topicsIn, topicsOfList } from "./topics.ts";

/** The answers of a profile that matching reads; any may be missing. */
export type ProfileAnswers = Readonly<ProfileChanges>;

/** A profile read once, so that each comparison is cheap. */
export type Student = {
  profile: ProfileAnswers;
  /** The date of birth as `dayAsNumber` gives it. */
  born: number | null;
  level: MatchingLevel | null;
  /** Other levels that the student's answer may mean. */
  maybeLevels: readonly MatchingLevel[];
  field: FieldSet | null;
  /** The field of the degree that their goals name as the next one, in words. */
  nextField: string | null;
  /** The levels that a student in high school plans to have after it: by their colleges, or a trade. */
  enters: readonly MatchingLevel[];
  /** The state of legal residence as answered, else the state in the location. */
  place: Residence;
  /** Whether the school year where they live is the calendar year, as in most countries of the south. */
  endsInDecember: boolean;
  /** The countries of citizenship as answered, with the US for a US citizen. Empty without an answer. */
  citizenOf: readonly string[];
  /** Where the student studies, and where they think of studying. */
  colleges: readonly OwnCollege[];
  intendedColleges: readonly OwnCollege[];
  /** Their names as written, in the order of `collegePlaces`. */
  collegeNames: readonly string[];
  /** The places to study in that they named among the colleges that they think of: countries and regions. */
  wantedPlaces: readonly PlaceToStudy[];
  /** The countries of these, by code. */
  wantedCountries: readonly string[];
  /** Where these colleges are, one for each that they named. */
  collegePlaces: { current: readonly CollegePlace[]; intended: readonly CollegePlace[] };
  studyCountries: StudyCountries;
  groups: StudentGroups;
  /** How the student belongs to the military, where they said so. */
  militaryTies: readonly MilitaryTie[] | null;
  /** The branches of these ties, where they named some. */
  militaryBranches: readonly MilitaryBranch[];
  tribe: OwnTribe;
  /** Whether the student said that they are not in college. */
  isNotInCollege: boolean;
  /** Whether the student named the college that they attend. */
  isAtCollege: boolean;
  /** The only graduate degree that the goals name. */
  aimsAt: GraduateDegree | null;
  /** What the student studies, does and aims at. */
  topics: number;
  /** The part of it that is a subject, with any science for "animal science"; 0 where the field of study has no topic of ours. */
  subjects: number;
  /** The stems of the words in which the student says this, as `stemsOfStudent` gives them. */
  stems: ReadonlySet<string>;
  /** What the student named and a sponsor may name: their town, colleges, school, clubs and jobs. */
  ownNames: readonly string[];
  /** What they are a member of: the clubs among their activities, what they lead, and the clubs that they say so of in their goals. */
  memberOf: readonly string[];
  /** The words of these names. */
  nameWords: ReadonlySet<string>;
  /** The same names for those to whose family the sponsor gives: the employers and unions of their parents. */
  familyNames: readonly string[];
  /** Names as `plainName` spells them, counties and languages as `countyName` and `languagesIn` do. */
  named: Readonly<Record<"county" | "high_school" | NamedList, readonly string[]>>;
};
type NamedList = "languages" | "parent_employers" | "parent_unions" | "heritage";

export function readStudent(profile: ProfileAnswers): Student {
  const familyNames = namesInAll([...(profile.parent_employers ?? []), ...(profile.parent_unions ?? [])]);
  const field = profile.field_of_study?.trim();
  const place = residenceOf(profile);
  const current = written([profile.college]);
  const wanted = written(profile.intended_colleges);
  const placesOf = new Map(wanted.map((name) => [name, placesToStudy(name, place.country)]));
  const intended = wanted.filter((name) => !placesOf.get(name));
  const wantedPlaces = wanted.flatMap((name) => placesOf.get(name) ?? []);
  const ownNames = namesOf(profile, intended);
  const intendedColleges = intended.map((name) => ownCollege(name, place));
  const currentPlaces = current.map((name) => placeOfCollege(name, place));
  const intendedPlaces = intended.map((name) => placeOfCollege(name, place));
  const aimsAt = degreeOfGoals(profile.career_goals ?? "");
  const { words: fieldWords = "", field: fieldSet = null } = field ? studentField(field) : {};
  const topics =
    topicsOfField(fieldWords, fieldSet) |
    topicsOfList(profile.extracurricular_activities ?? []) |
    topicsOfGoals(profile.career_goals ?? "");
  return {
    profile,
    born: profile.date_of_birth ? dayAsNumber(profile.date_of_birth) : null,
    ...levelsOf(profile, currentPlaces, aimsAt),
    field: fieldSet,
    nextField: nextFieldOf(profile.career_goals ?? ""),
    enters: levelsEntered(intendedPlaces, fieldSet),
    place,
    endsInDecember: place.country !== null && yearEndsInDecember.has(place.country),
    citizenOf: citizenOf(profile),
    colleges: [...current.map((name) => ownCollege(name, place)), ...intendedColleges],
    intendedColleges,
    collegeNames: [...current, ...intended].map((name) => name.trim()),
    wantedPlaces,
    wantedCountries: inOrder(wantedPlaces.flatMap(({ countries }) => countries)),
    collegePlaces: { current: currentPlaces, intended: intendedPlaces },
    studyCountries: studyCountriesOf(profile, place, {
      current: currentPlaces,
      intended: intendedPlaces,
      wanted: wantedPlaces,
    }),
    groups: studentGroups(profile),
    militaryTies: statedTies(profile.demographics),
    militaryBranches: (profile.demographics?.military && profile.demographics.military_branches) || [],
    tribe: tribeOf(profile),
    isNotInCollege: current.length === 0 && doesNotApply({ profile }, "college"),
    isAtCollege: current.length > 0,
    aimsAt,
    topics,
    subjects: field && isDecided(field) && topicsIn(field) === 0 ? 0 : (topics | topicsIn(field ?? "")) & subjects,
    stems: stemsOfStudent([
      ...wordsAboutStudies(profile, fieldWords),
      ...((topics & ofEducation) === 0 ? [] : [stemOfTeaching]),
    ]),
    ownNames,
    memberOf: namesInAll(membershipsOf(profile)),
    familyNames,
    nameWords: new Set([...ownNames, ...familyNames].flatMap((name) => name.split(" "))),
    named: {
      county: [countyName(profile.county ?? "")].filter((name) => name !== ""),
      high_school: plainNames([profile.high_school]),
      languages: (profile.languages ?? []).flatMap(languagesIn),
      parent_employers: plainNames(profile.parent_employers),
      parent_unions: plainNames(profile.parent_unions),
      heritage: plainNames(heritageOf(profile.demographics)),
    },
  };
}

/** Who names a people as their ethnicity has said where their family comes from. */
const heritageOf = (about: ProfileAnswers["demographics"]) =>
  about?.heritage?.length ? about.heritage : heritageOfEthnicity(about?.ethnicity);

/** Makes the tables for which the first student with a college would otherwise wait, 40 ms. */
export const prepareStudents = (): void => void readStudent({ college: "Reed College" });

/**
 * An undergraduate of a college that gives no bachelor's degrees studies for an associate degree, and may go on. Who answered a doctorate may mean a
 * master's degree if they write of that alone, and no degree of law or medicine if they write of a doctorate.
 */
function levelsOf(
  { academic_level }: ProfileAnswers,
  colleges: readonly CollegePlace[],
  aimsAt: GraduateDegree | null,
) {
  const isAtTwoYear = colleges.length > 0 && colleges.every(({ type }) => type === "two_year");
  const [level = null, ...maybeLevels] = academic_level
    ? [matchingLevel(academic_level), ...levelsAlsoMeant(academic_level)]
    : [];
  return isAtTwoYear && level === "bachelor" && maybeLevels.includes("associate")
    ? { level: "associate" as const, maybeLevels: ["bachelor" as const] }
    : { level, maybeLevels: level === "doctoral" && aimsAt !== null ? besidesDoctorate[aimsAt] : maybeLevels };
}

const besidesDoctorate: Readonly<Record<GraduateDegree, readonly MatchingLevel[]>> = {
  master: ["master"],
  doctorate: [],
};

function levelsEntered(colleges: readonly CollegePlace[], field: FieldSet | null): MatchingLevel[] {
  const learnsTrade = field !== null && isLearnedAsTrade(field);
  const types = colleges.map(({ type }) => type);
  return matchingLevels.filter(
    (level) =>
      (level === "associate" && (learnsTrade || types.includes("two_year"))) ||
      (level === "bachelor" && types.includes("university")),
  );
}

const written = (names: readonly (string | null | undefined)[] | null | undefined): string[] =>
  (names ?? []).flatMap((name) => (name && collegeName(name) !== "" ? [name] : []));

function ownCollege(name: string, place: Residence): OwnCollege {
  const { colleges, isSure } = collegesMeant(name, place);
  const spelled = collegeName(name);
  const meant = [...new Set(colleges.map((college) => college.spelled))];
  if (isSure) return meant;
  // Who names all campuses by one name attends one of them: "DeVry University".
  return meant.every((each) => each.startsWith(`${spelled} `)) ? [spelled] : [...meant, spelled];
}

/** Whether the student said that a question does not apply. */
export function doesNotApply({ profile }: Pick<Student, "profile">, path: QuestionPath): boolean {
  return profile.set_aside?.[path] === "does_not_apply";
}

/** Whether the student does not want to be asked a question (again), or said that it does not apply. */
export function isSetAside({ profile }: Pick<Student, "profile">, path: string): boolean {
  return isQuestionPath(path) && Boolean(profile.set_aside?.[path]);
}

function citizenOf({ citizenship_status, citizenship_countries }: ProfileAnswers): string[] {
  return [...(citizenship_status === "us_citizen" ? ["US"] : []), ...(citizenship_countries ?? [])];
}

const wordsAboutStudies = (profile: ProfileAnswers, field: string): readonly string[] =>
  foldedWords(
    [
      profile.field_of_study ?? "",
      field,
      profile.career_goals ?? "",
      ...(profile.extracurricular_activities ?? []),
      ...(profile.academic_achievements ?? []),
      ...(profile.leadership_experience ?? []),
      ...(profile.work_experience ?? []),
    ].join(". "),
  );

function namesOf(profile: ProfileAnswers, intended: readonly string[]): string[] {
  const named = namesInAll([
    profile.location?.split(",")[0] ?? "",
    profile.county ?? "",
    profile.high_school ?? "",
    profile.college ?? "",
    ...intended,
    ...[...clubsOf(profile), ...(profile.leadership_experience ?? []), ...(profile.work_experience ?? [])],
  ]);
  return [...new Set([...named, ...namesIn(profile.career_goals ?? "", false)])];
}

/** Who studies education is to teach. */
const ofEducation = topicsIn("education");

const namesInAll = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(ownNamesIn))];

const isDecided = (field: string) => !/^(?:undecided|undeclared|exploring|general)/i.test(field);

const plainNames = (names: readonly (string | null | undefined)[] | null | undefined): string[] =>
  (names ?? []).map((name) => plainName(name ?? "")).filter((name) => name !== "");
