import { onboardingLevel } from "#domain/profile/answers/academic-level.ts";
import { onboardingNeed } from "#domain/profile/answers/financial-need.ts";
import { interests as offeredInterests } from "#domain/profile/answers/interests.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { withEntry } from "#web/ui/forms/list-entries.ts";

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
  gender: string;
  parent: string;
  interests: string[];
  /** An own interest that is typed and not added yet. It is saved with the others. */
  own_interest: string;
  career_goals: string;
};
/** The choice of the need that leaves it open. */
export const needUnknown = "unknown";
export type OnboardingField = keyof OnboardingAnswers;
/** What is wrong with the answer of a field. */
export type FieldProblem = { field: OnboardingField; message: string };

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
  gender: "",
  parent: "",
  interests: [],
  own_interest: "",
  career_goals: "",
};

type OnboardingStep = {
  title: string;
  /** One sentence under the title: what the answers are for. */
  purpose: string;
  /** The inputs of the step. What each must satisfy is in `onboarding-gates.ts`, which loads later. */
  required: readonly OnboardingField[];
  optional: readonly OnboardingField[];
};

/** The five steps of /onboarding in order. */
export const onboardingSteps: readonly OnboardingStep[] = [
  {
    title: "Personal Information",
    purpose: "Who you are and where you live.",
    required: ["full_name", "date_of_birth", "location"],
    optional: [],
  },
  {
    title: "Academic Information",
    purpose: "Your school level and major. This decides most of your matches.",
    required: ["academic_level", "field_of_study"],
    optional: ["gpa", "gpa_scale", "graduation_year"],
  },
  {
    title: "Financial Information",
    purpose: "We use this only for scholarships based on need or background.",
    required: ["financial_need_level"],
    optional: ["ethnicity", "gender", "parent", "first_generation"],
  },
  {
    title: "Interests",
    purpose:
      "Choose everything that fits you, at least one, or add your own. Many sponsors look for students with the same interests.",
    required: ["interests"],
    optional: ["own_interest"],
  },
  {
    title: "Career Goals",
    purpose: "What do you want to do after school? A few sentences are enough, and you can skip this.",
    required: [],
    optional: ["career_goals"],
  },
];

/** Whether the wizard asks who is at a level whether they raise a child. */
export const asksForChildren = (level: string): boolean => level !== "" && level !== "high_school";

/** The interests with a typed one, unless they have it already. One that is offered is spelled as it is there. */
export function withInterest(interests: readonly string[], typed: string): string[] {
  const word = typed.trim().toLowerCase();
  const isTyped = (each: string) => each.toLowerCase() === word;
  return interests.some(isTyped) ? [...interests] : withEntry(interests, offeredInterests.find(isTyped) ?? typed);
}

/** The chosen interests and the typed one. */
export const allInterests = ({
  interests,
  own_interest,
}: Pick<OnboardingAnswers, "interests" | "own_interest">): string[] => withInterest(interests, own_interest);

const requiredNames: Readonly<Partial<Record<OnboardingField, string>>> = {
  full_name: "full name",
  date_of_birth: "date of birth",
  location: "location",
  academic_level: "level",
  field_of_study: "field of study",
  financial_need_level: "financial need",
  interests: "an interest",
};

/** The required answers of step `index` (from 0) that are missing, as a sentence names them. */
export const missingNames = (index: number, answers: OnboardingAnswers): string[] =>
  (onboardingSteps[index]?.required ?? [])
    .filter((field) => isMissingAnswer(field, answers))
    .flatMap((field) => requiredNames[field] ?? []);

/** Whether a required answer of step `index` (from 0) is missing. */
export function isMissingAnswers(index: number, answers: OnboardingAnswers): boolean {
  return (onboardingSteps[index]?.required ?? []).some((field) => isMissingAnswer(field, answers));
}

/** Whether an answer is blank. An interest that is typed and not added yet is one. */
export function isMissingAnswer(field: OnboardingField, answers: OnboardingAnswers): boolean {
  const answer = field === "interests" ? allInterests(answers) : answers[field];
  return typeof answer === "string" ? answer.trim() === "" : Array.isArray(answer) && answer.length === 0;
}

/** The first step (from 0) that lacks a required answer, or null. */
export function firstIncomplete(answers: OnboardingAnswers): number | null {
  const index = onboardingSteps.findIndex((_, step) => isMissingAnswers(step, answers));
  return index === -1 ? null : index;
}

/** The wizard's input for a profile path in a server error; null when the wizard has none. */
export function fieldOf(path: string): OnboardingField | null {
  const [head = "", tail] = path.split(".");
  // Only the student's own words can be too long, or too many.
  if (head === "extracurricular_activities") return "own_interest";
  if (head === "gpa_given") return "gpa";
  const name = head === "demographics" && tail ? tail : head;
  return Object.hasOwn(blankOnboarding, name) ? (name as OnboardingField) : null; // hasOwn checked it
}

/** The step (from 0) that has a field. */
export function stepOf(field: OnboardingField): number {
  return onboardingSteps.findIndex(({ required, optional }) => [...required, ...optional].includes(field));
}

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
    financial_need_level: profile.financial_need_level
      ? onboardingNeed(profile.financial_need_level)
      : profile.set_aside?.financial_need_level
        ? needUnknown
        : "",
    ethnicity: profile.demographics?.ethnicity ?? "",
    first_generation: profile.demographics?.first_generation ?? null,
    gender: profile.demographics?.gender ?? "",
    parent: profile.demographics?.parent ?? "",
    interests: profile.extracurricular_activities ?? [],
    own_interest: "",
    career_goals: stored("career_goals"),
  };
}
