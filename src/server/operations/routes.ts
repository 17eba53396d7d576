import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { PublicConfig } from "#domain/operations/public-config.ts";
import { isNear } from "#server/platform/database/nearby.ts";
import { publicConfig } from "#server/platform/env.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { answers, type Base, refusals } from "#server/platform/http/routing.ts";
import type { Metrics } from "#server/platform/metrics.ts";
import { violationsIn } from "./csp-report.ts";

const tags = ["Operations"];
const Health = z.object({ status: z.literal("ok") });
const Ready = z.object({ status: z.literal("ready") });

/** Mounted at /api: what the people and machines that run Laurel ask. */
export const operationsRoutes = (metrics: Metrics) =>
  new Hono<Base>()
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
    .post(
      "/csp-report",
      describeRoute({
        tags,
        summary: "Where browsers report what the Content Security Policy stopped",
        responses: { 204: { description: "Logged" } },
      }),
      async (c) => {
        const { log } = c.get("deps");
        for (const violation of violationsIn(await c.req.json().catch(() => null)))
          log.warn({ request_id: c.get("requestId"), ...violation }, "content security policy violation");
        return c.body(null, 204);
      },
    );
