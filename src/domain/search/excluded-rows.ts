import { fieldFit } from "../fields-of-study/field-fit.ts";
import { namedField } from "../fields-of-study/named-fields.ts";
import { resolveField } from "../fields-of-study/resolve-field.ts";
import type { CatalogueIndex, Column } from "../matches/catalogue/catalogue-index.ts";
import { isStateCode } from "../places/us-states.ts";
import { groups } from "../scholarships/vocabulary.ts";
import { queryWords } from "./text/query-words.ts";
import { scoreWords } from "./text/text-scores.ts";
import type { Constraint } from "./understood.ts";

/** 1 for each row that the student does not want; null when nothing is excluded. */
export function excludedRows(index: CatalogueIndex, constraints: readonly Constraint[]): Uint8Array | null {
  const values = constraints.flatMap(({ slot, value }) => (slot === "exclude" ? [value] : []));
  if (values.length === 0) return null;
  const excluded = new Uint8Array(index.ids.length);
  for (const value of values) {
    const lists = excludedLists(index, value);
    if (lists) markLists(lists, excluded);
    else markWords(index, value, excluded);
  }
  return excluded;
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
  const known = new Map<string, boolean>();
  const isUnwanted = (field: string) => {
    const before = known.get(field);
    if (before !== undefined) return before;
    const found = ["exact", "broader"].includes(fieldFit(resolveField(field), unwanted));
    known.set(field, found);
    return found;
  };
  return { column: lists.field_of_study, isExcluded: (list) => list.length > 0 && list.every(isUnwanted) };
}

function markLists({ column: { values, numbers }, isExcluded }: Lists, excluded: Uint8Array): void {
  const table = new Uint8Array(values.length);
  for (const [number, list] of values.entries()) table[number] = isExcluded(list) ? 1 : 0;
  if (!table.includes(1)) return;
  for (let row = 0; row < excluded.length; row++)
    excluded[row] = (excluded[row] as number) | (table[numbers[row] as number] as number);
}

function markWords({ text }: CatalogueIndex, words: string, excluded: Uint8Array): void {
  const { concepts } = queryWords(text, [{ words, weight: 1, otherWords: [] }]);
  for (const row of scoreWords(text, concepts).found) excluded[row] = 1;
}
