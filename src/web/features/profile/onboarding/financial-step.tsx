import { Controller, useFormContext, useFormState, useWatch } from "react-hook-form";
import { asksYesOrNo, needHint, onboardingNeedOptions } from "#domain/profile/questions.ts";
import { ethnicitySuggestions, sponsorQuestions } from "#domain/profile/sponsor-questions.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { RadioChoice } from "#web/ui/forms/radio-choice.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import { asksForChildren, needUnknown, type OnboardingAnswers } from "./onboarding-steps.ts";

/** Step 3: financial need level, ethnicity, gender, first generation, and after high school whether the student raises a child. */
export function FinancialStep() {
  const { register, control } = useFormContext<OnboardingAnswers>();
  const { errors } = useFormState<OnboardingAnswers>();
  const level = useWatch<OnboardingAnswers, "academic_level">({ name: "academic_level" });
  return (
    <>
      <RadioChoice
        label="Financial Need Level"
        required
        options={needOptions}
        hint={needHint}
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
      <BackgroundChoice path="demographics.gender" />
      {asksForChildren(level) && <BackgroundChoice path="demographics.parent" />}
      <Checkbox
        label="I am a first-generation college student"
        hint="Neither of your parents finished a four-year degree. Many scholarships are for first-generation students."
        {...register("first_generation")}
      />
    </>
  );
}

const needOptions = [...onboardingNeedOptions, { value: needUnknown, label: "I don't know" }];

/** One of the choices of a question about the student, or none. */
function BackgroundChoice({ path }: { path: keyof typeof backgroundFields }) {
  const { control } = useFormContext<OnboardingAnswers>();
  const { label, question, input } = sponsorQuestions[path];
  return (
    <Controller
      control={control}
      name={backgroundFields[path]}
      render={({ field, fieldState }) => (
        <Select
          {...field}
          label={asksYesOrNo(input) ? question : label}
          optional
          options={[{ value: "", label: "Not answered" }, ...input.options]}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
const backgroundFields = { "demographics.gender": "gender", "demographics.parent": "parent" } as const;
