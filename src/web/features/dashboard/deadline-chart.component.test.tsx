import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deadlineMonths } from "#domain/matches/deadline-months.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { DeadlineChart } from "./deadline-chart.tsx";

const showMonths = async (dated: { deadline: number; dollars: number; isUsual?: boolean }[]) => {
  const all = dated.map((each) => ({ isUsual: false, ...each }));
  answerRequests({ "GET /api/matches/by-month": () => Response.json(deadlineMonths(all, "2026-11-22")) });
  await show(<DeadlineChart />);
};

test("the chart says what it is worth, and has its figures as a table", async () => {
  await showMonths([
    { deadline: 20_261_201, dollars: 7500 },
    { deadline: 20_261_218, dollars: 5000 },
    { deadline: 20_270_111, dollars: 10_000 },
    { deadline: 20_270_112, dollars: 500, isUsual: true },
    { deadline: 99_991_231, dollars: 1000 },
  ]);
  const region = page.getByRole("region", { name: "Deadlines of what you qualify for" });
  await expect.element(region.getByText("5 scholarships, up to $24,000 if you won them all")).toBeVisible();
  await expect.element(region.getByRole("row", { name: "December 2026 2 $12,500" })).toBeInTheDocument();
  await expect.element(region.getByRole("row", { name: "January 2027 1 $10,000" })).toBeInTheDocument();
  await expect
    .element(region.getByText("1 more has only last year's date, which the sponsor has not confirmed."))
    .toBeVisible();
  await expect.element(region.getByText("1 more is due later or has no fixed date.")).toBeVisible();
});

test("without a confirmed date in the next months there is no empty chart", async () => {
  await showMonths([
    { deadline: 20_261_201, dollars: 7500, isUsual: true },
    { deadline: 20_270_201, dollars: 500, isUsual: true },
    { deadline: 99_991_231, dollars: 1000 },
  ]);
  await expect
    .element(page.getByText("2 have only last year's date, which the sponsor has not confirmed."))
    .toBeVisible();
  await expect.element(page.getByText("1 is due later or has no fixed date.")).toBeVisible();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
});

test("where all have only last year's date, the sentence counts them no second time", async () => {
  await showMonths([{ deadline: 20_261_201, dollars: 7500, isUsual: true }]);
  await expect
    .element(page.getByText("It has only last year's date, which the sponsor has not confirmed."))
    .toBeVisible();
});

test("a student who qualifies for nothing yet reads what helps", async () => {
  await showMonths([]);
  await expect.element(page.getByText(/^None yet\. Every answer/)).toBeVisible();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
});

test("on the narrowest phone the months can be read", async () => {
  await page.viewport(320, 640);
  await showMonths([{ deadline: 20_261_201, dollars: 7500 }]);
  const heightOf = (words: string) =>
    [...document.querySelectorAll("svg text")].find(({ textContent }) => textContent === words)?.getBoundingClientRect()
      .height;
  // As high as text of 10 px. The styles of the width may come a moment after the chart.
  await expect.poll(() => heightOf("Dec")).toBeGreaterThan(11);
});
