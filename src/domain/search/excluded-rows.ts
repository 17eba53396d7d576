import { fieldFit } from "../fields-of-study/field-fit.ts";
import { namedField } from "../fields-of-study/named-fields.ts";
import { resolveField } from "../fields-of-study/resolve-field.ts";
import type { CatalogueIndex, Column } from "../matches/catalogue/catalogue-index.ts";
import { isStateCode } from "../places/us-states.ts";
import { groups } from "../scholarships/vocabulary.ts";
import { queryWords } from "./text/query-words.ts";
import { scoreWords } from "./text/text-scores.ts";
import type { Constraint } from "./understood.ts";

/** Sets the relevance of rows that the student does not want to 0. */
export function excludeRows(index: CatalogueIndex, constraints: readonly Constraint[], relevance: Float32Array): void {
  for (const { slot, value } of constraints) {
    if (slot !== "exclude") continue;
    const lists = excludedLists(index, value);
    if (lists) excludeLists(lists, relevance);
    else excludeWords(index, value, relevance);
  }
}

type Lists = { column: Column<readonly string[]>; isExcluded: (list: readonly string[]) => boolean };

/** The lists of facts that a group, a state or a field excludes; null for other words. */
function excludedLists({ lists }: CatalogueIndex, value: string): Lists | null {
  const isListed = (list: readonly string[]) => list.includes(value);
  if (groups.some((group) => group === value)) return { column: lists.groups, isExcluded: isListed };
  if (isStateCode(value)) return { column: lists.location_restrictions, isExcluded: isListed };
  if (!namedField(value)) return null;
  const unwanted = resolveField(value);
  // A scholarship for engineering or nursing remains when only engineering is unwanted.
  const isUnwanted = (field: string) => ["exact", "broader"].includes(fieldFit(resolveField(field), unwanted));
  return { column: lists.field_of_study, isExcluded: (list) => list.length > 0 && list.every(isUnwanted) };
}

function excludeLists({ column: { values, numbers }, isExcluded }: Lists, relevance: Float32Array): void {
  const table = Uint8Array.from(values, (list) => (isExcluded(list) ? 1 : 0));
  if (!table.includes(1)) return;
  for (let row = 0; row < relevance.length; row++) if (table[numbers[row] as number] === 1) relevance[row] = 0;
}

function excludeWords({ text }: CatalogueIndex, words: string, relevance: Float32Array): void {
  const { concepts } = queryWords(text, [{ words, weight: 1, otherWords: [] }]);
  for (const row of scoreWords(text, concepts).found) relevance[row] = 0;
}
