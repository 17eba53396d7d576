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
// Shown at once, but old: what the page came with is asked for again when something shows it.
for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: 1 });
const router = createAppRouter({ queryClient });
const app = <App router={router} queryClient={queryClient} day={day} />;

if (root.dataset.skeleton !== undefined) {
  // The shell of a student stands there, until the page is ready to take its place.
  void queryClient.prefetchQuery(meQuery);
  void router.load().then(() => startTransition(() => createRoot(root, reportRenderErrors).render(app)));
} else if (root.firstElementChild) {
  // The page is there already; its code must be too before React takes it over, or it would draw a spinner instead.
  router.ssr = { manifest: undefined };
  // Not awaited here: pages import what is built into one file with this one, and would wait for it in turn.
  void router.load().then(() => hydrateRoot(root, app, reportRenderErrors));
} else {
  // Asked before anything is drawn, as the whole shell depends on it.
  void queryClient.prefetchQuery(meQuery);
  createRoot(root, reportRenderErrors).render(app);
}

// Once the page is there and still: none of it depends on this.
if (import.meta.env.PROD) {
  const start = () =>
    void import("./service-worker.ts").then(({ startServiceWorker }) => startServiceWorker()).catch(() => {});
  if (document.readyState === "complete") setTimeout(start, 1000);
  else addEventListener("load", () => setTimeout(start, 1000));
}
