import { signedOut } from "#domain/accounts/signed-out.ts";
import type { PagePath } from "#domain/pages/page-paths.ts";
import { type BuiltFile, cacheCompressed } from "#server/platform/http/static-files.ts";
import { type BuiltSite, htmlFile } from "./built-site.ts";
import type { CatalogueKind, CataloguePage, PageRequest } from "./catalogue-pages.ts";
import { headHtml, pageHtml } from "./page-html.ts";
import { notFoundPage } from "./public-page.ts";

/**
 * The input for rendering a catalog page: the built app with its template, this server's origin, the day, and the
 * request.
 */
export type RenderContext = {
  site: BuiltSite;
  template: string;
  origin: string;
  day: string;
  kind: CatalogueKind;
  request: PageRequest;
};

/** The "not found" HTML of each kind of page, rendered once a day. */
export type NotFoundCache = Map<PagePath, { day: string; html: Promise<string> }>;

/** A page failed to render on the server; `cause` has the error. The browser can still render the page. */
export class RenderFailed extends Error {}

/** A catalog page without its HTML. The browser renders it from the data in the page. */
export function catalogueFrame(context: RenderContext, page: CataloguePage): BuiltFile {
  const { site, template, origin, day, kind } = context;
  const parts = { head: headHtml(page.head, origin), modules: site.modules[kind.pattern] ?? [] };
  const html = site.studentHtml(kind.pattern);
  const skeleton = html === undefined ? {} : { html, isSkeleton: true };
  return htmlFile(
    pageHtml(template, { ...parts, ...skeleton, data: { day, queries: factsOf(context, page.answers) } }),
  );
}

/** A catalog page as HTML for visitors. Throws RenderFailed. */
export async function catalogueHtml(context: RenderContext, page: CataloguePage): Promise<BuiltFile> {
  const { site, template, origin, kind } = context;
  const data = visitorData(context, page.answers);
  const html = await renderHtml(site, page.path, data);
  const parts = { head: headHtml(page.head, origin), modules: site.modules[kind.pattern] ?? [] };
  // There are many of these pages and few requests for each, so the smallest compressed form is not worth the CPU time.
  return cacheCompressed(htmlFile(pageHtml(template, { ...parts, html, data })), "quick");
}

/**
 * The "not found" page as HTML. Its HTML is the same for every URL of a kind, so it is rendered once a day. Only its
 * data, which is null for every key, depends on the URL. Throws RenderFailed.
 */
export async function notFoundHtml(context: RenderContext, cache: NotFoundCache): Promise<BuiltFile> {
  const { site, template, origin, kind } = context;
  const html = await notFoundOfToday(context, cache);
  const parts = { head: headHtml(notFoundPage, origin), modules: site.modules[kind.pattern] ?? [] };
  return htmlFile(pageHtml(template, { ...parts, html, data: visitorData(context) }));
}

function notFoundOfToday(context: RenderContext, cache: NotFoundCache): Promise<string> {
  const { day, kind } = context;
  const before = cache.get(kind.pattern);
  if (before?.day === day) return before.html;
  const html = renderNotFound(context);
  cache.set(kind.pattern, { day, html });
  html.catch(() => cache.delete(kind.pattern));
  return html;
}

async function renderNotFound(context: RenderContext): Promise<string> {
  const { site, kind } = context;
  const names = [...kind.pattern.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const request = { params: Object.fromEntries(names.map((name) => [name, "-"])), page: 1, search: {} };
  return renderHtml(site, kind.pattern.replace(/\{\w+\}/g, "-"), visitorData({ ...context, request }));
}

async function renderHtml(site: BuiltSite, path: string, data: unknown): Promise<string> {
  try {
    return (await site.render(path, data)).html;
  } catch (cause) {
    throw new RenderFailed(`no HTML could be made of ${path}`, { cause });
  }
}

const visitorData = (context: RenderContext, answers: readonly unknown[] = []) => ({
  day: context.day,
  queries: [[["me"], signedOut], ...factsOf(context, answers)],
});

/** The page's first queries by key, with their results; null where there is none. */
const factsOf = ({ kind, request }: RenderContext, answers: readonly unknown[]) =>
  kind.keys(request).map((key, i) => [key, answers[i] ?? null] as const);
