import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { fitsOfLists, listFits } from "#domain/matches/catalogue/field-lists.ts";
import type { SimilarScholarships } from "#domain/scholarships/browse.ts";
import { listedScholarship } from "#domain/scholarships/listed-scholarship.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { sharedFacts } from "#domain/scholarships/shared-facts.ts";
import type { Compiling } from "../catalogue/build-catalogue.ts";
import { compiledCatalogue } from "../catalogue/compiled-catalogue.ts";
import { scholarshipsInOrder } from "../store.ts";
import { openFacets } from "./open-facets.ts";

const similarShown = 4;
const facetsShown = 6;
/** A list with few others is not worth a link. */
const fewestLinked = 3;

/** The weight of a shared fact. Rarer facts weigh more. */
const weights = {
  location_restrictions: 5,
  groups: 4,
  institutions: 4,
  field_of_study: 3,
} as const;
const weighedLists = Object.keys(weights) as (keyof typeof weights)[]; // the keys of the table above
/** Thousands share a level, so it only orders those that share more. */
const levelWeight = 1;
/** Each takes some milliseconds to compare in a new catalog. */
const mostFields = 3;

/**
 * The open scholarships that share the most facts with one, and the facets that name the shared facts. Equal ones are
 * ordered by next deadline.
 */
export async function similarScholarships(
  deps: Compiling,
  scholarship: Scholarship,
  today: string,
): Promise<SimilarScholarships> {
  const index = await compiledCatalogue(deps, today);
  const [similar, facets] = await Promise.all([
    scholarshipsInOrder(deps.db, mostSimilar(index, scholarship), today),
    openFacets(index),
  ]);
  return {
    items: similar.map((other) => ({ ...listedScholarship(other), shared: sharedFacts(scholarship, other) })),
    facets: facets
      .filter(({ facet, isNamedBy }) => facet.open >= fewestLinked && isNamedBy(scholarship))
      .map(({ facet }) => facet)
      .slice(0, facetsShown),
  };
}

/** The ids of the open scholarships that share the most with one, best first. */
function mostSimilar(index: CatalogueIndex, scholarship: Scholarship): string[] {
  const { ids } = index;
  const shared = sharedWeights(index, scholarship);
  // Rows are ordered by deadline, so the first of equals has the next deadline.
  const best: number[] = [];
  let least = 0;
  for (let row = 0; row < shared.length; row++) {
    const weight = shared[row] as number;
    if (weight <= least || ids[row] === scholarship.id) continue;
    const at = best.findIndex((other) => (shared[other] as number) < weight);
    best.splice(at < 0 ? best.length : at, 0, row);
    best.length = Math.min(best.length, similarShown);
    // Once the result is full, only a larger weight can replace an entry.
    if (best.length === similarShown) least = shared[best.at(-1) ?? 0] as number;
  }
  return best.map((row) => ids[row] ?? "");
}

/** For each row the sum of the weights of what it shares with a scholarship. */
function sharedWeights({ ids, lists }: CatalogueIndex, scholarship: Scholarship): Uint8Array {
  const shared = new Uint8Array(ids.length);
  for (const list of weighedLists) {
    const own: ReadonlySet<string> = new Set(scholarship[list]);
    if (own.size === 0) continue;
    const { values, numbers } = lists[list];
    const weightOf = Uint8Array.from(values, (value) => (value.some((one) => own.has(one)) ? weights[list] : 0));
    if (list === "field_of_study") addWiderFields(weightOf, lists.field_of_study, scholarship.field_of_study);
    for (let row = 0; row < shared.length; row++)
      shared[row] = (shared[row] as number) + (weightOf[numbers[row] as number] as number);
  }
  const levels: ReadonlySet<string> = new Set(scholarship.academic_level);
  const isLevelAll = weighedLists.every((list) => scholarship[list].length === 0);
  const { values, numbers } = lists.academic_level;
  const isShared = Uint8Array.from(values, (value) => (value.some((level) => levels.has(level)) ? levelWeight : 0));
  for (let row = 0; row < shared.length; row++)
    if (isLevelAll || shared[row] !== 0)
      shared[row] = (shared[row] as number) + (isShared[numbers[row] as number] as number);
  return shared;
}

/** A scholarship for a wider field, or for another name of the field, is for its students too. */
function addWiderFields(
  weightOf: Uint8Array,
  column: CatalogueIndex["lists"]["field_of_study"],
  fields: string[],
): void {
  for (const field of fields.slice(0, mostFields)) {
    for (const [number, fit] of fitsOfLists(column, field).entries())
      if (fit >= listFits.broader) weightOf[number] = weights.field_of_study;
  }
}
