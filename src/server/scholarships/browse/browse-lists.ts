import type { FacetPage, OpenCatalogue } from "#domain/scholarships/lists/browse.ts";
import { listedScholarship } from "#domain/scholarships/lists/listed-scholarship.ts";
import type { Compiling } from "../catalogue/build-catalogue.ts";
import { compiledCatalogue } from "../catalogue/compiled-catalogue.ts";
import { scholarshipsInOrder } from "../store.ts";
import { openFacets } from "./open-facets.ts";

/** The number of scholarships on a page of a list. */
export const rowsPerPage = 25;

/** The number of open scholarships on `today`, and their lists. */
export async function openCatalogue(deps: Compiling, today: string): Promise<OpenCatalogue> {
  const index = await compiledCatalogue(deps, today);
  return { open: index.count, facets: (await openFacets(index)).map(({ facet }) => facet) };
}

/** The number of open scholarships on `today`. */
export async function countOpen(deps: Compiling, today: string): Promise<number> {
  return (await compiledCatalogue(deps, today)).count;
}

/** A page of a facet, counted from 1. Null if there is no such facet or page. */
export async function facetPage(
  deps: Compiling,
  { kind, slug, page }: { kind: string; slug: string; page: number },
  today: string,
): Promise<FacetPage | null> {
  const facets = await openFacets(await compiledCatalogue(deps, today));
  const found = facets.find(({ facet }) => facet.kind === kind && facet.slug === slug);
  if (!found) return null;
  const pages = Math.ceil(found.facet.open / rowsPerPage);
  if (page > pages) return null;
  const ids = found.idsBetween((page - 1) * rowsPerPage, page * rowsPerPage);
  const items = await scholarshipsInOrder(deps.db, ids, today);
  return { facet: found.facet, page, pages, items: items.map(listedScholarship) };
}
