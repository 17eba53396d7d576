import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { makeStudent } from "#tests/support/make-student.ts";
import { cookieOf } from "#tests/support/sign-up.ts";
import { caller, type TestResponse, testApp, testEnv } from "#tests/support/test-app.ts";
import { createApp } from "./app.ts";
import { createDeps } from "./deps.ts";
import { openDatabase } from "./platform/database/database.ts";

const script = `console.log(${JSON.stringify("laurel ".repeat(400))});`;
const webFolder = builtWebApp();
const logged: Record<string, unknown>[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const app = await testApp({ webFolder, log });
const { call, deps } = app;
const local = deps.env.PUBLIC_URL;
afterAll(() => rmSync(webFolder, { recursive: true }));

function builtWebApp(): string {
  const folder = mkdtempSync(join(tmpdir(), "laurel-web-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Laurel</title>");
  writeFileSync(join(folder, "before-paint.js"), script);
  writeFileSync(join(folder, "assets", "main-abc123.js"), script);
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  return folder;
}

test("the browser gets the operator's contact data", async () => {
  const { call } = await testApp({ env: { SUPPORT_EMAIL: "help@laurel.test" } });
  const config = await (await call("/api/config")).json();
  expect(config).toMatchObject({ support_email: "help@laurel.test", support_hours: "Mon to Fri 9AM to 6PM EST" });
});

test("health and readiness answer 200 while the database is reachable and migrated", async () => {
  expect(await (await call("/api/health")).json()).toEqual({ status: "ok" });
  expect(await (await call("/api/ready")).json()).toEqual({ status: "ready" });
});

test("without its database the app is healthy but not ready, and calls that need it answer 503", async () => {
  const database = openDatabase("postgres://nobody@127.0.0.1:1/none", log);
  const away = caller(createApp({ ...(await createDeps({ ...deps, env: testEnv(), database })), webFolder }), local);
  expect((await away("/api/health")).status).toBe(200);
  const ready = await away("/api/ready");
  expect([ready.status, (await ready.json()).code]).toEqual([503, "not_ready"]);
  const { cookie } = await makeStudent(app);
  const profile = await away("/api/profile", { cookie });
  expect([profile.status, (await profile.json()).code]).toEqual([503, "unavailable"]);
  expect(profile.headers.get("retry-after")).toBe("2");
  await database.close();
});

test("an unknown API path answers a problem", async () => {
  for (const path of ["/api/nothing", "/api/me/x/y", "/api/%E0%A4%A"]) {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toEqual({
      type: "about:blank",
      title: "Not Found",
      status: 404,
      detail: "There is nothing at this address.",
      code: "not_found",
    });
  }
  expect((await call("/nothing", { method: "POST" })).status).toBe(404);
});

test("a body that is not JSON, has another content type or is too large is refused with its own code", async () => {
  const { cookie } = await makeStudent(app);
  const put = (json: string, headers = {}) => call("/api/profile", { method: "PUT", json, headers, cookie });
  const refusal = async (response: TestResponse) => [response.status, (await response.json()).code];
  expect(await refusal(await put("{"))).toEqual([400, "malformed_json"]);
  expect(await refusal(await put("{}", { "content-type": "text/plain" }))).toEqual([415, "unsupported_media_type"]);
  expect(await refusal(await put(JSON.stringify({ full_name: "x".repeat(300_000) })))).toEqual([413, "body_too_large"]);
});

test("a bug answers 500 without details, and its log line has the request id", async () => {
  const broken = caller(
    createApp({ ...deps, currentStudent: () => Promise.reject(new Error("the secret reason")) }),
    local,
  );
  const response = await broken("/api/profile");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  const line = logged.find(
    (entry) => entry.msg === "request failed" && entry.request_id === response.headers.get("x-request-id"),
  );
  expect(line).toMatchObject({ err: { message: "the secret reason" } });
});

test("a value that only the database refuses is logged as a bug, without the value", async () => {
  const refused = Object.assign(new Error("invalid byte sequence"), { code: "22021", detail: "a secret value" });
  const broken = caller(createApp({ ...deps, currentStudent: () => Promise.reject(refused) }), local);
  const response = await broken("/api/profile");
  expect([response.status, (await response.json()).code]).toEqual([400, "invalid_input"]);
  const lines = logged.filter((entry) => entry.request_id === response.headers.get("x-request-id"));
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, code: "22021" }));
  expect(JSON.stringify(lines)).not.toContain("secret value");
});

