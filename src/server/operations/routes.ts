import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { ClientError } from "#domain/operations/client-error.ts";
import { PublicConfig } from "#domain/operations/public-config.ts";
import type { Deps } from "#server/deps.ts";
import { publicConfig } from "#server/platform/env.ts";
import { limitBodies } from "#server/platform/http/body-limit.ts";
import { addressGroup, clientAddress } from "#server/platform/http/client-address.ts";
import { isNear } from "#server/platform/http/nearby.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { answers, type Base, body, refusals } from "#server/platform/http/routing.ts";
import type { Metrics } from "#server/platform/metrics.ts";
import { tooManyRequests } from "#server/platform/rate-limit/rate-limit.ts";
import { type BrowserReports, createBrowserReports } from "./browser-reports.ts";
import { loggedClientError } from "./client-error.ts";
import { violationsIn } from "./csp-report.ts";

const tags = ["Operations"];
const Health = z.object({ status: z.literal("ok") });
const Ready = z.object({ status: z.literal("ready") });

/** Mounted at /api: calls for operators, monitoring and error reports. */
export const operationsRoutes = (metrics: Metrics, log: Deps["log"]) => {
  const reports = createBrowserReports(log);
  return new Hono<Base>()
    .get(
      "/health",
      describeRoute({ tags, summary: "Is it up", responses: { 200: answers(Health, "The process answers") } }),
      (c) => c.json({ status: "ok" as const }),
    )
    .get(
      "/ready",
      describeRoute({
        tags,
        summary: "Can it serve: database and migrations",
        responses: { 200: answers(Ready, "It can"), ...refusals(503) },
      }),
      async (c) => {
        const missing = await c.get("deps").whatIsMissing();
        if (missing) throw new Problem(503, "not_ready", missing, { headers: { "Retry-After": "2" } });
        return c.json({ status: "ready" as const });
      },
    )
    .get(
      "/config",
      describeRoute({
        tags,
        summary: "What the browser may know of the settings",
        responses: { 200: answers(PublicConfig, "Which ways are open here, and how to reach the operator") },
      }),
      (c) => c.json(publicConfig(c.get("deps").env)),
    )
    .get(
      "/metrics",
      describeRoute({
        tags,
        summary: "Figures for Prometheus",
        description: "Answers private addresses only.",
        responses: { 200: { description: "Prometheus text", content: { "text/plain": {} } }, ...refusals(404) },
      }),
      async (c) => {
        if (!isNear(c, c.get("deps").env.TRUSTED_PROXIES)) throw notFound();
        return c.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType });
      },
    )
    .use("/csp-report", boundReports(reports))
    .post(
      "/csp-report",
      describeRoute({
        tags,
        summary: "Where browsers report what the Content Security Policy stopped",
        responses: { 204: { description: "Counted, and logged once" }, ...refusals(413, 429) },
      }),
      async (c) => {
        for (const violation of violationsIn(await c.req.json().catch(() => null)))
          reports.add("content security policy violation", violation);
        return c.body(null, 204);
      },
    )
    .use("/client-error", boundReports(reports))
    .post(
      "/client-error",
      describeRoute({
        tags,
        summary: "Where the web app reports its own failures",
        responses: { 204: { description: "Counted, and logged once" }, ...refusals(400, 413, 415, 429) },
      }),
      body(ClientError),
      (c) => {
        reports.add("error in a browser", loggedClientError(c.req.valid("json")));
        return c.body(null, 204);
      },
    );
};

/** Anonymous reports have a size limit and a rate limit for each client. */
function boundReports(reports: BrowserReports): MiddlewareHandler<Base> {
  const limit = limitBodies(16);
  return (c, next) => {
    const client = addressGroup(clientAddress(c, c.get("deps").env.TRUSTED_PROXIES));
    const use = reports.countUse(client);
    if (!use.allowed) throw tooManyRequests(use.retryAfterSeconds);
    return limit(c, next);
  };
}
