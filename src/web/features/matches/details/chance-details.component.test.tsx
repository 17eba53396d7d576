import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Calculation } from "#domain/odds/odds.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { ChanceDetails } from "./chance-details.tsx";

const odds: Calculation = {
  scholarshipId: "oak",
  scholarshipTitle: "Oak",
  successProbability: 0.02,
  scoreFactors: { gpa_score: null, gpa: null, extracurricular_count: 0, volunteer_hours: 0, achievements_count: 0 },
  recommendations: [],
  label: "Low",
  basis: "counts",
  scope: "unknown",
  range: { low: 0.02, high: 0.02 },
  ruled_out: false,
  rests_on: [{ says: "2 awards, about 100 applicants: about 1 in 50", quote: null }],
};

test("the chance of a match is asked for when the student opens it, for this scholarship alone", async () => {
  const bodies: unknown[] = [];
  answerRequests({
    "POST /api/functions/success-probability-calculator": async (request) => {
      bodies.push(await request.json());
      return Response.json({ success: true, calculations: [odds] });
    },
  });
  await show(<ChanceDetails scholarshipId="oak" />);
  expect(bodies).toEqual([]);
  await page.getByText("Your chance to win").click();
  await expect.element(page.getByText("About 1 in 50 (estimate)", { exact: true })).toBeVisible();
  await expect.element(page.getByText("2 awards, about 100 applicants: about 1 in 50.")).toBeVisible();
  expect(bodies).toEqual([{ scholarship_matches: ["oak"] }]);
});
