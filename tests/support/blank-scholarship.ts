import type { IndexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";

/** An open scholarship with only these facts known. Tests of matching start from it. */
export const blankScholarship = (known: Partial<IndexedScholarship> = {}): IndexedScholarship => ({
  id: "a",
  status: "active",
  title: "An award",
  provider_name: "A sponsor",
  created_at: new Date(0),
  source_name: null,
  ...emptyFacts(),
  ...known,
});
