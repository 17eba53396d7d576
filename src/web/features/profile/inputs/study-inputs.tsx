import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useFormContext, useFormState } from "react-hook-form";
import { graduationYearHint } from "#domain/profile/questions.ts";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import { TextArea, TextField } from "#web/ui/forms/text-field.tsx";
import { fieldNamesQuery } from "../api.ts";
import { NotMatched } from "./not-matched.tsx";

type InputOptions = { required?: boolean; optional?: boolean };
type LabelHidden = { labelHidden?: boolean };

/** What the student studies, in their own words or a suggestion. Works in any form with a field of this name. */
export function FieldOfStudyInput({ required }: InputOptions) {
  const { control } = useFormContext<{ field_of_study: string }>();
  const { errors } = useFormState<{ field_of_study: string }>();
  const [wantsNames, setWantsNames] = useState(false);
  const fieldNames = useQuery({ ...fieldNamesQuery, enabled: wantsNames }).data ?? [];
  const [left, setLeft] = useState<string>();
  return (
    <Controller
      control={control}
      name="field_of_study"
      render={({ field }) => (
        <div>
          <SuggestField
            {...field}
            onBlur={() => {
              field.onBlur();
              setLeft(field.value);
            }}
            // The list is long, so it loads when the input gets the focus.
            onFocus={() => setWantsNames(true)}
            label="Field of Study"
            required={required}
            hint="Your major, or what you plan to study. Choose a suggestion or use your own words."
            suggestions={fieldNames}
            error={errors.field_of_study?.message}
          />
          {left === field.value && <NotMatched path="field_of_study" words={left} onChoose={field.onChange} />}
        </div>
      )}
    />
  );
}

export function GraduationYearInput({ optional }: InputOptions) {
  const { register } = useFormContext<{ graduation_year: string }>();
  const { errors } = useFormState<{ graduation_year: string }>();
  return (
    <TextField
      label="Graduation Year"
      optional={optional}
      inputMode="numeric"
      autoComplete="off"
      hint={graduationYearHint}
      error={errors.graduation_year?.message}
      {...register("graduation_year")}
    />
  );
}

export function CareerGoalsInput({ optional, labelHidden }: InputOptions & LabelHidden) {
  const { register } = useFormContext<{ career_goals: string }>();
  const { errors } = useFormState<{ career_goals: string }>();
  return (
    <TextArea
      label="Career Goals"
      labelHidden={labelHidden}
      optional={optional}
      rows={6}
      hint="For example: I want to become a nurse in a rural clinic. We compare this with what sponsors look for."
      error={errors.career_goals?.message}
      {...register("career_goals")}
    />
  );
}
