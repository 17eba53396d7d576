import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagePaths } from "#domain/pages/page-paths.ts";

test("every route is a page of the server, and every page has a route", () => {
  const tree = readFileSync(new URL("routeTree.gen.ts", import.meta.url), "utf8");
  const table = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? "";
  const routes = [...table.matchAll(/"([^"]+)":/g)].map(([, path]) => path?.replace(/\$(\w+)/g, "{$1}"));
  expect(routes.sort()).toEqual([...pagePaths].sort());
});
