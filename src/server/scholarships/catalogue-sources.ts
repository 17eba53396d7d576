import { count, inArray, max, sql } from "drizzle-orm";
import { type CatalogueSources, mostSources } from "#domain/scholarships/catalogue-sources.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { provenances } from "#domain/scholarships/vocabulary.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { lately } from "./lately.ts";
import { scholarshipsAsOf } from "./store.ts";

/** Where the scholarships of the catalog come from, as of at most a minute ago. */
export const catalogueSources = lately(
  async ({ db, clock }: Pick<Deps, "db" | "pool" | "clock">): Promise<CatalogueSources> => {
    const rows = await countBySource(db, deadlineDay(clock()));
    const named = Map.groupBy(rows, ({ source_name }) => source_name);
    named.delete(null);
    return {
      ...total(rows),
      by_provenance: provenances
        .map((provenance) => ({ provenance, ...total(rows.filter((row) => row.provenance === provenance)) }))
        .filter(({ scholarships }) => scholarships > 0)
        .sort((a, b) => b.open - a.open),
      by_source: [...named]
        .map(([source_name, own]) => ({ source_name: source_name ?? "", ...total(own) }))
        .sort((a, b) => b.open - a.open || a.source_name.localeCompare(b.source_name))
        .slice(0, mostSources),
      sources: named.size,
    };
  },
);

type Counted = Omit<CatalogueSources, "by_provenance" | "by_source" | "sources">;

function total(rows: readonly Counted[]): Counted {
  const sum = (of: (row: Counted) => number) => rows.reduce((all, row) => all + of(row), 0);
  const days = rows.flatMap(({ last_checked }) => last_checked ?? []);
  return {
    scholarships: sum((row) => row.scholarships),
    open: sum((row) => row.open),
    warned: sum((row) => row.warned),
    never_checked: sum((row) => row.never_checked),
    last_checked: days.toSorted().at(-1) ?? null,
  };
}

/** The active and closed scholarships, counted by provenance and source. */
function countBySource(db: Database, today: string) {
  const catalogue = scholarshipsAsOf(db, today);
  return db
    .select({
      provenance: catalogue.provenance,
      source_name: catalogue.source_name,
      scholarships: count(),
      open: sql<number>`count(*) filter (where ${catalogue.is_open})`.mapWith(Number),
      warned: sql<number>`count(*) filter (where ${catalogue.scam_level} in ('warn', 'stop'))`.mapWith(Number),
      never_checked: sql<number>`count(*) filter (where ${catalogue.last_checked} is null)`.mapWith(Number),
      last_checked: max(catalogue.last_checked),
    })
    .from(catalogue)
    .where(inArray(catalogue.status, ["active", "closed"]))
    .groupBy(catalogue.provenance, catalogue.source_name);
}
