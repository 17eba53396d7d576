import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { accountDataRoutes, meRoutes } from "./accounts/account-data/routes.ts";
import { cookieName } from "./accounts/cookies.ts";
import { linkRoutes } from "./accounts/email-links/routes.ts";
import { accountRoutes } from "./accounts/settings/routes.ts";
import { authRoutes } from "./accounts/sign-in/routes.ts";
import { secondFactorRoutes, secondFactorSettingsRoutes } from "./accounts/two-factor/routes.ts";
import { accessFunctions } from "./billing/access/routes.ts";
import { creditRoutes } from "./billing/ledger/routes.ts";
import { paymentFunctions, webhookRoutes } from "./billing/payments/routes.ts";
import { billingRoutes } from "./billing/plans/routes.ts";
import { testCheckoutRoutes } from "./billing/test-checkout/routes.ts";
import { contactRoutes } from "./contact/routes.ts";
import type { Deps } from "./deps.ts";
import { coachRoutes } from "./matches/coach/routes.ts";
import { matchRoutes } from "./matches/routes.ts";
import { outboxRoutes } from "./operations/outbox-routes.ts";
import { operationsRoutes } from "./operations/routes.ts";
import { crawlerRoutes } from "./pages/crawler-routes.ts";
import { pageRoutes } from "./pages/page-routes.ts";
import { apiDocs, apiDocsStyle } from "./platform/api-docs/api-docs.ts";
import { openApi } from "./platform/api-docs/openapi.ts";
import { limitBodies } from "./platform/http/body-limit.ts";
import { observe } from "./platform/http/observe.ts";
import { refuseForeignWrites } from "./platform/http/origin.ts";
import { apiNotFound, problemResponse } from "./platform/http/problem-response.ts";
import type { Base } from "./platform/http/routing.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { measureJobs } from "./platform/jobs/job-metrics.ts";
import { createMetrics } from "./platform/metrics.ts";
import { limitReads, publicReads } from "./platform/rate-limit/limit-reads.ts";
import { profileRoutes } from "./profile/routes.ts";
import { savedSearchRoutes } from "./saved-searches/routes.ts";
import { measureCatalogue } from "./scholarships/catalogue/catalogue-metrics.ts";
import { browseRoutes, feedRoutes, scholarshipRoutes, statsRoutes } from "./scholarships/routes.ts";
import { discoveryRoutes, searchFunctions } from "./search/routes.ts";
import { ownSubmissionRoutes, submissionRoutes } from "./submissions/routes.ts";

/** The whole HTTP API and the web app. Creating it starts nothing. */
export function createApp(deps: Deps) {
  const metrics = createMetrics(deps);
  measureCatalogue(metrics.registry, deps);
  measureJobs(metrics.registry, deps);
  const app = new Hono<Base>();

  app.onError(problemResponse);
  app.notFound(apiNotFound);

  app.use(requestId({ limitLength: 64 }));
  app.use(observe(deps, metrics));
  app.use(securityHeaders(deps.env.PUBLIC_URL));
  app.use("/api/*", async (c, next) => {
    c.header("Cache-Control", "no-store");
    return next();
  });
  app.use("/api/*", refuseForeignWrites);
  app.use("/api/*", limitBodies(256));

  app.route("/api", operationsRoutes(metrics, deps.log));
  app.route("/", outboxRoutes);
  app.route("/dev/checkout", testCheckoutRoutes);
  app.route("/api/auth", authRoutes);
  app.route("/api/auth", linkRoutes);
  app.route("/api/auth/two-factor", secondFactorRoutes);
  app.route("/api/auth/two-factor", secondFactorSettingsRoutes);
  app.route("/api/auth", accountRoutes);
  app.route("/api/me", meRoutes);
  app.route("/api/me", accountDataRoutes);
  app.route("/api/profile", profileRoutes);
  app.route("/api/matches", matchRoutes);
  app.route("/api/coach", coachRoutes);
  const limitPublicReads = limitReads(publicReads);
  for (const path of ["scholarships", "browse", "feed", "stats"]) app.use(`/api/${path}/*`, limitPublicReads);
  app.route("/api/scholarships", scholarshipRoutes);
  app.route("/api/scholarships", submissionRoutes);
  app.route("/api/submissions", ownSubmissionRoutes);
  app.route("/api/saved-searches", savedSearchRoutes);
  app.route("/api/browse", browseRoutes);
  app.route("/api/feed", feedRoutes);
  app.route("/api/stats", statsRoutes);
  app.route("/api/contact", contactRoutes);
  app.route("/api/billing", billingRoutes);
  app.route("/api/functions", accessFunctions);
  app.route("/api/functions", paymentFunctions);
  app.route("/api/functions", searchFunctions);
  app.route("/api/discovery", discoveryRoutes);
  app.route("/api/credits", creditRoutes);
  app.route("/api/webhooks", webhookRoutes);

  const document = openApi(app, cookieName(deps.env, "session_token"));
  app.get("/api/openapi.json", async (c) => c.json(await document()));
  app.get("/api/docs", async (c) => apiDocs(c, await document()));
  app.get("/api/docs/style.css", (c) => c.body(apiDocsStyle, 200, { "Content-Type": "text/css; charset=utf-8" }));
  app.route("/", crawlerRoutes(deps.env.PUBLIC_URL));
  app.route("/", pageRoutes(deps.webFolder, deps.env.PUBLIC_URL));
  return app;
}
