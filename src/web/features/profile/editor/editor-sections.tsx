import type { ReactNode } from "react";
import { citizenshipOptions, onboardingLevelOptions, onboardingNeedOptions } from "#domain/profile/questions.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { ChoiceInput } from "../inputs/form-inputs.tsx";
import { GradeInputs } from "../inputs/grade-inputs.tsx";
import { BirthDateInput, FullNameInput, LocationInput } from "../inputs/identity-inputs.tsx";
import { CareerGoalsInput, FieldOfStudyInput, GraduationYearInput } from "../inputs/study-inputs.tsx";
import {
  AchievementsInput,
  ActivitiesInput,
  EssayConfidenceInput,
  FamilyIncomeInput,
  LeadershipInput,
  VolunteerHoursInput,
  WorkInput,
} from "../steps/step-fields.tsx";
import { SubscriptionStatus } from "./subscription-card.tsx";

/** The sections of the one-page editor, in the order of the spec. */
export function EditorSections({ email }: { email: string }) {
  return (
    <>
      <Section title="Personal Information">
        <FullNameInput />
        <TextField label="Email" type="email" value={email} readOnly hint="Change it in Account." />
        <BirthDateInput />
        <LocationInput />
        <ChoiceInput name="citizenship_status" options={citizenshipOptions} />
      </Section>
      <Section title="Academic Information">
        <ChoiceInput name="academic_level" options={onboardingLevelOptions} />
        <FieldOfStudyInput />
        <GradeInputs />
        <GraduationYearInput />
      </Section>
      <Section title="Financial Information">
        <ChoiceInput name="financial_need_level" options={onboardingNeedOptions} />
        <FamilyIncomeInput />
      </Section>
      <Section title="Career Goals">
        <CareerGoalsInput labelHidden />
      </Section>
      <Section title="Subscription Status">
        <SubscriptionStatus />
      </Section>
      <Section title="Extracurricular Activities">
        <ActivitiesInput labelHidden />
      </Section>
      <Section title="Academic Achievements">
        <AchievementsInput labelHidden />
      </Section>
      <Section title="Leadership Experience">
        <LeadershipInput labelHidden />
      </Section>
      <Section title="Work Experience">
        <WorkInput labelHidden />
      </Section>
      <Section title="Additional Information">
        <VolunteerHoursInput />
        <EssayConfidenceInput />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <h2 className="text-[1.375rem]">{title}</h2>
      {children}
    </Card>
  );
}
