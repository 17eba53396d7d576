import type { Browser, BrowserContext, Page } from "@playwright/test";

export type KeptContext = {
  context: BrowserContext;
  /** Resolves to false after it closed a context that cannot be used again. */
  clear(): Promise<boolean>;
};

/**
 * A browser context for one test after another, each with pages of its own. An empty page stays open in it, because a
 * browser ends the process of a site with its last page, and a new process loads the app three times as slowly.
 */
export async function keepContext(browser: Browser): Promise<KeptContext> {
  const context = await browser.newContext();
  const empty = await context.newPage();
  // With the headers of a page, as a site has another process for what its policies set apart.
  await empty.route("**", async (route) => route.fulfill({ response: await route.fetch(), body: "" }));
  await empty.goto("/");
  const { origin } = new URL(empty.url());
  const devTools = await context.newCDPSession(empty);
  // A tab that another one opens begins in the process of the site, and not in one that its first page replaces.
  context.newPage = async () => {
    const [page] = await Promise.all([empty.waitForEvent("popup"), empty.evaluate("void open()")]);
    return page;
  };
  return {
    context,
    async clear() {
      for (const page of context.pages()) if (page !== empty) await page.close();
      if (empty.isClosed() || (await hasFakeClock(empty))) {
        await context.close();
        return false;
      }
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.clearCookies();
      await context.clearPermissions();
      await context.setOffline(false);
      await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      return true;
    },
  };
}

/** Playwright sets the clock of a whole context, and cannot take it back. */
const hasFakeClock = async (page: Page) => !(await page.evaluate<string>("String(Date.now)")).includes("[native code]");
