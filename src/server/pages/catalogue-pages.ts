import type { Context } from "hono";
import type { PagePath } from "#domain/pages/page-paths.ts";
import { type FacetPage, facetPath } from "#domain/scholarships/browse.ts";
import type { Base } from "#server/platform/http.ts";
import { facetPage, openCatalogue, rowsPerPage, similarAwards } from "#server/scholarships/browse.ts";
import { findScholarship } from "#server/scholarships/store.ts";
import { browseHead, facetHead } from "./browse-head.ts";
import type { PublicPage } from "./public-page.ts";
import { scholarshipHead } from "./scholarship-head.ts";

/** A page that shows the catalogue, as it stands when it is asked for. */
export type CataloguePage = {
  /** The one address of it, without origin. */
  address: string;
  pattern: PagePath;
  head: PublicPage;
  /** The answers that it would ask for first, by the keys of web/features/scholarships/api.ts. */
  facts: readonly (readonly [readonly unknown[], unknown])[];
};

/** One kind of page of the catalogue. */
export type CatalogueKind = {
  pattern: PagePath;
  /** The page that a request asks for on a day, or null where there is none. */
  find: (c: Context<Base>, today: string) => Promise<CataloguePage | null>;
  /** The keys of the answers that a page of this kind asks for first. */
  keys: (asked: Asked) => readonly (readonly unknown[])[];
};

/** What an address asks for: the variable parts of its path by name, and which page of a list. */
export type Asked = { params: Readonly<Record<string, string>>; page: number };

export const browsePages: CatalogueKind = {
  pattern: "/browse",
  keys: () => [["browse"]],
  find: async (c, today) => {
    const catalogue = await openCatalogue(c.get("deps"), today);
    const facts = [[["browse"], catalogue]] as const;
    return { address: "/browse", pattern: "/browse", head: browseHead(catalogue), facts };
  },
};

export const facetPages: CatalogueKind = {
  pattern: "/browse/{kind}/{slug}",
  keys: ({ params, page }) => [["browse", params.kind, params.slug, page]],
  find: async (c, today) => {
    const { kind = "", slug = "" } = c.req.param();
    const page = pageAsked(c);
    const found: FacetPage | null = await facetPage(c.get("deps"), { kind, slug, page }, today);
    return (
      found && {
        address: facetPath(found.facet) + (page > 1 ? `?page=${page}` : ""),
        pattern: "/browse/{kind}/{slug}",
        head: facetHead(found, (page - 1) * rowsPerPage),
        facts: [[["browse", kind, slug, page], found]],
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
  find: async (c, today) => {
    const deps = c.get("deps");
    const scholarship = await findScholarship(deps.db, c.req.param("id") ?? "", today);
    if (!scholarship) return null;
    const { id } = scholarship;
    return {
      address: `/scholarships/${id}`,
      pattern: "/scholarships/{id}",
      head: scholarshipHead(scholarship),
      facts: [
        [["scholarship", id], scholarship],
        [["scholarship", id, "similar"], await similarAwards(deps, scholarship, today)],
      ],
    };
  },
};

/** The page of a list that the address names, as the route reads it: from 1, and 1 for anything that is no number. */
export function pageAsked(c: Context<Base>): number {
  const page = c.req.query("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
