import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { baselineFile, totalOf, type Weights, weigh } from "./route-weights.ts";

// In bytes after brotli; 1 KB is 1,000 bytes. Our own code has budgets. The framework's size changes only with an
// upgrade.
// /scholarships has 43,440 bytes, of which the details beside the list and what keeps the tracker offline are 9,000, the tabs, in place
// of a package of 12,000, 700, the words of deadlines without a day 400, and those of links to a page that only lists it 150; the
// editor, which shows all questions, has 39,500.
const budgets = { shell: 20_000, route: 43_500 };
const most = (route: string) => (route === "/" ? 110_000 : 180_000);
const goal = (route: string) => (route === "/" ? 100_000 : 170_000);

const root = join(import.meta.dirname, "..", "..");
// Builds only after a change, under the lock that every build uses.
execFileSync(process.execPath, ["scripts/build-web.mjs"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
const weights = weigh(join(root, "dist", "web"));
const baseline: Weights = JSON.parse(readFileSync(baselineFile, "utf8"));
const routes = Object.keys(weights.routes);

/** The routes that are heavier than the baseline by more than `share`, each with both sizes. */
const grownBy = (share: number) =>
  routes
    .map((route) => ({ route, now: totalOf(weights, route), before: totalOf(baseline, route) }))
    .filter(({ now, before }) => before > 0 && now > before * (1 + share));

test("our own code stays within its budgets: 20 KB for the shell, 43.5 KB for a route", () => {
  expect(weights.shell).toBeLessThanOrEqual(budgets.shell);
  const over = routes.filter((route) => (weights.routes[route]?.own ?? 0) > budgets.route);
  expect(over.map((route) => [route, weights.routes[route]?.own])).toEqual([]);
});

test("no route loads more than 180 KB, and the landing page no more than 110 KB", () => {
  const over = routes.filter((route) => totalOf(weights, route) > most(route));
  expect(over.map((route) => [route, totalOf(weights, route)])).toEqual([]);
  const short = routes.filter((route) => totalOf(weights, route) > goal(route));
  for (const route of short) console.warn(`${route}: ${totalOf(weights, route)} bytes, the goal is ${goal(route)}`);
});

test("no route grows by more than 10% over the baseline (node scripts/weights/route-weights.ts writes a new one)", () => {
  for (const { route, now, before } of grownBy(0.03)) console.warn(`${route} grew from ${before} to ${now} bytes`);
  expect(grownBy(0.1)).toEqual([]);
});

test("the baseline has every route, also those for signed-in students", () => {
  expect(Object.keys(baseline.routes)).toEqual(routes);
  expect(routes).toEqual(expect.arrayContaining(["/", "/auth", "/account", "/dashboard", "/onboarding", "/profile/$"]));
});
