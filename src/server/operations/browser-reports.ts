import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { RateLimitAnswer } from "#server/platform/rate-limit/rate-limit.ts";

const windowMs = 10 * 60_000;
const mostDifferent = 50;
const mostOfOneClient = 30;
const clientWindowMs = 60_000;

type Report = Record<string, string | undefined>;
type Counted = { message: string; report: Report; repeats: number };

export type BrowserReports = ReturnType<typeof createBrowserReports>;

/**
 * Logs the reports of browsers within a limit: 50 different reports in ten minutes, each once. Afterwards one line has
 * the number of repeats.
 */
export function createBrowserReports(log: Pick<Logger, "warn">) {
  const seen = new Map<string, Counted>();
  const clients = new LRUCache<string, number>({ max: 10_000, ttl: clientWindowMs, noUpdateTTL: true });
  let leftOut = 0;

  function endWindow() {
    for (const { message, report, repeats } of seen.values())
      if (repeats > 0) log.warn({ ...report, repeats }, message);
    if (leftOut > 0) log.warn({ reports: leftOut }, "more reports of browsers were left out");
    seen.clear();
    leftOut = 0;
  }

  return {
    /** Counts one request of a client. The limit is 30 a minute. */
    countUse(client: string): RateLimitAnswer {
      const uses = (clients.get(client) ?? 0) + 1;
      clients.set(client, uses);
      if (uses <= mostOfOneClient) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.ceil(clients.getRemainingTTL(client) / 1000) };
    },
    add(message: string, report: Report) {
      const key = JSON.stringify([message, report]);
      const known = seen.get(key);
      if (known) known.repeats += 1;
      else if (seen.size >= mostDifferent) leftOut += 1;
      else {
        if (seen.size === 0) setTimeout(endWindow, windowMs).unref();
        seen.set(key, { message, report, repeats: 0 });
        log.warn(report, message);
      }
    },
  };
}
