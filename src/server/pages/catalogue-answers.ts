import type { Context } from "hono";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { listPage } from "#domain/scholarships/lists/list-page.ts";
import type { Base } from "#server/platform/http/routing.ts";
import { readableCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import type { BuiltSite } from "./built-site.ts";
import {
  catalogueFrame,
  catalogueHtml,
  type NotFoundCache,
  notFoundHtml,
  type RenderContext,
  RenderFailed,
} from "./catalogue-html.ts";
import { type CatalogueKind, searchPages } from "./catalogue-pages.ts";
import { RenderedPages } from "./rendered-pages.ts";
import { isVisitor, sendPage } from "./send-page.ts";

/** How to answer where there is no page, and where the web app is not built. */
type Otherwise = {
  notFound: (c: Context<Base>, template: string) => Promise<Response>;
  notBuilt: (c: Context<Base>) => Response;
};

/** Returns the function that answers with a catalog page of a kind. Visitors get it as HTML, unless rendering fails. */
export function catalogueAnswers(site: BuiltSite, origin: string, { notFound, notBuilt }: Otherwise) {
  const rendered = new RenderedPages();
  // Apart from the other pages, so that many different searches do not clear those.
  const searches = new RenderedPages(8 * 1024 * 1024);
  const notFoundCache: NotFoundCache = new Map();

  /** The page as HTML, rendered once for each index and day; undefined when rendering fails. */
  const renderedPage = async (c: Context<Base>, context: RenderContext) => {
    const { day, kind, request } = context;
    const deps = c.get("deps");
    // The index may be older than the catalog while a large change is compiled.
    const { token } = await readableCatalogue(deps, day);
    const state = `${token} ${day}`;
    try {
      const cache = kind === searchPages ? searches : rendered;
      const html = await cache.get({ state, key: JSON.stringify(kind.keys(request)) }, async () => {
        const page = await kind.find(deps, request, day);
        return page && catalogueHtml(context, page);
      });
      return html ? sendPage(c, html) : sendPage(c, await notFoundHtml(context, notFoundCache), 404);
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      // The browser renders the page instead, so the failure is only logged.
      deps.log.error({ err: error.cause, request_id: c.get("requestId") }, "a page could not be made into HTML");
    }
  };

  return (kind: CatalogueKind) => async (c: Context<Base>) => {
    const { template } = site;
    if (template === undefined) return notBuilt(c);
    const deps = c.get("deps");
    const day = deadlineDay(deps.clock());
    const search = routerSearch(new URL(c.req.url).searchParams);
    const request = { params: c.req.param(), page: listPage(c.req.query("page")) ?? 1, search };
    const context = { site, template, origin, day, kind, request };
    const response = isVisitor(c) && (await renderedPage(c, context));
    if (response) return response;
    const page = await kind.find(deps, request, day);
    return page ? sendPage(c, catalogueFrame(context, page)) : notFound(c, template);
  };
}

/** The search params as the router reads them: JSON where a value is JSON, otherwise text. Repeated ones are left out. */
function routerSearch(params: URLSearchParams): Record<string, unknown> {
  const once = [...new Set(params.keys())].filter((key) => params.getAll(key).length === 1);
  return Object.fromEntries(once.map((key) => [key, jsonOrText(params.get(key) ?? "")]));
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
