import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, signUp, test } from "#tests/support/browser.ts";
import { answers, saveProfile } from "#tests/support/onboarding.ts";

type Category = {
  key: string;
  name: string;
  score: number;
  scored: boolean;
  rests_on: string;
  next: { words: string } | null;
};

const analysis = (page: Page) => page.getByRole("region", { name: "Profile analysis" });
const scores = (page: Page) => analysis(page).getByRole("list", { name: "Scores by category" }).getByRole("listitem");
const outline = (page: Page) => analysis(page).locator("polygon").getAttribute("points");

async function openLanding(page: Page) {
  await signUp(page);
  await saveProfile(page, { ...answers, gpa: 3.57, volunteer_hours: 40 });
  await page.goto("/");
}

test("a visitor sees what the analysis shows and how to get it", async ({ page }) => {
  await page.goto("/");
  await expect(analysis(page).getByRole("img")).toBeVisible();
  await expect(analysis(page).locator("polygon")).toHaveCount(0);
  await analysis(page).getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/auth");
});

test("a student's analysis: loaded again after a failure, its radar grows, every category has its score and reasons, and Refresh reads the profile again", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 500/);
  await page.addInitScript({ content: noteOutlines });
  await test.step("an analysis that failed to load can be loaded again", async () => {
    await page.route("/api/profile/readiness", (route) =>
      route.fulfill({ status: 500, json: { code: "internal_error" } }),
    );
    await openLanding(page);
    await expect(analysis(page).getByText("Your analysis could not be loaded")).toBeVisible();
    await page.unroute("/api/profile/readiness");
    await analysis(page).getByRole("button", { name: "Try again" }).click();
    await expect(scores(page)).toHaveCount(10);
  });
  await test.step("the radar grows from its center in steps of 0.02, or appears at once with reduced motion", async () => {
    const still = (await outline(page)) ?? "";
    expect(await page.evaluate("window.outlines")).toEqual([still]);

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await expect.poll(() => outline(page)).toBe(still);
    const seen = await page.evaluate<string[]>("window.outlines");
    // ui/ramp.test.ts tests the time of each step. A busy browser may render two steps in one frame.
    const grown = seen.map((points) => reachOf(points) / reachOf(still));
    expect(grown[0]).toBeCloseTo(0, 2);
    expect(grown.length).toBeGreaterThan(10);
    for (const share of grown) expect(Math.abs(share * 50 - Math.round(share * 50))).toBeLessThan(0.25);
    expect(grown).toEqual(grown.toSorted((a, b) => a - b));
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await test.step("every category shows its score, its reasons and what raises it, and Refresh reads the profile again", async () => {
    const readiness = await (await page.request.get("/api/profile/readiness")).json();
    await expect(scores(page)).toHaveCount(10);
    for (const [at, { name, score, scored, rests_on, next }] of (readiness.categories as Category[]).entries()) {
      const item = scores(page).nth(at);
      await expect(item).toContainText(name);
      await expect(item).toContainText(scored ? `${Math.floor(score)} of 100` : "Not scored yet");
      await expect(item).toContainText(rests_on);
      if (next) await expect(item).toContainText(next.words);
    }
    await expect(analysis(page).getByText(readiness.label, { exact: true })).toBeVisible();
    await expect(analysis(page)).toContainText(`Overall${Math.floor(readiness.overall)}`);
    const writing = scores(page).filter({ hasText: "Writing" }).first();
    await expect(writing).toContainText("Not rated yet");
    await saveProfile(page, { essay_writing_score: 8 });
    await analysis(page).getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("Analysis Refreshed").first()).toBeVisible();
    await expect(page.getByText("Your profile analysis has been updated.").first()).toBeVisible();
    await expect(writing).toContainText("You rate it 8 of 10");
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

// Records every outline of the radar. The script is a string because this file has no DOM types.
const noteOutlines = `window.outlines = [];
  new MutationObserver(() => {
    const points = document.querySelector("polygon")?.getAttribute("points");
    if (points && points !== window.outlines.at(-1)) window.outlines.push(points);
  }).observe(document, { subtree: true, childList: true, attributes: true });`;

/** The sum of the distances of all points of the outline from the center, where they start. */
function reachOf(points: string): number {
  const [middleX, middleY] = [190, 158];
  const pairs = points.split(" ").map((pair) => pair.split(",").map(Number));
  return pairs.reduce((sum, [x = 0, y = 0]) => sum + Math.hypot(x - middleX, y - middleY), 0);
}
