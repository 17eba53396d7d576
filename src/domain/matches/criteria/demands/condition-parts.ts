import type { Demand } from "../../../eligibility/demand.ts";
import type { Told } from "../checks/told.ts";
import type { ProfileField, RequirementParts } from "../criterion.ts";
import type { RequiredDemand } from "../requirements.ts";
import type { Student } from "../student.ts";
import { compareDemand } from "./conditions.ts";

/** What tells how far the student is. */
const ofLevel: readonly ProfileField[] = [
  ...(["academic_level", "graduation_year", "college", "career_goals", "set_aside"] as const),
  // Where a school year ends in December.
  ...(["location", "state"] as const),
];
/** The fields of a profile that comparing a demand reads. */
const readsOf: Record<Demand["about"], readonly ProfileField[]> = {
  check: [
    "academic_level",
    "location",
    "state",
    "county",
    "high_school",
    "college",
    "intended_colleges",
    "citizenship_status",
    "citizenship_countries",
    "demographics",
    "field_of_study",
    "extracurricular_activities",
    "career_goals",
    "volunteer_hours",
    "graduation_year",
    "gpa",
    "sat_score",
    "act_score",
    "academic_achievements",
    "leadership_experience",
    "work_experience",
    "annual_family_income",
    "financial_need_level",
    "parent_employers",
    "parent_unions",
    // Those of the ways to meet it.
    "date_of_birth",
    "enrollment",
    "gpa_given",
    "gpa_scale",
    "languages",
    "set_aside",
  ],
  doubtful: [],
  age: ["date_of_birth", "academic_level"],
  class: [...ofLevel, "enrollment"],
  bachelors_degree: ofLevel,
  enrollment: ["enrollment", "academic_level"],
  income: ["annual_family_income", "financial_need_level", "set_aside"],
  county: ["county", "state", "location", "set_aside"],
  languages: ["languages", "set_aside"],
  parent_employers: ["parent_employers", "set_aside"],
  parent_unions: ["parent_unions", "set_aside"],
  high_school: ["high_school", "set_aside"],
  heritage: ["demographics", "set_aside"],
  test_scores: ["sat_score", "act_score", "set_aside"],
  study_in: [
    "college",
    "intended_colleges",
    "career_goals",
    "location",
    "state",
    "academic_level",
    "graduation_year",
    "set_aside",
    "field_of_study",
  ],
  excluded: ["citizenship_status", "citizenship_countries", ...ofLevel, "demographics"],
};

/** All fields that some demand reads. */
export const demandFields: readonly ProfileField[] = [...new Set(Object.values(readsOf).flat())];

/** What a check reads whose words tell something of a place, a name or a topic. Other checks read only the level. */
const told = ({
  place,
  ownNames,
  familyNames,
  topics,
  level,
  memberOf,
  militaryTies,
  aimsAt,
  isNotInCollege,
  isAtCollege,
  profile,
}: Student) => [
  aimsAt,
  isNotInCollege,
  isAtCollege,
  profile.graduation_year ?? null,
  profile.enrollment ?? null,
  militaryTies,
  place.state,
  place.country,
  ownNames,
  familyNames,
  topics,
  level,
  memberOf,
  profile.volunteer_hours ?? null,
  profile.extracurricular_activities ?? null,
  profile.leadership_experience ?? null,
  profile.work_experience ?? null,
];
/** What a check reads besides whose words tell of years, subjects or grades. */
const toldOfStudy = (student: Student) => [
  told(student),
  student.profile.academic_level,
  student.profile.graduation_year,
  student.profile.gpa,
  student.profile.sat_score,
  student.profile.act_score,
  student.field?.codes,
  [...student.stems],
];
/** What a check reads besides whose words tell of colleges, countries or groups. */
const toldOfPeople = (student: Student) => [
  toldOfStudy(student),
  student.colleges,
  student.citizenOf,
  student.groups.member,
];
/** What a check reads besides whose words ask for a kind of college. */
const toldOfColleges = (student: Student) => [
  toldOfPeople(student),
  student.collegePlaces,
  student.wantedPlaces,
  student.profile.college ?? null,
  student.profile.set_aside ?? null,
];
/** What a check reads besides whose words tell of study abroad, or of those who come back to their studies. */
const toldOfLife = (student: Student) => [toldOfPeople(student), student.studyCountries, student.born];
const tellsOfPeople = ({
  college,
  countries,
  isOfPoorCountries,
  isOfSomeCountries,
  outside,
  groups,
  isOfCommunityColleges,
  isOfHbcus,
}: Told) =>
  college !== null ||
  isOfCommunityColleges ||
  countries.length > 0 ||
  isOfPoorCountries ||
  isOfSomeCountries ||
  outside.length > 0 ||
  groups.length > 0 ||
  isOfHbcus;
const tellsOfStudy = ({ years, subjects, grades, highestGpa }: Told) =>
  years !== null || subjects.length > 0 || grades !== null || highestGpa !== null;
const tellsMore = ({
  states,
  isInUs,
  bodies,
  topics,
  plainly,
  yearsAtWork,
  degree,
  familiesOfSoldiers,
  choices,
}: Told) =>
  plainly !== null ||
  familiesOfSoldiers !== null ||
  choices.length > 0 ||
  yearsAtWork !== null ||
  degree !== null ||
  states.length > 0 ||
  isInUs ||
  bodies.length > 0 ||
  topics !== 0;

/** Each demand is a part of the conditions. */
export const conditionParts: RequirementParts<readonly RequiredDemand[]> = {
  kinds: {
    ...Object.fromEntries(
      Object.entries(readsOf).map(([about, reads]) => [
        about,
        ({ profile, level }: Student) => [level, ...reads.map((field) => profile[field] ?? null)],
      ]),
    ),
    check: ({ level }) => level,
    ofAnyField: ({ profile }: Student) => demandFields.map((field) => profile[field] ?? null),
    told,
    toldOfStudy,
    toldOfPeople,
    toldOfColleges,
    toldOfLife,
  },
  of: (demands) =>
    demands.map((demand) => ({
      kind: kindOf(demand),
      compare: (student, today) => compareDemand(student, demand, today),
    })),
};

/** What plain checks ask for that `told` does not hold. */
const readsMore: ReadonlySet<string> = new Set([
  "age",
  "aid",
  "degree_class",
  "gpa",
  "groups",
  "interest",
  "origin",
  "study",
]);

function kindOf(demand: RequiredDemand): string {
  const { about, told } = demand;
  if ((about === "check" || about === "doubtful") && demand.ways) return "ofAnyField";
  if (!told) return about;
  if (told.plainly && readsMore.has(told.plainly.is)) return "ofAnyField";
  if (told.ofColleges || told.isOfOtherColleges) return "toldOfColleges";
  if (told.isAbroad || told.ages !== null || told.isOfSoldiers) return "toldOfLife";
  if (tellsOfPeople(told)) return "toldOfPeople";
  if (tellsOfStudy(told)) return "toldOfStudy";
  return tellsMore(told) ? "told" : about;
}
