// A page can be read before its scripts load. Input typed by then is not lost, and links work.

import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/support/browser.ts";
import { holdCode } from "#tests/support/held-code.ts";

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openEarly(page: Page, path: string) {
  const release = await holdCode(page);
  const arriving = page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return async () => {
    release();
    await arriving;
  };
}

test("a search and a filter entered in the demo before its scripts load are applied to the samples", async ({
  page,
}) => {
  const arrive = await openEarly(page, "/demo");
  const samples = page.getByRole("region", { name: "Search scholarships" }).getByRole("heading", { level: 3 });
  await page.getByLabel("Search sample scholarships").fill("accounting");
  await page.getByLabel("Field of study").selectOption("Business");
  await expect(samples).toHaveCount(8);
  await arrive();
  await expect(samples).toHaveText(["Sample Accounting Futures Award"]);
  await expect(page.getByLabel("Search sample scholarships")).toHaveValue("accounting");
  await expect(page.getByLabel("Field of study")).toHaveValue("Business");
});

test("a search entered on the resources page before its scripts load is applied", async ({ page }) => {
  const arrive = await openEarly(page, "/resources");
  await page.getByRole("searchbox", { name: "Search the guides" }).fill("fafsa");
  await arrive();
  await expect(page).toHaveURL("/resources?q=fafsa");
  const list = page.getByRole("region", { name: "Guides and articles" });
  await expect(list.getByRole("link", { name: "FAFSA and State Aid Basics" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Scholarship Interviews" })).toBeHidden();
});

const choices = [
  { from: "/guides", role: "tab", name: "Quick Tips", to: "/guides?tab=tips" },
  { from: "/guides", role: "link", name: "Writing", to: "/guides?category=Writing" },
  { from: "/resources", role: "link", name: "Financial Aid", to: "/resources?category=Financial+Aid" },
  { from: "/how-it-works", role: "tab", name: "Scoring Logic", to: "/how-it-works?tab=scoring" },
  { from: "/demo", role: "link", name: "2 AI analysis", to: "/demo?step=2" },
  { from: "/demo", role: "link", name: "Next Step", to: "/demo?step=2" },
] as const;

for (const { from, role, name, to } of choices) {
  test(`${name} of ${from} is a link before and after its scripts load`, async ({ page }) => {
    const choice = page.getByRole("main").getByRole(role, { name, exact: true });
    const arrive = await openEarly(page, from);
    await expect(choice).toHaveAttribute("href", to);
    await arrive();
    await choice.click();
    await expect(page).toHaveURL(to);
    if (name !== "Next Step")
      await expect(choice).toHaveAttribute(role === "tab" ? "aria-selected" : "aria-current", /true|step/);
  });
}

test("a choice made before the scripts load is shown", async ({ page }) => {
  const release = await holdCode(page);
  const arriving = page.goto("/guides").catch(() => "left for the chosen page");
  await page.getByRole("tab", { name: "Quick Tips" }).click();
  release();
  await arriving;
  await expect(page).toHaveURL("/guides?tab=tips");
  await expect(page.getByRole("tab", { name: "Quick Tips" })).toHaveAttribute("aria-selected", "true");
});

test("Get Started opens the sign-up form, also when it is clicked before the scripts load", async ({ page }) => {
  const release = await holdCode(page);
  const arriving = page.goto("/").catch(() => "left for the form");
  await page.getByRole("link", { name: "Get Started Now" }).click();
  await page.waitForURL("/auth", { waitUntil: "commit" }); // Its scripts are held too.
  release();
  await arriving;
  await expect(page.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Get Started Now" })).toBeVisible();
});

test("arrow keys move between tabs, and Enter or Space selects one", async ({ page }) => {
  await page.goto("/how-it-works");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Overview").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Categories")).toBeFocused();
  await expect(tab("Overview")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/how-it-works?tab=categories");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(" ");
  await expect(page).toHaveURL("/how-it-works?tab=scoring");
  await expect(tab("Scoring Logic")).toHaveAttribute("aria-selected", "true");
  await expect(tab("Scoring Logic")).toBeFocused();
  await expect(page.getByRole("main").locator("[aria-current]")).toHaveCount(0);
});

test("the scripts of a page are preloaded together with those of the app", async ({ request }) => {
  const html = await (await request.get("/about")).text();
  expect(html).toMatch(/<link rel="modulepreload" fetchpriority="low" href="\/assets\/about-/);
});

test("without JavaScript, the sign-in page says that it needs JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/auth");
  // Playwright's text locators skip texts inside noscript.
  await expect(page.locator("noscript p").first()).toHaveText("Signing in needs JavaScript");
  await expect(page.locator("noscript p").first()).toBeVisible();
  await context.close();
});

test("a student sees their name, the questions of a form and a public page before the scripts load", async ({
  page,
}) => {
  const { name } = await signUp(page);
  await page.request.put("/api/profile", { data: { gpa: 3.5 } });
  await holdCode(page);
  const open = async (path: string) => void page.goto(path).catch(() => {});
  await open("/dashboard");
  await expect(page.getByRole("main")).toContainText(`Welcome, ${name}`);
  await open("/profile/academic");
  await expect(page.getByRole("main")).toContainText("Field of Study");
  await expect(page.getByLabel("Field of Study")).toBeVisible();
  await open("/guides");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guide center");
  await page.getByRole("tab", { name: "Quick Tips" }).click();
  await expect(page).toHaveURL("/guides?tab=tips");
});
