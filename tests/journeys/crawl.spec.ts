import type { APIRequestContext, Page } from "@playwright/test";
import { isPrerendered, isPrivate } from "#domain/pages/indexing.ts";
import { pagePaths } from "#domain/pages/page-paths.ts";
import {
  expect,
  expectAccessibleInAnyColors,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/support/browser.ts";
import { deadLinks, type SeenPage } from "#tests/support/links.ts";
import { saveProfile } from "#tests/support/onboarding.ts";

/** A path for each page with a path parameter. The sitemap has those of the catalog. */
const samples: Record<string, string> = {
  "/article/{topic}": "/article/essay-prompt-analysis",
  "/profile/{step}": "/profile/academic",
};

const inSitemap: Record<string, RegExp> = {
  "/scholarships/{id}": /\/scholarships\/\w+/,
  "/browse/{kind}/{slug}": /\/browse\/[\w-]+\/[\w-]+/,
};

/**
 * Pages that show another text in the layout of a page that is looked at, or the same page. page-metadata.spec.ts reads
 * the HTML of each, and follows its links.
 */
const alike = new Set<string>([
  "/home",
  "/application-tracker",
  "/about",
  "/success-stories",
  "/accessibility",
  "/resources/essays",
  "/resources/interviews",
  "/resources/financial-aid",
  "/resources/college-planning",
  "/articles/scholarship-essay-guide",
  "/terms",
  "/gdpr",
  "/cookies",
  "/essay-assistant",
]);

/** Private pages on which a student with a profile sees the page of a visitor, or another page that is looked at. */
const alikeForStudents = new Set<string>(["/auth/confirm", "/onboarding", "/credit-success", "/profile/complete"]);

type Who = "a visitor" | "a student";

/** Public pages that look different for a student: one with rows of scholarships, and all others of their kind. */
const differing = ["/", "/scholarships/{id}", "/browse/{kind}/{slug}"];

/** Private pages show a visitor one and the same page, which asks them to sign in. */
const privateForVisitors = ["/auth/confirm", "/dashboard"];

/**
 * For a visitor, one public page of each layout. For a student, every page that differs for them. Further states of a
 * page are looked at without a server (expectAccessibleAtEverySize), and page-metadata.spec.ts follows their links.
 */
async function everyPath(request: APIRequestContext, who: Who): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const shown: Record<Who, (pattern: string) => boolean> = {
    "a visitor": (pattern) => !isPrivate(pattern) || privateForVisitors.includes(pattern),
    "a student": (pattern) => (isPrivate(pattern) && !alikeForStudents.has(pattern)) || differing.includes(pattern),
  };
  return pagePaths
    .filter((pattern) => !alike.has(pattern) && shown[who](pattern))
    .map((pattern) => {
      const path = samples[pattern] ?? inSitemap[pattern]?.exec(sitemap)?.[0] ?? pattern;
      expect(path, `crawl.spec.ts has no sample for ${pattern}`).not.toContain("{");
      return path;
    });
}

// Only these tests check both themes, small windows and large text. Each page is made narrow after it was checked on a
// desktop, which takes half the time of opening it on a phone: all that differs there is its layout.
for (const who of ["a visitor", "a student"] as const)
  for (const part of [0, 1, 2])
    test(`every page of ${who} is accessible, fits the window and has no dead link (part ${part + 1})`, async ({
      page,
      playwright,
      baseURL,
    }) => {
      test.setTimeout(600_000);
      if (who === "a student") await becomeStudent(page);
      await page.addInitScript({ content: rememberHeading });
      const paths = await everyPath(page.request, who);
      const seen: SeenPage[] = [];
      // The frame is that of every page.
      for (const path of paths.filter((_, at) => at % 3 === part))
        await test.step(path, async () => seen.push(await lookAt(page, path, who, { withFrame: seen.length === 0 })));
      const visitor = await playwright.request.newContext({ baseURL });
      expect(await deadLinks({ reader: page.request, visitor }, seen)).toEqual([]);
      await visitor.dispose();
    });

async function lookAt(page: Page, path: string, who: Who, extent: { withFrame: boolean }): Promise<SeenPage> {
  await page.setViewportSize(desktop);
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expectWhole(page, path);
  const { links, ids } = await page.evaluate<{ links: string[]; ids: string[] }>(linksAndIds);
  if (who === "a visitor" && isPrerendered(path)) expect(await page.evaluate(isSameHeading), path).toBe(true);
  await openEverything(page);
  await expectAccessibleInBothThemes(page, extent);
  await expectToFit(page, largeSizes);
  await page.setViewportSize(smallPhone);
  await page.evaluate(`document.documentElement.style.fontSize = ""`);
  await openEverything(page);
  await expectAccessibleInAnyColors(page, extent);
  await expectNoSidewaysScroll(page, "on a small phone");
  return { path, links, ids: new Set(ids) };
}

const openEverything = (page: Page) =>
  page.evaluate("for (const group of document.querySelectorAll('details')) group.open = true");

type Sizes = readonly { width: number; height: number; text: string }[];

const desktop = { width: 1360, height: 850 };
const smallPhone = { width: 320, height: 640 };
/** A desktop at 200% zoom, and text alone at 200%. */
const largeSizes: Sizes = [
  { width: 680, height: 425, text: "100%" },
  { ...desktop, text: "200%" },
];

async function expectToFit(page: Page, sizes: Sizes) {
  for (const { width, height, text } of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(`document.documentElement.style.fontSize = "${text}"`);
    await expectNoSidewaysScroll(page, `${width} px wide, text at ${text}`);
  }
}

async function becomeStudent(page: Page) {
  await signUp(page);
  await saveProfile(page);
  // A long word without a line break opportunity.
  await saveProfile(page, { extracurricular_activities: ["x".repeat(200)] });
}

async function expectWhole(page: Page, path: string) {
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole("status", { name: "Loading" }), path).toHaveCount(0);
}

// Prerendered HTML is hydrated and not rendered again, so its heading stays the same element. The script is a string
// because this file has no DOM types.
const rememberHeading = `addEventListener("DOMContentLoaded", () => { window.madeAhead = document.querySelector("h1"); })`;
const isSameHeading = `window.madeAhead !== null && document.querySelector("h1") === window.madeAhead`;
const linksAndIds = `({
  links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")),
  ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
})`;
