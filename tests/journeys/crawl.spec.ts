import type { APIRequestContext, Page } from "@playwright/test";
import { articles } from "#domain/articles/articles.gen.ts";
import { isMadeAhead } from "#domain/pages/indexing.ts";
import { pagePaths } from "#domain/pages/page-paths.ts";
import { chooseDark, expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";
import { saveProfile } from "#tests/support/onboarding.ts";

/** An address for each page whose path has a variable part; `{id}` is a scholarship of the sitemap. */
const samples: Record<string, string> = {
  "/article/{topic}": "/article/essay-prompt-analysis",
  "/profile/{step}": "/profile/academic",
};

async function everyPath(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const award = /\/scholarships\/\w+/.exec(sitemap)?.[0] ?? "no scholarship in the sitemap";
  return pagePaths.map((pattern) => {
    const path = pattern === "/scholarships/{id}" ? award : (samples[pattern] ?? pattern);
    expect(path, `crawl.spec.ts has no sample for ${pattern}`).not.toContain("{");
    return path;
  });
}

/** The paths of this site among some links, without query and fragment. */
function internal(links: readonly string[]): string[] {
  const paths = links.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/[?#].*$/, ""));
  return [...new Set(paths)];
}

/** Asks for each of them; answers those that are not there. */
async function broken(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(paths.map(async (path) => [path, (await request.get(path)).status()] as const));
  return answers.filter(([, status]) => status !== 200).map((answer) => answer.join(" "));
}

test("every public page is HTML with one main heading and a head of its own, and every link in it leads somewhere", async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, "the same HTML as on a desktop");
  const paths = [...(await everyPath(request)), ...articles.map(({ path }) => path)];
  const links = new Set<string>();
  const heads = new Set<string>();
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) links.add(href);
    if (!isMadeAhead(path)) continue;
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html.match(/<title>/g), path).toHaveLength(1);
    for (const name of ["description", "og:title", "og:image", "twitter:card"])
      expect(html, path).toContain(`"${name}"`);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (canonical) heads.add(canonical);
  }
  expect(heads.size).toBeGreaterThan(30);
  const found = internal([...links]);
  expect(found.length).toBeGreaterThan(40);
  expect(await broken(request, found)).toEqual([]);
});

/**
 * In the browser every page is seen in each window, and over the two windows both as a visitor and as a student, and both light
 * and dark: the four ways take turns, so that it does not take four times as long.
 */
const ways = [
  { who: "a visitor", theme: "light" },
  { who: "a student", theme: "dark" },
  { who: "a visitor", theme: "dark" },
  { who: "a student", theme: "light" },
] as const;

for (const [turn, { who, theme }] of ways.entries()) {
  test(`pages as ${who} sees them in the ${theme} theme: no error, axe is content, and every link leads somewhere`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(180_000);
    if (theme === "dark") await chooseDark(page);
    if (who === "a student") {
      await signUp(page);
      await saveProfile(page);
    }
    await page.addInitScript({ content: rememberHeading });
    const links = new Set<string>();
    // On the phone it is the turn of the way beside it: the other person, the other theme.
    const beside = isMobile ? turn ^ 1 : turn;
    const paths = (await everyPath(page.request)).filter((_, index) => index % ways.length === beside);
    for (const path of paths) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
        await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
        if (who === "a visitor" && isMadeAhead(path)) expect(await page.evaluate(isSameHeading), path).toBe(true);
        await expectAccessible(page);
        for (const href of await hrefsOf(page)) links.add(href);
      });
    }
    expect(await broken(page.request, internal([...links]))).toEqual([]);
  });
}

// HTML that was made ahead is taken over, not drawn anew: its heading is still the same element. Text, as this file has no DOM.
const rememberHeading = `addEventListener("DOMContentLoaded", () => { window.madeAhead = document.querySelector("h1"); })`;
const isSameHeading = `window.madeAhead !== null && document.querySelector("h1") === window.madeAhead`;

async function hrefsOf(page: Page): Promise<string[]> {
  return page.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}
