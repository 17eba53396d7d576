import { type Draft, openDraft } from "#web/ui/forms/draft.ts";
import { withEntry } from "#web/ui/forms/list-entries.ts";

const tagLists = ["academic_level", "field_of_study", "requirements"] as const;
export type TagList = (typeof tagLists)[number];

const emptyLines = { title: "", provider_name: "", description: "", application_url: "", deadline: "" };
const emptyNumbers = { amount_min: null, amount_max: null, gpa_requirement: null };

/** The values of the form. `pending` is text in a tag input that is not added yet; submitting adds it. */
export type SubmissionForm = typeof emptyLines &
  Record<keyof typeof emptyNumbers, number | null> &
  Record<TagList, string[]> & { pending: Record<TagList, string> };

export const emptyForm = (): SubmissionForm => ({
  ...emptyLines,
  ...emptyNumbers,
  academic_level: [],
  field_of_study: [],
  requirements: [],
  pending: { academic_level: "", field_of_study: "", requirements: "" },
});

/** The form with the text in its tag inputs added to their lists. */
export const withPending = (form: SubmissionForm): SubmissionForm => ({
  ...form,
  ...Object.fromEntries(tagLists.map((list) => [list, withEntry(form[list], form.pending[list])])),
  pending: emptyForm().pending,
});

/** The draft of a student in this tab. */
export const submissionDraft = (userId: string): Draft<SubmissionForm> =>
  openDraft({ form: "submission", userId, storage: "tab", parse: parseDraft });

/** The form of a stored draft. Damaged and unknown values are left out. */
export function parseDraft(stored: unknown): SubmissionForm {
  const given = entriesOf(stored);
  const form = emptyForm();
  for (const name of keysOf(emptyLines)) if (typeof given[name] === "string") form[name] = given[name];
  for (const name of keysOf(emptyNumbers)) if (typeof given[name] === "number") form[name] = given[name];
  const pending = entriesOf(given.pending);
  for (const list of tagLists) {
    if (Array.isArray(given[list])) form[list] = given[list].filter((entry) => typeof entry === "string");
    if (typeof pending[list] === "string") form.pending[list] = pending[list];
  }
  return form;
}

const entriesOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
// Object.keys of a literal gives the literal's keys.
const keysOf = <Key extends string>(literal: Record<Key, unknown>) => Object.keys(literal) as Key[];
