import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { queryClient } from "#web/http/query-client.ts";
import { LoadFailedPage } from "#web/shell/load-failed-page.tsx";
import { PendingPage } from "#web/shell/pending-page.tsx";
import { routeTree } from "./routeTree.gen.ts";

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: "intent",
  // Freshness is the query cache's business.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultNotFoundComponent: lazyRouteComponent(() => import("#web/shell/not-found-page.tsx"), "NotFoundPage"),
  defaultErrorComponent: LoadFailedPage,
  defaultPendingComponent: PendingPage,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Which sub-tab of /auth a link asks for; in the history rather than in the address, which stays plain /auth. */
    authMode?: "sign-in" | "sign-up";
  }
}
