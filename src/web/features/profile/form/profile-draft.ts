import { type SetAside, setAsideKinds } from "#domain/profile/answers/answer-choices.ts";
import { isQuestionPath, type QuestionPath } from "#domain/profile/question-paths.ts";
import { openDraft } from "#web/ui/forms/draft.ts";
import { isListInput, type ProfileInput } from "./profile-form.ts";

type DraftInput = {
  typed: string | string[];
  /** The stored answer that the student saw. If the current one differs, another tab or device saved it since. */
  was: string | string[];
  pending?: string;
};

/** The unsaved inputs of one form of the profile. */
export type ProfileDraft = {
  /** The `updated_at` of the profile that the student saw. */
  read_at: string;
  inputs: Partial<Record<ProfileInput, DraftInput>>;
  asides: Partial<Record<QuestionPath, SetAside | null>>;
};

/** The user and the form of a draft: `personal` to `goals`, or `editor`. */
export type DraftOf = { userId: string; form: string };

/** The draft of one form, with the inputs named. */
export function profileDraft({ userId, form }: DraftOf, names: readonly ProfileInput[]) {
  return openDraft({
    form: `profile-${form}`,
    userId,
    storage: "device",
    parse: (stored) => parseDraft(stored, names),
  });
}

/**
 * Reads a stored draft; null when nothing in it is usable. Damaged and unknown inputs are left out. It is checked
 * without a schema, as zod would load before the form works.
 */
export function parseDraft(stored: unknown, names: readonly ProfileInput[]): ProfileDraft | null {
  const { read_at, inputs: storedInputs, asides: storedAsides } = entriesOf(stored);
  if (typeof read_at !== "string" || Number.isNaN(Date.parse(read_at))) return null;
  const given = entriesOf(storedInputs);
  const inputs = Object.fromEntries(
    names.filter((name) => isDraftInput(name, given[name])).map((name) => [name, given[name]]),
  );
  const asides = Object.fromEntries(
    Object.entries(entriesOf(storedAsides)).filter(([path, how]) => isQuestionPath(path) && isAside(how)),
  );
  const draft: ProfileDraft = { read_at, inputs, asides };
  return isEmptyDraft(draft) ? null : draft;
}

export function isEmptyDraft({ inputs, asides }: ProfileDraft): boolean {
  return Object.keys(inputs).length + Object.keys(asides).length === 0;
}

/** The entries of an object; of anything else none. */
const entriesOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

const isAside = (how: unknown) => how === null || setAsideKinds.some((kind) => kind === how);

function isDraftInput(name: ProfileInput, input: unknown): input is DraftInput {
  const { typed, was, pending } = entriesOf(input);
  return hasKindOf(name, typed) && hasKindOf(name, was) && (pending === undefined || typeof pending === "string");
}

const hasKindOf = (name: ProfileInput, value: unknown) =>
  isListInput(name)
    ? Array.isArray(value) && value.every((entry) => typeof entry === "string")
    : typeof value === "string";
