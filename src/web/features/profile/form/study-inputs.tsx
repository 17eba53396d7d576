import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useFormContext, useFormState } from "react-hook-form";
import { SuggestField } from "#web/ui/forms/suggest-field.tsx";
import { TextArea, TextField } from "#web/ui/forms/text-field.tsx";
import { fieldNamesQuery } from "../api.ts";

type Asked = { required?: boolean; optional?: boolean };
type LabelHidden = { labelHidden?: boolean };

/** What the student studies, in their own words or a suggestion. Works in any form with a field of this name. */
export function FieldOfStudyInput({ required }: Asked) {
  const { control } = useFormContext<{ field_of_study: string }>();
  const { errors } = useFormState<{ field_of_study: string }>();
  const [asked, setAsked] = useState(false);
  const fieldNames = useQuery({ ...fieldNamesQuery, enabled: asked }).data ?? [];
  return (
    <Controller
      control={control}
      name="field_of_study"
      render={({ field }) => (
        <SuggestField
          {...field}
          // The names are many: they are loaded when the input is gone to.
          onFocus={() => setAsked(true)}
          label="Field of Study"
          required={required}
          hint="What you study or plan to study. Choose a suggestion or use your own words."
          suggestions={fieldNames}
          error={errors.field_of_study?.message}
        />
      )}
    />
  );
}

/** A number typed as text from 0 to 4, or a grade on the scale that is chosen beside it. */
export function GpaInput({
  optional,
  hint,
  inputMode = "decimal",
}: Asked & { hint?: string; inputMode?: "decimal" | "text" }) {
  const { register } = useFormContext<{ gpa: string }>();
  const { errors } = useFormState<{ gpa: string }>();
  return (
    <TextField
      label="GPA"
      optional={optional}
      inputMode={inputMode}
      autoComplete="off"
      hint={hint ?? "From 0 to 4, such as 3.6."}
      error={errors.gpa?.message}
      {...register("gpa")}
    />
  );
}

export function GraduationYearInput({ optional }: Asked) {
  const { register } = useFormContext<{ graduation_year: string }>();
  const { errors } = useFormState<{ graduation_year: string }>();
  return (
    <TextField
      label="Graduation Year"
      optional={optional}
      inputMode="numeric"
      autoComplete="off"
      hint="The year in which you expect to graduate."
      error={errors.graduation_year?.message}
      {...register("graduation_year")}
    />
  );
}

export function CareerGoalsInput({ optional, labelHidden }: Asked & LabelHidden) {
  const { register } = useFormContext<{ career_goals: string }>();
  const { errors } = useFormState<{ career_goals: string }>();
  return (
    <TextArea
      label="Career Goals"
      labelHidden={labelHidden}
      optional={optional}
      rows={6}
      hint="Such as: I want to become a nurse in a rural clinic. Your words are compared with what sponsors look for."
      error={errors.career_goals?.message}
      {...register("career_goals")}
    />
  );
}
