import fc from "fast-check";
import { type Demand, excludesNobody } from "#domain/eligibility/demand.ts";
import type { IndexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import { academicLevels, matchingLevels } from "#domain/profile/answers/academic-level.ts";
import {
  citizenshipStatuses,
  enrollments,
  genders,
  militaryBranches,
  militaryTies,
  parentAnswers,
  tribalMemberships,
} from "#domain/profile/answers/answer-choices.ts";
import { financialNeedLevels } from "#domain/profile/answers/financial-need.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { ethnicitySuggestions } from "#domain/profile/sponsor-questions.ts";
import { citizenships, groups } from "#domain/scholarships/vocabulary.ts";
import { blankScholarship } from "./blank-scholarship.ts";

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const few = <T>(...values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });

const fields = [
  "Computer Science",
  "Nursing",
  "STEM",
  "Engineering",
  "Accounting",
  "all majors",
  "Bagpiping",
  "History",
];
const ethnicities = [...ethnicitySuggestions, "Prefer not to say", "Mixed", "White, non-Hispanic", "West Indian"];
const about = [
  "Robotics for everyone",
  "For future nurses",
  "Music and dance",
  "Volunteer engineers: robotics and community service",
  "For a degree at a university in Japan.",
  "",
];

/** Different spellings of one county, and of one college, by students and sponsors. */
export const countySpellings = [
  ["Travis", "Travis County", "Travis County, TX", "travis co.", "Travis, Texas"],
  ["St. Louis", "Saint Louis County", "St. Louis County, MO", "St Louis Co., Missouri"],
  ["Clark", "Clark County", "Clark County, NV"],
] as const;
export const collegeSpellings = [
  ["Rice University", "Rice", "rice university"],
  ["University of Texas at Austin", "UT Austin", "The University of Texas at Austin", "University of Texas-Austin"],
  ["Massachusetts Institute of Technology", "MIT"],
  ["University of California-Davis", "UC Davis", "University of California, Davis"],
  ["University of Illinois Urbana-Champaign", "UIUC", "University of Illinois"],
  ["University of Michigan-Ann Arbor", "University of Michigan", "Michigan"],
  ["Cornell University", "Cornell"],
  ["Stanford University", "Stanford"],
] as const;
const colleges = collegeSpellings.flat();

/** Profiles of every kind: full, empty, contradictory, with skipped questions. */
export const profiles: fc.Arbitrary<ProfileChanges> = fc.record({
  academic_level: maybe(fc.constantFrom(...academicLevels)),
  field_of_study: maybe(fc.constantFrom(...fields)),
  gpa: maybe(fc.constantFrom(0, 2.5, 3, 3.5, 4)),
  location: maybe(fc.constantFrom("Austin, TX", "Reno, NV", "Lyon, France", "somewhere", "Texas")),
  citizenship_status: maybe(fc.constantFrom(...citizenshipStatuses)),
  citizenship_countries: few("US", "FR", "IN", "MX"),
  enrollment: maybe(fc.constantFrom(...enrollments)),
  financial_need_level: maybe(fc.constantFrom(...financialNeedLevels)),
  graduation_year: maybe(fc.constantFrom(2026, 2027, 2028)),
  date_of_birth: maybe(fc.constantFrom("2009-01-01", "2015-01-01")),
  gpa_given: fc.constantFrom(null, "85", "4.2"),
  gpa_scale: fc.constantFrom(null, "100", "5.0"),
  state: maybe(fc.constantFrom("TX", "NV", "MO")),
  county: maybe(fc.constantFrom(...countySpellings.flat())),
  high_school: maybe(fc.constant("Reno High School")),
  languages: few("German", "Spanish", "Mandarin", "Farsi/Persian"),
  sat_score: maybe(fc.constantFrom(1000, 1400)),
  act_score: maybe(fc.constantFrom(15, 30)),
  parent_employers: few("PepsiCo, Inc.", "Walmart", "UPS"),
  parent_unions: few("Plumbers Local 68"),
  set_aside: fc.record(
    {
      state: fc.constantFrom("skipped", "does_not_apply"),
      county: fc.constantFrom("skipped", "does_not_apply"),
      gpa: fc.constant("skipped"),
      college: fc.constantFrom("skipped", "does_not_apply"),
      intended_colleges: fc.constant("does_not_apply"),
      sat_score: fc.constant("does_not_apply"),
      academic_level: fc.constant("skipped"),
      citizenship_status: fc.constant("skipped"),
      "demographics.gender": fc.constant("skipped"),
      "demographics.religion": fc.constant("does_not_apply"),
    },
    { requiredKeys: [] },
  ),
  college: maybe(fc.constantFrom(...colleges)),
  intended_colleges: few(...colleges, "Japan", "any college in Canada"),
  career_goals: maybe(fc.constantFrom("I want to be a nurse", "software", "to sing", "a master's degree")),
  extracurricular_activities: few("Engineering", "Community Service", "Chess club"),
  volunteer_hours: maybe(fc.constantFrom(0, 30, 60)),
  annual_family_income: maybe(fc.constantFrom(20_000, 60_000)),
  leadership_experience: few("Captain of the team", "None"),
  work_experience: few("Cashier"),
  demographics: fc.record({
    gender: maybe(fc.constantFrom(...genders)),
    ethnicity: maybe(fc.constantFrom(...ethnicities)),
    religion: maybe(fc.constantFrom("Catholic", "None")),
    heritage: maybe(few("Korean", "Norwegian", "Navajo")),
    tribal_membership: maybe(fc.constantFrom(...tribalMemberships)),
    first_generation: maybe(fc.boolean()),
    military: maybe(fc.boolean()),
    military_ties: maybe(fc.subarray([...militaryTies])),
    military_branches: maybe(fc.subarray([...militaryBranches])),
    undocumented: maybe(fc.boolean()),
    parent: maybe(fc.constantFrom(...parentAnswers)),
  }),
});

