import { z } from "zod";
import { countryCode, unknownCountry } from "../places/countries.ts";
import { type StateCode, usStates } from "../places/us-states.ts";
import { academicLevels } from "./answers/academic-level.ts";
import {
  citizenshipStatuses,
  enrollments,
  genders,
  militaryBranches,
  militaryTies,
  parentAnswers,
  setAsideKinds,
  tribalMemberships,
} from "./answers/answer-choices.ts";
import { financialNeedLevels } from "./answers/financial-need.ts";
import { gpaScales, gradeRefusal } from "./answers/gpa-scale.ts";
import { questionPaths } from "./question-paths.ts";

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`);

/** Answers that matter only where a sponsor requires them. Absent means not answered; false is the answer "no". */
export const Demographics = z.object({
  ethnicity: text(120).nullish(),
  gender: z.enum(genders).nullish(),
  /** Where the family comes from, and the tribe: "Korean", "Cherokee Nation". */
  heritage: z.array(text(60).min(1)).max(20, "Keep at most 20 entries.").nullish(),
  tribal_membership: z.enum(tribalMemberships, { error: "Choose from the list." }).nullish(),
  religion: text(60).nullish(),
  first_generation: z.boolean().nullish(),
  military: z.boolean().nullish(),
  /** All ties of a student whose answer about the military is yes; absent where they did not say. */
  military_ties: z
    .array(z.enum(militaryTies, { error: "Choose from the list." }))
    .overwrite((ties) => [...new Set(ties)])
    .max(militaryTies.length)
    .nullish(),
  military_branches: z
    .array(z.enum(militaryBranches, { error: "Choose from the list." }))
    .overwrite((branches) => [...new Set(branches)])
    .max(militaryBranches.length)
    .nullish(),
  disability: z.boolean().nullish(),
  foster: z.boolean().nullish(),
  lgbtq: z.boolean().nullish(),
  undocumented: z.boolean().nullish(),
  parent: z.enum(parentAnswers).nullish(),
});
export type Demographics = z.infer<typeof Demographics>;

const list = z.array(text(300).min(1)).max(50, "Keep at most 50 entries.");

/** Countries by code or usual name, stored as codes without repeats. */
const countryList = z
  .array(
    z
      .string()
      .trim()
      .overwrite((words) => countryCode(words) ?? words)
      .refine((code) => countryCode(code) !== null, { error: ({ input }) => unknownCountry(String(input)) }),
  )
  .overwrite((codes) => [...new Set(codes)])
  .max(10, "Keep at most 10 countries.");

const fields = {
  full_name: text(120),
  date_of_birth: z.iso.date("Give the date of birth as YYYY-MM-DD."),
  location: text(160),
  academic_level: z.enum(academicLevels, { error: "Invalid academic level selected" }),
  field_of_study: text(160),
  gpa: z.number("GPA is a number from 0 to 4.").min(0, "GPA is at least 0.").max(4, "GPA is at most 4.").nullable(),
  gpa_given: text(60),
  gpa_scale: z.enum(gpaScales, { error: "Choose one of the grade scales." }),
  graduation_year: z
    .int("Graduation year is a whole year, such as 2028.")
    .min(1950, "Graduation year is 1950 or later.")
    .max(2100, "Graduation year is 2100 or earlier.")
    .nullable(),
  financial_need_level: z.enum(financialNeedLevels, { error: "Choose one of the financial need levels." }),
  annual_family_income: z
    .number("Income is a number, such as 45000.")
    .min(0, "Income is at least 0.")
    .max(1e9, "Income is too large.")
    .nullable(),
  citizenship_status: z.enum(citizenshipStatuses, { error: "Choose one of the citizenship statuses." }),
  citizenship_countries: countryList,
  enrollment: z.enum(enrollments, { error: "Choose full time or part time." }),
  volunteer_hours: z
    .number("Hours are a number, such as 40.")
    .min(0, "Hours are at least 0.")
    .max(100_000, "Hours are too many.")
    .nullable(),
  career_goals: text(4000),
  extracurricular_activities: list,
  academic_achievements: list,
  leadership_experience: list,
  work_experience: list,
  essay_writing_score: z.int("From 1 to 10.").min(1, "From 1 to 10.").max(10, "From 1 to 10.").nullable(),
  // The keys of an object literal are those of its type.
  state: z.enum(Object.keys(usStates) as StateCode[], { error: "Choose a state of the list." }),
  county: text(80),
  high_school: text(160),
  college: text(160),
  intended_colleges: list,
  languages: list,
  sat_score: z.int("An SAT score is a whole number.").min(400, "From 400 to 1600.").max(1600, "From 400 to 1600."),
  act_score: z.int("An ACT score is a whole number.").min(1, "From 1 to 36.").max(36, "From 1 to 36."),
  parent_employers: list,
  parent_unions: list,
  demographics: Demographics,
  set_aside: z.partialRecord(z.enum(questionPaths), z.enum(setAsideKinds).nullable()),
} as const;

const ProfileFields = z
  .object({
    full_name: fields.full_name.nullable(),
    date_of_birth: fields.date_of_birth.nullable(),
    location: fields.location.nullable(),
    academic_level: fields.academic_level.nullable(),
    field_of_study: fields.field_of_study.nullable(),
    /** On the 4.0 scale. With `gpa_given`, the converted grade. */
    gpa: fields.gpa,
    /** The grade and its scale as the student gave them, such as `92` of `100`; both or neither. */
    gpa_given: fields.gpa_given.nullable(),
    gpa_scale: fields.gpa_scale.nullable(),
    graduation_year: fields.graduation_year,
    financial_need_level: fields.financial_need_level.nullable(),
    annual_family_income: fields.annual_family_income,
    citizenship_status: fields.citizenship_status.nullable(),
    /** Two-letter codes. Names are accepted. */
    citizenship_countries: fields.citizenship_countries,
    enrollment: fields.enrollment.nullable(),
    volunteer_hours: fields.volunteer_hours,
    career_goals: fields.career_goals.nullable(),
    extracurricular_activities: fields.extracurricular_activities,
    academic_achievements: fields.academic_achievements,
    leadership_experience: fields.leadership_experience,
    work_experience: fields.work_experience,
    essay_writing_score: fields.essay_writing_score,
    /** State of legal residence, where `location` names another state or none. */
    state: fields.state.nullable(),
    county: fields.county.nullable(),
    high_school: fields.high_school.nullable(),
    college: fields.college.nullable(),
    intended_colleges: fields.intended_colleges,
    languages: fields.languages,
    sat_score: fields.sat_score.nullable(),
    act_score: fields.act_score.nullable(),
    parent_employers: fields.parent_employers,
    parent_unions: fields.parent_unions,
    demographics: fields.demographics,
    set_aside: fields.set_aside,
  })
  .partial();

/** What a client may send to PUT /api/profile: any of the fields; null clears one. Other keys are ignored. */
export const ProfileChanges = ProfileFields.superRefine(({ gpa_given, gpa_scale }, context) => {
  const refuse = (message: string) => context.addIssue({ code: "custom", path: ["gpa_given"], message });
  if ((gpa_given === undefined) !== (gpa_scale === undefined) || Boolean(gpa_given) !== Boolean(gpa_scale))
    return refuse("Send gpa_given and gpa_scale together.");
  const refusal = gpa_given && gpa_scale && gradeRefusal(gpa_given, gpa_scale);
  if (refusal) refuse(refusal);
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** One row of `profiles`, as stored and as sent. */
export const Profile = ProfileFields.required().extend({
  user_id: z.string(),
  email: z.string(),
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;
