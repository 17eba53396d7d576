import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { plans, studentMe } from "#tests/support/component/student-me.ts";
import { PlanCard } from "./plan-card.tsx";

test("the dashboard says which plan a student has and how many credits, with a way to both", async () => {
  answerRequests({ "GET /api/me": () => Response.json({ ...studentMe(plans.trial), credits: 97 }) });
  await show(<PlanCard />);
  await expect.element(page.getByRole("heading", { name: "Free Trial" })).toBeVisible();
  await expect.element(page.getByText(/open for 5 more hours/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Subscription" })).toHaveAttribute("href", "/subscription");
  await expect.element(page.getByRole("link", { name: "97 credits" })).toHaveAttribute("href", "/credits");
});