test("a text that cannot be stored is refused with the name of its field", async () => {
  const { cookie } = await makeStudent(app);
  const put = (json: unknown) => call("/api/profile", { method: "PUT", json: json as object, cookie });
  const named = async (response: TestResponse) => [
    response.status,
    (await response.json()).errors?.map(({ path }: { path: string }) => path),
  ];
  expect(await named(await put({ full_name: "Ma\u0000ya" }))).toEqual([400, ["full_name"]]);
  expect(await named(await put({ demographics: { heritage: ["Korean", "\ud83d"] } }))).toEqual([
    400,
    ["demographics.heritage.1"],
  ]);
  expect(await named(await call("/api/matches/%00", { cookie }))).toEqual([400, ["scholarship_id"]]);
});

test("every answer has a request id: the caller's when it is well formed, else a new one", async () => {
  const own = await call("/api/health", { headers: { "x-request-id": "trace-0001-a" } });
  expect(own.headers.get("x-request-id")).toBe("trace-0001-a");
  const forged = await call("/api/health", { headers: { "x-request-id": 'x" onload="1' } });
  expect(forged.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  await call("/api/me", { headers: { "x-request-id": "trace-0002" } });
  expect(logged.find((line) => line.request_id === "trace-0002")).toMatchObject({
    method: "GET",
    route: "/api/me",
    status: 200,
  });
});

test("no log line contains a student's text, an email or a token", async () => {
  const { cookie, email } = await makeStudent(app);
  await call("/api/profile?secret=query-words", { method: "PUT", json: { full_name: "Typed Name" }, cookie });
  await call("/api/profile", { method: "PUT", json: { full_name: "Typed\u0000Name" }, cookie });
  await call("/api/auth/sign-in/email", { json: { email, password: "typed password" } });
  const all = JSON.stringify(logged);
  for (const secret of ["Typed", "query-words", email, "typed password", cookie.slice(20, 40)])
    expect(all).not.toContain(secret);
});

test("API answers have the security headers and are never cached", async () => {
  for (const path of ["/api/health", "/api/nothing", "/api/me"]) {
    const { headers } = await call(path);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
  }
});

test("pages have a policy without any unsafe source, with Trusted Types", async () => {
  for (const path of ["/", "/api/docs", "/no-such-page"]) {
    const { headers } = await call(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types laurel-service-worker");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
    expect(headers.get("referrer-policy")).toBe("same-origin");
  }
});

test("with an https URL browsers are told to use https only, and the cookie is bound to the host", async () => {
  const env = { ...deps.env, PUBLIC_URL: "https://laurel.example" };
  const parts = { ...deps, env, database: app.database };
  const secure = caller(createApp({ ...(await createDeps(parts)), webFolder }), env.PUBLIC_URL);
  const page = await secure("/");
  expect(page.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  expect(page.headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
  const json = { name: "Maya", email: "https@example.test", password: "correct horse" };
  const response = await secure("/api/auth/sign-up/email", { json });
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-laurel\.session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect((await (await secure("/api/me", { cookie: cookieOf(response) })).json()).user.email).toBe(json.email);
});

test("violations of the policy are logged without queries, whatever a browser sends", async () => {
  const report = (json: unknown, type: string) =>
    call("/api/csp-report", { json, headers: { "content-type": type } }).then((response) => response.status);
  const old = {
    "csp-report": { "document-uri": "http://laurel.test/auth?token=abc", "effective-directive": "img-src" },
  };
  const now = [
    { type: "csp-violation", body: { documentURL: "http://laurel.test/x?t=abc", effectiveDirective: "script-src" } },
  ];
  expect(await report(old, "application/csp-report")).toBe(204);
  expect(await report(now, "application/reports+json")).toBe(204);
  expect(await report("not json", "application/csp-report")).toBe(204);
  const lines = logged.filter((line) => line.msg === "content security policy violation");
  expect(lines).toMatchObject([
    { page: "http://laurel.test/auth", directive: "img-src" },
    { page: "http://laurel.test/x", directive: "script-src" },
  ]);
});

test("the metrics count requests by route pattern, for private addresses only", async () => {
  await call("/api/profile");
  const metrics = await call("/api/metrics", { from: "127.0.0.1" });
  expect(metrics.headers.get("content-type")).toContain("text/plain");
  const text = await metrics.text();
  expect(text).toMatch(/laurel_http_requests_total\{method="GET",route="\/api\/profile[^"]*",status="401"\} \d/);
  expect(text).toContain("laurel_http_request_duration_seconds_bucket");
  expect(text).toContain('laurel_database_connections{state="open"}');
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect((await call("/api/metrics", { from: "203.0.113.9" })).status).toBe(404);
  for (const header of ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"]) {
    const proxied = await call("/api/metrics", { from: "127.0.0.1", headers: { [header]: "203.0.113.9" } });
    expect([header, proxied.status]).toEqual([header, 404]);
  }
});

/** Every API call as the app routes it, such as "get /api/matches/{scholarship_id}". */
const routedCalls = () => {
  const ofTheDocuments = ["/api/openapi.json", "/api/docs", "/api/docs/style.css"];
  const calls = app.app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/") && !ofTheDocuments.includes(path))
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, "{$1}").replace(/\/$/, "")}`);
  return [...new Set(calls)].sort();
};

test("the OpenAPI document describes every call, with schemas that resolve", async () => {
  const document = await (await call("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  const operations = Object.entries<Record<string, { summary?: string; responses?: object }>>(document.paths);
  const calls = operations.flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path}`));
  expect(routedCalls().length).toBeGreaterThan(40);
  expect(calls.sort()).toEqual(routedCalls());
  for (const [path, item] of operations)
    for (const [method, { summary, responses }] of Object.entries(item)) {
      expect(summary, `${method} ${path} has no summary`).toBeTruthy();
      expect(Object.keys(responses ?? {}).length, `${method} ${path} has no responses`).toBeGreaterThan(0);
    }
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  for (const [, name] of references) expect(document.components.schemas).toHaveProperty([name ?? ""]);
  const profile = document.paths["/api/profile"].put.requestBody.content["application/json"].schema;
  expect(profile.properties).toHaveProperty("gpa");
});

