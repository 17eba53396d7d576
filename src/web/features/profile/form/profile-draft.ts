import { z } from "zod";
import { type SetAside, setAsideKinds } from "#domain/profile/answer-choices.ts";
import { isQuestionPath, type QuestionPath } from "#domain/profile/question-paths.ts";
import { dropKept, keepOnDevice, readKept, type Shelf } from "./device-storage.ts";
import { isListInput, type ProfileInput } from "./profile-form.ts";

const Typed = z.union([z.string(), z.array(z.string())]);
const KeptInput = z.object({
  typed: Typed,
  /** What the input held before: another value by now was saved elsewhere. */
  was: Typed,
  pending: z.string().optional(),
});
export type KeptInput = z.infer<typeof KeptInput>;

/** What was typed in one form of the profile and not saved yet. */
const Draft = z.object({
  /** The `updated_at` of the profile over which it was typed. */
  read_at: z.iso.datetime(),
  inputs: z.record(z.string(), z.unknown()).catch({}),
  asides: z.record(z.string(), z.enum(setAsideKinds).nullable()).catch({}),
});
export type ProfileDraft = {
  read_at: string;
  inputs: Partial<Record<ProfileInput, KeptInput>>;
  asides: Partial<Record<QuestionPath, SetAside | null>>;
};

/** Whose draft of which form: `personal` to `goals`, or `editor`. */
export type DraftOf = { userId: string; form: string };

const keyOf = ({ userId, form }: DraftOf) => `laurel:profile-${form}:${userId}`;

/**
 * What this student typed in a form before a reload; null when there is nothing. Only sound inputs of the form count.
 */
export function readDraft(shelf: Shelf, of: DraftOf, names: readonly ProfileInput[]): ProfileDraft | null {
  const kept = Draft.safeParse(readKept(shelf, keyOf(of)));
  if (!kept.success) return null;
  const inputs: ProfileDraft["inputs"] = {};
  for (const name of names) {
    const input = KeptInput.safeParse(kept.data.inputs[name]);
    if (!input.success) continue;
    const { typed, was } = input.data;
    if ([typed, was].every((value) => Array.isArray(value) === isListInput(name))) inputs[name] = input.data;
  }
  const asides = Object.fromEntries(Object.entries(kept.data.asides).filter(([path]) => isQuestionPath(path)));
  const isEmpty = Object.keys(inputs).length + Object.keys(asides).length === 0;
  return isEmpty ? null : { read_at: kept.data.read_at, inputs, asides };
}

/**
 * Keeps a draft. Inputs that another tab has typed in and this one has not (`touched`) stay in it, so that two tabs of
 * one form do not take each other's words away.
 */
export function keepDraft(
  shelf: Shelf,
  of: DraftOf,
  {
    draft,
    touched,
    names,
  }: { draft: ProfileDraft; touched: ReadonlySet<ProfileInput>; names: readonly ProfileInput[] },
): void {
  const other = readDraft(shelf, of, names);
  // As: only read by that name.
  const others = Object.entries(other?.inputs ?? {}).filter(([name]) => !touched.has(name as ProfileInput));
  const inputs = { ...Object.fromEntries(others), ...draft.inputs };
  if (Object.keys(inputs).length + Object.keys(draft.asides).length === 0) {
    dropKept(shelf, keyOf(of));
    return;
  }
  const read_at = others.length > 0 && other && other.read_at < draft.read_at ? other.read_at : draft.read_at;
  keepOnDevice(shelf, keyOf(of), { read_at, inputs, asides: draft.asides });
}

export function clearDraft(shelf: Shelf, of: DraftOf): void {
  dropKept(shelf, keyOf(of));
}
