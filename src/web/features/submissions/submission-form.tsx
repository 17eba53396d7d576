import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { matchingLevelLabels } from "#domain/profile/answers/academic-level.ts";
import { longestDescription } from "#domain/submissions/submitted-scholarship.ts";
import { useStudent } from "#web/features/accounts/api.ts";
import { fieldNamesQuery } from "#web/features/profile/api.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { TextArea, TextField } from "#web/ui/forms/text-field.tsx";
import { UrlField } from "#web/ui/forms/url-field.tsx";
import { DuplicatesPanel } from "./duplicates-panel.tsx";
import { type OpenForm, TagInput } from "./tag-input.tsx";
import { useSubmissionForm } from "./use-submission-form.ts";

const levelNames = Object.values(matchingLevelLabels);

/** Submits a scholarship for review. Only title, provider and description are required. */
export function SubmissionForm({ onSent }: { onSent: (id: string) => void }) {
  const { user } = useStudent();
  const { form, submit, busy, duplicates, change } = useSubmissionForm(user.id, onSent);
  return (
    <form noValidate aria-label="Submit a scholarship" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Basics form={form} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <NumberInput form={form} name="amount_min" label="Minimum amount" hint="In dollars, such as 500." />
        <NumberInput form={form} name="amount_max" label="Maximum amount" hint="In dollars, such as 2500." />
        <TextField
          label="Deadline"
          type="date"
          optional
          hint="The last day to apply."
          error={form.formState.errors.deadline?.message}
          {...form.register("deadline")}
        />
        <NumberInput form={form} name="gpa_requirement" label="Minimum GPA" hint="From 0 to 4.0, such as 3.5." />
      </div>
      <Tags form={form} />
      {duplicates.length > 0 ? (
        <DuplicatesPanel duplicates={duplicates} busy={busy} onChange={change} />
      ) : (
        <Button type="submit" busy={busy} className="justify-self-start max-sm:w-full">
          {busy ? "Submitting..." : "Submit for review"}
        </Button>
      )}
    </form>
  );
}

function Basics({ form }: { form: OpenForm }) {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="Scholarship name" required error={errors.title?.message} {...form.register("title")} />
        <TextField
          label="Provider"
          required
          hint="Who gives the money."
          error={errors.provider_name?.message}
          {...form.register("provider_name")}
        />
      </div>
      <TextArea
        label="Description"
        required
        rows={6}
        hint={`Who can apply, and what it pays for. Best in the sponsor's own words, up to ${longestDescription.toLocaleString("en-US")} characters.`}
        error={errors.description?.message}
        {...form.register("description")}
      />
      <UrlField
        label="Website"
        optional
        hint="The page where students apply."
        error={errors.application_url?.message}
        {...form.register("application_url")}
      />
    </>
  );
}

type NumberInputProps = {
  form: OpenForm;
  name: "amount_min" | "amount_max" | "gpa_requirement";
  label: string;
  hint: string;
};

function NumberInput({ form, name, label, hint }: NumberInputProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <NumberField {...field} label={label} hint={hint} optional error={error?.message} />
      )}
    />
  );
}

function Tags({ form }: { form: OpenForm }) {
  const fieldNames = useQuery(fieldNamesQuery).data;
  return (
    <div className="grid grid-cols-1 gap-5">
      <TagInput
        form={form}
        name="academic_level"
        label="Academic levels"
        hint="Such as High school or Bachelor's."
        suggestions={levelNames}
      />
      <TagInput
        form={form}
        name="field_of_study"
        label="Fields of study"
        hint="Such as Nursing."
        suggestions={fieldNames ?? []}
      />
      <TagInput
        form={form}
        name="requirements"
        label="Requirements"
        hint="Such as An essay of 500 words. Enter adds each one."
      />
    </div>
  );
}
