import { academicLevelLabels } from "#domain/profile/academic-level.ts";
import { gpaScaleLabels } from "#domain/profile/gpa-scale.ts";
import { citizenshipOptions, type Option, profileQuestions } from "#domain/profile/questions.ts";
import { isListInput, type ProfileForm, type ProfileInput, profileInputs, withEntry } from "./profile-form.ts";

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
};

/** The label of an input. */
export function inputLabel(name: ProfileInput): string {
  return ownLabels[name] ?? profileQuestions[profileInputs[name].path]?.label ?? name;
}

const optionsOf = (name: ProfileInput): readonly Option[] => {
  const input = profileQuestions[profileInputs[name].path]?.input;
  return input?.kind === "choice" ? input.options : [];
};
const labelled: Readonly<Record<string, string>> = { ...academicLevelLabels, ...gpaScaleLabels, yes: "Yes", no: "No" };

/** What an input holds, as a reader would say it; `Nothing` when it is empty. */
export function inputWords(form: ProfileForm, name: ProfileInput): string {
  if (isListInput(name)) return withEntry(form[name], form.pending[name]).join("; ") || "Nothing";
  const typed = form[name].trim();
  if (typed === "") return "Nothing";
  if (name === "gpa" && form.gpa_scale !== "4.0") return `${typed} (${labelled[form.gpa_scale] ?? form.gpa_scale})`;
  const choices = name === "citizenship_status" ? citizenshipOptions : optionsOf(name);
  const choice = choices.find(({ value }) => value === typed)?.label;
  const words = choice ?? (isChoice(name) ? labelled[typed] : undefined) ?? typed;
  return name === "financial_need_level" ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

const isChoice = (name: ProfileInput) => name === "academic_level" || profileInputs[name].kind === "yes_no";
