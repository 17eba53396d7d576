import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { daysAfter } from "#domain/calendar/day.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { AiSearchResult, Discovery } from "#domain/search/ai-search.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { show } from "#tests/support/component/show.tsx";
import { plans, studentMe } from "#tests/support/component/student-me.ts";
import { searchResult } from "#tests/support/search-result.ts";
import DiscoveryTab from "./discovery-tab.tsx";

function Tab() {
  const [words, setWords] = useState("");
  return <DiscoveryTab words={words} onWords={setWords} />;
}

/** `discovered` for all keywords, or for each of them. */
async function open(discovered: Partial<Discovery> | ((keywords: string) => Partial<Discovery>) = {}) {
  const requests = answerRequests({
    "GET /api/me": () => Response.json({ ...studentMe(plans.trial), has_profile: true }),
    "GET /api/discovery/words": () => Response.json({ words: ["Nursing", "Choir", "Leadership"] }),
    "GET /api/discovery": ({ url }) =>
      Response.json({
        ...{ scholarships: [], undated: [], open_to_all: [] },
        understood: { constraints: [], topics: [], ignored: [] },
        ...{ chips: [], notes: [], corrections: [] },
        ...{ profile_missing: false, closing_sooner: 0, closing_soonest: [], more_fits: 0, weak_fits: 0, ruled_out: 0 },
        ...(typeof discovered === "function"
          ? discovered(new URL(url).searchParams.get("keywords") ?? "")
          : discovered),
      }),
  });
  await show(<Tab />);
  return requests;
}

async function discover(discovered: Partial<Discovery>) {
  const requests = await open(discovered);
  await page.getByRole("searchbox", { name: "Keywords" }).fill("nursing");
  await page.getByRole("button", { name: "Discover" }).click();
  return requests;
}

const many = (count: number) => Array.from({ length: count }, (_, at) => searchResult(`Oak ${at + 1}`));

test("the first six are shown, and the rest on demand", async () => {
  await discover({ scholarships: many(12) });
  const rowsOf = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("article").elements();
  await expect.poll(() => rowsOf("6 of 12 scholarships for your words").length).toBe(6);
  await page.getByRole("button", { name: "Show more (6)" }).click();
  await expect.poll(() => rowsOf("12 scholarships for your words").length).toBe(12);
});

test("what is for the words has a score for them; what is open to everybody stands apart without one", async () => {
  const [dated, undated, open] = many(3) as [AiSearchResult, AiSearchResult, AiSearchResult];
  await discover({ scholarships: [dated], undated: [undated], open_to_all: [open] });
  const scored = /Discovery score 91 for your words · match \d+ for your profile/;
  await expect.element(page.getByRole("region", { name: "1 scholarship for your words" })).toMatchTextContent(scored);
  await expect
    .element(page.getByRole("region", { name: "1 for your words, without a set date" }))
    .toMatchTextContent(scored);
  const others = page.getByRole("region", { name: "1 also open to you" });
  await expect.element(others).toMatchTextContent("Oak 3");
  await expect.element(others).not.toMatchTextContent("for your words ·");
  await expect.element(page.getByRole("button", { name: /Show more/ })).not.toBeInTheDocument();
});

test("of all lists together six are shown first, which both lists for the words share", async () => {
  const all = many(9);
  await discover({ scholarships: all.slice(0, 4), undated: all.slice(4, 7), open_to_all: all.slice(7) });
  const rows = page.getByRole("article");
  await expect.poll(() => rows.elements().length).toBe(6);
  await expect.element(page.getByRole("region", { name: /also open to you/ })).not.toBeInTheDocument();
  const undated = page.getByRole("region", { name: "3 for your words, without a set date" }).getByRole("article");
  expect(undated.elements().length).toBe(3);
  await page.getByRole("button", { name: "Show more (3)" }).click();
  await expect.poll(() => rows.elements().length).toBe(9);
});

test("when the shown ones close is counted from their days", async () => {
  const dueIn = (days: number) => daysAfter(deadlineDay(new Date()), days);
  const scholarships = [61, 150, 300].map((days) => searchResult(`Oak ${days}`, { deadline: dueIn(days) }));
  await discover({ scholarships });
  await expect.element(page.getByText("Closing in about 2 to 10 months.")).toBeVisible();
});

test("where nothing is for the words, what else is open says so", async () => {
  await discover({ open_to_all: many(2) });
  await expect.element(page.getByText("No open scholarship is just for these words.")).toBeVisible();
});

test("at 320 px a row with two scores is not cut", async () => {
  await page.viewport(288, 640); // without the space at both sides of the page
  await discover({ scholarships: many(1) });
  const row = page.getByRole("article").first();
  await expect.element(row).toBeVisible();
  const { right } = row.element().getBoundingClientRect();
  const scores = row.getByText(/^Discovery score \d+$/).last();
  await expect.element(scores).toBeVisible();
  expect(scores.element().parentElement?.getBoundingClientRect().right).toBeLessThanOrEqual(right);
});

