import { z } from "zod";
import { type SetAside, setAsideKinds } from "#domain/profile/answer-choices.ts";
import { isQuestionPath, type QuestionPath } from "#domain/profile/question-paths.ts";
import { openDraft } from "#web/ui/forms/draft.ts";
import { isListInput, type ProfileInput } from "./profile-form.ts";

const Value = z.union([z.string(), z.array(z.string())]);
const DraftInput = z.object({
  typed: Value,
  /** The stored answer that the student saw. If the current one differs, another tab or device saved it since. */
  was: Value,
  pending: z.string().optional(),
});

const StoredDraft = z.object({
  read_at: z.iso.datetime(),
  inputs: z.record(z.string(), z.unknown()).catch({}),
  asides: z.record(z.string(), z.enum(setAsideKinds).nullable()).catch({}),
});

/** The unsaved inputs of one form of the profile. */
export type ProfileDraft = {
  /** The `updated_at` of the profile that the student saw. */
  read_at: string;
  inputs: Partial<Record<ProfileInput, z.infer<typeof DraftInput>>>;
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

/** Reads a stored draft; null when nothing in it is usable. Damaged and unknown inputs are left out. */
export function parseDraft(stored: unknown, names: readonly ProfileInput[]): ProfileDraft | null {
  const draft = StoredDraft.safeParse(stored);
  if (!draft.success) return null;
  const inputs: ProfileDraft["inputs"] = {};
  for (const name of names) {
    const input = DraftInput.safeParse(draft.data.inputs[name]);
    if (input.success && hasKindOf(name, input.data)) inputs[name] = input.data;
  }
  const asides = Object.fromEntries(Object.entries(draft.data.asides).filter(([path]) => isQuestionPath(path)));
  const { read_at } = draft.data;
  return isEmptyDraft({ read_at, inputs, asides }) ? null : { read_at, inputs, asides };
}

export function isEmptyDraft({ inputs, asides }: ProfileDraft): boolean {
  return Object.keys(inputs).length + Object.keys(asides).length === 0;
}

const hasKindOf = (name: ProfileInput, { typed, was }: z.infer<typeof DraftInput>) =>
  [typed, was].every((value) => Array.isArray(value) === isListInput(name));
