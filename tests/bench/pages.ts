// Runs Lighthouse on every public page with its default slow phone, and measures the JavaScript that each page loads.
// The control is a bare HTML page from a bare node:http server, which shows what this computer scores without scripts.
// For the landing page it also measures the JavaScript loaded after scrolling to the end. Usage: npm run bench -- pages
// [all | path ...]; `all` includes every article and the planned pages.

import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "@playwright/test";
import { canonicalPath, isIndexed, isPrerendered } from "#domain/pages/indexing.ts";
import { sitePages } from "#domain/pages/site-pages.ts";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { loadLighthouse } from "./lighthouse/load-lighthouse.ts";

const runs = 3;
const goals = { landing: 99, everyRoute: 95, others: 100, landingKb: 100, routeKb: 170 };
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Scores = Record<(typeof categories)[number], number>;
type Report = { scores: Scores; lcpMs: number; blockedMs: number; shift: number; failed: string[]; scripts: string[] };

const { default: lighthouse } = await loadLighthouse();
const folder = mkdtempSync(join(tmpdir(), "laurel-pages-"));
const server = await startServerProcess(folder);
const bare = await barePage();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
});

try {
  const selected = process.argv.slice(2);
  const isSelected = (path: string) =>
    selected.includes("all") || (selected.length === 0 ? isUsual(path) : selected.includes(path));
  const routes = [
    ...sitePages.map(({ path }) => path).filter(isPrerendered),
    "/browse/level/high-school",
    await someScholarship(),
  ];
  await audit(bare.url); // the first run of a browser is slower
  const control = await median(bare.url);
  show("bare page", control, 0);
  const short: string[] = [];
  for (const path of routes.filter(isSelected)) {
    const report = await median(server.url + path);
    const kb = await brotliKb(report.scripts);
    show(path, report, kb);
    if (!isGood(path, report.scores, kb)) short.push(path);
    if (path === "/") {
      const readKb = await brotliKb(await scriptsWhenRead(server.url));
      console.log(`${"  read to its end".padEnd(42)} ${" ".repeat(15)}  ${readKb.toFixed(1).padStart(6)} KB js`);
      if (readKb > goals.routeKb) short.push("/ read to its end");
    }
  }
  console.log(
    `control ${control.scores.performance}; ${short.length === 0 ? "every page meets its goals" : `below a goal: ${short.join(", ")}`}`,
  );
} finally {
  await browser.close();
  bare.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function someScholarship(): Promise<string> {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  return /\/scholarships\/\w+/.exec(sitemap)?.[0] ?? "/scholarships";
}

/** Pages that are indexed under this path, with only two of the articles. */
function isUsual(path: string): boolean {
  return isIndexed(path) && canonicalPath(path) === path && !isOneOfManyArticles(path);
}

/** Articles are one page with different texts, so the longest and the shortest represent all. */
function isOneOfManyArticles(path: string): boolean {
  return path.startsWith("/article/") && !/essay-prompt-analysis|after-you-win/.test(path);
}

async function barePage() {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="description" content="Nothing."><title>Bare</title></head><body><main><h1>Bare</h1></main></body></html>';
  const http = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(html));
  await once(http.listen(0, "127.0.0.1"), "listening");
  return { url: `http://localhost:${(http.address() as AddressInfo).port}/`, stop: () => http.close() };
}

async function audit(url: string): Promise<Report> {
  const ask = () => lighthouse(url, { port, onlyCategories: [...categories], logLevel: "silent" });
  // On a busy computer the browser sometimes drops the page, which has nothing to do with the page itself, so the audit
  // runs again.
  const result = await ask().catch(ask);
  if (!result) throw new Error(`No report about ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const named = Object.values(lhr.categories).filter(({ id }) => id !== "performance");
  const failed = named.flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => (weight > 0 && lhr.audits[id]?.score === 0 ? [id] : [])),
  );
  const requests = lhr.audits["network-requests"]?.details;
  const items = (requests?.type === "table" ? requests.items : undefined) as { url: string; resourceType: string }[];
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores, // one for each category
    lcpMs: value("largest-contentful-paint"),
    blockedMs: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    failed,
    scripts: (items ?? []).flatMap(({ url, resourceType }) => (resourceType === "Script" ? [url] : [])),
  };
}

/** The scripts that a page has loaded after scrolling to its end, because lower parts are lazy. */
async function scriptsWhenRead(url: string): Promise<string[]> {
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  await page.goto(url, { waitUntil: "networkidle" });
  const unread = scripts.size;
  await page.mouse.wheel(0, 100_000);
  while (scripts.size === unread) await page.waitForEvent("request", (request) => request.resourceType() === "script");
  await page.waitForLoadState("networkidle");
  await page.close();
  return [...scripts];
}

/** The run with the median performance. */
async function median(url: string): Promise<Report> {
  await fetch(url);
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await audit(url));
  reports.sort((a, b) => a.scores.performance - b.scores.performance || b.lcpMs - a.lcpMs);
  return reports[Math.floor(runs / 2)] as Report; // there are `runs` of them
}

async function brotliKb(urls: readonly string[]): Promise<number> {
  const files = await Promise.all(urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return files.reduce((sum, file) => sum + brotliCompressSync(file, { params }).length, 0) / 1000;
}

function isGood(path: string, { performance, ...others }: Scores, kb: number): boolean {
  const [least, most] = path === "/" ? [goals.landing, goals.landingKb] : [goals.everyRoute, goals.routeKb];
  // Planned pages are noindex, which the SEO category counts as a failure.
  const { seo, ...always } = others;
  const judged = Object.values(isIndexed(path) ? others : always);
  return performance >= least && kb <= most && judged.every((score) => score >= goals.others);
}

function show(path: string, { scores, lcpMs, blockedMs, shift, failed }: Report, kb: number) {
  const figures = categories.map((name) => String(scores[name]).padStart(3)).join(" ");
  const paint = `LCP ${(lcpMs / 1000).toFixed(2)} s, blocked ${blockedMs.toFixed(0)} ms, shift ${shift.toFixed(3)}`;
  console.log(`${path.padEnd(42)} ${figures}  ${kb.toFixed(1).padStart(6)} KB js  ${paint} ${failed.join(" ")}`);
}
