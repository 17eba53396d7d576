import { signedOut } from "#domain/accounts/signed-out.ts";
import type { PagePath } from "#domain/pages/page-paths.ts";
import { type BuiltFile, kept } from "#server/platform/http/static-files.ts";
import { type BuiltSite, htmlFile } from "./built-site.ts";
import type { Asked, CatalogueKind, CataloguePage } from "./catalogue-pages.ts";
import { headHtml, pageHtml } from "./page-html.ts";
import { notFoundPage } from "./public-page.ts";

/**
 * Where a page of the catalogue is made: the built app with its template, this server's origin, the day, and the
 * address.
 */
export type RenderContext = {
  site: BuiltSite;
  template: string;
  origin: string;
  day: string;
  kind: CatalogueKind;
  asked: Asked;
};

/** The HTML that says that nothing is there, of each kind of page, drawn once a day. */
export type NotFoundCache = Map<PagePath, { day: string; html: Promise<string> }>;

/** A page could not be made into HTML; `cause` says why. The browser draws it all the same. */
export class RenderFailed extends Error {}

/** A page of the catalogue without its HTML, to be drawn in the browser from the facts that come along. */
export function catalogueFrame(making: RenderContext, page: CataloguePage): BuiltFile {
  const { site, template, origin, day, kind } = making;
  const parts = { head: headHtml(page.head, origin), modules: site.modules[kind.pattern] ?? [] };
  const html = site.skeletons[kind.pattern];
  const skeleton = html === undefined ? {} : { html, isSkeleton: true };
  return htmlFile(pageHtml(template, { ...parts, ...skeleton, data: { day, queries: factsOf(making, page.answers) } }));
}

/** A page of the catalogue as HTML for visitors. Throws NotDrawn. */
export async function catalogueHtml(making: RenderContext, page: CataloguePage): Promise<BuiltFile> {
  const { site, template, origin, kind } = making;
  const data = visitorData(making, page.answers);
  const html = await draw(site, page.address, data);
  const parts = { head: headHtml(page.head, origin), modules: site.modules[kind.pattern] ?? [] };
  // There are many and each is asked for now and then, so that the smallest form is not worth the work.
  return kept(htmlFile(pageHtml(template, { ...parts, html, data })), "quick");
}

/**
 * The page that says that there is nothing at an address, as HTML. It is the same for every address of a kind, so that
 * it is drawn once a day; only the facts that come along, all null, are those of the address. Throws NotDrawn.
 */
export async function notFoundHtml(making: RenderContext, drawn: NotFoundCache): Promise<BuiltFile> {
  const { site, template, origin, kind } = making;
  const html = await nothingOfToday(making, drawn);
  const parts = { head: headHtml(notFoundPage, origin), modules: site.modules[kind.pattern] ?? [] };
  return htmlFile(pageHtml(template, { ...parts, html, data: visitorData(making) }));
}

function nothingOfToday(making: RenderContext, drawn: NotFoundCache): Promise<string> {
  const { day, kind } = making;
  const before = drawn.get(kind.pattern);
  if (before?.day === day) return before.html;
  const html = drawNothing(making);
  drawn.set(kind.pattern, { day, html });
  html.catch(() => drawn.delete(kind.pattern));
  return html;
}

async function drawNothing(making: RenderContext): Promise<string> {
  const { site, kind } = making;
  const names = [...kind.pattern.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const asked = { params: Object.fromEntries(names.map((name) => [name, "-"])), page: 1 };
  return draw(site, kind.pattern.replace(/\{\w+\}/g, "-"), visitorData({ ...making, asked }));
}

async function draw(site: BuiltSite, address: string, data: unknown): Promise<string> {
  try {
    return (await site.render(address, data)).html;
  } catch (cause) {
    throw new RenderFailed(`no HTML could be made of ${address}`, { cause });
  }
}

const visitorData = (making: RenderContext, answers: readonly unknown[] = []) => ({
  day: making.day,
  queries: [[["me"], signedOut], ...factsOf(making, answers)],
});

/** What the page asks for first, by its keys, with the answers; null where there is none. */
const factsOf = ({ kind, asked }: RenderContext, answers: readonly unknown[]) =>
  kind.keys(asked).map((key, i) => [key, answers[i] ?? null] as const);
