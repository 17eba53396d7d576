import { articles, guides } from "#domain/articles/articles.gen.ts";
import { isListed } from "#domain/pages/indexing.ts";
import { sitePages } from "#domain/pages/site-pages.ts";
import { escaped } from "./page-html.ts";

/** The maximum number of URLs in one file (sitemaps.org). */
export const urlsPerSitemap = 50_000;

/** `changed` is YYYY-MM-DD; absent when the day is unknown. */
type SitemapUrl = { path: string; changed?: string };

const changes = new Map([...articles, ...guides].map(({ path, updated_at }) => [path, updated_at]));

/** The static pages, each once. */
export const pageUrls: readonly SitemapUrl[] = sitePages
  .filter(({ path }) => isListed(path))
  .map(({ path }) => ({ path, changed: changes.get(path) }));

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap of these URLs. */
export function urlSet(origin: string, urls: readonly SitemapUrl[]): string {
  const entries = urls.map(
    ({ path, changed }) =>
      `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return `${declaration}\n<urlset ${namespace}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** A sitemap index, for more URLs than one sitemap may hold. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`);
  return `${declaration}\n<sitemapindex ${namespace}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}
