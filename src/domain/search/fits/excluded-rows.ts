import { namedField } from "../../fields-of-study/named-fields.ts";
import type { CatalogueIndex, Column } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { listsWithin } from "../../matches/catalogue/field-lists.ts";
import { withoutDoubt } from "../../matches/criteria/doubts.ts";
import { eu } from "../../matches/criteria/places/study-countries-fit.ts";
import { countryCode, countryName } from "../../places/countries.ts";
import { isStateCode } from "../../places/us-states.ts";
import { europeanUnion } from "../../places/world-regions.ts";
import { countriesSaid, isWorldRegion } from "../said/countries-said.ts";
import { isCitizenship, isGroup, isMatchingLevel } from "../said/excluded-values.ts";
import { type Alternative, addRowsHaving } from "../text/alternatives.ts";
import { conceptsOf } from "../text/concepts.ts";
import type { TextIndex } from "../text/text-index.ts";
import { type Constraint, isHome } from "../understood.ts";
import { askedThing, bitOfAsked } from "./asked-of-students.ts";
import { addRows, addRowsByTable, emptyRowSet, isEmpty, keepRows, type RowSet, removeRows } from "./row-set.ts";
import { rowsAboutAbroad } from "./rows-about-abroad.ts";

/** The rows that the student does not want; null when nothing is excluded. */
export function excludedRows(index: CatalogueIndex, constraints: readonly Constraint[]): RowSet | null {
  const values = constraints.flatMap(({ slot, value }) => (slot === "exclude" ? [value] : []));
  if (values.length === 0) return null;
  const excluded = emptyRowSet(index.rows);
  const unwanted = values.flatMap((value) =>
    isWorldRegion(value) ? countriesSaid(value) : isCountryName(value) ? (countryCode(value) ?? []) : [],
  );
  if (unwanted.length > 0) {
    addRowsOfStudy(index, unwanted, excluded);
    // Who lives in the US, or comes from the country, may want to study elsewhere.
    const homes = new Set(constraints.filter(isHome).map(({ value }) => value));
    const elsewhere = unwanted.filter((code) => code !== "US" && !homes.has(code));
    addRowsOfLists(
      excluded,
      markedLists(index.lists.countries, (list) => isAllIn(list, elsewhere)),
    );
  }
  for (const value of values) {
    const lists = excludedLists(index, value, values);
    if (lists) addRowsOfLists(excluded, lists);
    else if (!isWorldRegion(value) && !isCountryName(value)) addRows(excluded, rowsRefused(index, value));
  }
  return excluded;
}

/** Whether it names these and nothing else: what is for Spain or Canada goes when Europe and Canada are unwanted. */
const isAllIn = (list: readonly string[], all: readonly string[]): boolean =>
  list.length > 0 && list.every((each) => all.includes(each));

function addRowsOfLists(excluded: RowSet, { column, table }: Lists): void {
  if (table.includes(1)) addRowsByTable(excluded, column.numbers, table);
}

/** A column of lists, and 1 for each different list that is excluded, by its number. */
type Lists = { column: Column<readonly string[]>; table: Uint8Array };

/**
 * The lists of facts that a value excludes, which is one of `all`; null for countries, regions and words. A scholarship for engineering or nursing
 * remains when only engineering is unwanted, and one for several states when only one is. One for women or veterans goes when the student is no veteran.
 */
function excludedLists({ lists }: CatalogueIndex, value: string, all: readonly string[]): Lists | null {
  const holds = (list: readonly string[]) => list.includes(value);
  const holdsNothingElse = (list: readonly string[]) => isAllIn(list, all);
  if (isGroup(value)) return markedLists(lists.groups, holds);
  if (isStateCode(value)) return markedLists(lists.location_restrictions, holdsNothingElse);
  if (isCitizenship(value)) return markedLists(lists.citizenship, holdsNothingElse);
  if (isMatchingLevel(value)) return markedLists(lists.academic_level, holdsNothingElse);
  if (!namedField(value)) return null;
  return { column: lists.field_of_study, table: listsWithin(lists.field_of_study, all.filter(namedField)) };
}

/** Adds the rows that are for study in these countries alone. */
function addRowsOfStudy(index: CatalogueIndex, unwanted: readonly string[], excluded: RowSet): void {
  const column = columnOf(index, "place_of_study");
  const isIn = (code: string) =>
    unwanted.includes(code) || (code === eu && europeanUnion.every((each) => unwanted.includes(each)));
  const table = Uint8Array.from(column.values, (required) => {
    const countries = (withoutDoubt(required) ?? []) as readonly string[];
    return countries.length > 0 && countries.every(isIn) ? 1 : 0;
  });
  if (!table.includes(1)) return;
  const rows = emptyRowSet(index.rows);
  addRowsByTable(rows, column.numbers, table);
  // Scholarships of the US for study abroad are for the US as those are that name no place.
  if (unwanted.includes("US")) removeRows(rows, rowsAboutAbroad(index));
  addRows(excluded, rows);
}

/** The refusals, in words or of something that scholarships ask for, that leave out nothing, as no scholarship says it. */
export const refusedNowhere = (index: CatalogueIndex, constraints: readonly Constraint[]): Constraint[] =>
  constraints.filter(
    ({ slot, value }) =>
      slot === "exclude" &&
      !isWorldRegion(value) &&
      !isCountryName(value) &&
      excludedLists(index, value, []) === null &&
      isEmpty(rowsRefused(index, value)),
  );

/** Whether it is the name by which the catalog calls a country, and no other spelling of it. */
function isCountryName(value: string): boolean {
  const code = countryCode(value);
  return code !== null && countryName(code) === value;
}

function markedLists(column: Column<readonly string[]>, isExcluded: (list: readonly string[]) => boolean): Lists {
  return { column, table: Uint8Array.from(column.values, (list) => (isExcluded(list) ? 1 : 0)) };
}

/**
 * The rows that ask for what a student refuses ("interviews"), and of other words those that have all of them: "campus housing" is not about
 * every campus.
 */
function rowsRefused({ rows: count, text, facts }: CatalogueIndex, value: string): RowSet {
  const asked = askedThing(value);
  if (asked) {
    const rows = emptyRowSet(count);
    const bit = bitOfAsked(asked);
    addRowsByTable(
      rows,
      facts.asks,
      Uint8Array.from({ length: 256 }, (_, asks) => ((asks & bit) === 0 ? 0 : 1)),
    );
    return rows;
  }
  const { concepts } = conceptsOf(text, [{ words: value, weight: 1, otherWords: [] }]);
  const [first, ...others] = concepts.map(({ alternatives }) => rowsHaving(text, count, alternatives));
  if (!first) return emptyRowSet(count);
  for (const each of others) keepRows(first, each);
  return first;
}

function rowsHaving(text: TextIndex, count: number, alternatives: readonly Alternative[]): RowSet {
  const rows = emptyRowSet(count);
  for (const each of alternatives) addRowsHaving(rows, text, each);
  return rows;
}
