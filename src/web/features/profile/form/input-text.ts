import { academicLevelLabels } from "#domain/profile/answers/academic-level.ts";
import { militaryBranches, militaryTies } from "#domain/profile/answers/answer-choices.ts";
import { gpaScaleLabels } from "#domain/profile/answers/gpa-scale.ts";
import { militaryBranchLabels, militaryTieLabels } from "#domain/profile/answers/military-tie-labels.ts";
import { citizenshipOptions, type Option, profileQuestions } from "#domain/profile/questions.ts";
import { withEntry } from "#web/ui/forms/list-entries.ts";
import { stepFormNeedOptions } from "../inputs/need-options.ts";
import { isListInput, type ProfileForm, type ProfileInput, profileInputs } from "./profile-form.ts";

const ownLabels: Partial<Record<ProfileInput, string>> = {
  full_name: "Full Name",
  date_of_birth: "Date of Birth",
  location: "Location",
  citizenship_status: "Citizenship Status",
  academic_level: "Academic Level",
  field_of_study: "Field of Study",
  gpa: "GPA",
  gpa_scale: "Scale",
  graduation_year: "Graduation Year",
  academic_achievements: "Academic Achievements",
  extracurricular_activities: "Extracurricular Activities",
  volunteer_hours: "Volunteer Hours",
  leadership_experience: "Leadership Experience",
  work_experience: "Work Experience",
  career_goals: "Career Goals",
  financial_need_level: "Financial Need Level",
  annual_family_income: "Annual Family Income",
  essay_writing_score: "Essay Writing Confidence",
  military_ties: "Who serves or served",
  military_branches: "Branch of the military",
};

/** The label of an input. */
export function inputLabel(name: ProfileInput): string {
  return ownLabels[name] ?? profileQuestions[profileInputs[name].path]?.label ?? name;
}

const tieLabels = (ties: readonly string[]): string[] =>
  militaryTies.filter((tie) => ties.includes(tie)).map((tie) => militaryTieLabels[tie]);
const branchLabels = (branches: readonly string[]): string[] =>
  militaryBranches.filter((branch) => branches.includes(branch)).map((branch) => militaryBranchLabels[branch]);

const optionsOf = (name: ProfileInput): readonly Option[] => {
  const input = profileQuestions[profileInputs[name].path]?.input;
  return input?.kind === "choice" ? input.options : [];
};
const optionLabels: Readonly<Record<string, string>> = {
  ...academicLevelLabels,
  ...gpaScaleLabels,
  yes: "Yes",
  no: "No",
};

/** The answer in an input as text for a sentence; `no answer` when it is empty. */
export function inputText(form: ProfileForm, name: ProfileInput): string {
  if (name === "military_ties") return tieLabels(form.military_ties).join("; ") || "no answer";
  if (name === "military_branches") return branchLabels(form.military_branches).join("; ") || "no answer";
  if (isListInput(name)) return withEntry(form[name], form.pending[name]).join("; ") || "no answer";
  const typed = form[name].trim();
  if (typed === "") return "no answer";
  if (name === "gpa" && form.gpa_scale !== "4.0") return `${typed} (${optionLabels[form.gpa_scale] ?? form.gpa_scale})`;
  const choices =
    name === "citizenship_status"
      ? citizenshipOptions
      : [...optionsOf(name), ...(name === "financial_need_level" ? stepFormNeedOptions : [])];
  const choice = choices.find(({ value }) => value === typed)?.label;
  return choice ?? (isChoice(name) ? optionLabels[typed] : undefined) ?? typed;
}

const isChoice = (name: ProfileInput) => name === "academic_level" || profileInputs[name].kind === "yes_no";
