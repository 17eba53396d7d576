import { expect, expectAccessible, test } from "#tests/support/browser.ts";

test("sharing copies the link where the device has no share sheet", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript({ content: "delete Navigator.prototype.share;" });
  await page.goto("/article/finding-local-awards#ask");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied!")).toBeVisible();
  await expect(page.getByText("Article link copied to clipboard.")).toBeVisible();
  expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(/\/article\/finding-local-awards$/);
  await expectAccessible(page);
});
