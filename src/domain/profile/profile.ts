import { z } from "zod";
import { AcademicLevel } from "./academic-level.ts";
import { FinancialNeedLevel } from "./financial-need.ts";

export const CitizenshipStatus = z.enum(["us_citizen", "permanent_resident", "international", "other"], {
  error: "Choose one of the citizenship statuses.",
});
export type CitizenshipStatus = z.infer<typeof CitizenshipStatus>;

export const Gender = z.enum(["woman", "man", "nonbinary", "other"]);

/**
 * Answers about the student that only matter where a sponsor asks. Absent means "not answered";
 * false means "does not apply to me", which is an answer.
 */
export const Demographics = z.object({
  ethnicity: z.string().trim().max(120).nullish(),
  gender: Gender.nullish(),
  religion: z.string().trim().max(60).nullish(),
  first_generation: z.boolean().nullish(),
  military: z.boolean().nullish(),
  disability: z.boolean().nullish(),
  foster: z.boolean().nullish(),
  lgbtq: z.boolean().nullish(),
  undocumented: z.boolean().nullish(),
});
export type Demographics = z.infer<typeof Demographics>;

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`);
const list = z.array(text(300).min(1)).max(50, "Keep at most 50 entries.");

const fields = {
  full_name: text(120),
  date_of_birth: z.iso.date("Give the date of birth as YYYY-MM-DD."),
  location: text(160),
  academic_level: AcademicLevel,
  field_of_study: text(160),
  gpa: z.number("GPA is a number from 0 to 4.").min(0, "GPA is at least 0.").max(4, "GPA is at most 4.").nullable(),
  graduation_year: z
    .int("Graduation year is a whole year, such as 2028.")
    .min(1950, "Graduation year is 1950 or later.")
    .max(2100, "Graduation year is 2100 or earlier.")
    .nullable(),
  financial_need_level: FinancialNeedLevel,
  annual_family_income: z.number().min(0, "Income is at least 0.").max(1e9, "Income is too large.").nullable(),
  citizenship_status: CitizenshipStatus,
  volunteer_hours: z.number().min(0, "Hours are at least 0.").max(100_000, "Hours are too many.").nullable(),
  career_goals: text(4000),
  extracurricular_activities: list,
  academic_achievements: list,
  leadership_experience: list,
  work_experience: list,
  essay_writing_score: z.int().min(1, "From 1 to 10.").max(10, "From 1 to 10.").nullable(),
  college: text(160),
  intended_colleges: list,
  demographics: Demographics,
} as const;

/** What a client may send to PUT /api/profile: any of the fields; null clears one. Other keys are ignored. */
export const ProfileChanges = z
  .object({
    full_name: fields.full_name.nullable(),
    date_of_birth: fields.date_of_birth.nullable(),
    location: fields.location.nullable(),
    academic_level: fields.academic_level.nullable(),
    field_of_study: fields.field_of_study.nullable(),
    gpa: fields.gpa,
    graduation_year: fields.graduation_year,
    financial_need_level: fields.financial_need_level.nullable(),
    annual_family_income: fields.annual_family_income,
    citizenship_status: fields.citizenship_status.nullable(),
    volunteer_hours: fields.volunteer_hours,
    career_goals: fields.career_goals.nullable(),
    extracurricular_activities: fields.extracurricular_activities,
    academic_achievements: fields.academic_achievements,
    leadership_experience: fields.leadership_experience,
    work_experience: fields.work_experience,
    essay_writing_score: fields.essay_writing_score,
    college: fields.college.nullable(),
    intended_colleges: fields.intended_colleges,
    demographics: fields.demographics,
  })
  .partial();
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** One row of `profiles`, as stored and as sent. */
export const Profile = ProfileChanges.required().extend({
  user_id: z.string(),
  email: z.string(),
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;
