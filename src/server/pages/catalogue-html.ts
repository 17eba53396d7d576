import { signedOut } from "#domain/accounts/me.ts";
import { type BuiltFile, kept } from "#server/platform/static-files.ts";
import { type BuiltSite, htmlFile } from "./built-site.ts";
import type { Asked, CatalogueKind, CataloguePage } from "./catalogue-pages.ts";
import { headHtml, pageHtml } from "./page-html.ts";
import { notFoundPage } from "./public-page.ts";

/** Where pages of the catalogue are made: the built app with its template, this server's origin, and the day. */
export type MakingOf = { site: BuiltSite; template: string; origin: string; day: string };

const signedOutFact = [["me"], signedOut] as const;

/** A page of the catalogue without its HTML, to be drawn in the browser from the facts that come along. */
export function catalogueFrame({ site, template, origin, day }: MakingOf, page: CataloguePage): BuiltFile {
  const parts = { head: headHtml(page.head, origin), modules: site.modules[page.pattern] ?? [] };
  return htmlFile(pageHtml(template, { ...parts, data: { day, queries: page.facts } }));
}

/** A page of the catalogue as HTML for visitors. Throws where it cannot be drawn on a server. */
export async function catalogueHtml(
  { site, template, origin, day }: MakingOf,
  page: CataloguePage,
): Promise<BuiltFile> {
  const data = { day, queries: [signedOutFact, ...page.facts] };
  const { html } = await site.render(page.address, data);
  const parts = { head: headHtml(page.head, origin), modules: site.modules[page.pattern] ?? [] };
  // There are many and each is asked for now and then, so that the smallest form is not worth the work.
  return kept(htmlFile(pageHtml(template, { ...parts, html, data })), "quick");
}

type Drawn = { day: string; html: Promise<string> };
const nowhere = new WeakMap<BuiltSite, Map<string, Drawn>>();

/**
 * The page that says that there is nothing at an address of this kind, as HTML. It is the same for every such address, so
 * that it is drawn once a day; only the facts that come along, all null, are those of the address.
 */
export async function nothingHtml(making: MakingOf, kind: CatalogueKind, asked: Asked): Promise<BuiltFile> {
  const { site, template, origin, day } = making;
  const drawn = await nothingOfToday(making, kind);
  const parts = { head: headHtml(notFoundPage, origin), modules: site.modules[kind.pattern] ?? [] };
  const data = { day, queries: [signedOutFact, ...nothingAt(kind, asked)] };
  return htmlFile(pageHtml(template, { ...parts, html: drawn, data }));
}

function nothingOfToday(making: MakingOf, kind: CatalogueKind): Promise<string> {
  const drawn = nowhere.get(making.site) ?? new Map<string, Drawn>();
  nowhere.set(making.site, drawn);
  const before = drawn.get(kind.pattern);
  if (before?.day === making.day) return before.html;
  const html = drawNothing(making, kind);
  drawn.set(kind.pattern, { day: making.day, html });
  html.catch(() => drawn.delete(kind.pattern));
  return html;
}

async function drawNothing({ site, day }: MakingOf, kind: CatalogueKind): Promise<string> {
  const names = [...kind.pattern.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const asked = { params: Object.fromEntries(names.map((name) => [name, "-"])), page: 1 };
  const data = { day, queries: [signedOutFact, ...nothingAt(kind, asked)] };
  return (await site.render(kind.pattern.replace(/\{\w+\}/g, "-"), data)).html;
}

const nothingAt = (kind: CatalogueKind, asked: Asked) => kind.keys(asked).map((key) => [key, null] as const);
