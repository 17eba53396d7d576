import { articles } from "#domain/articles/articles.gen.ts";
import { findArticle } from "#domain/articles/find-article.ts";
import { movedTo, pagePaths } from "./page-paths.ts";
import { findPage, type Page } from "./pages.ts";

/** A page with its canonical path. The path of an article has its id, whichever name was asked for. */
export type SitePage = Omit<Page, "path"> & { path: string };

const articlePage = "/article/{topic}";

const asPage = ({ path, title, summary }: (typeof articles)[number]): SitePage => ({
  path,
  title,
  description: summary,
});

/** The page served at a path (without search params), or undefined for a 404. */
export function findSitePage(pathname: string): SitePage | undefined {
  const page = findPage(pathname);
  if (page?.path !== articlePage) return page;
  const article = findArticle(articles, decoded(pathname.split("/")[2] ?? ""));
  return article && asPage(article);
}

/** Every page of the site once, articles included. */
export const sitePages: readonly SitePage[] = [
  ...pagePaths.flatMap((path) => (path.includes("{") || movedTo(path) ? [] : (findPage(path) ?? []))),
  ...articles.map(asPage),
];

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // Not an encoding: looked up as it stands, and not found.
  }
}