/** Requirements that nearly every student meets, so that they hardly affect the score. */
export const forNearlyAll: readonly Demand[] = [
  { about: "age", least: 13, most: 150, quote: "Be 13 or older." },
  { about: "age", least: 11, most: 150, quote: "Be at least 11." },
];
/** Sponsors, of which some tell by their name or purpose for whom they give. */
const sponsors = [
  "A sponsor",
  "A sponsor",
  "A sponsor",
  "Texas Student Aid Commission",
  "National Association of Hispanic Nurses",
  "Society of Women Engineers",
  "US Department of Defense",
];
const requirementFacts = {
  academic_level: fc.uniqueArray(fc.constantFrom(...matchingLevels), { maxLength: 3 }),
  field_of_study: few(...fields),
  gpa_requirement: maybe(fc.constantFrom(2.5, 3, 3.8, 90)),
  location_restrictions: few("TX", "NV", "MO"),
  countries: few("US", "FR", "IN"),
  citizenship: few(...citizenships),
  groups: few(...groups),
  need_based: maybe(fc.boolean()),
  graduation_years: few(2026, 2027),
  institutions: few(...colleges),
  evidence: fc.constantFrom<MatchableScholarship["evidence"][]>(
    {},
    { groups: "women or Hispanic students" },
    { groups: "women who are Black or Hispanic" },
  ),
  demands: few<Demand>(
    { about: "check", kind: "nomination", quote: "Be nominated by a teacher." },
    { about: "check", kind: "membership", quote: "Be an enrolled member of the Navajo Nation." },
    { about: "check", kind: "membership", quote: "Belong to a federally recognized tribe, or descend from a member." },
    { about: "check", kind: "place", quote: "Graduate from a Texas or Nevada high school." },
    { about: "check", kind: "study_place", quote: "Attend an eligible college in Missouri." },
    { about: "check", kind: "study_place", quote: "Plan to study in the United States." },
    {
      about: "study_in",
      states: [],
      countries: ["US"],
      enrolled: true,
      quote: "Attend a college in the United States.",
    },
    {
      about: "study_in",
      states: ["TX", "CA"],
      countries: [],
      enrolled: true,
      quote: "Attend a college in Texas or California.",
    },
    {
      about: "study_in",
      states: ["NV"],
      countries: ["FR"],
      enrolled: false,
      quote: "Attend a college in Nevada or France.",
    },
    { about: "check", kind: "study_place", quote: "Be a student in the Faculty of Law." },
    { about: "check", kind: "research", quote: "Do research in petroleum geology." },
    { about: "check", kind: "activity", quote: "Show leadership and service." },
    { about: "check", kind: "level", quote: "Complete 50 hours of volunteer service." },
    { about: "check", kind: "experience", quote: "Have some work experience." },
    { about: "check", kind: "prior_award", quote: "Be eligible for a Pell Grant." },
    { about: "check", kind: "interest", quote: "Be interested in nursing." },
    { about: "check", kind: "family", quote: "Be a child or spouse of a veteran." },
    { about: "check", kind: "employment", quote: "Be an active-duty service member." },
    { about: "check", kind: "unread", quote: "Be one year away from high school graduation." },
    ...forNearlyAll,
    { about: "county", names: ["Travis"], state: "TX", lives_there: true, quote: "Live in Travis County, Texas." },
    { about: "county", names: ["Clark"], state: "NV", lives_there: false, quote: "Be a student in Clark County." },
    { about: "county", names: ["St. Louis"], state: null, lives_there: true, quote: "Live in St. Louis County." },
    { about: "languages", names: ["German"], quote: "Speak German well enough." },
    { about: "languages", names: ["Farsi", "Urdu"], quote: "Speak Farsi or Urdu." },
    { about: "parent_employers", names: ["PepsiCo"], quote: "Be a dependent of a PepsiCo employee." },
    { about: "high_school", names: ["Reno High School"], quote: "Attend Reno High School." },
    { about: "heritage", names: ["Korean"], quote: "Be of Korean heritage." },
    { about: "enrollment", enrollment: "full_time", quote: "Study full time." },
    { about: "bachelors_degree", quote: "Hold a bachelor's degree." },
    { about: "parent_unions", names: ["Plumbers"], quote: "Be a child of a member of the Plumbers." },
    { about: "class", of: "college", years_left: [0, 1], quote: "Be a junior or senior." },
    { about: "test_scores", sat: null, act: 19, equivalent: true, quote: "Have an ACT of 19 or the equivalent." },
    { about: "doubtful", criterion: "level", levels: [], quote: "Students at some levels may apply." },
    { about: "doubtful", criterion: "level", levels: ["bachelor", "master"], quote: "Graduate students need a GPA." },
    { about: "doubtful", criterion: "groups", levels: [], quote: "We have helped women and others." },
    { about: "doubtful", criterion: "residence", levels: [], quote: "Several are from Texas." },
    { about: "doubtful", criterion: "field_of_study", levels: [], quote: "Nursing and various other fields." },
    { ...excludesNobody, citizens_of: ["IN"], quote: "Not be an Indian citizen." },
    { ...excludesNobody, citizens_of: ["US"], statuses: ["permanent_resident"], quote: "Not open to US citizens." },
    { ...excludesNobody, states: ["TX"], quote: "Residents of Texas are not eligible." },
    { ...excludesNobody, residents_of: ["FR"], statuses: ["international"], quote: "Not live in France." },
    { ...excludesNobody, levels: ["master", "doctoral"], graduates: true, quote: "Not have a bachelor's degree." },
  ),
};
/** Scholarships with many or few requirements, open or closed. */
export const scholarships: fc.Arbitrary<IndexedScholarship> = fc
  .record({
    ...requirementFacts,
    id: fc.string({ minLength: 1, maxLength: 8 }),
    status: fc.constantFrom("active", "active", "active", "closed"),
    source_name: maybe(fc.constantFrom("a portal", "an import")),
    description: fc.constantFrom(...about),
    provider_name: fc.constantFrom(...sponsors),
    amount_max: maybe(fc.constantFrom(500, 1000, 5000)),
    deadline: maybe(fc.constantFrom("2026-11-20", "2026-11-21", "2027-02-01")),
    deadline_kind: fc.constantFrom("fixed", "rolling", "unknown"),
  })
  .map((facts) => blankScholarship(facts));
/** Up to 40 scholarships with different ids. */
export const catalogues = fc.uniqueArray(scholarships, { selector: ({ id }) => id, maxLength: 40 });
