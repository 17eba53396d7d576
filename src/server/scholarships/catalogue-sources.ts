import { type CatalogueSources, mostSources } from "#domain/scholarships/catalogue-sources.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { provenances } from "#domain/scholarships/vocabulary.ts";
import type { Deps } from "#server/deps.ts";
import { lately } from "./lately.ts";
import { countBySource } from "./store.ts";

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
