import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test, textbox } from "#tests/support/browser.ts";
import { saveProfile, seeTutorial } from "#tests/support/onboarding.ts";
import { runAdmin } from "#tests/support/run-admin.ts";

const own = (page: Page) => page.getByRole("region", { name: "Your submissions" }).getByRole("listitem");

test("a submitted scholarship is a match once the operator has approved it", async ({ page }) => {
  const title = `Tamarack Community Scholarship ${randomUUID().slice(0, 8)}`;
  await signUp(page);
  await saveProfile(page);
  await seeTutorial(page);
  await page.goto("/dashboard");
  await page.getByRole("tab", { name: "Tools" }).click();
  await expect(page).toHaveURL("/dashboard?tab=tools");
  await textbox(page, "Scholarship name").fill(title);
  await textbox(page, "Provider").fill("Tamarack Trust");
  await textbox(page, "Description").fill("For students of any college. It pays $2,000.");
  await page.getByRole("combobox", { name: "Add: Requirements" }).fill("A letter");
  await page.keyboard.press("Enter");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Scholarship Submitted!")).toBeVisible();
  await expect(own(page)).toContainText([/In review/]);

  const { items } = await (await page.request.get("/api/submissions")).json();
  const id: string = items[0].id;
  expect(await runAdmin("submissions", "approve", id)).toContain(`approved ${id}`);
  await page.goto(`/scholarships?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole("list", { name: "Matches" }).getByRole("link", { name: title })).toBeVisible();
  await page.goto("/dashboard?tab=tools");
  await own(page).getByRole("link", { name: "See it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});
