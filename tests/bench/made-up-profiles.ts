import { interests } from "#domain/profile/answers/interests.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";

const levels = [
  "high_school",
  "associate_degree",
  "bachelor's_degree",
  "undergraduate",
  "master's_degree",
  "postgraduate",
  "professional_degree",
] as const;
const fields = [
  "Computer Science",
  "Nursing",
  "Mechanical Engineering",
  "Accounting",
  "Elementary Education",
  "Biology",
  "Music",
  "Animal Science",
  "Journalism",
  "Pre-law",
  "Undecided",
  null,
];
const places = [
  "Austin, TX",
  "Fresno, CA",
  "Miami, FL",
  "Buffalo, NY",
  "Reno, NV",
  "Toronto, ON",
  "Lagos, Nigeria",
  null,
];
const statuses = ["us_citizen", "us_citizen", "permanent_resident", "international", "other", null] as const;
const needs = ["low", "medium", "high", "critical", null] as const;
const ethnicities = ["Hispanic or Latino", "Black or African American", "Asian", "White", null];
const colleges = ["University of Utah", "Rice University", null];
const enrollments = ["full_time", "full_time", "part_time", null] as const;
const languages = ["Spanish", "Mandarin", "Tagalog", "Korean", "Arabic", "Urdu"];
const names = "Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ivy Juniper Kauri Larch Maple Nutmeg Oak Pine".split(" ");

/** Returns the same `count` invented profiles at every call. Each leaves some questions unanswered. */
export function madeUpProfiles(count: number): ProfileChanges[] {
  let state = 41;
  const upTo = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
  const one = <T>(values: readonly T[]): T => {
    const value = values[upTo(values.length)];
    if (value === undefined) throw new Error("There is nothing to choose from.");
    return value;
  };
  const yesNo = () => one([true, false, null]);
  const sometimes = <T>(make: () => T): T | null => (upTo(2) === 0 ? make() : null);
  const name = () => `${one(names)} ${one(names)}`;
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return Array.from({ length: count }, () => ({
    academic_level: one(levels),
    field_of_study: one(fields),
    gpa: one([null, 2 + upTo(200) / 100]),
    location: one(places),
    citizenship_status: one(statuses),
    financial_need_level: one(needs),
    graduation_year: one([null, 2026, 2027, 2028, 2029]),
    college: one(colleges),
    enrollment: one(enrollments),
    date_of_birth: sometimes(() => `${1990 + upTo(20)}-${twoDigits(1 + upTo(12))}-${twoDigits(1 + upTo(28))}`),
    county: sometimes(() => `${name()} County`),
    high_school: sometimes(() => `${name()} High School`),
    languages: sometimes(() => [one(languages)]) ?? [],
    sat_score: sometimes(() => 800 + 10 * upTo(80)),
    parent_employers: sometimes(() => [name()]) ?? [],
    parent_unions: sometimes(() => [`${one(names)} Local ${upTo(100)}`]) ?? [],
    extracurricular_activities: [one(interests), one(interests)],
    career_goals: one(["I want to be a nurse", "Build software", null]),
    demographics: {
      heritage: sometimes(() => [one(["Korean", "Norwegian", "Greek", "Nigerian"])]),
      gender: one(["woman", "man", "nonbinary", null] as const),
      ethnicity: one(ethnicities),
      first_generation: yesNo(),
      military: yesNo(),
      lgbtq: yesNo(),
    },
  }));
}
