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

test("a link that could not be copied is shown in full", { tag: "@only-phone" }, async ({ page }) => {
  const refusing =
    "delete Navigator.prototype.share; navigator.clipboard.writeText = () => Promise.reject(new Error());";
  await page.addInitScript({ content: refusing });
  await page.goto("/article/recommendation-letters");
  await page.getByRole("button", { name: "Share" }).click();
  const notice = page.getByText(/^Copy it from here:/);
  await expect(notice).toBeVisible();
  const { x = 0, width = 0 } = (await page.getByRole("button", { name: "Dismiss" }).boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await expectAccessible(page);
});

test("sharing uses the share sheet of the device where there is one", async ({ page }) => {
  await page.addInitScript({ content: "navigator.share = async (link) => { globalThis.shared = link; };" });
  await page.goto("/articles/scholarship-essay-guide");
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => page.evaluate("globalThis.shared")).toMatchObject({ title: "Scholarship Essay Guide" });
  await expect(page.getByText("Link copied!")).toBeHidden();
});
