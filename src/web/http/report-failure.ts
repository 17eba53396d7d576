import type { ClientError } from "#domain/operations/client-error.ts";
import { ProblemError } from "./problem-error.ts";

const mostReports = 5;
const longestText = 4000;
const reported = new Set<string>();

/**
 * Sends a failure of this page to the server's log: each failure once, at most five for each page load. Refusals of the
 * server are left out, as it has logged them.
 */
export function reportFailure(error: unknown, kind: ClientError["kind"] = "error"): void {
  if (error instanceof ProblemError || reported.size >= mostReports) return;
  const message = String(error).slice(0, longestText);
  const stack = error instanceof Error ? error.stack?.slice(0, longestText) : undefined;
  const key = stack ?? message;
  if (reported.has(key)) return;
  reported.add(key);
  const report: ClientError = { kind, message, page: location.pathname, ...(stack !== undefined && { stack }) };
  // `keepalive` sends it even while the page closes. A failed report is lost.
  void fetch("/api/client-error", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {});
}

/** Reports uncaught errors from now on. */
export function reportUncaughtErrors(): void {
  addEventListener("error", ({ error, message }) => reportFailure(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => reportFailure(reason, "unhandled_rejection"));
}

/** Options for React's roots that report errors of components, also those that an error boundary handled. */
export const reportRenderErrors = {
  onUncaughtError: (error: unknown) => {
    console.error(error);
    reportFailure(error, "render");
  },
  onCaughtError: (error: unknown) => {
    console.error(error);
    reportFailure(error, "render");
  },
};
