import { onboardingLevel } from "#domain/profile/answers/academic-level.ts";
import { onboardingNeed } from "#domain/profile/answers/financial-need.ts";
import { gpaScaleOf, gradeRefusal } from "#domain/profile/answers/gpa-scale.ts";
import { storedAfterChoice } from "#domain/profile/answers/nearest-choice.ts";
import { checkedChanges } from "#domain/profile/checked-changes.ts";
import { type Profile, ProfileChanges } from "#domain/profile/profile.ts";
import { gradeChanges } from "../form/grade.ts";
import { missingName } from "../form/missing-name.ts";
import {
  allInterests,
  asksForChildren,
  type FieldProblem,
  fieldOf,
  isMissingAnswer,
  needUnknown,
  type OnboardingAnswers,
  type OnboardingField,
  onboardingSteps,
  stepOf,
} from "./onboarding-steps.ts";

/** What a required answer that is missing says. */
const missing: Partial<Record<OnboardingField, string>> = {
  full_name: missingName,
  date_of_birth: "Enter your date of birth.",
  location: "Enter where you live.",
  academic_level: "Choose your academic level.",
  field_of_study: "Enter your field of study.",
  financial_need_level: "Choose your financial need level.",
  interests: "Choose at least one interest.",
};

/**
 * The errors on step `index` (from 0), by field; empty when the gate is open. A gate asks for the required answers of its
 * step (spec section 5), and checks each as the save at the end does, so that no step passes what cannot be saved.
 */
export function stepErrors(index: number, answers: OnboardingAnswers): Partial<Record<OnboardingField, string>> {
  const errors: Partial<Record<OnboardingField, string>> = {};
  for (const field of onboardingSteps[index]?.required ?? [])
    if (isMissingAnswer(field, answers)) errors[field] = missing[field];
  if (index === stepOf("gpa") && answers.gpa.trim() !== "") {
    const refusal = gradeRefusal(answers.gpa, gpaScaleOf(answers.gpa_scale));
    if (refusal) errors.gpa = refusal;
  }
  const checked = checkedChanges(changesToCheck(answers, {}), new Date());
  for (const { path, message } of checked.ok ? [] : checked.errors) {
    const field = fieldOf(path);
    if (field && stepOf(field) === index) errors[field] ??= message;
  }
  return errors;
}

/** What keeps the answers from being saved, in the order of the steps; empty when every gate is open. */
export const closedGates = (answers: OnboardingAnswers): FieldProblem[] =>
  onboardingSteps.flatMap((_, step) =>
    // The keys are those of the errors.
    (Object.entries(stepErrors(step, answers)) as [OnboardingField, string][]).map(([field, message]) => ({
      field,
      message,
    })),
  );

/**
 * The answers as the change to save: interests become `extracurricular_activities`, empty numbers become null, and
 * unanswered questions about the background take a stored answer back, and are left out without one. What the level
 * leaves unasked stays as it is stored. A level or need that the wizard shows as its
 * nearest choice stays as it is stored, unless the student chooses another.
 */
export function profileFromOnboarding(answers: OnboardingAnswers, stored: Partial<Profile>): ProfileChanges {
  return ProfileChanges.parse(changesToCheck(answers, stored));
}

function changesToCheck(answers: OnboardingAnswers, stored: Partial<Profile>) {
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
  return {
    full_name: answers.full_name,
    date_of_birth: answers.date_of_birth,
    location: answers.location,
    academic_level: storedAfterChoice(stored.academic_level, answers.academic_level, onboardingLevel),
    field_of_study: answers.field_of_study,
    ...gradeChanges(answers),
    graduation_year: numberOrNull(answers.graduation_year),
    ...needFrom(answers, stored),
    extracurricular_activities: allInterests(answers),
    career_goals: answers.career_goals,
    ...(Object.keys(demographics).length > 0 && { demographics }),
  };
}

/** A need that the student does not know is a question that they skipped. */
function needFrom({ financial_need_level: chosen }: OnboardingAnswers, { financial_need_level }: Partial<Profile>) {
  if (chosen === needUnknown) return { financial_need_level: null, set_aside: { financial_need_level: "skipped" } };
  return { financial_need_level: storedAfterChoice(financial_need_level, chosen, onboardingNeed) };
}

const numberOrNull = (typed: string) => (typed.trim() === "" ? null : Number(typed));
