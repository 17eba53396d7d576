import { z } from "zod";
import { onboardingLevel, onboardingLevels } from "#domain/profile/academic-level.ts";
import { onboardingNeed, onboardingNeedLevels } from "#domain/profile/financial-need.ts";
import { gpaScaleOf, gradeRefusal } from "#domain/profile/gpa-scale.ts";
import { storedAfterChoice } from "#domain/profile/nearest-choice.ts";
import { type Profile, ProfileChanges } from "#domain/profile/profile.ts";
import { gradeChanges } from "../form/grade.ts";

/** The values of the wizard's inputs: typed text, `""` for an empty choice. */
export type OnboardingAnswers = {
  full_name: string;
  date_of_birth: string;
  location: string;
  academic_level: string;
  field_of_study: string;
  gpa: string;
  gpa_scale: string;
  graduation_year: string;
  financial_need_level: string;
  ethnicity: string;
  /** Null until the student uses the checkbox: an empty checkbox is no answer. */
  first_generation: boolean | null;
  interests: string[];
  career_goals: string;
};
export type OnboardingField = keyof OnboardingAnswers;

export const blankOnboarding: OnboardingAnswers = {
  full_name: "",
  date_of_birth: "",
  location: "",
  academic_level: "",
  field_of_study: "",
  gpa: "",
  gpa_scale: "4.0",
  graduation_year: "",
  financial_need_level: "",
  ethnicity: "",
  first_generation: null,
  interests: [],
  career_goals: "",
};

const { shape } = ProfileChanges;
const required = (message: string, schema: z.ZodType<unknown, string>) =>
  z.string().trim().min(1, message).pipe(schema);
const optional = (schema: z.ZodType<unknown, string>) => z.string().trim().pipe(schema);
const optionalNumber = (schema: z.ZodType<unknown, number | null>) =>
  z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .pipe(schema);

export type OnboardingStep = {
  title: string;
  /** One sentence under the title: what the answers are for. */
  purpose: string;
  /** The inputs of the step and what each must satisfy before Next (the gates of spec section 5). */
  answers: z.ZodObject<Partial<Record<OnboardingField, z.ZodType>>>;
};

/** The five steps of /onboarding in order. */
export const onboardingSteps: readonly OnboardingStep[] = [
  {
    title: "Personal Information",
    purpose: "Who you are and where you live. Many scholarships are only for one state or country.",
    answers: z.object({
      full_name: required("Enter your full name.", shape.full_name.unwrap().unwrap()),
      date_of_birth: required("Enter your date of birth.", shape.date_of_birth.unwrap().unwrap()),
      location: required("Enter where you live.", shape.location.unwrap().unwrap()),
    }),
  },
  {
    title: "Academic Information",
    purpose: "Your school level and major. This decides most of your matches.",
    answers: z.object({
      academic_level: required("Choose your academic level.", z.enum(onboardingLevels)),
      field_of_study: required("Enter your field of study.", shape.field_of_study.unwrap().unwrap()),
      gpa: z.string(),
      gpa_scale: z.string(),
      graduation_year: optionalNumber(shape.graduation_year.unwrap()),
    }),
  },
  {
    title: "Financial Information",
    purpose: "We use this only for scholarships based on need or background.",
    answers: z.object({
      financial_need_level: required("Choose your financial need level.", z.enum(onboardingNeedLevels)),
      ethnicity: optional(z.string().max(120, "Use at most 120 characters.")),
      first_generation: z.boolean().nullable(),
    }),
  },
  {
    title: "Interests",
    purpose:
      "Choose at least one, and everything else that fits you. Many sponsors look for students with the same interests.",
    answers: z.object({ interests: z.array(z.string()).min(1, "Choose at least one interest.") }),
  },
  {
    title: "Career Goals",
    purpose: "What do you want to do after school? A few sentences are enough, and you can skip this.",
    answers: z.object({ career_goals: optional(shape.career_goals.unwrap().unwrap()) }),
  },
];

/** The errors on step `index` (from 0), by field; empty when the gate is open. */
export function stepErrors(index: number, answers: OnboardingAnswers): Partial<Record<OnboardingField, string>> {
  const result = onboardingSteps[index]?.answers.safeParse(answers);
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
  const index = onboardingSteps.findIndex((_, step) => Object.keys(stepErrors(step, answers)).length > 0);
  return index === -1 ? null : index;
}

/** The wizard's input for a profile path in a server error; null when the wizard has none. */
export function fieldOf(path: string): OnboardingField | null {
  const [head = "", tail] = path.split(".");
  if (head === "extracurricular_activities") return "interests";
  if (head === "gpa_given") return "gpa";
  const name = head === "demographics" && tail ? tail : head;
  return Object.hasOwn(blankOnboarding, name) ? (name as OnboardingField) : null; // hasOwn checked it
}

/** The step (from 0) that has a field. */
export function stepOf(field: OnboardingField): number {
  return onboardingSteps.findIndex((step) => field in step.answers.shape);
}

/**
 * The answers as the change to save: interests become `extracurricular_activities`, empty numbers become null, and
 * unanswered questions about ethnicity and first generation are left out. A level or need that the wizard shows as its
 * nearest choice stays as it is stored, unless the student chooses another.
 */
export function profileFromOnboarding(answers: OnboardingAnswers, stored: Partial<Profile>): ProfileChanges {
  const ethnicity = answers.ethnicity.trim();
  const { first_generation } = answers;
  const demographics = {
    ...(ethnicity && { ethnicity }),
    ...(first_generation !== null && { first_generation }),
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
    extracurricular_activities: answers.interests,
    career_goals: answers.career_goals,
    ...(Object.keys(demographics).length > 0 && { demographics }),
  });
}

const numberOrNull = (typed: string) => (typed.trim() === "" ? null : Number(typed));

/** The wizard's first values: the stored answers, or the name of the account. */
export function onboardingFromProfile(profile: Partial<Profile>, fullName: string): OnboardingAnswers {
  const stored = (field: "date_of_birth" | "location" | "field_of_study" | "career_goals") => profile[field] ?? "";
  return {
    full_name: profile.full_name ?? fullName,
    date_of_birth: stored("date_of_birth"),
    location: stored("location"),
    academic_level: profile.academic_level ? onboardingLevel(profile.academic_level) : "",
    field_of_study: stored("field_of_study"),
    gpa: profile.gpa_given || (profile.gpa?.toString() ?? ""),
    gpa_scale: profile.gpa_scale ?? "4.0",
    graduation_year: profile.graduation_year?.toString() ?? "",
    financial_need_level: profile.financial_need_level ? onboardingNeed(profile.financial_need_level) : "",
    ethnicity: profile.demographics?.ethnicity ?? "",
    first_generation: profile.demographics?.first_generation ?? null,
    interests: profile.extracurricular_activities ?? [],
    career_goals: stored("career_goals"),
  };
}
