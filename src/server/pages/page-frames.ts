import { pagePathAt } from "#domain/pages/page-paths.ts";
import type { SitePage } from "#domain/pages/site-pages.ts";
import { stepKeys } from "#domain/profile/step-keys.ts";
import { type BuiltFile, cacheCompressed } from "#server/platform/http/static-files.ts";
import { type BuiltSite, htmlFile } from "./built-site.ts";
import { headHtml, pageHtml } from "./page-html.ts";
import { notFoundPage, publicPage } from "./public-page.ts";

/** The URL of a request, and its page; undefined where it has none. */
type FrameRequest = { path: string; search: string; page: SitePage | undefined; isVisitor: boolean };

/**
 * Returns the function that makes the page for rendering in the browser: with a skeleton for a student, with an empty root for a visitor.
 * Each is made once.
 */
export function pageFrames(site: BuiltSite, origin: string) {
  const frames = new Map<string, BuiltFile>();
  return (template: string, { path, search, page, isVisitor }: FrameRequest): BuiltFile => {
    const pagePath = page?.path ?? "";
    const pattern = pagePathAt(pagePath) ?? "";
    const hasSkeleton = page !== undefined && !isVisitor;
    // The first requests are those of the URL without search params.
    const isPlain = search === "";
    const state = hasSkeleton ? site.prerendered(pagePath, search)?.etag : "";
    // The steps of the profile are one page with a skeleton for each step.
    const ownPath = stepPaths.has(path) ? path : pagePath;
    const key = `${ownPath} ${hasSkeleton} ${isPlain} ${state}`;
    const known = frames.get(key);
    if (known) return known;
    const head = headHtml(page ? publicPage(page) : notFoundPage, origin);
    const modules = site.modules[pattern] ?? [];
    const firstRequests = (isPlain && site.firstRequests[pattern]) || [];
    const html = hasSkeleton ? site.studentHtml(ownPath, search) : undefined;
    const skeleton = html !== undefined && { html, isSkeleton: true, firstRequests };
    const file = cacheCompressed(htmlFile(pageHtml(template, { head, modules, ...skeleton })));
    frames.set(key, file);
    return file;
  };
}

const stepPaths = new Set(stepKeys.map((step) => `/profile/${step}`));
