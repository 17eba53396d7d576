import { countryName } from "#domain/places/countries.ts";
import { answerAt } from "#domain/profile/answers/answer-at.ts";
import type { SetAside } from "#domain/profile/answers/answer-choices.ts";
import type { Profile } from "#domain/profile/profile.ts";
import type { QuestionPath } from "#domain/profile/question-paths.ts";
import { withEntry } from "#web/ui/forms/list-entries.ts";

type InputKind = "text" | "number" | "yes_no" | "list";
type Input = { path: string; kind: InputKind };

const at = <P extends string, K extends InputKind>(path: P, kind: K) => ({ path, kind });

/** Every input of the profile's forms by its name in a form: the path of its answer, and how it is typed. */
export const profileInputs = {
  full_name: at("full_name", "text"),
  date_of_birth: at("date_of_birth", "text"),
  location: at("location", "text"),
  citizenship_status: at("citizenship_status", "text"),
  academic_level: at("academic_level", "text"),
  field_of_study: at("field_of_study", "text"),
  gpa: at("gpa", "text"),
  gpa_scale: at("gpa_scale", "text"),
  graduation_year: at("graduation_year", "number"),
  academic_achievements: at("academic_achievements", "list"),
  extracurricular_activities: at("extracurricular_activities", "list"),
  volunteer_hours: at("volunteer_hours", "number"),
  leadership_experience: at("leadership_experience", "list"),
  work_experience: at("work_experience", "list"),
  career_goals: at("career_goals", "text"),
  financial_need_level: at("financial_need_level", "text"),
  annual_family_income: at("annual_family_income", "number"),
  essay_writing_score: at("essay_writing_score", "number"),
  state: at("state", "text"),
  county: at("county", "text"),
  citizenship_countries: at("citizenship_countries", "list"),
  enrollment: at("enrollment", "text"),
  high_school: at("high_school", "text"),
  college: at("college", "text"),
  intended_colleges: at("intended_colleges", "list"),
  languages: at("languages", "list"),
  sat_score: at("sat_score", "number"),
  act_score: at("act_score", "number"),
  parent_employers: at("parent_employers", "list"),
  parent_unions: at("parent_unions", "list"),
  gender: at("demographics.gender", "text"),
  ethnicity: at("demographics.ethnicity", "text"),
  heritage: at("demographics.heritage", "list"),
  tribal_membership: at("demographics.tribal_membership", "text"),
  religion: at("demographics.religion", "text"),
  first_generation: at("demographics.first_generation", "yes_no"),
  military: at("demographics.military", "yes_no"),
  military_ties: at("demographics.military_ties", "list"),
  military_branches: at("demographics.military_branches", "list"),
  disability: at("demographics.disability", "yes_no"),
  foster: at("demographics.foster", "yes_no"),
  lgbtq: at("demographics.lgbtq", "yes_no"),
  undocumented: at("demographics.undocumented", "yes_no"),
  parent: at("demographics.parent", "text"),
} as const satisfies Record<string, Input>;

export type ProfileInput = keyof typeof profileInputs;
type OfKind<K extends InputKind> = {
  [N in ProfileInput]: (typeof profileInputs)[N]["kind"] extends K ? N : never;
}[ProfileInput];
export type ListInput = OfKind<"list">;
export type LineInput = Exclude<ProfileInput, ListInput>;

/** The values of a form's inputs: typed text, `""` for empty, `yes` or `no`, and lists of entries. */
export type ProfileForm = Record<LineInput, string> &
  Record<ListInput, string[]> & {
    /** Text in a list input that is not added yet. Saving adds it. */
    pending: Partial<Record<ListInput, string>>;
    set_aside: Partial<Record<QuestionPath, SetAside>>;
  };

/** One of the profile's forms: its inputs, how it shows a stored answer, and the values that only this form refuses. */
export type FormKind = {
  inputs: readonly ProfileInput[];
  shown: Partial<Record<LineInput, (profile: Partial<Profile>) => string>>;
  refusals: Partial<Record<LineInput, (typed: string) => string | null>>;
};

// Object.keys of a literal gives the literal's keys.
export const allInputs = Object.keys(profileInputs) as ProfileInput[];

export const isListInput = (name: ProfileInput): name is ListInput => profileInputs[name].kind === "list";

/** The initial values of a form: the stored answers of a profile, as the form shows them. */
export function formFromProfile(profile: Partial<Profile>, { shown }: Pick<FormKind, "shown">): ProfileForm {
  const lines: Partial<Record<LineInput, string>> = {};
  const lists: Partial<Record<ListInput, string[]>> = {};
  for (const name of allInputs) {
    const value = answerAt(profile, profileInputs[name].path);
    if (isListInput(name)) lists[name] = entriesOf(name, value);
    else lines[name] = (shown[name] ?? gradeShown[name])?.(profile) ?? lineOf(value);
  }
  // Every input is a line or a list, and the loop visited all of them.
  return { ...lines, ...lists, pending: noPending(), set_aside: { ...profile.set_aside } } as ProfileForm;
}

/**
 * Empty text for every list input. Each is listed by name, as react-hook-form drops keys that are missing from the
 * values.
 */
export const noPending = (): ProfileForm["pending"] =>
  Object.fromEntries(allInputs.filter(isListInput).map((name) => [name, ""]));

/** The entries of a stored list as a form shows them: countries by name, all others as stored. */
function entriesOf(name: ListInput, value: unknown): string[] {
  const entries = Array.isArray(value) ? value.map(String) : [];
  return name === "citizenship_countries" ? entries.map(countryName) : entries;
}

const lineOf = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === undefined ? "" : String(value);
};

const gradeShown: FormKind["shown"] = {
  gpa: ({ gpa, gpa_given }) => gpa_given || lineOf(gpa),
  gpa_scale: ({ gpa_scale }) => gpa_scale ?? "4.0",
};

/** The inputs whose value changed. Text in a list input that is not added yet counts. */
export function changedInputs(base: ProfileForm, typed: ProfileForm, inputs: readonly ProfileInput[]): ProfileInput[] {
  return inputs.filter((name) => {
    if (!isListInput(name)) return base[name].trim() !== typed[name].trim();
    return JSON.stringify(base[name]) !== JSON.stringify(withEntry(typed[name], typed.pending[name]));
  });
}

/** The questions that the student skipped or un-skipped. */
export function changedAsides(base: ProfileForm, typed: ProfileForm): QuestionPath[] {
  // The keys of both are questions.
  const paths = new Set([...Object.keys(base.set_aside), ...Object.keys(typed.set_aside)]) as Set<QuestionPath>;
  return [...paths].filter((path) => base.set_aside[path] !== typed.set_aside[path]);
}

export type FormErrors = Partial<Record<ProfileInput, string>>;

/** The input for a profile path in a server error; null when no form has it. */
export function inputAt(path: string): ProfileInput | null {
  if (path === "gpa_given") return "gpa";
  return (
    allInputs.find((name) => path === profileInputs[name].path || path.startsWith(`${profileInputs[name].path}.`)) ??
    null
  );
}
