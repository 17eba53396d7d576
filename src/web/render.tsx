import "./zod-without-eval.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createQueryClient } from "#web/http/query-client.ts";
import { OfflinePage } from "#web/shell/offline-page.tsx";
import { App } from "./app.tsx";
import { inOnePiece, searchParamsOf, shownRoutes, splitTitle } from "./library-internals.ts";
import type { PageData } from "./page-data.ts";
import { createAppRouter } from "./router.ts";

/** A page as HTML. */
export type RenderedPage = {
  title: string;
  /** What stands in #root. */
  html: string;
  /** The ids of its routes. */
  routes: readonly string[];
  /** What of the query it reads: it shows different things for different values of these. */
  queryKeys: readonly string[];
};

/**
 * Makes the page at an address (path and query) into HTML as a visitor gets it, with what `data` knows and nothing from
 * the network. Throws when the page redirects or fails, as no HTML is better than a wrong one.
 */
export async function renderPage(address: string, data: PageData): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  for (const [key, value] of data.queries) queryClient.setQueryData(key, value);
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  const matches = shownRoutes(router);
  const failed = matches.find(({ status }) => status === "error");
  if (failed) throw new Error(`${address} could not be rendered`, { cause: failed.error });
  if (matches.length === 0) throw new Error(`${address} leads elsewhere`);
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App router={router} queryClient={queryClient} day={data.day} />, {
    onError: (error) => void errors.push(error),
    ...inOnePiece,
  });
  const html = await new Response(prelude).text();
  queryClient.clear();
  if (errors.length > 0) throw new Error(`${address} could not be rendered`, { cause: errors[0] });
  return {
    ...splitTitle(html),
    routes: matches.map(({ routeId }) => routeId),
    queryKeys: matches.flatMap(({ routeId }) => searchParamsOf(router, routeId)),
  };
}

/** The page that is shown without a connection, as HTML that needs none of the app. */
export const renderOfflinePage = (): string => renderToStaticMarkup(<OfflinePage />);
