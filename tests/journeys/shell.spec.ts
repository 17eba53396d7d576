import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from "#tests/support/browser.ts";

test("the sidebar starts collapsed, opens with Ctrl+B and stays open for a week; after a navigation the focus is on the heading", async ({
  page,
}) => {
  await page.goto("/");
  const sidebar = page.locator("#sidebar");
  await expect(sidebar).toHaveCSS("width", "48px");
  await page.keyboard.press("Control+b");
  await expect(sidebar).toHaveCSS("width", "256px");
  const cookie = (await page.context().cookies()).find(({ name }) => name === "sidebar:state");
  expect(cookie?.value).toBe("true");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(7);
  await page.reload();
  await expect(sidebar).toHaveCSS("width", "256px");
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await expect(sidebar).toHaveCSS("width", "48px");
  await page.reload();
  await expect(sidebar).toHaveCSS("width", "48px");
  await page.getByRole("link", { name: "Get Started Now" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Laurel" })).toBeFocused();
});

test("on a phone, the sidebar is a drawer of 18rem that closes by Escape, which returns the focus, and after a choice", {
  tag: "@only-phone",
}, async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  await expect(page.getByRole("dialog", { name: "Laurel" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Laurel" })).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  const drawer = page.getByRole("dialog", { name: "Laurel" });
  await expect(drawer).toHaveCSS("width", "288px");
  await expectAccessible(page);
  await drawer.getByRole("link", { name: "Scholarships" }).click();
  await expect(page).toHaveURL("/scholarships");
  await expect(drawer).toBeHidden();
  expect((await page.context().cookies()).some(({ name }) => name === "sidebar:state")).toBe(false);
});

test("the sidebar of a student has their pages, their account and Sign Out", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  const { name, email } = await signUp(page);
  await page.goto("/scholarships");
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: "Scholarships" })).toHaveAttribute("aria-current", "page");
  await expect(nav.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
  await expect(nav.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await nav.getByRole("link", { name: "Account" }).click();
  await expect(page).toHaveURL("/account");
  const nameAndEmail = page.getByRole("region", { name: "Name and email" });
  await expect(nameAndEmail).toContainText(name);
  await expect(nameAndEmail).toContainText(email);
  await expect(page.getByRole("region", { name: "Where you are signed in" })).toContainText("This browser");
});

test("an unknown URL answers 404 with a not-found page, and the log has the path without its query", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 404/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const response = await page.goto("/no-such-page?token=secret");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect.poll(() => logged).toContain("No page at /no-such-page");
  expect(logged.join()).not.toContain("secret");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the skip link is the first tab stop and leads to the content, and a collapsed link shows its name on focus", async ({
  page,
}) => {
  await page.goto("/auth");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  const home = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" });
  const label = home.getByText("Home");
  await expect(label).toHaveCSS("opacity", "0");
  await page.locator("#sidebar").getByRole("link", { name: "Laurel" }).focus();
  await page.keyboard.press("Tab");
  await expect(home).toBeFocused();
  await expect(label).toHaveCSS("opacity", "1");
});

test("the theme is light until the student chooses dark, and a reload does not flash", async ({ page, troubles }) => {
  troubles.allow(/ERR_FAILED/);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const body = page.locator("body");
  await expect(body).toHaveCSS("background-color", "oklch(0.985 0.006 95)");
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await expect(body).toHaveCSS("background-color", "oklch(0.19 0.012 165)");
  await page.waitForLoadState("networkidle");
  // The theme must be set before any script of the app runs.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a theme chosen in one tab applies to the other tabs at once", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/help");
  for (const theme of ["dark", "light"]) {
    await page.getByRole("button", { name: `Use the ${theme} theme` }).click();
    const again = theme === "dark" ? "light" : "dark";
    await expect(other.getByRole("button", { name: `Use the ${again} theme` })).toBeVisible();
    const shown = await other.locator("html").evaluate((html) => html.getAttribute("data-theme"));
    expect(shown).toBe(theme === "dark" ? "dark" : null);
  }
});
