import { Controller, useFormContext, useFormState } from "react-hook-form";
import { levelHint, onboardingLevelOptions } from "#domain/profile/questions.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { GradeInputs } from "../inputs/grade-inputs.tsx";
import { FieldOfStudyInput, GraduationYearInput } from "../inputs/study-inputs.tsx";
import type { OnboardingAnswers } from "./onboarding-steps.ts";

/** Step 2: academic level, field of study, GPA, graduation year. */
export function AcademicStep() {
  const { control } = useFormContext<OnboardingAnswers>();
  const { errors } = useFormState<OnboardingAnswers>();
  return (
    <>
      <Controller
        control={control}
        name="academic_level"
        render={({ field }) => (
          <Select
            {...field}
            value={field.value || null}
            label="Academic Level"
            placeholder="Choose your level"
            required
            hint={levelHint}
            options={onboardingLevelOptions}
            error={errors.academic_level?.message}
          />
        )}
      />
      <FieldOfStudyInput required />
      <GradeInputs optional />
      <GraduationYearInput optional />
    </>
  );
}
