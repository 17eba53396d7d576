import "./zod-without-eval.ts";
import { createMemoryHistory, createRootRoute, createRouter, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { anyStudent } from "#domain/accounts/any-student.ts";
import { stepKeys } from "#domain/profile/step-keys.ts";
import { meQuery } from "#web/features/accounts/api.ts";
import { AccountPage } from "#web/features/accounts/settings/account-page.tsx";
import { CreditsPage } from "#web/features/billing/credits/credits-page.tsx";
import { SubscriptionPage } from "#web/features/billing/subscription/subscription-page.tsx";
import { DashboardPage } from "#web/features/dashboard/dashboard-page.tsx";
import { MatchesPage } from "#web/features/matches/matches-page.tsx";
import { ProfileEditorPage } from "#web/features/profile/editor/profile-editor-page.tsx";
import { OnboardingSkeleton } from "#web/features/profile/onboarding/onboarding-page.tsx";
import { ProfileOverview } from "#web/features/profile/steps/profile-overview.tsx";
import { ProfileStepPage } from "#web/features/profile/steps/step-page.tsx";
import { createQueryClient } from "#web/http/query-client.ts";
import { OfflinePage } from "#web/shell/offline-page.tsx";
import { PageSkeleton } from "#web/shell/page-skeleton.tsx";
import { Shell } from "#web/shell/shell.tsx";
import { App } from "./app.tsx";
import { searchParamsOf, shownRoutes, splitTitle, withoutStreaming } from "./library-internals.ts";
import type { PageData } from "./page-data.ts";
import { type AppRouter, createAppRouter } from "./router.ts";
import { dashboardTabs } from "./routes/_signed-in/-dashboard-tabs.tsx";

/** A page rendered to HTML. */
type RenderedPage = {
  title: string;
  /** The HTML inside #root. */
  html: string;
  /** The ids of its routes. */
  routes: readonly string[];
  /** The search params that the page reads. Each of their values gives a different page. */
  queryKeys: readonly string[];
};

/**
 * Renders the page at a URL (path and search params) for a visitor, from `data` and without network requests. Throws
 * when the page redirects or fails, so that no wrong HTML is stored.
 */
export async function renderPage(url: string, data: PageData): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  for (const [key, value] of data.queries) queryClient.setQueryData(key, value);
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: [url] }) });
  await router.load();
  const matches = shownRoutes(router);
  const failed = matches.find(({ status }) => status === "error");
  if (failed) throw new Error(`${url} could not be rendered`, { cause: failed.error });
  if (matches.length === 0) throw new Error(`${url} leads elsewhere`);
  const html = await toHtml(url, <App router={router} queryClient={queryClient} day={data.day} />);
  queryClient.clear();
  return {
    ...splitTitle(html),
    routes: matches.map(({ routeId }) => routeId),
    queryKeys: matches.flatMap(({ routeId }) => searchParamsOf(router, routeId)),
  };
}

const anyUser = { id: "", email: "", full_name: "" };
const stayHere = async () => {};

/** The pages whose skeleton is the page itself while its data loads. The others have a general skeleton. */
const pages: Readonly<Record<string, () => ReactNode>> = {
  "/dashboard": () => (
    <DashboardPage
      me={anyStudent}
      onLeave={stayHere}
      tabs={dashboardTabs({ profileComplete: true })}
      tab="overview"
      onTab={() => {}}
    />
  ),
  "/scholarships": () => <MatchesPage search={{}} onSearch={() => {}} profileComplete />,
  "/account": () => <AccountPage user={anyUser} onLeave={stayHere} />,
  "/subscription": () => <SubscriptionPage sessionId={undefined} onConfirmed={() => {}} />,
  "/credits": () => <CreditsPage />,
  "/onboarding": () => <OnboardingSkeleton />,
  "/profile": () => <ProfileOverview />,
  "/profile/complete": () => <ProfileOverview />,
  "/profile/edit": () => <ProfileEditorPage user={anyUser} />,
  ...Object.fromEntries(
    stepKeys.map((step) => [`/profile/${step}`, () => <ProfileStepPage step={step} userId="" onGo={() => {}} />]),
  ),
};

/**
 * The HTML that a student sees until the page is ready: the shell around a skeleton, the same for everyone. Of a public
 * page the server adds the content (server/pages/student-html.ts).
 */
export async function renderSkeleton(path: string, day: string): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(meQuery.queryKey, anyStudent);
  const root = createRootRoute({
    component: ShellWithSkeleton,
    // This router has no pages, so every path renders the skeleton.
    notFoundComponent: ShellWithSkeleton,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  // The cast is needed because the app's router is the registered type, and this router has no pages.
  const router = createRouter({ routeTree: root, history }) as unknown as AppRouter;
  await router.load();
  const html = await toHtml(path, <App router={router} queryClient={queryClient} day={day} />);
  return splitTitle(html).html;
}

function ShellWithSkeleton() {
  const page = pages[useLocation().pathname];
  return (
    <Shell>
      {page ? (
        <>
          <p role="status" className="sr-only">
            Loading
          </p>
          {/* Its controls do not work before the app is loaded, and typed text would be lost. */}
          <div inert>{page()}</div>
        </>
      ) : (
        <PageSkeleton />
      )}
    </Shell>
  );
}

/**
 * The URLs that a student's page requests first, beside `/api/me`: those of its loaders. Empty for pages that need no
 * sign-in.
 */
export async function firstRequestsOf(path: string): Promise<string[]> {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  queryClient.setQueryData(meQuery.queryKey, anyStudent);
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: [path] }) });
  const urls: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input) => {
    urls.push(String(input));
    throw new TypeError("There is no server");
  };
  await router.load().finally(() => {
    globalThis.fetch = fetch;
  });
  queryClient.clear();
  return shownRoutes(router).some(({ routeId }) => routeId === "/_signed-in") ? urls : [];
}

async function toHtml(path: string, app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, { onError: (error) => void errors.push(error), ...withoutStreaming });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} could not be rendered`, { cause: errors[0] });
  return html;
}

/** The offline page as static HTML that needs no code of the app. */
export const renderOfflinePage = (): string => renderToStaticMarkup(<OfflinePage />);
