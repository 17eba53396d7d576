import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";

/** An index of open scholarships that state these facts and nothing else. Their titles are their ids. `today` is YYYY-MM-DD. */
export const indexOfFacts = (rows: readonly Partial<ScholarshipFacts>[], today: string): CatalogueIndex =>
  compileIndex(
    rows.map((row) => ({
      ...({ ...emptyFacts(), provider_name: "A sponsor", ...row } as ScholarshipFacts),
      id: row.title ?? "",
      status: "active" as const,
      created_at: new Date(today),
      source_name: null,
    })),
    today,
  );
