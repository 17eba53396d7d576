import { CSPProvider } from "@base-ui/react/csp-provider";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { InstallPrompt } from "#web/shell/install-prompt.tsx";
import { ToastHost } from "#web/ui/overlays/toast-host.tsx";
import { RenderedDay } from "#web/ui/use-today.ts";
import type { AppRouter } from "./router.ts";

type AppProps = {
  router: AppRouter;
  queryClient: QueryClient;
  /** The day on which the HTML was rendered, here or before hydration. */
  day: string | undefined;
};

/** Everything inside #root, the same in the browser and in prerendering. */
export function App({ router, queryClient, day }: AppProps) {
  return (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <RenderedDay value={day}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <InstallPrompt />
            <ToastHost />
          </QueryClientProvider>
        </RenderedDay>
      </CSPProvider>
    </StrictMode>
  );
}
