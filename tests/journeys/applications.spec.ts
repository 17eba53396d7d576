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

test("a messy file of 5,000 rows is imported without its bad rows", async ({ page }) => {
  await signUp(page);
  await page.goto("/applications");
  await page.getByRole("button", { name: "Import or export" }).first().click();
  const rows = Array.from({ length: 5000 }, (_, at) =>
    [at % 10 === 9 ? "someday" : "25/03/2027", at % 100 === 50 ? "" : `"Fund ""${at}"""`, "$500/yr", "Applied"].join(
      ";",
    ),
  );
  const text = ["\uFEFFDue date;Scholarship;Award;State", ...rows].join("\r\n");
  const file = { name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.getByLabel("Choose a file").setInputFiles(file);
  await expect(page.getByText("4,450 applications to add")).toBeVisible();
  await expect(page.getByText(/^550 rows left out/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Rows with problems" }).getByRole("row").nth(1)).toContainText("11");
  await page.getByRole("button", { name: "Add 4,450 applications" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Submitted 4,450" })).toBeVisible();
  await page.getByRole("searchbox").fill('Fund "4998"');
  await expect(page.getByRole("list", { name: "Applications" }).getByRole("listitem")).toHaveCount(1);
  await expect(row(page, 'Fund "4998"')).toContainText("$500");
});
