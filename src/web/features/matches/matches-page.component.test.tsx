import { useLocation, useNavigate } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
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
  one_check: 0,
  parts: { strong_qualify: 1, strong_one_answer: 0, strong_check: 0, good: 0, possible: 0, weak: 0, other_college: 0 },
  potential_value: 0,
  potential_count: 0,
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

test("a question stands in the list where it decides a twentieth of the matches or a good fit, and not for fewer", async () => {
  let unlock: object = {
    field: "demographics.gender",
    label: "Gender",
    question: null,
    scholarships: 3,
    dollars: 22_500,
  };
  const unsure = (possible: number) => ({ ...list.parts, possible });
  let parts = unsure(59);
  answerRequests({ "GET /api/matches": () => Response.json({ ...list, unlock, parts }) });
  const { screen } = await show(<ListOfTheUrl />, "/scholarships");
  await expect.element(page.getByText(/^Add your gender to check 3 more/)).toBeVisible();
  await screen.unmount();
  parts = unsure(60);
  const { screen: without } = await show(<ListOfTheUrl />, "/scholarships");
  await expect.element(page.getByRole("link", { name: "An award" })).toBeVisible();
  await expect.element(page.getByText(/^Add your gender/)).not.toBeInTheDocument();
  await without.unmount();
  unlock = { ...unlock, good: 1 };
  await show(<ListOfTheUrl />, "/scholarships");
  await expect.element(page.getByText(/^Add your gender to check 3 more/)).toBeVisible();
});

/** A match of `section` in `part`, called `title`. */
const inList = (title: string, section: Match["section"], part: Match["part"], factors: unknown[] = []) =>
  ({
    ...{ ...match, id: title, scholarship_id: title, section, part, factors },
    scholarship: { ...match.scholarship, id: title, title },
  }) as Match;

test("weak fits are folded behind the others, with how many there are, where twenty others come before them", async () => {
  const weak = inList("Weak award", "qualify", "weak");
  const items = [inList("Good award", "qualify", "strong_qualify"), weak];
  let total = 132;
  const parts = { ...list.parts, possible: 19, weak: 112 };
  answerRequests({
    "GET /api/matches": ({ url }) =>
      Response.json({ ...list, items: url.includes("section=weak") ? [weak] : items, total, parts }),
  });
  const { screen } = await show(<ListOfTheUrl />, "/scholarships");
  await expect.element(page.getByRole("link", { name: "Good award" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Weak award" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show 112 weak fits" }).click();
  await expect.element(page.getByRole("link", { name: "Weak award" })).toBeVisible();
  await expect.element(page.getByText("You qualify", { exact: true })).toBeVisible();
  await screen.unmount();
  total = 131;
  await show(<ListOfTheUrl />, "/scholarships");
  await expect.element(page.getByRole("heading", { name: "Weak fits · 112" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Show 112 weak fits" })).not.toBeInTheDocument();
});

test("the button for the weak fits waits for the rows before it, which would push it away from under the pointer", async () => {
  const award = (at: number) => inList(`Award ${at}`, "check", "possible");
  const first = Array.from({ length: 50 }, (_, at) => award(at));
  const rest = [award(50), inList("Weak award", "check", "weak")];
  answerRequests({
    "GET /api/matches": ({ url }) => {
      const isFirst = !url.includes("cursor=");
      const parts = { ...list.parts, possible: 51, weak: 1 };
      return Response.json({
        ...{ ...list, total: 52, parts },
        ...{ items: isFirst ? first : rest, next_cursor: isFirst ? "50" : null },
      });
    },
  });
  await show(<ListOfTheUrl />, "/scholarships");
  const button = page.getByRole("button", { name: "Show 1 weak fit" });
  await expect.element(page.getByRole("link", { name: "Award 1", exact: true })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect
    .poll(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return page.getByRole("link", { name: "Award 50" }).elements().length;
    })
    .toBe(1);
  await expect.element(button).toBeVisible();
});

test("the list has a heading above the strong fits of each section and above the others, and a row says that the student qualifies where no heading does", async () => {
  await page.viewport(390, 844);
  const need = { key: "financial_need", status: "unknown" };
  const parts = { ...list.parts, strong_qualify: 1, strong_check: 2, possible: 1 };
  const items = [
    inList("First", "qualify", "strong_qualify"),
    inList("Second", "check", "strong_check", [need]),
    inList("Third", "check", "strong_check"),
    inList("Fourth", "qualify", "possible"),
  ];
  const requests = answerRequests({
    "GET /api/matches": () => Response.json({ ...list, items, total: 4, parts }),
  });
  await show(<ListOfTheUrl />, "/scholarships");
  const rows = page.getByRole("list", { name: "Matches" });
  await expect.element(rows.getByRole("heading", { level: 2, name: "Strong fits you qualify for · 1" })).toBeVisible();
  await expect.element(rows.getByRole("heading", { level: 2, name: "Strong fits to check · 2" })).toBeVisible();
  await expect.element(rows.getByText(/1 thing to check: financial need/)).toBeVisible();
  await expect.element(rows.getByRole("heading", { level: 2, name: "Fair fits · 1" })).toBeVisible();
  await expect.element(rows.getByRole("heading", { level: 3, name: "Second" }).first()).toBeVisible();
  const marks = rows.getByText("You qualify", { exact: true });
  for (const width of [390, 1280]) {
    await page.viewport(width, 800);
    await expect.element(marks).toBeVisible(); // of the fourth row alone
  }
  const lists = requests.filter(({ url }) => url.includes("/api/matches?"));
  expect(new Set(lists.map(({ url }) => new URL(url).searchParams.get("sort")))).toEqual(new Set(["section"]));
});

test.each([
  ["?q=nursing", "Your words come first."],
  ["?sort=deadline", "Weak fits come last."],
  ["?q=nursing&sort=match_score", null],
  ["", null],
])("where the scores do not tell the order of the list, it says what does: %s", async (query, note) => {
  answerRequests({ "GET /api/matches": () => Response.json(list) });
  await show(<ListOfTheUrl />, `/scholarships${query}`);
  await expect.element(page.getByRole("article").first()).toBeVisible();
  const notes = page.getByText(/come first\.$|come last\.$/);
  if (note) await expect.element(notes).toHaveTextContent(note);
  else await expect.element(notes).not.toBeInTheDocument();
});

test("the buttons of a row are one stop of the Tab key, and right and left move between its link and its buttons", async () => {
  await page.viewport(1360, 850);
  const second = {
    ...match,
    id: "m2",
    scholarship_id: "b",
    scholarship: { ...match.scholarship, title: "Other award" },
  };
  answerRequests({
    "GET /api/matches": () => Response.json({ ...list, items: [match, second], total: 2 }),
    "GET /api/matches/a": () => Response.json(match),
  });
  await show(<ListOfTheUrl />, "/scholarships");
  const row = page.getByRole("article", { name: "An award" });
  const link = row.getByRole("link", { name: "An award" });
  await expect.element(link).toBeVisible();
  link.element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(row.getByRole("toolbar").getByRole("button").first()).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("link", { name: "Other award" })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
  await expect.element(link).toHaveFocus();
  const buttons = row.getByRole("button");
  expect(buttons.elements().length).toBeGreaterThan(1);
  for (const button of buttons.elements()) {
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(button);
    await expect.element(button).toBeVisible();
  }
  // At the end the focus stays.
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(buttons.elements().at(-1));
  for (const _ of buttons.elements()) await userEvent.keyboard("{ArrowLeft}");
  await expect.element(link).toHaveFocus();
});
