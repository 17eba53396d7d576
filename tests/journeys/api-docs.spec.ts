import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/support/browser.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`the API documentation renders under the Content Security Policy (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/api/docs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Laurel interface");
    await page.getByRole("link", { name: "PUT /api/profile", exact: true }).click();
    await expect(page.getByRole("article", { name: "PUT /api/profile" })).toBeInViewport();
    await expect(page.locator("body")).toHaveCSS("max-width", "960px");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
