import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, StrictMode } from "react";
import { render } from "vitest-browser-react";
import { createQueryClient } from "#web/http/query-client.ts";
import { ToastHost } from "#web/ui/overlays/toast-host.tsx";

/**
 * Renders one part of a page inside the providers of every page: router, query cache and toasts. Links only change
 * `router.state.location`.
 */
export async function show(part: ReactNode, path = "/") {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part, notFoundComponent: () => part }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const screen = await render(
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          {/* The cast is needed because the registered type is the app's own router, and this one has no pages. */}
          <RouterProvider router={router as never} />
          <ToastHost />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  );
  return { screen, router, queryClient };
}
