import { setImmediate as nextTurn } from "node:timers/promises";
import { daysAfter } from "#domain/calendar/day.ts";
import { shownName } from "#domain/eligibility/field/names/field-names.ts";
import { resolveField } from "#domain/fields-of-study/resolve-field.ts";
import { type CatalogueIndex, dayNumber } from "#domain/matches/catalogue/catalogue-index.ts";
import { fitOfList, fitsOfLists, listFits, listsInside } from "#domain/matches/catalogue/field-lists.ts";
import { isGone, visitInOrder } from "#domain/matches/catalogue/row-order.ts";
import type { Slices } from "#domain/matches/catalogue/slices.ts";
import type { Facet } from "#domain/scholarships/lists/browse.ts";
import {
  type FacetList,
  type FacetRule,
  facetRules,
  familiarFacets,
  fewestInFacet,
} from "#domain/scholarships/lists/facets.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { inTurns } from "#server/platform/in-turns.ts";

/** A facet that has a page. */
type OpenFacet = {
  facet: Facet;
  /** The ids of its scholarships from position n up to, but not including, position m, ordered by next deadline. */
  idsBetween: (from: number, to: number) => readonly string[];
  /** Whether a scholarship with these facts names exactly the value of this list. */
  isNamedBy: (facts: Pick<ScholarshipFacts, FacetList>) => boolean;
};

const known = new WeakMap<CatalogueIndex, Promise<readonly OpenFacet[]>>();

/** The facets with enough open scholarships, in display order. They are found once for each index. */
export function openFacets(index: CatalogueIndex): Promise<readonly OpenFacet[]> {
  const facets = known.get(index) ?? findFacets(index);
  known.set(index, facets);
  return facets;
}

async function findFacets(index: CatalogueIndex): Promise<OpenFacet[]> {
  const counted = new Map<FacetList, Uint32Array>();
  const facets: OpenFacet[] = [];
  const fields = await inTurns(fieldsOf(index));
  for (const { picks, ...rule } of facetRules(fields)) {
    let found: OpenFacet | null;
    if ("list" in picks) {
      const open = counted.get(picks.list) ?? openOfEach(index, picks.list);
      counted.set(picks.list, open);
      found = listFacet(index, rule, { ...picks, open });
    } else {
      found = deadlineFacet(index, rule, picks.withinDays);
    }
    if (found) facets.push(found);
    await nextTurn(); // a new catalog compares all fields, which takes some milliseconds for each facet
  }
  return facets;
}

const listsPerSlice = 1000;
const namesPerSlice = 50;

/** More fields would be too many to look through, and each takes some milliseconds in a new catalog. */
const mostFields = 120;

/**
 * The fields that have a list: the familiar ones, and those that enough scholarships name, the most named ones first. Of several
 * names for one field the familiar one counts, else the most frequent one.
 */
function* fieldsOf(index: CatalogueIndex): Slices<string[]> {
  const { values } = index.lists.field_of_study;
  const open = openOfEach(index, "field_of_study");
  const named = new Map<string, number>();
  // Not to the length of `values`, which changes of the catalog may add to meanwhile.
  for (const [number, count] of open.entries()) {
    for (const name of new Set(values[number])) named.set(name, (named.get(name) ?? 0) + count);
    if (number % listsPerSlice === 0) yield;
  }
  const fields = new Map(familiarFacets.map((name) => [fieldKey(name), { name, open: Number.POSITIVE_INFINITY }]));
  const byCount = [...named].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  for (const [at, [name, count]] of byCount.entries()) {
    if (at % namesPerSlice === 0) yield;
    const key = fieldKey(name);
    const known = fields.get(key);
    if (known) known.open += count;
    else if (key !== null) fields.set(key, { name: shownName(name), open: count });
  }
  return [...fields.values()]
    .filter((field) => field.open >= fewestInFacet.field)
    .sort((a, b) => b.open - a.open)
    .slice(0, mostFields)
    .map(({ name }) => name);
}

/** The same for all names of a field that is known; null for others. */
function fieldKey(name: string): string | null {
  const { all, codes } = resolveField(name);
  return all || codes.length === 0 || codes.some((code) => code.includes("~")) ? null : [...codes].sort().join(" ");
}

/** The number of scholarships for each different value of a list of facts. */
function openOfEach(index: CatalogueIndex, list: FacetList): Uint32Array {
  const { values, numbers } = index.lists[list];
  const open = new Uint32Array(values.length);
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row] as number;
    open[number] = (open[number] as number) + (isGone(index, row) ? 0 : 1);
  }
  return open;
}

type Named = Omit<FacetRule, "picks">;
type Picked = { list: FacetList; value: string; open: Uint32Array };

function listFacet(index: CatalogueIndex, rule: Named, { list, value, open }: Picked): OpenFacet | null {
  const { numbers } = index.lists[list];
  const fits = fitsOf(index, list, value);
  const openWith = (least: number) =>
    open.reduce((sum, count, number) => ((fits[number] ?? 0) >= least ? sum + count : sum), 0);
  // A list with only scholarships for a wider field would repeat the list of that field.
  if (openWith(listFits.exact) < fewestInFacet.familiar) return null;
  const isListed = (row: number) => (fits[numbers[row] as number] as number) >= listFits.broader;
  return {
    facet: { ...rule, open: openWith(listFits.broader) },
    idsBetween: (from, to) => idsWhere(index, isListed, { from, to }),
    isNamedBy: (facts) => fitOf(facts[list], list, value) === listFits.exact,
  };
}

/** One of `listFits` for each different value of a list of facts. */
function fitsOf({ lists }: CatalogueIndex, list: FacetList, value: string): Uint8Array {
  if (list === "field_of_study") {
    const inside = listsInside(lists[list], value);
    return fitsOfLists(lists[list], value).map((fit, at) => (inside[at] === 1 ? Math.max(fit, listFits.broader) : fit));
  }
  return Uint8Array.from(lists[list].values, (names) => fitOf(names, list, value));
}

function fitOf(names: readonly string[], list: FacetList, value: string): number {
  if (list === "field_of_study") return fitOfList(names, value);
  return names.includes(value) ? listFits.exact : listFits.none;
}

function deadlineFacet(index: CatalogueIndex, rule: Named, withinDays: number | null): OpenFacet | null {
  const { facts, today } = index;
  const last = withinDays === null ? null : dayNumber(daysAfter(today, withinDays));
  const isListed = (row: number) => last === null || (facts.deadline[row] as number) <= last;
  let open = 0;
  visitInOrder(index, (row) => {
    if (!isListed(row)) return false; // rows are ordered by deadline
    open += 1;
    return true;
  });
  if (open < fewestInFacet.deadline) return null;
  return {
    facet: { ...rule, open },
    idsBetween: (from, to) => idsWhere(index, isListed, { from, to: Math.min(to, open) }),
    isNamedBy: () => false,
  };
}

function idsWhere(index: CatalogueIndex, isListed: (row: number) => boolean, { from, to }: Range): string[] {
  const found: string[] = [];
  let passed = 0;
  visitInOrder(index, (row) => {
    if (passed >= to) return false;
    if (!isListed(row)) return true;
    if (passed >= from) found.push(index.ids[row] as string);
    passed += 1;
    return true;
  });
  return found;
}
type Range = { from: number; to: number };
