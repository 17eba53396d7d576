import { isOpen, movedTo, type PagePath, pagePathAt } from "./page-paths.ts";

/** Pages that show the student's own data, or only ask a visitor to sign in. */
const privatePaths: readonly string[] = [
  "/auth/confirm",
  "/account",
  "/onboarding",
  "/dashboard",
  "/scholarships",
  "/applications",
  "/subscription",
  "/credits",
  "/credit-success",
];

/** Public pages that search engines should not list, because their content is that of other pages. */
const neverIndexed: readonly PagePath[] = ["/browse/search"];

/** Pages without content of their own. */
const withoutContent: readonly string[] = ["/auth"];

/** Pages with a second path. */
const otherNames: Partial<Record<PagePath, PagePath>> = { "/home": "/" };

/** Whether a page differs between users, so that only the browser renders it. */
export function isPrivate(path: string): boolean {
  return privatePaths.includes(path) || path.startsWith("/profile");
}

/** Pages that show live data of the catalog. */
const cataloguePages: readonly PagePath[] = [
  "/browse",
  "/browse/search",
  "/browse/{kind}/{slug}",
  "/scholarships/{id}",
];

/** Whether the HTML of a page has to be rendered on request. */
export function isRenderedOnRequest(path: string): boolean {
  const page = pagePathAt(path);
  return page !== undefined && cataloguePages.includes(page);
}

/** Whether a page is the same for every visitor, who gets it as HTML. */
export function isPrerendered(path: string): boolean {
  return !isPrivate(path) && !movedTo(path);
}

/** Whether search engines may index the page at a path: it is public, open and not moved. */
export function isIndexed(path: string): boolean {
  return isOpen(path) && !isPrivate(path) && !movedTo(path) && !neverIndexed.some((page) => page === pagePathAt(path));
}

/** Whether a page is listed for crawlers (sitemap, llms.txt): it has content, and this is its canonical path. */
export function isListed(path: string): boolean {
  return isIndexed(path) && canonicalPath(path) === path && !withoutContent.includes(path);
}

/** The canonical path of a page with several paths. */
export function canonicalPath(path: string): string {
  const page = pagePathAt(path);
  return (page && otherNames[page]) ?? path;
}
