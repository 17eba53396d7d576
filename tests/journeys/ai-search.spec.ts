import { expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";
import { saveProfile } from "#tests/support/onboarding.ts";

test("AI Discovery shows real scholarships for keywords, and the empty box is explained", async ({ page }) => {
  await signUp(page);
  await saveProfile(page);
  await page.goto("/scholarships?tab=discovery");
  await page.getByRole("button", { name: "Discover" }).click();
  await expect(page.getByText("Please enter search terms for scholarships").first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Keywords" }).fill("leadership");
  await page.getByRole("button", { name: "Discover" }).click();
  await expect(page.getByText(/Discovery score/).first()).toBeVisible();
  await expectAccessible(page);
});
