import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext, useFormState } from "react-hook-form";
import type { OnboardingAnswers } from "#domain/profile/onboarding-steps.ts";
import { onboardingLevelOptions } from "#domain/profile/questions.ts";
import { fieldNamesQuery } from "#web/features/profile/api.ts";
import { Select } from "#web/ui/select.tsx";
import { SuggestField } from "#web/ui/suggest-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** Step 2: academic level, field of study, GPA, graduation year. */
export function AcademicStep() {
  const { register, control } = useFormContext<OnboardingAnswers>();
  const { errors } = useFormState<OnboardingAnswers>();
  const fieldNames = useQuery(fieldNamesQuery).data ?? [];
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
            options={onboardingLevelOptions}
            error={errors.academic_level?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="field_of_study"
        render={({ field }) => (
          <SuggestField
            {...field}
            label="Field of Study"
            required
            hint="What you study or plan to study. Choose a suggestion or use your own words."
            suggestions={fieldNames}
            error={errors.field_of_study?.message}
          />
        )}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="GPA"
          optional
          inputMode="decimal"
          autoComplete="off"
          hint="From 0 to 4, such as 3.6."
          error={errors.gpa?.message}
          {...register("gpa")}
        />
        <TextField
          label="Graduation Year"
          optional
          inputMode="numeric"
          autoComplete="off"
          hint="The year in which you expect to graduate."
          error={errors.graduation_year?.message}
          {...register("graduation_year")}
        />
      </div>
    </>
  );
}
