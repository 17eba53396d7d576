import { daysAfter } from "#domain/calendar/day.ts";
import { fieldsThatFit } from "#domain/fields-of-study/fields-that-fit.ts";
import type { Facet } from "#domain/scholarships/browse.ts";
import { type FacetList, type FacetRule, facetRules, fewestInFacet } from "#domain/scholarships/facets.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import type { Combination, OpenRows } from "./open-index-store.ts";

/** A facet that has a page. */
export type OpenFacet = {
  facet: Facet;
  /** The ids of its scholarships from position n up to, but not including, position m, ordered by next deadline. */
  idsBetween: (from: number, to: number) => readonly string[];
  /** Whether a scholarship with these facts names exactly the value of this list. */
  isNamedBy: (facts: Pick<ScholarshipFacts, FacetList>) => boolean;
};

/** The facets with enough open scholarships on `today`, in display order. */
export function openFacets(rows: OpenRows, today: string): OpenFacet[] {
  return facetRules.flatMap(({ picks, ...rule }) => {
    const facet = "list" in picks ? listFacet(rows, rule, picks) : deadlineFacet(rows, rule, picks.withinDays, today);
    return facet ?? [];
  });
}

type Named = Omit<FacetRule, "picks">;

function listFacet(rows: OpenRows, rule: Named, { list, value }: { list: FacetList; value: string }): OpenFacet | null {
  const combinations = rows.combinations[list];
  const all = [...new Set(combinations.flatMap(({ values }) => values))];
  const isField = list === "field_of_study";
  const exact = new Set(isField ? fieldsThatFit(value, all, ["exact"]) : [value]);
  const listed = new Set(isField ? fieldsThatFit(value, all, ["exact", "broader"]) : [value]);
  // A list with only scholarships for a wider field would repeat the list of that field.
  if (openIn(withAny(combinations, exact)) < fewestInFacet) return null;
  const on = withAny(combinations, listed);
  let positions: Int32Array | undefined;
  return {
    facet: { ...rule, open: openIn(on) },
    idsBetween: (from, to) => {
      positions ??= Int32Array.from(on.flatMap((combination) => [...combination.positions])).sort();
      return Array.from(positions.subarray(from, to), (position) => rows.ids[position] ?? "");
    },
    isNamedBy: (facts) => facts[list].some((one) => exact.has(one)),
  };
}

const withAny = (combinations: readonly Combination[], values: ReadonlySet<string>) =>
  combinations.filter((combination) => combination.values.some((one) => values.has(one)));

// Each scholarship has one combination of values in a list, so it is counted once.
const openIn = (combinations: readonly Combination[]) =>
  combinations.reduce((sum, { positions }) => sum + positions.length, 0);

function deadlineFacet(rows: OpenRows, rule: Named, withinDays: number | null, today: string): OpenFacet | null {
  const last = withinDays === null ? null : daysAfter(today, withinDays);
  const open =
    last === null
      ? rows.ids.length
      : rows.deadlines.filter(({ day }) => day <= last).reduce((sum, { open }) => sum + open, 0);
  if (open < fewestInFacet) return null;
  return {
    facet: { ...rule, open },
    // The ids are ordered by deadline.
    idsBetween: (from, to) => rows.ids.slice(from, Math.min(to, open)),
    isNamedBy: () => false,
  };
}
