import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ImportReport } from "#domain/applications/import/import.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { ImportSection } from "./import-section.tsx";

/** Shows the import with a server that gives this report. */
async function showImport(report: ImportReport) {
  const requests = answerRequests({ "POST /api/applications/import": () => Response.json(report) });
  await show(<ImportSection onDone={() => {}} />);
  return { bodies: () => Promise.all(requests.map((request) => request.clone().json())) };
}

const button = (name: string) => page.getByRole("button", { name });
const rowsField = page.getByLabelText("Or paste the rows");

test("pasted rows are checked first, and added only then", async () => {
  const { bodies } = await showImport({ added: 2, skipped: 1, problems: [] });
  await rowsField.fill("Scholarship,Amount\nNurses Fund,$500");
  await button("Check").click();
  await expect.element(page.getByText("2 applications to add")).toBeVisible();
  await expect.element(page.getByText("1 application in your tracker already")).toBeVisible();
  const text = "Scholarship,Amount\nNurses Fund,$500";
  expect(await bodies()).toEqual([{ format: "csv", text, dry_run: true }]);
  await button("Add 2 applications").click();
  await expect.element(page.getByText("2 applications added").first()).toBeVisible();
  expect((await bodies()).at(-1)).toEqual({ format: "csv", text, dry_run: false });
  await expect.element(button("Done")).toBeVisible();
});

test("a file of 5,000 rows is checked when it is chosen, and names its bad rows", async () => {
  const problems = Array.from({ length: 900 }, (_, at) => ({
    line: at + 2,
    field: "deadline",
    message: "Enter a date, such as 2027-03-01.",
    title: `Fund ${at}`,
    value: "soon",
  }));
  const { bodies } = await showImport({ added: 4100, skipped: 0, problems });
  const rows = Array.from({ length: 5000 }, (_, at) => ({ scholarship_title: `Fund ${at}`, deadline: "soon" }));
  const file = new File([JSON.stringify(rows)], "mine.json", { type: "application/json" });
  await page.getByLabelText("Choose a file").upload(file);
  await expect.element(page.getByText("4,100 applications to add")).toBeVisible();
  await expect.element(page.getByText(/^900 rows left out/)).toBeVisible();
  const table = page.getByRole("region", { name: "Rows with problems" });
  await expect.element(table.getByRole("row", { name: /^2 ?Fund 0 Deadline “soon” ?Enter a date/ })).toBeVisible();
  await expect.element(table.getByText("And 400 more")).toBeVisible();
  expect(await bodies()).toMatchObject([{ format: "json", dry_run: true }]);
});

test("rows that cannot be checked stay, and the reason is shown", async () => {
  const problem = { code: "too_many_rows", detail: "A file can have 10,000 rows. Split it into several files." };
  answerRequests({ "POST /api/applications/import": () => Response.json(problem, { status: 409 }) });
  await show(<ImportSection onDone={() => {}} />);
  await rowsField.fill("Scholarship\nA");
  await button("Check").click();
  await expect.element(page.getByText(/^A file can have 10,000 rows/).first()).toBeVisible();
  await expect.element(rowsField).toHaveValue("Scholarship\nA");
});

test("nothing can be added when no row can be read", async () => {
  await showImport({ added: 0, skipped: 0, problems: [{ line: 1, field: "", message: "This is no list." }] });
  await rowsField.fill("{}");
  await button("Check").click();
  await expect.element(page.getByText("This is no list.")).toBeVisible();
  await expect.element(button("Add 0 applications")).toBeDisabled();
});
