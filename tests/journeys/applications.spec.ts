import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test, textbox } from "#tests/support/browser.ts";

const row = (page: Page, title: string) =>
  page.getByRole("list", { name: "Applications" }).getByRole("listitem").filter({ hasText: title });

test("an application is added, edited, found by its status, deleted and brought back", async ({ page }) => {
  // The confetti, which reduced motion leaves out.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await signUp(page);
  await page.goto("/application-tracker");
  await expect(page).toHaveURL("/applications");
  await page.getByRole("button", { name: "Add application" }).first().click();
  await textbox(page, "Scholarship name").fill("Tamarack Fund");
  await page.getByLabel(/^Amount/).fill("$2,500");
  await page.getByRole("dialog").getByRole("button", { name: "Add application" }).click();
  await expect(page.getByText("Application Added")).toBeVisible();
  await expect(page.locator("body > canvas")).toBeAttached();
  // A toast that fades has too little contrast for the check of the page.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByText("from 1 application")).toBeVisible();

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Status").selectOption("Submitted");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Application Updated")).toBeVisible();
  await page.getByRole("button", { name: "Not Started 0" }).click();
  await expect(page.getByText("No application found")).toBeVisible();
  await page.getByRole("button", { name: "Submitted 1" }).click();
  await expect(row(page, "Tamarack Fund").getByText(/^Sent /)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.locator("body > canvas")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Delete Tamarack Fund" }).click();
  await expect(page.getByText("Application Deleted")).toBeVisible();
  await expect(page.getByText("No applications yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Tamarack Fund")).toBeVisible();
  await page.reload();
  await expect(row(page, "Tamarack Fund")).toBeVisible();
});
