import type { PagePath } from "#domain/pages/page-paths.ts";
import { type FacetPage, facetPath } from "#domain/scholarships/lists/browse.ts";
import { CatalogueSearchParams, searchText } from "#domain/scholarships/lists/catalogue-search.ts";
import { type ListedPage, listedPage } from "#domain/scholarships/lists/listed-page.ts";
import { ScholarshipSearch } from "#domain/scholarships/lists/scholarship-search.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { facetPage, openCatalogue, rowsPerPage } from "#server/scholarships/browse/browse-lists.ts";
import { similarScholarships } from "#server/scholarships/browse/similar-scholarships.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { searchScholarships } from "#server/scholarships/search-scholarships.ts";
import { findScholarship } from "#server/scholarships/store.ts";
import { browseHead, facetHead, searchHead } from "./browse-head.ts";
import type { PublicPage } from "./public-page.ts";
import { scholarshipHead } from "./scholarship-head.ts";

/** A page that shows catalog data, as read for one request. */
export type CataloguePage = {
  /** The canonical path with its query, without origin. */
  path: string;
  head: PublicPage;
  /** The results of the page's first queries, in the order of its kind's keys. */
  answers: readonly unknown[];
};

/** One kind of catalog page. */
export type CatalogueKind = {
  pattern: PagePath;
  /**
   * The query keys of the page's first queries, as in web/features/scholarships/api.ts. They contain everything that
   * the page reads from its URL.
   */
  keys: (request: PageRequest) => readonly (readonly unknown[])[];
  /** The page for a request on a day, or null when it does not exist. */
  find: (deps: Compiling, request: PageRequest, today: string) => Promise<CataloguePage | null>;
};

/** The path parameters by name, the page number within a list, and the search params as the router reads them. */
export type PageRequest = {
  params: Readonly<Record<string, string>>;
  page: number;
  search: Readonly<Record<string, unknown>>;
};

export const browsePages: CatalogueKind = {
  pattern: "/browse",
  keys: () => [["browse"]],
  find: async (deps, _request, today) => {
    const catalogue = await openCatalogue(deps, today);
    return { path: "/browse", head: browseHead(catalogue), answers: [catalogue] };
  },
};

export const searchPages: CatalogueKind = {
  pattern: "/browse/search",
  keys: ({ search }) => [["scholarships", "search", CatalogueSearchParams.parse(search)]],
  find: async (deps, { search }, today) => {
    const wanted = CatalogueSearchParams.parse(search);
    const found = await foundPage(deps, wanted, today);
    return {
      path: `/browse/search${searchText(wanted)}`,
      head: searchHead(wanted.q),
      answers: [{ pages: [found], pageParams: [wanted.cursor ?? ""] }],
    };
  },
};

/** One page of results. A cursor of another search begins at the first page. */
async function foundPage(deps: Compiling, wanted: CatalogueSearchParams, today: string): Promise<ListedPage> {
  try {
    return listedPage(await searchScholarships(deps, ScholarshipSearch.parse(wanted), today));
  } catch (error) {
    if (!(error instanceof Problem) || wanted.cursor === undefined) throw error;
    return foundPage(deps, { ...wanted, cursor: undefined }, today);
  }
}

export const facetPages: CatalogueKind = {
  pattern: "/browse/{kind}/{slug}",
  keys: ({ params, page }) => [["browse", params.kind, params.slug, page]],
  find: async (deps, { params: { kind = "", slug = "" }, page }, today) => {
    const found: FacetPage | null = await facetPage(deps, { kind, slug, page }, today);
    return (
      found && {
        path: facetPath(found.facet) + (page > 1 ? `?page=${page}` : ""),
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
    const [scholarship, index] = await Promise.all([
      findScholarship(deps.db, id, today),
      compiledCatalogue(deps, today),
    ]);
    return (
      scholarship && {
        path: `/scholarships/${scholarship.id}`,
        head: scholarshipHead(scholarship),
        answers: [scholarship, await similarScholarships(deps, scholarship, { index })],
      }
    );
  },
};
