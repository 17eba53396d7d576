import "./zod-without-eval.ts";
import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { signedOut } from "#domain/accounts/signed-out.ts";
import { type Me, meQuery } from "#web/features/accounts/api.ts";
import { createQueryClient } from "#web/http/query-client.ts";
import { OfflinePage } from "#web/shell/offline-page.tsx";
import { PageSkeleton } from "#web/shell/page-skeleton.tsx";
import { Shell } from "#web/shell/shell.tsx";
import { App } from "./app.tsx";
import { searchParamsOf, shownRoutes, splitTitle, withoutStreaming } from "./library-internals.ts";
import type { PageData } from "./page-data.ts";
import { type AppRouter, createAppRouter } from "./router.ts";

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
  const html = await toHtml(address, <App router={router} queryClient={queryClient} day={data.day} />);
  queryClient.clear();
  return {
    ...splitTitle(html),
    routes: matches.map(({ routeId }) => routeId),
    queryKeys: matches.flatMap(({ routeId }) => searchParamsOf(router, routeId)),
  };
}

/** Nobody in particular: the shell of a student holds nothing of them. */
const anyStudent: Me = { ...signedOut, user: { id: "", email: "", full_name: "" }, has_profile: true };

/** What a student sees at a path until the page itself is ready: the shell around a skeleton, the same for everyone. */
export async function renderSkeleton(path: string, day: string): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(meQuery.queryKey, anyStudent);
  const root = createRootRoute({
    component: ShellWithSkeleton,
    // There is no page at any path.
    notFoundComponent: ShellWithSkeleton,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  // As: the app's router is the registered type, and this one has no pages.
  const router = createRouter({ routeTree: root, history }) as unknown as AppRouter;
  await router.load();
  return toHtml(path, <App router={router} queryClient={queryClient} day={day} />);
}

const ShellWithSkeleton = () => (
  <Shell>
    <PageSkeleton />
  </Shell>
);

async function toHtml(path: string, app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, { onError: (error) => void errors.push(error), ...withoutStreaming });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} could not be rendered`, { cause: errors[0] });
  return html;
}

/** The page that is shown without a connection, as HTML that needs none of the app. */
export const renderOfflinePage = (): string => renderToStaticMarkup(<OfflinePage />);
