import type { Group } from "../../scholarships/vocabulary.ts";
import type { Meaning } from "../mention.ts";
import type { PhraseTable } from "../text/phrases.ts";

/**
 * How a phrase names a group. `people`: a noun, such as "women"; `adjective`: needs a noun for a person or a verb, as in
 * "female students" and "must be female"; `trait`: stands for itself, such as "with a disability"; `team`: a
 * team in which only the group plays; `relative`: a relative of one gender, such as "daughter of"; `tribe`: an adjective that names
 * counties and schools too.
 */
type GroupForm = "people" | "adjective" | "trait" | "team" | "relative" | "tribe";
/** `tail`: words that belong to the phrase where they follow it. */
export type GroupPhrase = {
  groups: readonly Group[];
  form: GroupForm;
  also?: readonly Meaning[];
  tail?: ReadonlySet<string>;
};

/** The lines of phrases that name the same groups in the same way, as a table. */
export const rows = (
  groups: readonly Group[],
  form: GroupForm,
  lines: string,
  also?: Meaning,
  tail?: ReadonlySet<string>,
): PhraseTable<GroupPhrase> =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => [line, { groups, form, ...(also ? { also: [also] } : {}), ...(tail ? { tail } : {}) }] as const);
