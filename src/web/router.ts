import type { QueryClient } from "@tanstack/react-query";
import { createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
import type { MailedLink } from "#web/features/accounts/email-links/email-link.ts";
import type { AuthMode, SignInMethod } from "#web/features/accounts/sign-in/sign-in-requests.ts";
import { LoadFailedPage } from "#web/shell/load-failed-page.tsx";
import { PageSkeleton } from "#web/shell/page-skeleton.tsx";
import { routeTree } from "./routeTree.gen.ts";

type RouterParts = {
  queryClient: QueryClient;
  /** By default the browser's history. */
  history?: RouterHistory;
};

/** The router with every page: one for a browser, one for each page that is prerendered. */
export function createAppRouter({ queryClient, history }: RouterParts) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: "intent",
    // The query cache decides which data is fresh.
    defaultPreloadStaleTime: 0,
    // A page that loads slowly shows its skeleton soon, and only as long as needed.
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    // On the server it would add an inline script, which the Content Security Policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    defaultNotFoundComponent: lazyRouteComponent(() => import("#web/shell/not-found-page.tsx"), "NotFoundPage"),
    defaultErrorComponent: LoadFailedPage,
    defaultPendingComponent: PageSkeleton,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** For pages of a student: visitors are redirected to the sign-in page instead of a prompt. */
    sendsVisitorsToSignIn?: true;
    /** For pages that open from the copy in this browser when the server cannot be reached. */
    opensOffline?: true;
  }
  interface HistoryState {
    /** The tabs of /auth that a link opens. They are in the history state, so the URL is plain /auth. */
    authMode?: AuthMode;
    /** The entry was added by opening the details of a match, so going back closes them. */
    openedFromList?: true;
    signInMethod?: SignInMethod;
    /** The mailed link of /auth/confirm. It is removed from the URL, where it could be seen, stored and shared. */
    mailedLink?: MailedLink;
  }
}