test("the documentation page shows every call and needs neither script nor inline style", async () => {
  const page = await (await call("/api/docs")).text();
  for (const call of routedCalls()) {
    const [method = "", path = ""] = call.split(" ");
    expect(page).toContain(`<code>${method.toUpperCase()} ${path}</code>`);
  }
  expect(page).toContain("demographics.first_generation");
  expect(page).not.toMatch(/<script|<style|style=|onclick/);
  expect((await call("/api/docs/style.css")).headers.get("content-type")).toContain("text/css");
});

test("known pages answer 200 and unknown ones 404, both with the app", async () => {
  for (const [path, status] of [
    ["/", 200],
    ["/auth", 200],
    ["/onboarding?step=2", 200],
    ["/no-such-page", 404],
    ["/article/essay-prompt-analysis", 200],
    ["/article/How%20to%20read%20a%20scholarship%20essay%20prompt", 200],
    ["/article/no-such-article", 404],
    ["/auth/x", 404],
  ] as const) {
    const response = await call(path);
    expect([path, response.status]).toEqual([path, status]);
    expect(await response.text()).toContain("<title>Laurel</title>");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  }
  const slash = await call("/auth/");
  expect([slash.status, slash.headers.get("location")]).toEqual([308, "/auth"]);
});

test("assets are compressed, immutable and answered with 304 when cached", async () => {
  const get = (headers: Record<string, string>) => call("/assets/main-abc123.js", { headers });
  const brotli = await get({ "accept-encoding": "gzip, deflate, br" });
  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(brotli.headers.get("vary")).toBe("Accept-Encoding");
  expect(brotli.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(brotli.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script);
  const gzip = await get({ "accept-encoding": "gzip, br;q=0" });
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script);
  const plain = await get({});
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(script);
  const etag = brotli.headers.get("etag") ?? "";
  const known = await get({ "accept-encoding": "br", "if-none-match": etag });
  expect([known.status, await known.text()]).toEqual([304, ""]);
  expect((await get({ "if-none-match": etag })).status).toBe(200);
  expect((await call("/before-paint.js")).headers.get("cache-control")).toBe("no-cache");
});

test("no path reaches a file outside the built folder", async () => {
  for (const path of [
    "/../package.json",
    "/assets/..%2f..%2fpackage.json",
    "/.vite/manifest.json",
    "/assets/gone.js",
    "/%00.js",
  ]) {
    const response = await call(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).not.toContain("laurel ");
  }
});

test("without a built web app the API works and the front page says what is missing", async () => {
  const bare = caller(createApp({ ...deps, webFolder: "/nowhere" }), local);
  expect((await bare("/api/health")).status).toBe(200);
  expect(await (await bare("/")).text()).toContain("The web app is not built");
});
