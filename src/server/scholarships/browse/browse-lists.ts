import { and, asc, desc, gt, ne, type SQL, sql } from "drizzle-orm";
import type { FacetPage, OpenCatalogue, SimilarScholarships } from "#domain/scholarships/browse.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { Deps } from "#server/deps.ts";
import { isOpen, nextDeadlineSql, scholarshipColumns, toScholarship } from "../open-scholarships.ts";
import { countOpen } from "../store.ts";
import { scholarships } from "../table.ts";
import { listedScholarship } from "./listed-scholarship.ts";
import { openFacets } from "./open-facets.ts";

type Read = Pick<Deps, "db" | "pool">;

/** How many scholarships a page of a list shows. */
export const rowsPerPage = 25;
const similarShown = 4;
const facetsShown = 6;

/** The ways into the open catalogue, counted as it stands. */
export async function openCatalogue(deps: Read, today: string): Promise<OpenCatalogue> {
  const [open, facets] = await Promise.all([countOpen(deps.db, today), openFacets(deps, today)]);
  return { open, facets: facets.map(({ facet }) => facet) };
}

/** A page of a facet, counted from 1; null where there is no such facet or page. */
export async function facetPage(
  deps: Read,
  { kind, slug, page }: { kind: string; slug: string; page: number },
  today: string,
): Promise<FacetPage | null> {
  const facets = await openFacets(deps, today);
  const found = facets.find(({ facet }) => facet.kind === kind && facet.slug === slug);
  if (!found) return null;
  const pages = Math.ceil(found.facet.open / rowsPerPage);
  if (page > pages) return null;
  const rows = await deps.db
    .select(scholarshipColumns)
    .from(scholarships)
    .where(and(isOpen(today), found.filter))
    .orderBy(...byDeadline(today))
    .offset((page - 1) * rowsPerPage)
    .limit(rowsPerPage);
  return { facet: found.facet, page, pages, items: rows.map((row) => listedScholarship(toScholarship(row, today))) };
}

const byDeadline = (today: string) => [
  asc(sql`coalesce(${nextDeadlineSql(today)}, '9999-12-31')`),
  asc(scholarships.id),
];

/** What a fact counts when two scholarships share it: the rarer, the more. */
const weights = {
  location_restrictions: 5,
  groups: 4,
  institutions: 4,
  field_of_study: 3,
  academic_level: 1,
} as const;

/**
 * Open scholarships that share the most facts with one, the next deadline first among equals; and the facets it is in.
 */
export async function similarScholarships(
  deps: Read,
  scholarship: Scholarship,
  today: string,
): Promise<SimilarScholarships> {
  const facets = await openFacets(deps, today);
  const shared = sharedFacts(scholarship);
  const own = facets.filter(({ isNamedBy }) => isNamedBy(scholarship)).map(({ facet }) => facet);
  const rows = shared
    ? await deps.db
        .select(scholarshipColumns)
        .from(scholarships)
        .where(and(isOpen(today), ne(scholarships.id, scholarship.id), gt(shared, 0)))
        .orderBy(desc(shared), ...byDeadline(today))
        .limit(similarShown)
    : [];
  return {
    items: rows.map((row) => listedScholarship(toScholarship(row, today))),
    facets: own.slice(0, facetsShown),
  };
}

/** SQL: the weight of what a scholarship shares with a row; null when it states nothing that could be shared. */
function sharedFacts(scholarship: Scholarship): SQL | null {
  const parts = Object.entries(weights).flatMap(([list, weight]) => {
    const values: readonly string[] = scholarship[list as keyof typeof weights]; // the keys of the table above
    if (values.length === 0) return [];
    return [
      sql`(case when ${scholarships[list as keyof typeof weights]} && ${sql.param(values)}::text[] then ${sql.raw(String(weight))} else 0 end)`,
    ];
  });
  return parts.length > 0 ? sql`(${sql.join(parts, sql` + `)})` : null;
}
