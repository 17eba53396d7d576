import { useState } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { graduationYearHint } from "#domain/profile/questions.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { ProfileForm } from "../form/profile-form.ts";
import { suggestedGraduationYear } from "../steps/step-form.ts";
import { useInputError } from "./form-inputs.tsx";

/** The graduation year. An empty one shows four years from now as a suggestion, saved only if the student keeps it. */
export function SuggestedYearInput() {
  const { control, getValues } = useFormContext<ProfileForm>();
  const error = useInputError("graduation_year");
  const [suggests, setSuggests] = useState(() => getValues("graduation_year") === "");
  const suggested = String(suggestedGraduationYear(new Date()));
  return (
    <Controller
      control={control}
      name="graduation_year"
      render={({ field }) => {
        const isSuggestion = suggests && field.value === "";
        const take = (year: string) => {
          field.onChange(year);
          setSuggests(false);
        };
        return (
          <div className="grid gap-1">
            <TextField
              {...field}
              label="Graduation Year"
              inputMode="numeric"
              autoComplete="off"
              value={isSuggestion ? suggested : field.value}
              onChange={(event) => take(event.target.value)}
              hint={isSuggestion ? "This is only a suggestion. Keep it to save it." : graduationYearHint}
              error={error}
              className={isSuggestion ? "[&_input]:text-muted [&_input]:italic" : undefined}
            />
            {isSuggestion && (
              <Button variant="quiet" size="sm" className="mt-1 justify-self-start" onClick={() => take(suggested)}>
                Keep {suggested}
              </Button>
            )}
          </div>
        );
      }}
    />
  );
}
