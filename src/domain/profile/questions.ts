import { academicLevelLabels, onboardingLevels } from "./answers/academic-level.ts";
import { sponsorQuestions } from "./sponsor-questions.ts";

export type Option = { value: string; label: string };

/** What is suggested: a few texts, or the name of a long list. */
export type Suggestions = readonly string[] | "fields_of_study" | "us_colleges";

/** How an answer is given. `suggest` is free text with suggestions. */
export type AnswerInput =
  | { kind: "text"; hint: string | null }
  | { kind: "suggest"; hint: string | null; from: Suggestions }
  | { kind: "number"; min: number; max: number; step: number }
  | { kind: "date" }
  | { kind: "choice"; options: readonly Option[] }
  | { kind: "list"; hint: string; from: Suggestions }
  | { kind: "yes_no" };

/** Whether the answer is yes or no, maybe with more behind the yes. Such a question is shown in its own words. */
export const asksYesOrNo = (input: AnswerInput): boolean =>
  input.kind === "yes_no" || (input.kind === "choice" && input.options.some(({ value }) => value === "no"));

export type ProfileQuestion = {
  /** The short name of the answer, used as a label. */
  label: string;
  question: string;
  /** Why the question is asked, in one sentence that helps the student decide. */
  why: string;
  input: AnswerInput;
  /** The text of "does not apply"; absent where "no" is an answer or the question always applies. */
  doesNotApply?: string;
  /** A private answer. The form has a button that deletes it. */
  sensitive?: true;
};

export const citizenshipOptions: readonly Option[] = [
  { value: "us_citizen", label: "US citizen" },
  { value: "permanent_resident", label: "US permanent resident (green card)" },
  { value: "international", label: "International (citizen of another country)" },
  { value: "daca", label: "DACA recipient" },
  { value: "other", label: "Other, such as refugee" },
];

/** The need scale of the wizard with its income bands (spec section 3). */
export const onboardingNeedOptions: readonly Option[] = [
  { value: "low", label: "Low need (family income $60,000+)" },
  { value: "medium", label: "Medium need (family income $30,000-$60,000)" },
  { value: "high", label: "High need (family income under $30,000)" },
];

export const onboardingLevelOptions: readonly Option[] = onboardingLevels.map((value) => ({
  value,
  label: academicLevelLabels[value],
}));

export const needHint =
  "A rough guess in US dollars a year is enough, also where you live outside the US. Sponsors check it themselves.";

/** Beside the choice of the level: a student between two schools has to know which one counts. */
export const levelHint =
  "Where you study now. If you have finished a degree, choose the one that you want next. For a trade or certificate program, choose the associate degree.";
export const graduationYearHint = "The year in which you finish at that level, or expect to.";

/** One question per profile answer that a sponsor may ask for, by its path in the profile. */
export const profileQuestions: Readonly<Record<string, ProfileQuestion>> = {
  academic_level: {
    label: "Academic level",
    question: "What is your academic level?",
    why: "Most scholarships are only for certain levels.",
    input: { kind: "choice", options: onboardingLevelOptions },
  },
  field_of_study: {
    label: "Field of study",
    question: "What do you study, or plan to study?",
    why: "Many scholarships are only for certain majors.",
    input: { kind: "suggest", hint: "Such as Nursing or Computer Science.", from: "fields_of_study" },
  },
  gpa: {
    label: "GPA",
    question: "What is your GPA?",
    why: "Some sponsors have a minimum. Nobody else sees yours.",
    input: { kind: "number", min: 0, max: 4, step: 0.01 },
  },
  graduation_year: {
    label: "Graduation year",
    question: "What year do you graduate?",
    why: "Some scholarships are for one graduating class.",
    input: { kind: "number", min: 1950, max: 2100, step: 1 },
  },
  date_of_birth: {
    label: "Date of birth",
    question: "When were you born?",
    why: "Some scholarships have an age limit.",
    input: { kind: "date" },
  },
  location: {
    label: "Location",
    question: "Where do you live?",
    why: "Many scholarships are only for one state or country.",
    input: { kind: "text", hint: "City and state, or city and country, such as Austin, TX." },
  },
  citizenship_status: {
    label: "Citizenship",
    question: "What is your citizenship status?",
    why: "Many scholarships are only for citizens, or only for international students. We share it with no one.",
    input: { kind: "choice", options: citizenshipOptions },
  },
  financial_need_level: {
    label: "Financial need level",
    question: "How much financial need do you have?",
    why: "Some scholarships are only for students with financial need.",
    input: { kind: "choice", options: onboardingNeedOptions },
  },
  annual_family_income: {
    label: "Annual family income",
    question: "How much does your family earn in a year, in US dollars before taxes?",
    why: "Some scholarships have an income limit. A rough figure is enough.",
    input: { kind: "number", min: 0, max: 1e9, step: 1 },
  },
  college: {
    label: "College",
    question: "Which college do you attend?",
    why: "Many scholarships are only for one college's students.",
    input: { kind: "suggest", hint: "Its name, such as University of Texas at Austin.", from: "us_colleges" },
    doesNotApply: "I'm not in college",
  },
  ...sponsorQuestions,
};
