import { Controller, useFormContext, useFormState } from "react-hook-form";
import { activitySuggestions, interests } from "#domain/profile/answers/interests.ts";
import { withoutEntryAt } from "#web/ui/forms/list-entries.ts";
import { ListField } from "#web/ui/forms/list-field.tsx";
import { MultiChoice } from "#web/ui/forms/multi-choice.tsx";
import { type OnboardingAnswers, withInterest } from "./onboarding-steps.ts";

const options = interests.map((interest) => ({ value: interest as string, label: interest }));
const offered: ReadonlySet<string> = new Set(interests);
const suggestions = activitySuggestions.filter((activity) => !offered.has(activity));

/** Step 4: interests, any number of them, and those that the student adds in their own words. */
export function InterestsStep() {
  const { control } = useFormContext<OnboardingAnswers>();
  const { errors } = useFormState<OnboardingAnswers>();
  return (
    <>
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
      <OwnInterests />
    </>
  );
}

function OwnInterests() {
  const { control, getValues, setValue, trigger } = useFormContext<OnboardingAnswers>();
  const { errors } = useFormState<OnboardingAnswers>();
  const ownPlaces = (all: readonly string[]) => all.flatMap((interest, at) => (offered.has(interest) ? [] : [at]));
  const change = (interests: string[]) => {
    setValue("interests", interests, { shouldDirty: true });
    void trigger(["interests", "own_interest"]);
  };
  return (
    <Controller
      control={control}
      name="interests"
      render={({ field: { value } }) => (
        <Controller
          control={control}
          name="own_interest"
          render={({ field: typed }) => (
            <ListField
              label="Other interests"
              optional
              hint="Anything else that you like or do, such as animals, farming, welding or robotics."
              error={errors.own_interest?.message}
              entries={value.filter((interest) => !offered.has(interest))}
              typed={typed.value}
              onTyped={typed.onChange}
              ref={typed.ref}
              onAdd={(entry) => {
                setValue("own_interest", "");
                change(withInterest(getValues("interests"), entry));
              }}
              onRemoveAt={(position) => {
                const all = getValues("interests");
                change(withoutEntryAt(all, ownPlaces(all)[position] ?? -1));
              }}
              suggestions={suggestions}
            />
          )}
        />
      )}
    />
  );
}
