import { z } from "zod";
import { type Application, ApplicationChanges } from "#domain/applications/application.ts";
import { type ApplicationStatus, applicationStatuses } from "#domain/applications/application-status.ts";
import { type Draft, openDraft } from "#web/ui/forms/draft.ts";

export const formFields = [
  "scholarship_title",
  "provider_name",
  "amount",
  "deadline",
  "status",
  "application_url",
  "notes",
] as const;

/** The values of the form, as typed. */
export type ApplicationForm = Record<Exclude<(typeof formFields)[number], "status">, string> & {
  status: ApplicationStatus;
};

const checkedFields = ApplicationChanges.pick({
  scholarship_title: true,
  provider_name: true,
  amount: true,
  deadline: true,
  status: true,
  application_url: true,
  notes: true,
}).required();
/** Checks the form. A blank deadline or URL becomes null. */
export const formSchema = z
  .custom<ApplicationForm>()
  .transform((form): z.input<typeof checkedFields> => form)
  .pipe(checkedFields);
export type CheckedForm = z.output<typeof formSchema>;

export const emptyForm: ApplicationForm = {
  scholarship_title: "",
  provider_name: "",
  amount: "",
  deadline: "",
  status: "not_started",
  application_url: "",
  notes: "",
};

/** The form with the values of an application. */
export const formOf = (application: Application): ApplicationForm => ({
  scholarship_title: application.scholarship_title,
  provider_name: application.provider_name,
  amount: application.amount,
  deadline: application.deadline ?? "",
  status: application.status,
  application_url: application.application_url ?? "",
  notes: application.notes,
});

/** What was typed, and the values that the form started with. */
type StoredForm = { typed: ApplicationForm; base: ApplicationForm };

/** The draft of a student in this tab: of one application, or of a new one. */
export const applicationDraft = (userId: string, applicationId = "new"): Draft<StoredForm> =>
  openDraft({ form: `application-${applicationId}`, userId, storage: "tab", parse: parseDraft });

function parseDraft(stored: unknown): StoredForm | null {
  const { typed, base } = entriesOf(stored);
  return isForm(typed) && isForm(base) ? { typed, base } : null;
}

function isForm(value: unknown): value is ApplicationForm {
  const entries = entriesOf(value);
  const hasTexts = formFields.every((name) => typeof entries[name] === "string");
  return hasTexts && applicationStatuses.some((status) => status === entries.status);
}

const entriesOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The fields of the checked form that differ from what it started with, each with its value then. */
export function changedFields(checked: CheckedForm, base: ApplicationForm) {
  const started = formSchema.parse(base);
  const changed = formFields.filter((name) => checked[name] !== started[name]);
  const only = (values: CheckedForm): Partial<CheckedForm> =>
    Object.fromEntries(changed.map((name) => [name, values[name]]));
  return changed.length > 0 ? { ...only(checked), base: only(started) } : null;
}
