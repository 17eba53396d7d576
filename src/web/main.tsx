import "./zod-without-eval.ts";
import "./styles.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { meQuery } from "#web/features/accounts/api.ts";
import { watchUnauthorized } from "#web/features/accounts/session/watch-unauthorized.ts";
import { createQueryClient } from "#web/http/query-client.ts";
import { reportRenderErrors, reportUncaughtErrors } from "#web/http/report-failure.ts";
import { App } from "./app.tsx";
import { readPageData } from "./page-data.ts";
import { createAppRouter } from "./router.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

reportUncaughtErrors();
const { day, queries } = readPageData(document);
const queryClient = createQueryClient();
watchUnauthorized(queryClient);
// Marked as old: the data shows at once, and a component that uses it loads it again.
for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: 1 });
const router = createAppRouter({ queryClient });
const app = <App router={router} queryClient={queryClient} day={day} />;

if (root.dataset.skeleton !== undefined) {
  // The HTML is the shell of a student. It stays until the page is ready to replace it.
  void queryClient.prefetchQuery(meQuery);
  void router.load().then(() => startTransition(() => createRoot(root, reportRenderErrors).render(app)));
} else if (root.firstElementChild) {
  // The HTML is already complete, so React hydrates it only after its code has loaded. Otherwise it would show a
  // spinner.
  router.ssr = { manifest: undefined };
  // Not awaited: page chunks import modules from this file, so an await here would block them.
  void router.load().then(() => hydrateRoot(root, app, reportRenderErrors));
} else {
  // Requested before the first render, as the whole shell depends on it.
  void queryClient.prefetchQuery(meQuery);
  createRoot(root, reportRenderErrors).render(app);
}

// Runs after the page is loaded and idle, as none of it is needed earlier.
if (import.meta.env.PROD) {
  const start = () =>
    void import("./service-worker.ts").then(({ startServiceWorker }) => startServiceWorker()).catch(() => {});
  if (document.readyState === "complete") setTimeout(start, 1000);
  else addEventListener("load", () => setTimeout(start, 1000));
}
