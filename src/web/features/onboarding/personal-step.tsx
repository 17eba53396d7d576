import { useFormContext, useFormState } from "react-hook-form";
import type { OnboardingAnswers } from "#domain/profile/onboarding-steps.ts";
import { TextField } from "#web/ui/text-field.tsx";

/** Step 1: full name, date of birth, location. */
export function PersonalStep() {
  const { register } = useFormContext<OnboardingAnswers>();
  const { errors } = useFormState<OnboardingAnswers>();
  return (
    <>
      <TextField
        label="Full Name"
        autoComplete="name"
        required
        error={errors.full_name?.message}
        {...register("full_name")}
      />
      <TextField
        label="Date of Birth"
        type="date"
        autoComplete="bday"
        required
        hint="Some awards have an age limit. Nobody else sees it."
        error={errors.date_of_birth?.message}
        className="[&_input]:max-w-64"
        {...register("date_of_birth")}
      />
      <TextField
        label="Location"
        autoComplete="address-level2"
        required
        hint="City and state, or city and country, such as Austin, TX. Many awards are only for one state."
        error={errors.location?.message}
        {...register("location")}
      />
    </>
  );
}
