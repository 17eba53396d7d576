import type { ComponentType } from "react";
import { academicLevelLabels, stepFormLevels } from "#domain/profile/answers/academic-level.ts";
import { activitySuggestions } from "#domain/profile/answers/interests.ts";
import { citizenshipOptions, levelHint, needHint } from "#domain/profile/questions.ts";
import type { StepKey } from "#domain/profile/step-keys.ts";
import { ChoiceInput, LineInputField, ListInputField } from "../inputs/form-inputs.tsx";
import { GradeInputs } from "../inputs/grade-inputs.tsx";
import { BirthDateInput, FullNameInput, LocationInput } from "../inputs/identity-inputs.tsx";
import { NeedNote } from "../inputs/need-note.tsx";
import { stepFormNeedOptions } from "../inputs/need-options.ts";
import { CareerGoalsInput, FieldOfStudyInput } from "../inputs/study-inputs.tsx";
import { SuggestedYearInput } from "../inputs/suggested-year-input.tsx";

const levelOptions = stepFormLevels.map((value) => ({ value, label: academicLevelLabels[value] }));
const confidences: Readonly<Record<number, string>> = { 1: "1, not confident", 10: "10, very confident" };
const confidenceOptions = Array.from({ length: 10 }, (_, at) => ({
  value: String(at + 1),
  label: confidences[at + 1] ?? String(at + 1),
}));

type LabelHidden = { labelHidden?: boolean };

function PersonalFields() {
  return (
    <>
      <FullNameInput />
      <BirthDateInput />
      <LocationInput />
      <ChoiceInput
        name="citizenship_status"
        options={citizenshipOptions}
        hint="Many scholarships are only for citizens, or only for international students."
      />
    </>
  );
}

function AcademicFields() {
  return (
    <>
      <ChoiceInput name="academic_level" options={levelOptions} hint={levelHint} />
      <FieldOfStudyInput />
      <GradeInputs />
      <SuggestedYearInput />
      <AchievementsInput />
    </>
  );
}

function ActivitiesFields() {
  return (
    <>
      <ActivitiesInput />
      <VolunteerHoursInput />
      <LeadershipInput />
      <WorkInput />
    </>
  );
}

function GoalsFields() {
  return (
    <>
      <CareerGoalsInput />
      <ChoiceInput name="financial_need_level" options={stepFormNeedOptions} hint={needHint} />
      <FamilyIncomeInput />
      <EssayConfidenceInput />
    </>
  );
}

export function AchievementsInput({ labelHidden }: LabelHidden) {
  return (
    <ListInputField
      labelHidden={labelHidden}
      name="academic_achievements"
      hint="Prizes, honors, published work. Add one at a time."
      placeholder="Honor roll, 2025"
    />
  );
}

export function ActivitiesInput({ labelHidden }: LabelHidden) {
  return (
    <ListInputField
      labelHidden={labelHidden}
      name="extracurricular_activities"
      hint="Clubs, sports, art, service. Many sponsors look for these."
      placeholder="Debate club"
      suggestions={activitySuggestions}
    />
  );
}

export function LeadershipInput({ labelHidden }: LabelHidden) {
  return (
    <ListInputField
      labelHidden={labelHidden}
      name="leadership_experience"
      hint="What you led, founded or taught."
      placeholder="Captain of the robotics team"
    />
  );
}

export function WorkInput({ labelHidden }: LabelHidden) {
  return (
    <ListInputField
      labelHidden={labelHidden}
      name="work_experience"
      hint="Jobs, internships, work for your family."
      placeholder="Cashier, two summers"
    />
  );
}

export function VolunteerHoursInput() {
  return <LineInputField name="volunteer_hours" hint="All your hours so far. An estimate is enough." numeric />;
}

export function FamilyIncomeInput() {
  return (
    <div className="grid gap-4">
      <LineInputField
        name="annual_family_income"
        hint="US dollars a year, before taxes. A rough figure is enough."
        numeric
      />
      <NeedNote />
    </div>
  );
}

export function EssayConfidenceInput() {
  return (
    <ChoiceInput
      name="essay_writing_score"
      options={confidenceOptions}
      hint="How confident you are in your essay writing, from 1 to 10."
    />
  );
}

/** The inputs of each step of /profile. */
export const stepFields: Readonly<Record<StepKey, ComponentType>> = {
  personal: PersonalFields,
  academic: AcademicFields,
  activities: ActivitiesFields,
  goals: GoalsFields,
};
