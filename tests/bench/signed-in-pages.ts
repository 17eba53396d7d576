// First Contentful Paint, Largest Contentful Paint, the time until the page replaces its skeleton and so works, and the
// layout shift of a student's pages, at 400 kbit/s and 400 ms, on a phone's screen. The control is a visitor's page,
// which is prerendered HTML. Usage: npm run bench -- signed-in-pages [path ...]

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { benchPassword, makeKnownStudents } from "./known-students.ts";

const network = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const goals = { firstMs: 2000, shift: 0.02 };
const usualRoutes = [
  "/dashboard",
  "/scholarships",
  "/profile",
  "/profile/academic",
  "/profile/edit",
  "/account",
  "/guides",
  "/resources",
];
const routes = process.argv.length > 2 ? process.argv.slice(2) : usualRoutes;

// Runs in the page from the start of its load.
const observer = `
  globalThis.seen = { firstMs: 0, largestMs: 0, worksMs: 0, shift: 0, largest: "", moved: [] };
  let shown;
  new MutationObserver(() => {
    const now = document.getElementById("root")?.firstElementChild;
    if (now && now !== shown) seen.worksMs = performance.now();
    shown = now ?? shown;
  }).observe(document, { childList: true, subtree: true });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => { if (name === "first-contentful-paint") seen.firstMs = startTime; });
  observe("largest-contentful-paint", ({ startTime, element }) => {
    seen.largestMs = startTime;
    seen.largest = (element?.outerHTML ?? "?").replace(/ class="[^"]*"/g, "").slice(0, 90);
  });
  observe("layout-shift", ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    seen.shift += value;
    seen.moved.push(...sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "?").slice(0, 90)));
  });
`;

const folder = mkdtempSync(join(tmpdir(), "laurel-signed-in-"));
const server = await startServerProcess(folder);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });

try {
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const student = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  await signIn(student);
  show("control: /about as a visitor", await measure(visitor, "/about"));
  for (const route of routes) show(route, await measure(student, route));
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Signs in a student with a verified email and a profile, who has seen the tour of the dashboard. */
async function signIn(context: BrowserContext): Promise<void> {
  const { request } = context;
  const headers = { origin: server.url };
  const [email] = await makeKnownStudents(folder, 1);
  await request.post(`${server.url}/api/auth/sign-in/email`, { data: { email, password: benchPassword }, headers });
  const profile = { academic_level: "undergraduate", field_of_study: "Nursing", gpa: 3.6 };
  const saved = await request.put(`${server.url}/api/profile`, { data: profile, headers });
  if (!saved.ok()) throw new Error(`the profile was refused: ${await saved.text()}`);
  const page = await context.newPage();
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole("dialog").waitFor();
  await page.close();
}

/**
 * Milliseconds from the start of the navigation, the sum of all layout shifts, the largest element, and the elements
 * that moved.
 */
type Seen = {
  firstMs: number;
  largestMs: number;
  worksMs: number;
  shift: number;
  largest: string;
  moved: string[];
};

async function measure(context: BrowserContext, path: string): Promise<Seen> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.addInitScript(observer);
  await page.goto(server.url + path, { timeout: 120_000 });
  await page.waitForLoadState("networkidle", { timeout: 120_000 });
  const seen = await page.evaluate("seen");
  await page.close();
  return seen as Seen; // what `observer` gathers
}

function show(name: string, { firstMs, largestMs, worksMs, shift, largest, moved }: Seen): void {
  const isUseful = firstMs <= goals.firstMs && largestMs <= goals.firstMs;
  const figures = [...[firstMs, largestMs, worksMs].map((ms) => `${Math.round(ms)} ms`), shift.toFixed(3)];
  const judged = isUseful && shift <= goals.shift ? "" : "below a goal";
  console.log(`${name.padEnd(32)} ${figures.map((figure) => figure.padStart(9)).join(" ")}  ${judged}`);
  if (!isUseful) console.log(`    largest: ${largest}`);
  if (shift > goals.shift) for (const node of new Set(moved)) console.log(`    moved: ${node}`);
}
