import type { QueryClient } from "@tanstack/react-query";
import { createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
import type { MailedLink } from "#web/features/accounts/email-links/email-link.ts";
import type { AuthMode, SignInMethod } from "#web/features/accounts/sign-in/sign-in-requests.ts";
import { LoadFailedPage } from "#web/shell/load-failed-page.tsx";
import { PageSkeleton } from "#web/shell/page-skeleton.tsx";
import { routeTree } from "./routeTree.gen.ts";

type RouterParts = {
  queryClient: QueryClient;
  /** Default: the browser's. */
  history?: RouterHistory;
};

/** The router over every page: one for a browser, one for each page that is made into HTML. */
export function createAppRouter({ queryClient, history }: RouterParts) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: "intent",
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    // A page that is slow to load shows its skeleton soon, and for no longer than it has to.
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    // Without a browser it would write a script into the page, which the Content Security Policy forbids.
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
    /** For pages of a student: a visitor is sent to the sign-in page rather than shown a prompt. */
    sendsVisitorsToSignIn?: true;
  }
  interface HistoryState {
    /** Which tabs of /auth a link asks for; in the history rather than in the address, which stays plain /auth. */
    authMode?: AuthMode;
    /** The entry was added by opening the details of a match, so that going back closes them. */
    openedFromList?: true;
    signInMethod?: SignInMethod;
    /** The link that led to /auth/confirm, taken out of the address, where it could be seen, kept and shared. */
    mailedLink?: MailedLink;
  }
}
