import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/support/browser.ts";
import { scriptsOfRoutes } from "../../scripts/weights/route-weights.ts";

const scripts = scriptsOfRoutes(join(import.meta.dirname, "..", "..", "dist", "web"));

/** The scripts under /assets that the page has requested so far. */
function watchScripts(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/") && pathname.endsWith(".js")) seen.add(pathname);
  });
  return seen;
}

// The budgets are computed from the list of scripts in the build (scripts/weights), so the list must match what a
// browser loads.
test("a browser loads the scripts that the build lists for a route, and no others", async ({ page }) => {
  const seen = watchScripts(page);
  for (const path of ["/", "/guides", "/auth"]) await expectListedScripts(path, path);
  await signUp(page);
  await expectListedScripts("/account", "/account");
  await expectListedScripts("/profile/academic", "/profile/$");

  async function expectListedScripts(path: string, route: string) {
    seen.clear();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => [...seen].toSorted()).toEqual([...(scripts.get(route) ?? [])].toSorted());
  }
});
