import { findPage } from "#domain/pages/pages.ts";
import { type Facet, type FacetPage, facetPath, type OpenCatalogue } from "#domain/scholarships/lists/browse.ts";
import { catalogueSearchTitle } from "#domain/scholarships/lists/catalogue-search.ts";
import { type PublicPage, publicPage } from "./public-page.ts";
import { breadcrumbs, browseCrumb, type Crumb } from "./structured-data.ts";

/** The head of /browse. */
export function browseHead({ facets }: OpenCatalogue): PublicPage {
  const page = findPage("/browse");
  if (!page) throw new Error("/browse is not registered as a page");
  const { path, title, description } = page;
  const items = facets.map((facet) => ({ name: facet.title, path: facetPath(facet) }));
  return {
    ...publicPage(page),
    structuredData: (origin) => [
      listOfPages(origin, { path, name: title, description, items, first: 1, total: items.length }),
      breadcrumbs(origin, [browseCrumb]),
    ],
  };
}

/** The head of the search page. Results are the content of other pages, so search engines do not list it. */
export function searchHead(q: string | undefined): PublicPage {
  const page = findPage("/browse/search");
  if (!page) throw new Error("/browse/search is not registered as a page");
  const { path, title } = page;
  return {
    ...publicPage({ ...page, title: catalogueSearchTitle(q) }),
    structuredData: (origin) => [breadcrumbs(origin, [browseCrumb, { name: title, path }])],
  };
}

const counted = new Intl.NumberFormat("en-US");

/** The head of one page of a list. Each page has its own URL. */
export function facetHead({ facet, page, pages, items }: FacetPage, rowsBefore: number): PublicPage {
  const path = facetPath(facet) + (page > 1 ? `?page=${page}` : "");
  const name = page > 1 ? `${facet.title}, page ${page}` : facet.title;
  const description = describeFacet(facet) + (pages > 1 ? ` Page ${page} of ${pages}.` : "");
  const scholarships = items.map(({ id, title }) => ({ name: title, path: `/scholarships/${id}` }));
  return {
    title: `${name} · Laurel`,
    description,
    canonical: path,
    indexed: true,
    structuredData: (origin) => [
      listOfPages(origin, { path, name, description, items: scholarships, first: rowsBefore + 1, total: facet.open }),
      breadcrumbs(origin, [browseCrumb, { name: facet.title, path: facetPath(facet) }]),
    ],
  };
}

/** Describes a facet in one sentence, with its number of open scholarships. */
const describeFacet = ({ title, open }: Facet): string =>
  `${title}: ${counted.format(open)} open, with what each pays and asks and where that is from.`;

type Listing = Crumb & { description: string; items: readonly Crumb[]; first: number; total: number };

/** JSON-LD of a page that lists other pages, in order. `total` counts the items of all pages of the list. */
const listOfPages = (origin: string, { path, name, description, items, first, total }: Listing) => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  url: origin + path,
  name,
  description,
  mainEntity: {
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: first + index,
      name: item.name,
      url: origin + item.path,
    })),
  },
});
