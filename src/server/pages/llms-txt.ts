import { articles, guides } from "#domain/articles/articles.gen.ts";
import { isListed } from "#domain/pages/indexing.ts";
import { sitePages } from "#domain/pages/site-pages.ts";
import { facetPath, type OpenCatalogue } from "#domain/scholarships/lists/browse.ts";

type Entry = { title: string; path: string; says: string };

/** llms.txt (llmstxt.org): describes Laurel and its pages for language models. */
export function llmsTxt(origin: string, { open, facets }: OpenCatalogue): string {
  const texts = new Set([...articles, ...guides].map(({ path }) => path));
  const pages = sitePages.filter(({ path }) => isListed(path) && !texts.has(path) && path !== "/");
  const written = (entries: readonly Entry[]) =>
    entries.map(({ title, path, says }) => `- [${title}](${origin}${path}): ${says}`).join("\n");
  return `# Laurel

> Laurel helps students find scholarships that are really open to them. It reads every requirement against the student's own
> answers, shows every result with its reason, and never counts what is unknown against anyone.

The catalog holds ${open.toLocaleString("en-US")} open scholarships, each with its source and the day its facts were last checked, or a note that
they have not been checked yet.
A deadline of the kind "yearly" is last year's date, not confirmed by the sponsor.

## Catalog

- [Search](${origin}/api/scholarships): search by words, level, field, amount and GPA; JSON, no key needed
- [The latest](${origin}/api/feed): the 20 newest open scholarships, as JSON
- [Figures](${origin}/api/stats): how many there are, from how many sources, and how accurate the matching is
- [The interface](${origin}/api/openapi.json): every call, as OpenAPI
- [Browse](${origin}/browse): the lists of open scholarships below, as pages
- [Every public address](${origin}/sitemap.xml): pages, articles and open scholarships

## Open scholarships by deadline, level, field, group, citizenship and state

${written(facets.map((facet) => ({ title: facet.title, path: facetPath(facet), says: `${facet.open} open` })))}

## Guides and articles

${written([...guides, ...articles].map(({ title, path, summary }) => ({ title, path, says: summary })))}

## Pages

${written(pages.map(({ title, path, description }) => ({ title, path, says: description })))}
`;
}
