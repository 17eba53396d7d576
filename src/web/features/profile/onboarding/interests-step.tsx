import { Controller, useFormContext, useFormState } from "react-hook-form";
import { interests } from "#domain/profile/interests.ts";
import { MultiChoice } from "#web/ui/forms/multi-choice.tsx";
import type { OnboardingAnswers } from "./onboarding-steps.ts";

const options = interests.map((interest) => ({ value: interest as string, label: interest }));

/** Step 4: interests, any number of them. */
export function InterestsStep() {
  const { control } = useFormContext<OnboardingAnswers>();
  const { errors } = useFormState<OnboardingAnswers>();
  return (
    <Controller
      control={control}
      name="interests"
      render={({ field }) => (
        <MultiChoice
          label="Your interests"
          options={options}
          value={field.value}
          onChange={field.onChange}
          ref={field.ref}
          error={errors.interests?.message}
        />
      )}
    />
  );
}
