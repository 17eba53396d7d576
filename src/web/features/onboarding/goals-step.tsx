import { useFormContext, useFormState } from "react-hook-form";
import type { OnboardingAnswers } from "#domain/profile/onboarding-steps.ts";
import { TextArea } from "#web/ui/text-field.tsx";

/** Step 5: career goals, in the student's own words. */
export function GoalsStep() {
  const { register } = useFormContext<OnboardingAnswers>();
  const { errors } = useFormState<OnboardingAnswers>();
  return (
    <TextArea
      label="Career Goals"
      optional
      rows={6}
      hint="Such as: I want to become a nurse in a rural clinic. Your words are compared with what sponsors look for."
      error={errors.career_goals?.message}
      {...register("career_goals")}
    />
  );
}
