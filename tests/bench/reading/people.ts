import type { MatchingLevel } from "#domain/profile/answers/academic-level.ts";
import type { CitizenshipStatus, Gender, MilitaryTie } from "#domain/profile/answers/answer-choices.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import type { Group } from "#domain/scholarships/vocabulary.ts";

/** The day on which the people are as described. */
export const today = "2026-11-21";

/** An invented student of whom everything that a label may ask is known. */
export type Person = {
  level: MatchingLevel;
  graduates: number;
  born: string;
  field: string;
  gpa: number;
  /** Where they live: a US state and "US", or null and another country. */
  state: string | null;
  country: string;
  location: string;
  citizenOf: readonly string[];
  status: CitizenshipStatus;
  gender: Gender;
  ethnicity: string;
  /** All groups that they belong to. They belong to no other. */
  groups: readonly Group[];
  /** Who of a military family they are. */
  militaryTies?: readonly MilitaryTie[];
  need: "low" | "medium" | "high";
  /** Where they study, or hope to. */
  colleges: readonly string[];
  /** Where these colleges are: a country, and "US-TX" for a state. */
  studiesIn: readonly string[];
  enrollment: "full_time" | "part_time";
};

const american = { country: "US", citizenOf: ["US"], status: "us_citizen", enrollment: "full_time" } as const;

/** Twelve people, unlike each other in everything. */
export const people: Record<string, Person> = {
  "Maya, high school senior in Texas": {
    ...american,
    level: "high_school",
    graduates: 2027,
    born: "2009-02-11",
    field: "Computer Science",
    gpa: 3.8,
    state: "TX",
    location: "Austin, TX",
    gender: "woman",
    ethnicity: "Hispanic or Latino",
    groups: ["women", "hispanic", "minority", "first_generation", "christian"],
    need: "high",
    colleges: ["Rice University"],
    studiesIn: ["US", "US-TX"],
  },
  "Deshawn, high school senior in North Carolina": {
    ...american,
    level: "high_school",
    graduates: 2027,
    born: "2008-12-01",
    field: "Nursing",
    gpa: 3.1,
    state: "NC",
    location: "Charlotte, NC",
    gender: "man",
    ethnicity: "Black or African American",
    groups: ["men", "black", "minority"],
    need: "high",
    colleges: ["Winston-Salem State University"],
    studiesIn: ["US", "US-NC"],
  },
  "Leilani, high school junior in Hawaii": {
    ...american,
    level: "high_school",
    graduates: 2028,
    born: "2010-01-05",
    field: "Marine Biology",
    gpa: 3.95,
    state: "HI",
    location: "Honolulu, HI",
    gender: "woman",
    ethnicity: "Native Hawaiian or Pacific Islander",
    groups: ["women", "pacific_islander", "minority"],
    need: "low",
    colleges: ["University of Hawaii at Manoa"],
    studiesIn: ["US", "US-HI"],
  },
  "Tom, veteran at a community college": {
    ...american,
    level: "associate",
    graduates: 2027,
    born: "1995-07-19",
    field: "Welding",
    gpa: 2.6,
    state: "IL",
    location: "River Grove, IL",
    gender: "man",
    ethnicity: "White",
    groups: ["men", "white", "military"],
    militaryTies: ["veteran"],
    need: "medium",
    colleges: ["Triton College"],
    studiesIn: ["US", "US-IL"],
    enrollment: "part_time",
  },
  "Grace, sophomore at Princeton": {
    ...american,
    level: "bachelor",
    graduates: 2029,
    born: "2006-05-30",
    field: "Economics",
    gpa: 3.6,
    state: "NJ",
    location: "Princeton, NJ",
    gender: "woman",
    ethnicity: "White",
    groups: ["women", "white", "lgbtq"],
    need: "low",
    colleges: ["Princeton University"],
    studiesIn: ["US", "US-NJ"],
  },
  "Linh, engineer at a state university": {
    ...american,
    level: "bachelor",
    graduates: 2028,
    born: "2005-09-14",
    field: "Mechanical Engineering",
    gpa: 3.4,
    state: "CA",
    location: "San Jose, CA",
    citizenOf: ["VN"],
    status: "permanent_resident",
    gender: "woman",
    ethnicity: "Asian",
    groups: ["women", "asian", "minority"],
    need: "medium",
    colleges: ["San Jose State University"],
    studiesIn: ["US", "US-CA"],
  },
  "Sam, senior in education": {
    ...american,
    level: "bachelor",
    graduates: 2027,
    born: "2004-11-02",
    field: "Elementary Education",
    gpa: 3.2,
    state: "VA",
    location: "Blacksburg, VA",
    gender: "man",
    ethnicity: "White",
    groups: ["men", "white", "disability"],
    need: "medium",
    colleges: ["Virginia Tech"],
    studiesIn: ["US", "US-VA"],
  },
  "Claire, first year at Calgary": {
    level: "bachelor",
    graduates: 2030,
    born: "2008-01-20",
    field: "Business",
    gpa: 3.5,
    state: null,
    country: "CA",
    location: "Calgary, Canada",
    citizenOf: ["CA"],
    status: "international",
    gender: "woman",
    ethnicity: "White",
    groups: ["women", "white"],
    need: "high",
    colleges: ["University of Calgary"],
    studiesIn: ["CA"],
    enrollment: "full_time",
  },
  "Priya, master's student from India": {
    level: "master",
    graduates: 2027,
    born: "2002-03-08",
    field: "Data Science",
    gpa: 3.9,
    state: "PA",
    country: "US",
    location: "Pittsburgh, PA",
    citizenOf: ["IN"],
    status: "international",
    gender: "woman",
    ethnicity: "Asian",
    groups: ["women", "asian", "minority"],
    need: "medium",
    colleges: ["Carnegie Mellon University"],
    studiesIn: ["US", "US-PA"],
    enrollment: "full_time",
  },
  "Kwame, graduate student in Ghana": {
    level: "master",
    graduates: 2028,
    born: "2000-10-10",
    field: "Public Health",
    gpa: 3.6,
    state: null,
    country: "GH",
    location: "Accra, Ghana",
    citizenOf: ["GH"],
    status: "international",
    gender: "man",
    ethnicity: "Black",
    groups: ["men", "black", "minority", "christian"],
    need: "high",
    colleges: ["University of Ghana"],
    studiesIn: ["GH"],
    enrollment: "full_time",
  },
  "Jack, doctoral student in Australia": {
    level: "doctoral",
    graduates: 2029,
    born: "1999-06-06",
    field: "Anthropology",
    gpa: 3.85,
    state: null,
    country: "AU",
    location: "Sydney, Australia",
    citizenOf: ["AU"],
    status: "international",
    gender: "man",
    ethnicity: "White",
    groups: ["men", "white"],
    need: "low",
    colleges: ["Monash University"],
    studiesIn: ["AU"],
    enrollment: "full_time",
  },
  "Omar, law student in Illinois": {
    ...american,
    level: "professional",
    graduates: 2028,
    born: "2001-04-25",
    field: "Law",
    gpa: 3.3,
    state: "IL",
    location: "Chicago, IL",
    gender: "man",
    ethnicity: "Middle Eastern",
    groups: ["men", "middle_eastern", "muslim", "minority"],
    need: "medium",
    colleges: ["Loyola University Chicago"],
    studiesIn: ["US", "US-IL"],
  },
};

