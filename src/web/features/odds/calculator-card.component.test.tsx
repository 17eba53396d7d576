import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Calculation } from "#domain/odds/odds.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { CalculatorCard } from "./calculator-card.tsx";

const path = "POST /api/functions/success-probability-calculator";
const calculation = (title: string, known: Partial<Calculation> = {}): Calculation => ({
  scholarshipId: title.toLowerCase(),
  scholarshipTitle: title,
  successProbability: 0.74,
  scoreFactors: { gpa_score: 90, gpa: 3.6, extracurricular_count: 2, volunteer_hours: 1200, achievements_count: 0 },
  recommendations: ["Start with the essay: it takes longest."],
  label: "Medium",
  basis: "fit",
  scope: "unknown",
  range: null,
  ruled_out: false,
  rests_on: [{ says: "How many students apply is not known", quote: null }],
  ...known,
});
const crowded = calculation("Crowded", {
  successProbability: 1 / 40_000,
  label: "Low",
  basis: "counts",
  range: { low: 1 / 50_000, high: 1 / 40_000 },
  rests_on: [
    { says: "1 award, about 50,000 applicants: about 1 in 50,000", quote: "One award. 50,000 students apply." },
  ],
});

const calculate = page.getByRole("button", { name: "Calculate my chances" });
const row = (name: string) => page.getByRole("article", { name });

async function showCard(answer: () => Response) {
  answerRequests({ [path]: answer });
  await show(<CalculatorCard />);
  await calculate.click();
}

test("a chance shows its range and the sponsor's numbers, a fit says that no chance is known", async () => {
  await showCard(() => Response.json({ success: true, calculations: [crowded, calculation("Silent")] }));
  await expect.element(row("Crowded").getByText("Between 1 in 50,000 and 1 in 40,000 (estimate)")).toBeVisible();
  await expect.element(page.getByText("Results for 2 matches")).toHaveRole("status");
  await expect.element(row("Crowded").getByText("Low chance")).toBeVisible();
  await expect.element(row("Crowded").getByText("Of 100,000 applicants, about 2 to 3 win.")).toBeVisible();
  expect(
    row("Crowded")
      .getByText(/^Typical for/)
      .elements(),
  ).toEqual([]);
  await expect.element(row("Silent").getByText("Your fit: 74 of 100")).toBeVisible();
  await expect.element(row("Silent").getByText("Good fit, chance not known")).toBeVisible();
  expect(
    row("Silent")
      .getByText(/applicants, about/)
      .elements(),
  ).toEqual([]);
});

test("an estimate from other programs says that it is typical and not the sponsor's", async () => {
  const range = { low: 1 / 10_000, high: 1 / 500 };
  const drawing = calculation("Drawing", { label: "Low", basis: "scope", scope: "drawing", range });
  await showCard(() => Response.json({ success: true, calculations: [drawing] }));
  await expect.element(row("Drawing").getByText("At most about 1 in 500, often far lower (estimate)")).toBeVisible();
  await expect.element(row("Drawing").getByText(/applicants, about/)).not.toBeInTheDocument();
  await expect
    .element(row("Drawing").getByText("Typical for such drawings. This sponsor's own numbers are not known."))
    .toBeVisible();
});

test("what a result rests on and what to do open on demand, and the student's own numbers are shown once", async () => {
  await showCard(() => Response.json({ success: true, calculations: [crowded] }));
  await row("Crowded")
    .getByText(/Why, and what to do/)
    .click();
  await expect.element(row("Crowded").getByText(/1 award, about 50,000 applicants: about 1 in 50,000\./)).toBeVisible();
  await expect.element(row("Crowded").getByText("One award. 50,000 students apply.")).toBeVisible();
  await expect.element(row("Crowded").getByText("Start with the essay: it takes longest.")).toBeVisible();
  await expect.element(page.getByText("3.6 of 4.0 (90 of 100)")).toBeVisible();
  await expect.element(page.getByText("1,200")).toBeVisible();
});

test("without matches a toast says so, and the card what to do", async () => {
  const detail = "Please find scholarship matches first to calculate success probabilities.";
  await showCard(() => Response.json({ code: "no_matches", detail }, { status: 404 }));
  await expect.element(page.getByText("No Matches Found")).toBeVisible();
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Add to your profile" })).toBeVisible();
});

test("a failure is the toast of the specification", async () => {
  await showCard(() => Response.json({ code: "internal_error", detail: "Oops" }, { status: 500 }));
  await expect.element(page.getByText("Calculation Failed")).toBeVisible();
  await expect.element(page.getByText("Failed to calculate success probabilities. Please try again.")).toBeVisible();
});

test("numbers that the student was perhaps never asked for are not shown as 0", async () => {
  await showCard(() => Response.json({ success: true, calculations: [calculation("Silent")] }));
  await expect.element(page.getByRole("term").getByText("Volunteer hours")).toBeVisible();
  await expect.element(page.getByText("1,200", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Achievements")).not.toBeInTheDocument();
});
