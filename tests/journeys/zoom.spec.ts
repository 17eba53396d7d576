import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, signUp, test } from "#tests/support/browser.ts";
import { saveProfile } from "#tests/support/onboarding.ts";

// The texts, the contact form, and the forms of account, onboarding and profile are measured at 320 px in their own
// journeys.
const ofVisitors = [
  "/",
  "/auth",
  "/contact",
  "/dashboard",
  "/demo",
  "/guides",
  "/help",
  "/how-it-works",
  "/how-matching-works",
  "/legal",
  "/no-such-page",
  "/resources",
  "/scholarships",
  "/article/essay-prompt-analysis",
  "/articles/scholarship-essay-guide",
];
const ofStudents = [
  "/account",
  "/contact",
  "/dashboard",
  "/dashboard?tab=matches",
  "/profile",
  "/profile/academic",
  "/profile/edit",
  "/scholarships",
];

/** How much larger than usual a reader may have it: a small phone, a desktop at 200%, and its text alone at 200%. */
const ways = [
  { name: "at 320 px", width: 320, height: 640, text: "100%" },
  { name: "at 200%", width: 680, height: 425, text: "100%" },
  { name: "with text at 200%", width: 1360, height: 850, text: "200%" },
] as const;

for (const who of ["a visitor", "a student"] as const) {
  test(`the pages of ${who} fit at 320 px, at 200%, and with text at 200%`, async ({ page, isMobile, troubles }) => {
    test.skip(isMobile, "the window is given its sizes here");
    troubles.allow(/status of 404/);
    if (who === "a student") {
      await signUp(page);
      await saveProfile(page);
    }
    const scholarship = await anScholarship(page);
    for (const path of [...(who === "a student" ? ofStudents : ofVisitors), scholarship]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      for (const { name, width, height, text } of ways)
        await test.step(`${path} ${name}`, async () => {
          await page.setViewportSize({ width, height });
          await page.evaluate(`document.documentElement.style.fontSize = "${text}"`);
          await expectNoSidewaysScroll(page);
        });
    }
  });
}

async function anScholarship(page: Page): Promise<string> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  return /\/scholarships\/\w+/.exec(sitemap)?.[0] ?? "no scholarship in the sitemap";
}
