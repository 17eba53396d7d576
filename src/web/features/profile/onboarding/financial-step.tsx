import { Controller, useFormContext, useFormState } from "react-hook-form";
import { onboardingNeedOptions } from "#domain/profile/questions.ts";
import { ethnicitySuggestions } from "#domain/profile/sponsor-questions.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { RadioChoice } from "#web/ui/forms/radio-choice.tsx";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import type { OnboardingAnswers } from "./onboarding-steps.ts";

/** Step 3: financial need level, ethnicity, first generation. */
export function FinancialStep() {
  const { register, control } = useFormContext<OnboardingAnswers>();
  const { errors } = useFormState<OnboardingAnswers>();
  return (
    <>
      <RadioChoice
        label="Financial Need Level"
        required
        options={onboardingNeedOptions}
        hint="A rough guess is enough. Sponsors check it themselves."
        error={errors.financial_need_level?.message}
        {...register("financial_need_level")}
      />
      <Controller
        control={control}
        name="ethnicity"
        render={({ field }) => (
          <SuggestField
            {...field}
            label="Ethnicity"
            optional
            hint="Used only for scholarships that require it. Skipping it never rules you out."
            suggestions={ethnicitySuggestions}
            error={errors.ethnicity?.message}
          />
        )}
      />
      <Checkbox
        label="I am a first-generation college student"
        hint="Neither of your parents finished a four-year degree. Many scholarships are for first-generation students."
        {...register("first_generation")}
      />
    </>
  );
}
