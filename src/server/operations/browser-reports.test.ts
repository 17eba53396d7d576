import pino from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "#tests/support/test-app.ts";
import { createBrowserReports } from "./browser-reports.ts";

const logged: Record<string, unknown>[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const { call } = await testApp({ log });
afterEach(() => void logged.splice(0));

const tenMinutes = 10 * 60_000;

test("an error in a browser is logged with the page's pattern and without personal data", async () => {
  const json = {
    kind: "error",
    message: 'SyntaxError: Unexpected token, "My essay" is not JSON at jo@example.test',
    stack: "at read (http://laurel.test/assets/a.js?token=secret:1:2)",
    page: "/scholarships/0199-secret",
  };
  expect((await call("/api/client-error", { json, from: "192.0.2.10" })).status).toBe(204);
  expect(logged).toMatchObject([
    {
      msg: "error in a browser",
      page: "/scholarships/{id}",
      error: 'SyntaxError: Unexpected token, "…" is not JSON at [email]',
      stack: "at read (http://laurel.test/assets/a.js:1:2)",
    },
  ]);
});

test("long texts are shortened in the log", async () => {
  const json = { kind: "render", message: "m".repeat(7000), stack: "s".repeat(7000) };
  expect((await call("/api/client-error", { json, from: "192.0.2.11" })).status).toBe(204);
  expect(JSON.stringify(logged).length).toBeLessThan(3000);
});

test.each([
  ["/api/client-error", { kind: "error", message: "m".repeat(20_000) }],
  ["/api/csp-report", { "csp-report": { "blocked-uri": "u".repeat(20_000) } }],
])("%s takes 16 KB at most", async (path, json) => {
  expect((await call(path, { json, from: "192.0.2.12" })).status).toBe(413);
});

test("one client may send 30 reports a minute, and another client may still send", async () => {
  const json = { kind: "error", message: "again" };
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++)
    statuses.push((await call(i % 2 ? "/api/csp-report" : "/api/client-error", { json, from: "192.0.2.13" })).status);
  expect(statuses).toEqual([...Array(30).fill(204), 429]);
  expect((await call("/api/client-error", { json, from: "192.0.2.14" })).status).toBe(204);
  expect(logged).toHaveLength(1);
});

test("repeats are counted, and logged once when the ten minutes are over", () => {
  vi.useFakeTimers();
  const reports = createBrowserReports(log);
  for (let i = 0; i < 5; i++) reports.add("violation", { directive: "img-src" });
  expect(logged).toMatchObject([{ directive: "img-src" }]);
  vi.advanceTimersByTime(tenMinutes);
  expect(logged.slice(1)).toMatchObject([{ directive: "img-src", repeats: 4 }]);
  reports.add("violation", { directive: "img-src" });
  expect(logged).toHaveLength(3);
  vi.useRealTimers();
});

test("of many different reports 50 are logged, with the number of the others", () => {
  vi.useFakeTimers();
  const reports = createBrowserReports(log);
  for (let i = 0; i < 1000; i++) reports.add("violation", { directive: `made-up-${i}` });
  expect(logged).toHaveLength(50);
  vi.advanceTimersByTime(tenMinutes);
  expect(logged.slice(50)).toMatchObject([{ reports: 950 }]);
  vi.useRealTimers();
});
