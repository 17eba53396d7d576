import { arrayOverlaps, count, type SQL, sql } from "drizzle-orm";
import { daysAfter } from "#domain/calendar/day.ts";
import { fieldsThatFit } from "#domain/fields-of-study/fields-that-fit.ts";
import type { Facet } from "#domain/scholarships/browse.ts";
import { type FacetList, type FacetRule, facetRules, fewestInFacet } from "#domain/scholarships/facets.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isOpen, nextDeadlineSql } from "../open-scholarships.ts";
import { catalogueRevision } from "../store.ts";
import { scholarships } from "../table.ts";

/** A facet that has its page, with what puts a scholarship on it. */
export type OpenFacet = {
  facet: Facet;
  /** SQL: on this list, among the open ones of the day it was made for. */
  filter: SQL | undefined;
  /** Whether a scholarship with these facts names just what this list is about. */
  isNamedBy: (facts: Pick<typeof scholarships.$inferSelect, FacetList>) => boolean;
};

// One per pool: a process serves one database, its tests several.
const known = new WeakMap<Deps["pool"], { key: string; facets: Promise<OpenFacet[]> }>();

/** The facets with enough open scholarships on `today`, counted once for each revision of the catalogue and day. */
export async function openFacets({ db, pool }: Pick<Deps, "db" | "pool">, today: string): Promise<OpenFacet[]> {
  const key = `${await catalogueRevision(db)} ${today}`;
  const before = known.get(pool);
  if (before?.key === key) return before.facets;
  const facets = countFacets(db, today);
  known.set(pool, { key, facets });
  facets.catch(() => known.delete(pool));
  return facets;
}

/** How many open scholarships have just these values in a list. */
type Combination = { values: string[]; open: number };

async function countFacets(db: Database, today: string): Promise<OpenFacet[]> {
  const lists = [...new Set(facetRules.flatMap(({ picks }) => ("list" in picks ? [picks.list] : [])))];
  const combinations = new Map(
    await Promise.all(lists.map(async (list) => [list, await combinationsOf(db, list, today)] as const)),
  );
  const facets = await Promise.all(
    facetRules.map(async ({ picks, ...rule }) =>
      "list" in picks
        ? listFacet(rule, picks, combinations.get(picks.list) ?? [])
        : deadlineFacet(db, rule, picks.withinDays, today),
    ),
  );
  return facets.filter((facet) => facet !== null);
}

async function combinationsOf(db: Database, list: FacetList, today: string): Promise<Combination[]> {
  const column = scholarships[list];
  const open = isOpen(today);
  return db
    .select({ values: sql<string[]>`${column}`, open: count() })
    .from(scholarships)
    .where(sql`${open} and ${column} <> '{}'`)
    .groupBy(column);
}

type Named = Omit<FacetRule, "picks">;

function listFacet(
  rule: Named,
  { list, value }: { list: FacetList; value: string },
  combinations: readonly Combination[],
): OpenFacet | null {
  const all = [...new Set(combinations.flatMap(({ values }) => values))];
  const isField = list === "field_of_study";
  const exact = new Set(isField ? fieldsThatFit(value, all, ["exact"]) : [value]);
  const listed = new Set(isField ? fieldsThatFit(value, all, ["exact", "broader"]) : [value]);
  const openWith = (wanted: Set<string>) =>
    combinations.reduce((sum, { values, open }) => (values.some((one) => wanted.has(one)) ? sum + open : sum), 0);
  // Enough must name the field itself: a list of what names a wider one alone would be that one's list again.
  if (openWith(exact) < fewestInFacet) return null;
  return {
    facet: { ...rule, open: openWith(listed) },
    filter: arrayOverlaps(scholarships[list], [...listed]),
    isNamedBy: (facts) => facts[list].some((one) => exact.has(one)),
  };
}

async function deadlineFacet(
  db: Database,
  rule: Named,
  withinDays: number | null,
  today: string,
): Promise<OpenFacet | null> {
  const filter = withinDays === null ? undefined : sql`${nextDeadlineSql(today)} <= ${daysAfter(today, withinDays)}`;
  const open = await db.$count(scholarships, filter ? sql`${isOpen(today)} and ${filter}` : isOpen(today));
  return open < fewestInFacet ? null : { facet: { ...rule, open }, filter, isNamedBy: () => false };
}
