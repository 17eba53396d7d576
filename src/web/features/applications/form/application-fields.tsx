import { Controller, type UseFormReturn } from "react-hook-form";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { TextArea, TextField } from "#web/ui/forms/text-field.tsx";
import { UrlField } from "#web/ui/forms/url-field.tsx";
import { statusOptions } from "../shared/status-options.ts";
import type { ApplicationForm, CheckedForm } from "./application-draft.ts";
import type { useApplicationForm } from "./use-application-form.ts";

type ApplicationFieldsProps = ReturnType<typeof useApplicationForm> & {
  /** The accessible name of the form. */
  label: string;
  /** The text of the button that saves. */
  action: string;
  onCancel: () => void;
};

/** The form of an application: every field but its checklist, which the details have. */
export function ApplicationFields(props: ApplicationFieldsProps) {
  const { form, submit, busy, label, action, onCancel, isContinued, startOver } = props;
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="grid grid-cols-1 gap-5">
      {isContinued && (
        <Notice title="What you typed before is still here.">
          <Button variant="quiet" size="sm" onClick={startOver} className="justify-self-start">
            Start over
          </Button>
        </Notice>
      )}
      <Facts form={form} />
      <TextArea
        label="Notes"
        optional
        rows={4}
        error={form.formState.errors.notes?.message}
        {...form.register("notes")}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

function Facts({ form }: { form: UseFormReturn<ApplicationForm, unknown, CheckedForm> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label="Scholarship name"
        required
        error={errors.scholarship_title?.message}
        {...form.register("scholarship_title")}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label="Sponsor"
          optional
          hint="Who gives the money."
          error={errors.provider_name?.message}
          {...form.register("provider_name")}
        />
        <TextField
          label="Amount"
          optional
          hint="Such as $1,000 a year."
          error={errors.amount?.message}
          {...form.register("amount")}
        />
        <TextField
          label="Deadline"
          type="date"
          optional
          error={errors.deadline?.message}
          {...form.register("deadline")}
        />
        <Controller
          control={form.control}
          name="status"
          render={({ field, fieldState: { error } }) => (
            <Select {...field} label="Status" options={statusOptions} error={error?.message} />
          )}
        />
      </div>
      <UrlField
        label="Website"
        optional
        hint="The page where you apply."
        error={errors.application_url?.message}
        {...form.register("application_url")}
      />
    </>
  );
}