test("on a desktop the two scores stand below each other, without a dot between them", async () => {
  await page.viewport(1280, 800);
  await discover({ scholarships: many(1) });
  // A row has its score twice; the second is for phones.
  const match = page.getByText(/^match \d+ for your profile$/).first();
  await expect.element(match).toBeVisible();
  const dot = match.element().parentElement?.querySelector("span") ?? null;
  expect(dot).toHaveTextContent("·");
  await expect.element(dot).not.toBeVisible();
});

test("a student without a profile is led to it", async () => {
  await discover({ profile_missing: true });
  await expect
    .element(page.getByRole("link", { name: "Complete your profile" }))
    .toHaveAttribute("href", "/onboarding");
});

const soonest = [
  { id: "oak", title: "Oak Award", deadline: "2026-12-12" },
  { id: "elm", title: "Elm Award", deadline: null },
];

test("where all for the words close soon or are weak fits, the tab says so, names the soonest and leads to the search", async () => {
  await discover({ closing_sooner: 2, closing_soonest: soonest, weak_fits: 1 });
  await expect.element(page.getByText("3 scholarships are for these words, but not for this list")).toBeVisible();
  await expect
    .element(page.getByRole("listitem").first())
    .toHaveTextContent("2 close or usually close within 30 days: Oak Award (Dec 12), Elm Award");
  await expect.element(page.getByRole("listitem").nth(1)).toHaveTextContent("1 is a weak fit for your profile");
  await expect.element(page.getByRole("link", { name: "Oak Award" })).toHaveAttribute("href", "/scholarships/oak");
  await expect
    .element(page.getByRole("link", { name: "See more for these words in Search" }))
    .toHaveAttribute("href", "/scholarships?tab=search&q=nursing");
  await expectAccessible();
});

test("below the results stands why others for the words are not among them, and only what applies", async () => {
  await discover({
    ...{ scholarships: many(12), closing_sooner: 4, closing_soonest: soonest },
    ...{ more_fits: 25, weak_fits: 1, ruled_out: 36 },
  });
  const others = page.getByRole("region", { name: "Also for your words, but not on this list" });
  const reasons = others.getByRole("listitem");
  await expect.element(reasons.nth(0)).toMatchTextContent(/^4 close or usually close within 30 days: .* and 2 more$/);
  await expect
    .element(reasons.nth(1))
    .toHaveTextContent("25 fit too. The list holds 12, and few of one sponsor or college");
  await expect.element(reasons.nth(3)).toHaveTextContent("36 ask for something you do not have");
  expect(reasons.elements().length).toBe(4);
});

test("where all for the words are shown, nothing is said of others", async () => {
  await discover({ scholarships: many(2) });
  await expect.element(page.getByRole("region", { name: "2 scholarships for your words" })).toBeVisible();
  await expect.element(page.getByText("not on this list")).not.toBeInTheDocument();
});

test("keywords are required", async () => {
  const requests = await open();
  await page.getByRole("button", { name: "Discover" }).click();
  await expect.element(page.getByText("Please enter search terms for scholarships")).toBeVisible();
  expect(requests.some(({ url }) => /discovery\?keywords=(?:&|$)/.test(url))).toBe(false);
});

test("the empty tab offers what the student studies and does, and a click discovers it", async () => {
  await open({ scholarships: many(1) });
  await expect.element(page.getByRole("button", { name: "Leadership" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Nursing" })).toBeVisible();
  await page.getByRole("button", { name: "Choir" }).click();
  await expect.element(page.getByRole("searchbox", { name: "Keywords" })).toHaveValue("Choir");
  await expect.element(page.getByRole("region", { name: "1 scholarship for your words" })).toBeVisible();
});

test("after a search without results the other words are offered, and opening the tab discovers nothing yet", async () => {
  const requests = await open((keywords) => ({ scholarships: keywords === "Leadership" ? many(1) : [] }));
  await expect.element(page.getByRole("button", { name: "Leadership" })).toBeVisible();
  expect(requests.filter(({ url }) => url.includes("/api/discovery?"))).toEqual([]);
  await page.getByRole("searchbox", { name: "Keywords" }).fill("Nursing");
  await page.getByRole("button", { name: "Discover" }).click();
  await expect.element(page.getByText("Nothing to discover for these words")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Nursing" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Leadership" }).click();
  await expect.element(page.getByRole("region", { name: "1 scholarship for your words" })).toBeVisible();
});

test("where nothing is discovered, the tab says what was read, and offers another meaning", async () => {
  const instead = { text: "From Ghana", query: "from Ghana" };
  const chip = { slot: "country", value: "GH", words: "in Ghana", text: "Study in Ghana", dropped: false, without: "" };
  const requests = await discover({
    chips: [{ ...chip, instead }],
    notes: ["We list no open scholarship for study in Ghana."],
  });
  await expect.element(page.getByText("We list no open scholarship for study in Ghana.")).toBeVisible();
  await page.getByRole("button", { name: "from Ghana" }).click();
  await expect
    .poll(() => requests.some(({ url }) => new URL(url).searchParams.get("keywords") === "from Ghana"))
    .toBe(true);
});
