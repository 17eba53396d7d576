import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, test } from "#tests/support/browser.ts";

/**
 * Leaves one article of each kind: all elements of the others stand in the same elements with the same classes as some
 * before them. axe takes half a minute for the whole page.
 */
const leaveOneOfEachKind = `{
  const seen = new Set();
  const kind = (element) => element.tagName + "." + element.className;
  for (const article of document.querySelectorAll("article")) {
    const kinds = [...article.querySelectorAll("*")].map((element) => kind(element.parentElement) + " " + kind(element));
    if (kinds.every((each) => seen.has(each))) article.remove();
    for (const each of kinds) seen.add(each);
  }
}`;

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
  await page.evaluate(leaveOneOfEachKind);
  expect(await page.getByRole("article").count()).toBeGreaterThan(1);
  // The page has no theme of its own, so each check sees the theme of the device.
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(20, 26, 23)");
  await expectContrast(page);
});
