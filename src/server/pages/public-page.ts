import { canonicalPath, isIndexed } from "#domain/pages/indexing.ts";
import type { SitePage } from "#domain/pages/site-pages.ts";

/** The data for the head of a page. Paths have no origin, because the origin is known only on the server. */
export type PublicPage = {
  title: string;
  description: string;
  /** The canonical path of this page. */
  canonical: string;
  /** Whether search engines should list it. */
  indexed: boolean;
  isArticle?: boolean;
  /** JSON-LD objects. */
  structuredData?: (origin: string) => readonly object[];
};

/** The head of a page of the site. */
export function publicPage({ path, title, description }: SitePage): PublicPage {
  return {
    title: /\bLaurel\b/.test(title) ? title : `${title} · Laurel`,
    description,
    canonical: canonicalPath(path),
    indexed: isIndexed(path),
  };
}

export const notFoundPage: PublicPage = {
  title: "Page not found · Laurel",
  description: "Nothing lives at this address.",
  canonical: "/",
  indexed: false,
};
