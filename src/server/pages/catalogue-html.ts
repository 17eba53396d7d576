import { signedOut } from "#domain/accounts/me.ts";
import type { BuiltFile } from "#server/platform/static-files.ts";
import { type BuiltSite, htmlFile } from "./built-site.ts";
import type { CataloguePage } from "./catalogue-pages.ts";
import { headHtml, pageHtml } from "./page-html.ts";

/** Where pages of the catalogue are made: the built app with its template, this server's origin, and the day. */
export type MakingOf = { site: BuiltSite; template: string; origin: string; day: string };

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
  const data = { day, queries: [[["me"], signedOut], ...page.facts] };
  const { html } = await site.render(page.address, data);
  const parts = { head: headHtml(page.head, origin), modules: site.modules[page.pattern] ?? [] };
  return htmlFile(pageHtml(template, { ...parts, html, data }));
}
