import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";

/** An active scholarship that states only these facts. */
export const makeScholarship = (title: string, known: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  ...emptyFacts(),
  title,
  provider_name: "Example Foundation",
  source_name: "hand",
  source_url: null,
  last_checked: null,
  provenance: "curated",
  status: "active",
  validation_status: "verified",
  ...known,
});
