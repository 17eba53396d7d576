import type { SimilarScholarships } from "#domain/scholarships/browse.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { Deps } from "#server/deps.ts";
import { scholarshipsInOrder } from "../store.ts";
import { listedScholarship } from "./listed-scholarship.ts";
import { openIndex } from "./open-index.ts";
import type { OpenRows } from "./open-index-store.ts";

const similarShown = 4;
const facetsShown = 6;

/** The weight of a shared fact. Rarer facts weigh more. */
const weights = {
  location_restrictions: 5,
  groups: 4,
  institutions: 4,
  field_of_study: 3,
  academic_level: 1,
} as const;
const weighedLists = Object.keys(weights) as (keyof typeof weights)[]; // the keys of the table above

/**
 * The open scholarships that share the most facts with one, and the facets that name the shared facts. Equal ones are
 * ordered by next deadline.
 */
export async function similarScholarships(
  deps: Pick<Deps, "db" | "pool">,
  scholarship: Scholarship,
  today: string,
): Promise<SimilarScholarships> {
  const index = await openIndex(deps, today);
  const similar = await scholarshipsInOrder(deps.db, mostSimilar(index, scholarship), today);
  return {
    items: similar.map(listedScholarship),
    facets: index.facets
      .filter(({ isNamedBy }) => isNamedBy(scholarship))
      .map(({ facet }) => facet)
      .slice(0, facetsShown),
  };
}

/**
 * The ids of the open scholarships that share the most with one, best first. Makes one pass over those that share
 * anything.
 */
export function mostSimilar({ ids, combinations }: OpenRows, scholarship: Scholarship): string[] {
  const shared = new Uint8Array(ids.length);
  for (const list of weighedLists) {
    const values: ReadonlySet<string> = new Set(scholarship[list]);
    if (values.size === 0) continue;
    for (const { positions } of combinations[list].filter((one) => one.values.some((value) => values.has(value)))) {
      for (const position of positions) shared[position] = (shared[position] ?? 0) + weights[list];
    }
  }
  // Positions are ordered by deadline, so the first of equals has the next deadline.
  const best: number[] = [];
  let least = 0;
  for (let position = 0; position < shared.length; position++) {
    const weight = shared[position] ?? 0;
    if (weight <= least || ids[position] === scholarship.id) continue;
    const at = best.findIndex((other) => (shared[other] ?? 0) < weight);
    best.splice(at < 0 ? best.length : at, 0, position);
    best.length = Math.min(best.length, similarShown);
    // Once the result is full, only a larger weight can replace an entry.
    if (best.length === similarShown) least = shared[best.at(-1) ?? 0] ?? 0;
  }
  return best.map((position) => ids[position] ?? "");
}
