import { fieldFit } from "../fields-of-study/field-fit.ts";
import { namedField } from "../fields-of-study/named-fields.ts";
import { resolveField } from "../fields-of-study/resolve-field.ts";
import type { CatalogueIndex, Column } from "../matches/catalogue/catalogue-index.ts";
import { countryCode, countryName } from "../places/countries.ts";
import { isStateCode } from "../places/us-states.ts";
import { isCitizenship, isGroup, isMatchingLevel } from "./excluded-values.ts";
import { conceptsOf } from "./text/concepts.ts";
import { scoreWords } from "./text/text-scores.ts";
import type { Constraint } from "./understood.ts";

/** 1 for each row that the student does not want; null when nothing is excluded. */
export function excludedRows(index: CatalogueIndex, constraints: readonly Constraint[]): Uint8Array | null {
  const values = constraints.flatMap(({ slot, value }) => (slot === "exclude" ? [value] : []));
  if (values.length === 0) return null;
  const excluded = new Uint8Array(index.ids.length);
  for (const value of values) {
    const lists = excludedLists(index, value, values);
    if (lists) markLists(lists, excluded);
    else markWords(index, value, excluded);
  }
  return excluded;
}

type Lists = { column: Column<readonly string[]>; isExcluded: (list: readonly string[]) => boolean };

/**
 * The lists of facts that a value excludes, which is one of `all`; null for words. A scholarship for engineering or nursing
 * remains when only engineering is unwanted. One for women or veterans goes when the student is no veteran.
 */
function excludedLists({ lists }: CatalogueIndex, value: string, all: readonly string[]): Lists | null {
  const holds = (list: readonly string[]) => list.includes(value);
  const holdsNothingElse = (list: readonly string[]) => list.length > 0 && list.every((each) => all.includes(each));
  if (isGroup(value)) return { column: lists.groups, isExcluded: holds };
  if (isStateCode(value)) return { column: lists.location_restrictions, isExcluded: holds };
  if (isCitizenship(value)) return { column: lists.citizenship, isExcluded: holdsNothingElse };
  if (isMatchingLevel(value)) return { column: lists.academic_level, isExcluded: holdsNothingElse };
  if (isCountryName(value))
    return {
      column: lists.countries,
      isExcluded: (list) => list.length > 0 && list.every((code) => all.includes(countryName(code))),
    };
  return namedField(value) ? excludedFields(lists.field_of_study, all) : null;
}

/** Whether it is the name by which the catalog calls a country, and no other spelling of it. */
function isCountryName(value: string): boolean {
  const code = countryCode(value);
  return code !== null && countryName(code) === value;
}

function excludedFields(column: Column<readonly string[]>, all: readonly string[]): Lists {
  const unwanted = all.filter(namedField).map((value) => resolveField(value));
  const known = new Map<string, boolean>();
  const isUnwanted = (field: string) => {
    const before = known.get(field);
    if (before !== undefined) return before;
    const own = resolveField(field);
    const found = unwanted.some((each) => ["exact", "broader"].includes(fieldFit(own, each)));
    known.set(field, found);
    return found;
  };
  return { column, isExcluded: (list) => list.length > 0 && list.every(isUnwanted) };
}

function markLists({ column: { values, numbers }, isExcluded }: Lists, excluded: Uint8Array): void {
  const table = new Uint8Array(values.length);
  for (const [number, list] of values.entries()) table[number] = isExcluded(list) ? 1 : 0;
  if (!table.includes(1)) return;
  for (let row = 0; row < excluded.length; row++)
    excluded[row] = (excluded[row] as number) | (table[numbers[row] as number] as number);
}

/** Marks the rows that have all of the words: "recommendation letters" is not about every letter. */
function markWords({ text }: CatalogueIndex, words: string, excluded: Uint8Array): void {
  const { concepts } = conceptsOf(text, [{ words, weight: 1, otherWords: [] }]);
  const counts = new Uint8Array(excluded.length);
  for (const concept of concepts)
    for (const row of scoreWords(text, [concept]).found) {
      counts[row] = (counts[row] as number) + 1;
      if (counts[row] === concepts.length) excluded[row] = 1;
    }
}
