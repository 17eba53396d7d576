import type { ClientError } from "#domain/operations/client-error.ts";
import { ProblemError } from "./problem-error.ts";

const mostReports = 5;
const longestText = 4000;
const reported = new Set<string>();

/**
 * Sends a failure of this page to the server's log: at most five for each page load, each once. Refusals of the server
 * are left out, as it knows them already.
 */
export function reportFailure(error: unknown, kind: ClientError["kind"] = "error"): void {
  if (error instanceof ProblemError || reported.size >= mostReports) return;
  const message = String(error).slice(0, longestText);
  const stack = error instanceof Error ? error.stack?.slice(0, longestText) : undefined;
  const key = stack ?? message;
  if (reported.has(key)) return;
  reported.add(key);
  const report: ClientError = { kind, message, page: location.pathname, ...(stack !== undefined && { stack }) };
  // Sent although the page may be closing. What cannot be sent is lost.
  void fetch("/api/client-error", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {});
}

/** Reports what nothing else caught, from here on. */
export function reportUncaughtErrors(): void {
  addEventListener("error", ({ error, message }) => reportFailure(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => reportFailure(reason, "unhandled_rejection"));
}

/** For React's roots: what a component threw, whether or not something else was shown in its place. */
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
