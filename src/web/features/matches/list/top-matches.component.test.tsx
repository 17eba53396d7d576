import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessibleAtEverySize } from "#tests/support/component/expect-every-size.ts";
import { show } from "#tests/support/component/show.tsx";
import { makeMatch, matchDay } from "#tests/support/make-match.ts";
import { TopMatches } from "./top-matches.tsx";

const answerWith = (titles: string[]) =>
  answerRequests({
    "GET /api/matches": () =>
      Response.json({ items: titles.map((id) => makeMatch(id)), next_cursor: null, total: titles.length }),
  });

const section = page.getByRole("region", { name: "Top Scholarship Matches" });

test("the five best matches have links to their details and to all, and fit every window", async () => {
  answerWith(["a", "b", "c", "d", "e", "f"]);
  await show(<TopMatches today={matchDay} />);
  await expect.element(section.getByRole("article", { name: "Scholarship a" })).toBeVisible();
  expect(section.getByRole("article").elements()).toHaveLength(5);
  await expect
    .element(section.getByRole("link", { name: "Scholarship e" }))
    .toHaveAttribute("href", expect.stringMatching(/open=e/));
  await expect.element(section.getByRole("link", { name: "View All" })).toHaveAttribute("href", "/scholarships");
  await expectAccessibleAtEverySize();
});

test("without a match it says so and leads to the profile", async () => {
  answerWith([]);
  await show(<TopMatches today={matchDay} />);
  await expect.element(section.getByText("No matches yet")).toBeVisible();
  await expect
    .element(section.getByRole("link", { name: "Complete your profile" }))
    .toHaveAttribute("href", "/profile");
});
