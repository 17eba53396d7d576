import type { FacetPage, OpenCatalogue } from "#domain/scholarships/browse.ts";
import type { Deps } from "#server/deps.ts";
import { scholarshipsInOrder } from "../store.ts";
import { listedScholarship } from "./listed-scholarship.ts";
import { openIndex } from "./open-index.ts";

/** How many scholarships a page of a list shows. */
export const rowsPerPage = 25;

/** How many scholarships are open on `today`, and the lists of them. */
export async function openCatalogue(deps: Pick<Deps, "db" | "pool">, today: string): Promise<OpenCatalogue> {
  const { ids, facets } = await openIndex(deps, today);
  return { open: ids.length, facets: facets.map(({ facet }) => facet) };
}

/** How many scholarships are open on `today`. */
export async function countOpen(deps: Pick<Deps, "db" | "pool">, today: string): Promise<number> {
  return (await openIndex(deps, today)).ids.length;
}

/** A page of a facet, counted from 1; null if there is no such facet or page. */
export async function facetPage(
  deps: Pick<Deps, "db" | "pool">,
  { kind, slug, page }: { kind: string; slug: string; page: number },
  today: string,
): Promise<FacetPage | null> {
  const { facets } = await openIndex(deps, today);
  const found = facets.find(({ facet }) => facet.kind === kind && facet.slug === slug);
  if (!found) return null;
  const pages = Math.ceil(found.facet.open / rowsPerPage);
  if (page > pages) return null;
  const ids = found.idsBetween((page - 1) * rowsPerPage, page * rowsPerPage);
  const items = await scholarshipsInOrder(deps.db, ids, today);
  return { facet: found.facet, page, pages, items: items.map(listedScholarship) };
}
