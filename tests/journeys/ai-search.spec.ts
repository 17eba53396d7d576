import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from "#tests/support/browser.ts";
import { saveProfile } from "#tests/support/onboarding.ts";

test("a search with typos says what it understood; chips are left out; the words and results outlive a reload; Discovery finds by keywords", async ({
  page,
}) => {
  await signUp(page);
  await saveProfile(page);
  await page.goto("/scholarships");
  await page.getByRole("tab", { name: "Search" }).click();
  const box = page.getByRole("textbox", { name: "Describe what you are looking for" });
  const search = page.getByRole("button", { name: "Search · free during your trial" });
  const understood = page.getByRole("region", { name: "How we understood you" });
  const found = page.getByRole("region", { name: /fit$|fits$/ });

  await box.fill("nursng scholarships in Texas, no essay");
  await search.click();
  await expect(understood.getByRole("button", { name: "Leave out: Nursing" })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Search" })).toHaveCount(0); // the chips move up when it goes
  const repeated = page.waitForResponse("**/enhanced-ai-scholarship-search");
  await understood.getByRole("button", { name: "Leave out: In Texas" }).click();
  await repeated;
  await expect(understood.getByRole("button", { name: "Put back: In Texas" })).toBeVisible();
  await expect(page).toHaveURL(/tab=search&q=nursng/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0); // results are dimmed meanwhile
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(box).toHaveValue(/^nursng/);
  await expect(understood.getByRole("button", { name: "Put back: In Texas" })).toBeVisible();
  const first = found.getByRole("article").first();
  const title = await first.getByRole("link").innerText();
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(first).toContainText(title);

  await box.fill("blorbology");
  await search.click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expect(page.getByText("Try fewer or other words")).toBeVisible();
  await expectAccessible(page);

  await test.step("AI Discovery shows real scholarships for keywords, and the empty box is explained", async () => {
    await page.getByRole("tab", { name: "AI Discovery" }).click();
    await page.getByRole("button", { name: "Discover" }).click();
    await expect(page.getByText("Please enter search terms for scholarships").first()).toBeVisible();
    await page.getByRole("searchbox", { name: "Keywords" }).fill("leadership");
    await page.getByRole("button", { name: "Discover" }).click();
    await expect(
      page
        .getByText(/^Discovery score \d/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
