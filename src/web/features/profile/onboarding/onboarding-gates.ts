import { z } from "zod";
import { onboardingLevel, onboardingLevels } from "#domain/profile/academic-level.ts";
import { genders, parentAnswers } from "#domain/profile/answer-choices.ts";
import { onboardingNeed, onboardingNeedLevels } from "#domain/profile/financial-need.ts";
import { gpaScaleOf, gradeRefusal } from "#domain/profile/gpa-scale.ts";
import { storedAfterChoice } from "#domain/profile/nearest-choice.ts";
import { type Profile, ProfileChanges } from "#domain/profile/profile.ts";
import { gradeChanges } from "../form/grade.ts";
import { missingName } from "../form/missing-name.ts";
import {
  allInterests,
  asksForChildren,
  fieldOf,
  type OnboardingAnswers,
  type OnboardingField,
  stepOf,
} from "./onboarding-steps.ts";

const { shape } = ProfileChanges;
const activities = shape.extracurricular_activities.unwrap();
const required = (message: string, schema: z.ZodType<unknown, string>) =>
  z.string().trim().min(1, message).pipe(schema);
const optional = (schema: z.ZodType<unknown, string>) => z.string().trim().pipe(schema);
const optionalNumber = (schema: z.ZodType<unknown, number | null>) =>
  z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .pipe(schema);

/** What the inputs of each step must satisfy before Next (the gates of spec section 5). */
const gates: readonly z.ZodObject<Partial<Record<OnboardingField, z.ZodType>>>[] = [
  z.object({
    full_name: required(missingName, shape.full_name.unwrap().unwrap()),
    date_of_birth: required("Enter your date of birth.", shape.date_of_birth.unwrap().unwrap()),
    location: required("Enter where you live.", shape.location.unwrap().unwrap()),
  }),
  z.object({
    academic_level: required("Choose your academic level.", z.enum(onboardingLevels)),
    field_of_study: required("Enter your field of study.", shape.field_of_study.unwrap().unwrap()),
    gpa: z.string(),
    gpa_scale: z.string(),
    graduation_year: optionalNumber(shape.graduation_year.unwrap()),
  }),
  z.object({
    financial_need_level: required("Choose your financial need level.", z.enum(onboardingNeedLevels)),
    ethnicity: optional(shape.demographics.unwrap().shape.ethnicity.unwrap().unwrap()),
    first_generation: z.boolean().nullable(),
    gender: z.enum(["", ...genders]),
    parent: z.enum(["", ...parentAnswers]),
  }),
  z
    .object({ interests: z.array(z.string()), own_interest: z.string() })
    .refine(({ interests, own_interest }) => interests.length > 0 || own_interest.trim() !== "", {
      path: ["interests"],
      message: "Choose at least one interest.",
    })
    // Only the student's own words can be too long, or too many.
    .superRefine((answers, context) => {
      const [issue] = activities.safeParse(allInterests(answers)).error?.issues ?? [];
      if (issue) context.addIssue({ code: "custom", path: ["own_interest"], message: issue.message });
    }),
  z.object({ career_goals: optional(shape.career_goals.unwrap().unwrap()) }),
];

/** The errors on step `index` (from 0), by field; empty when the gate is open. */
export function stepErrors(index: number, answers: OnboardingAnswers): Partial<Record<OnboardingField, string>> {
  const result = gates[index]?.safeParse(answers);
  const errors: Partial<Record<OnboardingField, string>> = {};
  const gpaError =
    index === stepOf("gpa") && answers.gpa.trim() !== "" && gradeRefusal(answers.gpa, gpaScaleOf(answers.gpa_scale));
  if (gpaError) errors.gpa = gpaError;
  for (const issue of result?.error?.issues ?? []) {
    const field = fieldOf(issue.path.map(String).join("."));
    if (field) errors[field] ??= issue.message;
  }
  return errors;
}

/** The first step (from 0) whose gate is closed, or null when everything can be saved. */
export function firstClosedGate(answers: OnboardingAnswers): number | null {
  const index = gates.findIndex((_, step) => Object.keys(stepErrors(step, answers)).length > 0);
  return index === -1 ? null : index;
}

/**
 * The answers as the change to save: interests become `extracurricular_activities`, empty numbers become null, and
 * unanswered questions about the background take a stored answer back, and are left out without one. What the level
 * leaves unasked stays as it is stored. A level or need that the wizard shows as its
 * nearest choice stays as it is stored, unless the student chooses another.
 */
export function profileFromOnboarding(answers: OnboardingAnswers, stored: Partial<Profile>): ProfileChanges {
  const { first_generation } = answers;
  const about = stored.demographics ?? {};
  const chosen = (field: "ethnicity" | "gender" | "parent") => {
    const answer = answers[field].trim();
    if (answer !== "") return { [field]: answer };
    return about[field] == null ? {} : { [field]: null };
  };
  const demographics = {
    ...chosen("ethnicity"),
    ...(first_generation !== null && { first_generation }),
    ...chosen("gender"),
    ...(asksForChildren(answers.academic_level) && chosen("parent")),
  };
  return ProfileChanges.parse({
    full_name: answers.full_name,
    date_of_birth: answers.date_of_birth,
    location: answers.location,
    academic_level: storedAfterChoice(stored.academic_level, answers.academic_level, onboardingLevel),
    field_of_study: answers.field_of_study,
    ...gradeChanges(answers),
    graduation_year: numberOrNull(answers.graduation_year),
    financial_need_level: storedAfterChoice(stored.financial_need_level, answers.financial_need_level, onboardingNeed),
    extracurricular_activities: allInterests(answers),
    career_goals: answers.career_goals,
    ...(Object.keys(demographics).length > 0 && { demographics }),
  });
}

const numberOrNull = (typed: string) => (typed.trim() === "" ? null : Number(typed));
