import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { plans, studentMe } from "#tests/support/component/student-me.ts";
import { InsufficientCredits } from "./insufficient-credits.tsx";
import { PremiumRequired } from "./premium-required.tsx";
import { usePriced } from "./price.tsx";

function SearchButton() {
  return <button type="button">{usePriced("Search", 3)}</button>;
}

test.each([
  ["none", "Search · 3 credits"],
  ["trial", "Search · free during your trial"],
  ["premium", "Search · included in Premium"],
] as const)("the button of a student with the plan %s reads %s", async (plan, text) => {
  answerRequests({ "GET /api/me": () => Response.json(studentMe(plans[plan])) });
  await show(<SearchButton />);
  await expect.element(page.getByRole("button", { name: text, exact: true })).toBeVisible();
});

test("too few credits are explained, with a way to buy more", async () => {
  const message = "You need 3 credits but only have 1. Purchase more credits to continue.";
  await show(<InsufficientCredits>{message}</InsufficientCredits>);
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Get credits" })).toHaveAttribute("href", "/credits");
});

test("a tool that needs premium leads to it", async () => {
  await show(<PremiumRequired>Your matches stay open.</PremiumRequired>);
  await expect.element(page.getByRole("link", { name: "Get Premium Access" })).toHaveAttribute("href", "/subscription");
});
