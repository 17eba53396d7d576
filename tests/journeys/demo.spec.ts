import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "#tests/support/browser.ts";

const stepHeading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

test("the demo has a search, a field filter, an analysis that stays open and a link to sign up", async ({ page }) => {
  await page.goto("/demo");
  const samples = page.getByRole("region", { name: "Search scholarships" }).getByRole("heading", { level: 3 });
  await expect(samples).toHaveCount(8);
  await page.getByLabel("Field of study").selectOption("Business");
  await expect(samples).toHaveText(["Sample Small Business Scholarship", "Sample Accounting Futures Award"]);
  await page.getByLabel("Search sample scholarships").fill("accounting");
  await expect(samples).toHaveText(["Sample Accounting Futures Award"]);
  await expect(page.getByRole("link", { name: "Previous" })).toBeDisabled();

  await page.getByRole("link", { name: "Next Step" }).click();
  await expect(page).toHaveURL("/demo?step=2");
  await expect(page.getByText("95% match")).toBeHidden();
  await page.getByRole("button", { name: "Generate AI Analysis" }).click();
  await expect(page.getByRole("heading", { name: "95% match" })).toBeFocused();
  await expect(page.getByText("High, 85%")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "3 Track applications" }).click();
  await expect(page.getByRole("definition")).toHaveText(["12", "5", "4", "2"]);
  await expect(page.getByRole("link", { name: "Start Your Journey" })).toHaveAttribute("href", "/auth");
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByRole("heading", { name: "95% match" })).toBeVisible();
  await page.getByRole("link", { name: "1 Search scholarships" }).click();
  await expect(samples).toHaveText(["Sample Accounting Futures Award"]);
  await expect(page.getByRole("link", { name: "Create Free Account" })).toHaveAttribute("href", "/auth");
  await expect(page.getByRole("link", { name: "Browse Scholarships", exact: true })).toHaveAttribute(
    "href",
    "/scholarships",
  );
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("every step starts at its heading and is the current one, and Show all samples leads back to their heading", async ({
  page,
}) => {
  await page.goto("/demo");
  await page.getByRole("link", { name: "Next Step" }).press("Enter");
  await expect(stepHeading(page, "2. AI analysis")).toBeFocused();
  await page.getByRole("link", { name: "Next Step" }).press("Enter");
  await expect(stepHeading(page, "3. Track applications")).toBeFocused();
  await expect(stepHeading(page, "3. Track applications")).toBeInViewport();
  await page.getByRole("link", { name: "Previous" }).press("Enter");
  await expect(stepHeading(page, "2. AI analysis")).toBeFocused();
  await page.getByRole("link", { name: "Previous" }).press("Enter");
  await expect(stepHeading(page, "1. Search scholarships")).toBeFocused();
  await expect(stepHeading(page, "1. Search scholarships")).toBeInViewport();
  await page.goBack();
  await expect(stepHeading(page, "2. AI analysis")).toBeFocused();

  const steps = page.getByRole("navigation", { name: "Steps" }).getByRole("link");
  await expect(steps).toHaveText(["1Search scholarships", "2AI analysis", "3Track applications"]);
  await expect(page.getByRole("main").locator("[aria-current]")).toHaveText("2AI analysis");
  await expect(page.getByRole("main").locator("[aria-current]")).toHaveAttribute("aria-current", "step");

  await page.getByRole("link", { name: "Previous" }).click();
  await page.getByLabel("Search sample scholarships").fill("unicorn");
  await page.getByRole("button", { name: "Show all samples" }).press("Enter");
  await expect(stepHeading(page, "1. Search scholarships")).toBeFocused();
  await expect(page.getByLabel("Search sample scholarships")).toHaveValue("");
  await expect(page.getByRole("status").filter({ hasText: "8 samples" })).toBeVisible();
});
