// What a reader does with a page that is there, while its code is not: it counts, or it goes where it says.

import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { holdCode } from "#tests/support/held-code.ts";

/** A page that is shown and whose code is held back. */
async function openEarly(page: Page, path: string) {
  const release = await holdCode(page);
  const arriving = page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return async () => {
    release();
    await arriving;
  };
}

test("what is searched and chosen in the demo before its code is there filters the samples", async ({ page }) => {
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

test("what is searched among the resources before their code is there filters them", async ({ page }) => {
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
  test(`${name} of ${from} is an address, before the code is there and after`, async ({ page }) => {
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

test("a choice that is made before the code is there is shown", async ({ page }) => {
  const release = await holdCode(page);
  const arriving = page.goto("/guides").catch(() => "left for the chosen page");
  await page.getByRole("tab", { name: "Quick Tips" }).click();
  release();
  await arriving;
  await expect(page).toHaveURL("/guides?tab=tips");
  await expect(page.getByRole("tab", { name: "Quick Tips" })).toHaveAttribute("aria-selected", "true");
});

test("tabs are moved through with the arrows and chosen with Enter or Space", async ({ page }) => {
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

test("the theme button that is pressed before its code is there changes the theme once it is", async ({ page }) => {
  const arrive = await openEarly(page, "/about");
  const theme = page.getByRole("button", { name: "Use the dark theme" });
  await theme.click();
  await theme.click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");
  await arrive();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a press while React takes the page over counts once", async ({ page }) => {
  // A press right behind hydrateRoot, which the browser's own events cannot be made to hit.
  await page.addInitScript({
    content: `addEventListener("laurel:takeover", () => queueMicrotask(() => {
      document.querySelector('[aria-label="Use the dark theme"]').click();
      window.themeAfterPress = document.documentElement.dataset.theme;
      addEventListener("laurel:alive", () => { window.isAlive = true; });
    }))`,
  });
  await page.goto("/about");
  await expect.poll(() => page.evaluate("window.isAlive")).toBe(true);
  expect(await page.evaluate("window.themeAfterPress")).toBe("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the menu button that is pressed before its code is there opens what it opens here", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  const arrive = await openEarly(page, "/about");
  await page.getByRole("banner").getByRole("button").first().click();
  await arrive();
  if (isMobile) await expect(page.getByRole("dialog", { name: "Laurel" })).toBeVisible();
  else await expect(page.locator("#sidebar")).toHaveAttribute("data-state", "expanded");
});

test("the assistant that is asked for before its code is there comes once it is", async ({ page }) => {
  const arrive = await openEarly(page, "/help");
  await page.getByRole("button", { name: "Open AI Assistant" }).click();
  await arrive();
  await expect(page.getByRole("dialog", { name: "AI Assistant" })).toBeVisible();
});

test("only what was pressed last counts, and nothing where something else was clicked since", async ({ page }) => {
  const arrive = await openEarly(page, "/about");
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await page.getByRole("heading", { level: 1 }).click();
  await arrive();
  await page.getByRole("button", { name: "Open AI Assistant" }).click();
  await expect(page.getByRole("dialog", { name: "AI Assistant" })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");
});

test("Share that is pressed before its code is there copies the link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript({ content: "delete Navigator.prototype.share;" });
  const arrive = await openEarly(page, "/article/after-you-win");
  await page.getByRole("button", { name: "Share" }).click();
  await arrive();
  await expect(page.getByText("Link copied!")).toBeVisible();
});

test("without JavaScript the page for signing in says that it needs it", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/auth");
  // Texts inside noscript are passed over by Playwright's own search for texts.
  await expect(page.locator("noscript p").first()).toHaveText("Signing in needs JavaScript");
  await expect(page.locator("noscript p").first()).toBeVisible();
  await context.close();
});
