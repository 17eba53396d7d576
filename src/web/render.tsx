import "./zod-without-eval.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createQueryClient } from "#web/http/query-client.ts";
import { OfflinePage } from "#web/shell/offline-page.tsx";
import { App } from "./app.tsx";
import type { PageData } from "./page-data.ts";
import { createAppRouter } from "./router.ts";
import type { FileRoutesById } from "./routeTree.gen.ts";

// The router knows its routes by these; it types a match more loosely.
type RouteId = keyof FileRoutesById;

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
  const matches = router.stores.matches.get();
  const failed = matches.find(({ status }) => status === "error");
  if (failed) throw new Error(`${address} could not be rendered`, { cause: failed.error });
  if (matches.length === 0) throw new Error(`${address} leads elsewhere`);
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App router={router} queryClient={queryClient} day={data.day} />, {
    onError: (error) => void errors.push(error),
    // A part that is held back is put in place by an inline script, which the Content Security Policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  queryClient.clear();
  if (errors.length > 0) throw new Error(`${address} could not be rendered`, { cause: errors[0] });
  return {
    ...withoutTitle(html),
    routes: matches.map(({ routeId }) => routeId),
    queryKeys: matches.flatMap(({ routeId }) => {
      const { validateSearch } = router.routesById[routeId as RouteId].options;
      return validateSearch ? keysOf(validateSearch, routeId) : [];
    }),
  };
}

/** What a reader of the query reads: it answers every key, undefined for what is missing. */
function keysOf(read: unknown, routeId: string): string[] {
  const keys = typeof read === "function" ? Object.keys(read({})) : [];
  if (keys.length === 0) throw new Error(`validateSearch of ${routeId} does not say what it reads`);
  return keys;
}

/** The page that is shown without a connection, as HTML that needs none of the app. */
export const renderOfflinePage = (): string => renderToStaticMarkup(<OfflinePage />);

/** React writes the title first; it belongs into the head. */
function withoutTitle(html: string) {
  const [element = "", title = ""] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const plain = title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  return { title: plain, html: html.replace(element, "") };
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
