import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Deps } from "#server/deps.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** The Prometheus metrics of this process. Labels are route patterns, never paths or ids. */
export function createMetrics({ pool, logDestination }: Pick<Deps, "pool" | "logDestination">) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ["method", "route", "status"] as const;
  const registers = [registry];
  const requests = new Counter({
    name: "laurel_http_requests_total",
    help: "Requests answered, by method, route pattern and status.",
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: "laurel_http_request_duration_seconds",
    help: "Seconds until the headers of the answer, by method and route pattern.",
    labelNames: ["method", "route"] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  new Gauge({
    name: "laurel_database_connections",
    help: "Connections of the database pool, by state.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      this.set({ state: "open" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waited_for" }, pool.waitingCount);
    },
  });
  new Gauge({
    name: "laurel_log_lines_dropped",
    help: "Log lines that could not be written since the process started.",
    registers,
    collect() {
      this.set(logDestination.droppedLines);
    },
  });
  return {
    registry,
    count(method: string, route: string, status: number, ms: number) {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, ms / 1000);
    },
  };
}