const levelAnswers = {
  high_school: "high_school",
  associate: "associate_degree",
  bachelor: "bachelor's_degree",
  master: "master's_degree",
  doctoral: "postgraduate",
  professional: "professional_degree",
} as const;

/** What families of each need earn, as the options of the profile say. */
const incomes = { low: 120_000, medium: 45_000, high: 25_000 };

/** What the person would type into every question of the profile that matching reads. */
export function answersOf(person: Person): ProfileChanges {
  const has = (group: Group) => person.groups.includes(group);
  const religion = has("muslim") ? "Muslim" : has("jewish") ? "Jewish" : has("christian") ? "Christian" : "None";
  const [college = ""] = person.colleges;
  return {
    academic_level: levelAnswers[person.level],
    graduation_year: person.graduates,
    date_of_birth: person.born,
    field_of_study: person.field,
    gpa: person.gpa,
    location: person.location,
    citizenship_status: person.status,
    citizenship_countries: person.citizenOf.filter((code) => code !== "US"),
    enrollment: person.enrollment,
    financial_need_level: person.need,
    annual_family_income: incomes[person.need],
    ...(person.level === "high_school" ? { intended_colleges: [college] } : { college }),
    demographics: {
      gender: person.gender,
      ethnicity: person.ethnicity,
      religion,
      first_generation: has("first_generation"),
      military: has("military"),
      ...(has("military") && person.militaryTies && { military_ties: [...person.militaryTies] }),
      disability: has("disability"),
      foster: has("foster"),
      lgbtq: has("lgbtq"),
      undocumented: has("undocumented"),
      parent: has("single_parent") ? "single_parent" : has("parent") ? "parent" : "no",
    },
  };
}
