// Measures how much JavaScript each route loads. `node scripts/weights/route-weights.ts` prints it and writes the
// baseline.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { componentsOf, filesOf, manifestOf } from "../page-scripts.ts";
import { type OwnShares, ownSharesFile } from "./own-share.ts";

/** Bytes after brotli: of packages, and of our own code without the shell. */
export type RouteWeight = { framework: number; own: number };

export type Weights = {
  /** Bytes of our own code that every page loads. */
  shell: number;
  routes: Readonly<Record<string, RouteWeight>>;
};

/** Lazy chunks that load without a click: on every page, on the pages of a student, and on single routes. */
const lazyEverywhere = ["service-worker.ts"];
const lazyForStudents = [
  "shell/signed-in-nav.tsx",
  "features/accounts/session/session-watch.tsx",
  "features/accounts/session/follow-tabs.ts",
];
const lazyOn: Readonly<Record<string, readonly string[]>> = {
  "/applications": [
    "features/applications/details/application-details.tsx",
    "features/applications/shared/keep-offline.ts",
  ],
  "/dashboard": ["features/profile/readiness/readiness-panel.tsx", "features/tutorial/tutorial-card.tsx"],
  "/scholarships": [
    "features/matches/details/match-details.tsx",
    "features/applications/shared/track-button.tsx",
    "features/applications/shared/application-line.tsx",
    "features/applications/shared/keep-offline.ts",
  ],
};

export const baselineFile = join(import.meta.dirname, "baseline.json");

/** The scripts that each route loads without a click, by its path with `$` for each parameter. */
export function scriptsOfRoutes(web: string): ReadonlyMap<string, readonly string[]> {
  const manifest = manifestOf(web);
  const entry = entryScripts(web);
  const routes = [...componentsOf(manifest)].filter(([route]) => !route.startsWith("/_"));
  return new Map(
    routes.map(([route, keys]) => {
      const files = filesOf(manifest, [...keys, ...lazyPartsOf(route, keys)]);
      return [route, [...new Set([...entry, ...files])].filter((file) => file.endsWith(".js"))] as const;
    }),
  );
}

/** The weights of the web app that is built in `web`. Pages of a student include the chunks that only students load. */
export function weigh(web: string): Weights {
  const shares: OwnShares = JSON.parse(readFileSync(join(web, ownSharesFile), "utf8"));
  const sizes = new Map<string, number>();
  const bytesOf = (file: string) => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(web, file))).length;
    sizes.set(file, known);
    return known;
  };
  const ownOf = (files: readonly string[]) =>
    Math.round(files.reduce((total, file) => total + bytesOf(file) * (shares[file.slice(1)] ?? 1), 0));
  const shell = ownOf(entryScripts(web));
  const routes = [...scriptsOfRoutes(web)].map(([route, files]) => {
    const total = files.reduce((sum, file) => sum + bytesOf(file), 0);
    const own = ownOf(files);
    return [route, { framework: total - own, own: own - shell }] as const;
  });
  return { shell, routes: Object.fromEntries(routes.toSorted(([a], [b]) => a.localeCompare(b))) };
}

/** The scripts in the HTML of every page. */
function entryScripts(web: string): string[] {
  const template = readFileSync(join(web, "index.html"), "utf8");
  return [...template.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
}

function lazyPartsOf(route: string, keys: readonly string[]): readonly string[] {
  const isForStudents = keys.some((key) => key.includes("_signed-in"));
  return [...lazyEverywhere, ...(isForStudents ? lazyForStudents : []), ...(lazyOn[route] ?? [])];
}

export const totalOf = (weights: Weights, route: string): number => {
  const { framework, own } = weights.routes[route] ?? { framework: 0, own: 0 };
  return framework + own + weights.shell;
};

if (import.meta.main) {
  const weights = weigh(join(import.meta.dirname, "..", "..", "dist", "web"));
  for (const [route, { framework, own }] of Object.entries(weights.routes))
    console.log(`${route.padEnd(40)} ${[framework, own, totalOf(weights, route)].join("\t")}`);
  writeFileSync(baselineFile, `${JSON.stringify(weights, null, 2)}\n`);
}
