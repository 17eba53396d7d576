import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/support/browser.ts";

test("the API documentation renders under the Content Security Policy, in the theme of the device", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Laurel interface");
  await page.getByRole("link", { name: "PUT /api/profile", exact: true }).click();
  await expect(page.getByRole("article", { name: "PUT /api/profile" })).toBeInViewport();
  await expect(page.locator("body")).toHaveCSS("max-width", "960px");
  await expectNoSidewaysScroll(page);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 250, 246)");
  // The page has no theme of its own, so each check sees the theme of the device.
  await expectAccessible(page, ["light"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(20, 26, 23)");
  await expectAccessible(page, ["light"]);
});
