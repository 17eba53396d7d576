import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/support/browser.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });
const figure = (page: Page, label: string) =>
  region(page, "Laurel today")
    .getByRole("definition")
    .nth(["Open scholarships", "Students", "Total award value", "Match accuracy"].indexOf(label));

test("a visitor reads what Laurel is, what it does, how to start, the figures of the API, and what is a goal or made up", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find scholarships you can actually get.");
  await expect(page.getByRole("link", { name: "Get Started Now" })).toHaveAttribute("href", "/auth");
  await expect(page.getByRole("link", { name: "Try Demo" })).toHaveAttribute("href", "/demo");
  await expect(region(page, "Profile analysis").getByRole("img")).toBeVisible();
  await expect(region(page, "What you get").getByRole("listitem")).toHaveCount(6);
  await expect(region(page, "How it works").getByRole("heading", { level: 3 })).toHaveText([
    "Create your profile",
    "Get AI-matched",
    "Apply and win",
  ]);
  await expect(region(page, "See what you qualify for").getByRole("link").first()).toHaveAttribute("href", "/auth");
  const voices = region(page, "What we hope to hear");
  await expect(voices.getByRole("figure")).toHaveCount(3);
  await expect(voices.getByText(/^Made-up examples/)).toBeVisible();
  await expect(voices.getByRole("link")).toHaveAttribute("href", "/success-stories");
  const words = await page.locator("body").innerText();
  expect(words.match(/30,000/g)).toHaveLength(1);
  expect(words).toContain("That's our goal, not a promise");
  const stats = await (await page.request.get("/api/stats")).json();
  const count = new Intl.NumberFormat("en-US");
  await expect(figure(page, "Open scholarships")).toHaveText(count.format(stats.open_scholarships));
  await expect(figure(page, "Match accuracy")).toHaveText(`${Math.round(stats.match_accuracy.accuracy * 1000) / 10}%`);
  const { pairs, accuracy, precision, called_open, not_ruled_out, wrongly_ruled_out } = stats.match_accuracy;
  const said = Math.round(precision * called_open);
  const wrong = pairs - Math.round(accuracy * pairs);
  await expect(region(page, "Laurel today")).toContainText(`${count.format(pairs)} tested cases`);
  await expect(region(page, "Laurel today")).toContainText(
    `Of the ${wrong} wrong answers, ${wrong - wrongly_ruled_out - (called_open - said)} said “Check yourself” where the answer was clear.`,
  );
  await expect(region(page, "Laurel today")).toContainText(
    `We wrongly ruled out ${wrongly_ruled_out} of ${not_ruled_out} scholarships that a student may get. We said “You qualify” ${called_open} times, ${precision === 1 ? "each time" : `${said} times`} rightly.`,
  );
  // A new site says so in words, as a small number would make it look empty.
  await expect(figure(page, "Students")).toHaveText("Few so far");
  await expect(figure(page, "Total award value")).toHaveText(/^\$/);

  for (const card of await region(page, "What you get").getByRole("link").all()) {
    const response = await page.request.get((await card.getAttribute("href")) ?? "");
    expect([response.status(), (await response.text()).includes("Not open yet")]).toEqual([200, false]);
  }
  const example = region(page, "Matches, with reasons");
  await expect(example.getByRole("listitem")).toHaveCount(4);
  await expect(example.getByText("Example", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "How match accuracy is measured" }).click();
  await expect(page).toHaveURL("/how-matching-works");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How Matching Works");
  await expect(region(page, "The last run").getByRole("definition")).toHaveText([/%$/, /%$/, /%$/, /^[\d,]+$/]);
});

test("a figure without a measurement is not shown, and none is shown when they fail to load", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 404/);
  const none = { open_scholarships: 0, total_award_value: 0, sources: 0, students: 0, match_accuracy: null };
  await page.route("**/api/stats", (route) => route.fulfill({ json: none }));
  await page.goto("/");
  await expect(figure(page, "Match accuracy")).toHaveText("Not measured yet");
  await expect(figure(page, "Open scholarships")).toHaveText("Being added");
  await page.unroute("**/api/stats");
  await page.route("**/api/stats", (route) => route.fulfill({ status: 404, json: { code: "gone" } }));
  await page.reload();
  await expect(page.getByRole("definition")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a student finds links to the dashboard and their own analysis", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Get Started Now" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
  await expect(page.getByRole("link", { name: "Try Demo" })).toBeVisible();
  await expect(region(page, "Pick up where you left off").getByRole("link").first()).toHaveAttribute(
    "href",
    "/scholarships",
  );
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the landing page can be read at 320 px and without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    baseURL,
  });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2 })).toContainText(["Matches, with reasons", "Profile analysis"]);
  await expect(page.getByRole("link", { name: "Create Free Account" })).toBeVisible();
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await context.close();
});

test("the landing page has no layout shift while it loads", async ({ page }) => {
  await page.addInitScript({
    content: `window.shifted = 0; new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });`,
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await expect(figure(page, "Match accuracy")).toHaveText(/%$/);
  expect(await page.evaluate("window.shifted")).toBeLessThan(0.02);
});
