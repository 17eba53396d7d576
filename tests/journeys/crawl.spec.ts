import type { APIRequestContext, Page } from "@playwright/test";
import { isMadeAhead } from "#domain/pages/indexing.ts";
import { pagePaths } from "#domain/pages/page-paths.ts";
import { chooseDark, expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";
import { deadLinks, idsIn, type SeenPage } from "#tests/support/links.ts";
import { saveProfile } from "#tests/support/onboarding.ts";

/** An address for each page whose path has a variable part; those of the catalogue are in the sitemap. */
const samples: Record<string, string> = {
  "/article/{topic}": "/article/essay-prompt-analysis",
  "/profile/{step}": "/profile/academic",
  "/browse/{kind}/{slug}": "/browse/level/high-school",
};

/** Addresses of the app under which there is nothing. */
const nowhere = [
  "/no-such-page",
  "/article/no-such-article",
  "/articles/no-such-guide",
  "/scholarships/no-such-award",
  "/browse/no/such",
];

const inSitemap: Record<string, RegExp> = {
  "/scholarships/{id}": /\/scholarships\/\w+/,
  "/browse/{kind}/{slug}": /\/browse\/[\w-]+\/[\w-]+/,
};

async function everyPath(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return pagePaths.map((pattern) => {
    const path = samples[pattern] ?? inSitemap[pattern]?.exec(sitemap)?.[0] ?? pattern;
    expect(path, `crawl.spec.ts has no sample for ${pattern}`).not.toContain("{");
    return path;
  });
}

// In each window (the projects) every page is seen in all four ways.
for (const who of ["a visitor", "a student"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test(`every page as ${who} sees it in the ${theme} theme: no error, axe is content, every link leads somewhere`, async ({
      page,
      playwright,
      baseURL,
    }) => {
      if (theme === "dark") await chooseDark(page);
      if (who === "a student") await becomeStudent(page);
      await page.addInitScript({ content: rememberHeading });
      const seen: SeenPage[] = [];
      for (const path of await everyPath(page.request)) {
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status(), path).toBe(200);
          await expectWhole(page, path);
          if (who === "a visitor" && isMadeAhead(path)) expect(await page.evaluate(isSameHeading), path).toBe(true);
          await expectAccessible(page);
          seen.push({ path, links: await hrefsOf(page), ids: idsIn(await page.content()) });
        });
      }
      const visitor = await playwright.request.newContext({ baseURL });
      expect(await deadLinks({ reader: page.request, visitor }, seen)).toEqual([]);
      await visitor.dispose();
    });

    test(`what is not there says so to ${who} in the ${theme} theme, with a way on`, async ({ page, troubles }) => {
      // 400 where the address cannot be that of a list.
      troubles.allow(/status of 40[04]/);
      if (theme === "dark") await chooseDark(page);
      if (who === "a student") await becomeStudent(page);
      for (const path of nowhere) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expectWhole(page, path);
        await expect(page.getByRole("main").getByRole("link").first(), path).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
}

async function becomeStudent(page: Page) {
  await signUp(page);
  await saveProfile(page);
}

async function expectWhole(page: Page, path: string) {
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole("status", { name: "Loading" }), path).toHaveCount(0);
}

// HTML that was made ahead is taken over, not drawn anew: its heading is still the same element. Text, as this file has
// no DOM.
const rememberHeading = `addEventListener("DOMContentLoaded", () => { window.madeAhead = document.querySelector("h1"); })`;
const isSameHeading = `window.madeAhead !== null && document.querySelector("h1") === window.madeAhead`;

async function hrefsOf(page: Page): Promise<string[]> {
  return page.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}
