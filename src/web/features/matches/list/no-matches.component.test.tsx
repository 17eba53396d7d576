import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import NoMatches from "./no-matches.tsx";

test("Check again says when it failed, once, and can be tried again", async () => {
  const problem = { code: "internal_error", detail: "Something went wrong on our side." };
  const requests = answerRequests({
    "POST /api/matches/refresh": () => Response.json(problem, { status: 500 }),
  });
  await show(<NoMatches search={{}} onSearch={() => {}} profileComplete />);
  const check = page.getByRole("button", { name: "Check again" });
  await check.click();
  await expect.element(page.getByRole("dialog", { name: "Error" })).toBeVisible();
  await expect.element(check).toBeEnabled();
  expect(page.getByRole("dialog").elements()).toHaveLength(1);
  expect(requests).toHaveLength(1);
});

test("the empty Applied tab says how a scholarship gets there", async () => {
  await show(<NoMatches search={{ tab: "applied" }} onSearch={() => {}} profileComplete />);
  await expect.element(page.getByText(/open it and press “I applied”/)).toBeVisible();
});

test("a search without a match names its words, and leads to all scholarships", async () => {
  await show(<NoMatches search={{ q: "kenya", sort: "amount" }} onSearch={() => {}} profileComplete />);
  await expect.element(page.getByRole("heading", { name: "No match for “kenya”" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Search all scholarships" }))
    .toHaveAttribute("href", "/browse/search?q=kenya");
});
