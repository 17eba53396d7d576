import "./zod-without-eval.ts";
import "./styles.css";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { meQuery } from "#web/features/accounts/api.ts";
import { queryClient } from "#web/http/query-client.ts";
import { ToastHost } from "#web/ui/toast.tsx";
import { router } from "./router.ts";

// Asked before anything is drawn, as the whole shell depends on it.
void queryClient.prefetchQuery(meQuery);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastHost />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
