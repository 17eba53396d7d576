import { stepFormLevel, stepFormLevels } from "#domain/profile/answers/academic-level.ts";
import { answerAt } from "#domain/profile/answers/answer-at.ts";
import { stepFormNeed } from "#domain/profile/answers/financial-need.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { type StepKey, stepKeys } from "#domain/profile/step-keys.ts";
import { type FormKind, type ProfileForm, type ProfileInput, profileInputs } from "../form/profile-form.ts";
import { type QuestionGroup, questionGroups } from "../form/question-groups.ts";

export type ProfileStep = {
  key: StepKey;
  title: string;
  /** One sentence under the title: what the answers are for. */
  purpose: string;
  /** The step's own inputs; a value in any of them completes it. */
  inputs: readonly ProfileInput[];
  /** The optional questions, collapsed below. */
  more: readonly QuestionGroup[];
};

/** The four steps of /profile in order. */
export const profileSteps: readonly ProfileStep[] = [
  {
    key: "personal",
    title: "Personal Information",
    purpose: "Who you are and where you live. Many scholarships are only for one state or citizenship.",
    inputs: ["full_name", "date_of_birth", "location", "citizenship_status"],
    more: [questionGroups.home, questionGroups.background],
  },
  {
    key: "academic",
    title: "Academic Information",
    purpose: "Your school, major and grades. This decides most of your matches.",
    inputs: ["academic_level", "field_of_study", "gpa", "gpa_scale", "graduation_year", "academic_achievements"],
    more: [questionGroups.schools, questionGroups.tests],
  },
  {
    key: "activities",
    title: "Activities and Experience",
    purpose: "What you do outside class. Many sponsors look for students with the same interests.",
    inputs: ["extracurricular_activities", "volunteer_hours", "leadership_experience", "work_experience"],
    more: [questionGroups.languages],
  },
  {
    key: "goals",
    title: "Goals and Finances",
    purpose: "Your goals and what your family can pay.",
    inputs: ["career_goals", "financial_need_level", "annual_family_income", "essay_writing_score"],
    more: [questionGroups.family],
  },
];

/** The step with a key, and the key of the one after it; null after the last. */
export function stepAt(key: StepKey): { step: ProfileStep; position: number; next: StepKey | null } {
  const position = stepKeys.indexOf(key);
  const step = profileSteps[position];
  if (!step) throw new Error(`there is no step ${key}`);
  return { step, position, next: stepKeys[position + 1] ?? null };
}

/** The inputs that a step shows, with the optional questions. */
export function inputsOf({ inputs, more }: ProfileStep): ProfileInput[] {
  return [...inputs, ...more.flatMap((group) => group.inputs)];
}

/** The form of one step. It shows a stored level and need as the nearest of its own choices. */
export function stepForm(step: ProfileStep): FormKind {
  return {
    inputs: inputsOf(step),
    shown: {
      academic_level: ({ academic_level }) => (academic_level ? stepFormLevel(academic_level) : ""),
      financial_need_level: ({ financial_need_level }) =>
        financial_need_level ? stepFormNeed(financial_need_level) : "",
    },
    refusals: {
      academic_level: (typed) =>
        stepFormLevels.some((level) => level === typed) ? null : "Invalid academic level selected",
    },
  };
}

export type StepState = {
  step: ProfileStep;
  completed: boolean;
  unlocked: boolean;
  /** The step's inputs without a value. */
  open: readonly ProfileInput[];
};

/**
 * How the overview shows the steps (spec section 4): a step is completed when any of its fields has a value, and
 * unlocked when it is the first or the one before it is completed.
 */
export function stepStates(profile: Partial<Profile> | null): StepState[] {
  const asked = profileSteps.map(({ inputs }) => inputs.filter((name) => name !== "gpa_scale"));
  const open = asked.map((inputs) => inputs.filter((name) => !hasValue(profile ?? {}, name)));
  const completed = asked.map((inputs, at) => (open[at]?.length ?? 0) < inputs.length);
  return profileSteps.map((step, at) => ({
    step,
    completed: completed[at] ?? false,
    unlocked: at === 0 || completed[at - 1] === true,
    open: open[at] ?? [],
  }));
}

/** Non-empty text, a number other than zero, or a list with an entry. */
function hasValue(profile: Partial<Profile>, name: ProfileInput): boolean {
  const value = answerAt(profile, profileInputs[name].path);
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) ? value.length > 0 : typeof value === "number" && value !== 0;
}

/** Whether any input of the step has a value, which enables Continue. A grade's scale alone does not count. */
export function stepHasValue(typed: ProfileForm, step: ProfileStep): boolean {
  return (
    inputsOf(step).some((name) => name !== "gpa_scale" && typed[name].length > 0 && isSomething(typed[name])) ||
    Object.values(typed.pending).some((text) => isSomething(text))
  );
}

const isSomething = (typed: string | readonly string[] | undefined) =>
  typeof typed === "string" ? typed.trim() !== "" : (typed?.length ?? 0) > 0;

/** The year a step form suggests: four years from now. Saved only when the student keeps it. */
export function suggestedGraduationYear(today: Date): number {
  return today.getFullYear() + 4;
}
