import { articles, guides } from "#domain/articles/articles.gen.ts";
import { isListed } from "#domain/pages/indexing.ts";
import { sitePages } from "#domain/pages/site-pages.ts";
import { escaped } from "./page-html.ts";

/** The most addresses that one file may hold (sitemaps.org). */
export const addressesInFile = 50_000;

/** `changed` is YYYY-MM-DD, and left out where nobody keeps that day. */
export type Address = { path: string; changed?: string };

const changes = new Map([...articles, ...guides].map(({ path, updated_at }) => [path, updated_at]));

/** The pages that are the same for everyone, each once. */
export const pageAddresses: readonly Address[] = sitePages
  .filter(({ path }) => isListed(path))
  .map(({ path }) => ({ path, changed: changes.get(path) }));

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap of these addresses. */
export function urlSet(origin: string, addresses: readonly Address[]): string {
  const entries = addresses.map(
    ({ path, changed }) =>
      `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return `${declaration}\n<urlset ${namespace}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** A list of sitemaps, for more addresses than one may hold. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`);
  return `${declaration}\n<sitemapindex ${namespace}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}
