import { useLocation, useNavigate } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Match } from "#domain/matches/match.ts";
import type { MatchPage } from "#domain/matches/match-list.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { readMatchSearch } from "./match-search-params.ts";
import { MatchesPage } from "./matches-page.tsx";

// The fields that the list and the details show.
const match = {
  id: "m1",
  scholarship_id: "a",
  match_score: 80,
  bookmarked: false,
  hidden: false,
  eligibility: "eligible",
  factors: [],
  unlock: null,
  scholarship: {
    ...blankScholarship(),
    warnings: [],
    scam_level: "none",
    counter_evidence: [],
    last_checked: null,
    provenance: "curated",
  },
} as unknown as Match;
const list: MatchPage = {
  items: [match],
  next_cursor: null,
  total: 1,
  sections: { qualify: 1, one_answer: 0, check: 0, other_college: 0 },
  parts: { qualify: 1, one_answer: 0, one_check: 0, more_checks: 0, weak: 0, other_college: 0 },
  potential_value: 0,
  submitted: 0,
  hidden: 0,
  unlock: null,
};

function ListOfTheUrl() {
  const search = readMatchSearch(useLocation({ select: (location) => location.search }));
  const navigate = useNavigate();
  return (
    <MatchesPage
      search={search}
      onSearch={(next, { replace = false } = {}) => void navigate({ to: "/scholarships", search: next, replace })}
      profileComplete
    />
  );
}

test("closing the details on a phone goes back, so that the next Back leaves the list", async () => {
  await page.viewport(390, 844);
  answerRequests({
    "GET /api/matches": () => Response.json(list),
    "GET /api/matches/a": () => Response.json(match),
  });
  const { router } = await show(<ListOfTheUrl />, "/scholarships");
  const position = () => router.history.location.state.__TSR_index;
  const start = position();
  await page.getByRole("link", { name: "An award" }).click();
  const sheet = page.getByRole("dialog", { name: "An award" });
  await expect.element(sheet).toBeVisible();
  expect(position()).toBe(start + 1);
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(position()).toBe(start);
});

test("closing details that the URL opened stays on the entry", async () => {
  await page.viewport(390, 844);
  answerRequests({
    "GET /api/matches": () => Response.json(list),
    "GET /api/matches/a": () => Response.json(match),
  });
  const { router } = await show(<ListOfTheUrl />, "/scholarships?open=a");
  const sheet = page.getByRole("dialog", { name: "An award" });
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(router.state.location.search).not.toHaveProperty("open", "a");
});

test("a list that failed to load says so and can be loaded again", async () => {
  let fails = true;
  answerRequests({
    "GET /api/matches": () => (fails ? Response.json({ code: "no_access" }, { status: 403 }) : Response.json(list)),
  });
  await show(<ListOfTheUrl />, "/scholarships");
  await expect.element(page.getByRole("heading", { name: "Failed to load scholarships" })).toBeVisible();
  fails = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("link", { name: "An award" })).toBeVisible();
});

test("a question stands in the list where it decides a twentieth of the matches, and not for fewer", async () => {
  const unlock = { field: "demographics.gender", label: "Gender", question: null, scholarships: 3, dollars: 22_500 };
  const unsure = (more_checks: number) => ({ ...list.parts, more_checks });
  let parts = unsure(59);
  answerRequests({ "GET /api/matches": () => Response.json({ ...list, unlock, parts }) });
  const { screen } = await show(<ListOfTheUrl />, "/scholarships");
  await expect.element(page.getByText(/^Add your gender to check 3 more/)).toBeVisible();
  await screen.unmount();
  parts = unsure(60);
  await show(<ListOfTheUrl />, "/scholarships");
  await expect.element(page.getByRole("link", { name: "An award" })).toBeVisible();
  await expect.element(page.getByText(/^Add your gender/)).not.toBeInTheDocument();
});

test("weak fits are folded behind the others, with how many there are", async () => {
  const weak = { ...match, id: "m2", scholarship_id: "b", section: "check", part: "weak" } as Match;
  weak.scholarship = { ...match.scholarship, id: "b", title: "Weak award" };
  const items = [{ ...match, section: "qualify", part: "qualify" } as Match, weak];
  const parts = { ...list.parts, weak: 112 };
  answerRequests({
    "GET /api/matches": (request) =>
      Response.json({ ...list, items: request.url.includes("section=weak") ? [weak] : items, total: 113, parts }),
  });
  await show(<ListOfTheUrl />, "/scholarships");
  await expect.element(page.getByRole("link", { name: "An award" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Weak award" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show 112 weak fits" }).click();
  await expect.element(page.getByRole("link", { name: "Weak award" })).toBeVisible();
});

test("the list has a heading above each section and above what leaves one thing to check, and a row on a phone says that the student qualifies", async () => {
  await page.viewport(390, 844);
  const unsure = {
    ...match,
    id: "m2",
    scholarship_id: "b",
    section: "check",
    part: "more_checks",
    scholarship: { ...match.scholarship, id: "b", title: "Second award" },
  } as Match;
  const need = { key: "financial_need", status: "unknown" } as Match["factors"][number];
  const nearly = { ...unsure, id: "m3", scholarship_id: "c", part: "one_check", factors: [need] } as Match;
  const parts = { ...list.parts, one_check: 1, more_checks: 1 };
  const items = [{ ...match, section: "qualify", part: "qualify" } as Match, nearly, unsure];
  const requests = answerRequests({
    "GET /api/matches": () => Response.json({ ...list, items, total: 3, parts }),
  });
  await show(<ListOfTheUrl />, "/scholarships");
  const rows = page.getByRole("list", { name: "Matches" });
  await expect.element(rows.getByRole("heading", { level: 2, name: "You qualify · 1" })).toBeVisible();
  await expect.element(rows.getByRole("heading", { level: 2, name: "One thing to check · 1" })).toBeVisible();
  await expect.element(rows.getByText(/1 thing to check: financial need/)).toBeVisible();
  await expect.element(rows.getByRole("heading", { level: 2, name: "Check yourself · 1" })).toBeVisible();
  await expect.element(rows.getByRole("heading", { level: 3, name: "Second award" }).first()).toBeVisible();
  await expect.element(rows.getByText("You qualify", { exact: true })).toBeVisible();
  const lists = requests.filter(({ url }) => url.includes("/api/matches?"));
  expect(new Set(lists.map(({ url }) => new URL(url).searchParams.get("sort")))).toEqual(new Set(["section"]));
});
