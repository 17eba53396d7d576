import type { PagePath } from "#domain/pages/page-paths.ts";
import { type FacetPage, facetPath } from "#domain/scholarships/browse.ts";
import type { Deps } from "#server/deps.ts";
import { facetPage, openCatalogue, rowsPerPage } from "#server/scholarships/browse/browse-lists.ts";
import { similarScholarships } from "#server/scholarships/browse/similar-scholarships.ts";
import { findScholarship } from "#server/scholarships/store.ts";
import { browseHead, facetHead } from "./browse-head.ts";
import type { PublicPage } from "./public-page.ts";
import { scholarshipHead } from "./scholarship-head.ts";

/** A page that shows the catalogue, as it stands when it is asked for. */
export type CataloguePage = {
  /** The one address of it, without origin. */
  address: string;
  head: PublicPage;
  /** The answers that it would ask for first, in the order of its kind's keys. */
  answers: readonly unknown[];
};

/** One kind of page of the catalogue. */
export type CatalogueKind = {
  pattern: PagePath;
  /**
   * What a page of this kind asks for first, by the keys of web/features/scholarships/api.ts. They hold all that it
   * reads of its address.
   */
  keys: (asked: Asked) => readonly (readonly unknown[])[];
  /** The page at an address on a day, or null where there is none. */
  find: (deps: Pick<Deps, "db" | "pool">, asked: Asked, today: string) => Promise<CataloguePage | null>;
};

/** What an address asks for: the variable parts of its path by name, and which page of a list. */
export type Asked = { params: Readonly<Record<string, string>>; page: number };

export const browsePages: CatalogueKind = {
  pattern: "/browse",
  keys: () => [["browse"]],
  find: async (deps, _asked, today) => {
    const catalogue = await openCatalogue(deps, today);
    return { address: "/browse", head: browseHead(catalogue), answers: [catalogue] };
  },
};

export const facetPages: CatalogueKind = {
  pattern: "/browse/{kind}/{slug}",
  keys: ({ params, page }) => [["browse", params.kind, params.slug, page]],
  find: async (deps, { params: { kind = "", slug = "" }, page }, today) => {
    const found: FacetPage | null = await facetPage(deps, { kind, slug, page }, today);
    return (
      found && {
        address: facetPath(found.facet) + (page > 1 ? `?page=${page}` : ""),
        head: facetHead(found, (page - 1) * rowsPerPage),
        answers: [found],
      }
    );
  },
};

export const scholarshipPages: CatalogueKind = {
  pattern: "/scholarships/{id}",
  keys: ({ params: { id } }) => [
    ["scholarship", id],
    ["scholarship", id, "similar"],
  ],
  find: async (deps, { params: { id = "" } }, today) => {
    const scholarship = await findScholarship(deps.db, id, today);
    return (
      scholarship && {
        address: `/scholarships/${scholarship.id}`,
        head: scholarshipHead(scholarship),
        answers: [scholarship, await similarScholarships(deps, scholarship, today)],
      }
    );
  },
};
