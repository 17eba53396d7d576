import { useLocation, useNavigate } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Match } from "#domain/matches/match.ts";
import type { MatchPage } from "#domain/matches/match-list.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import OwnMatch from "./details/own-match.tsx";
import { readMatchSearch } from "./match-search-params.ts";
import { MatchesPage } from "./matches-page.tsx";

// The fields that the list and the details show.
const makeMatch = (title: string) =>
  ({
    id: title,
    scholarship_id: title,
    match_score: 80,
    bookmarked: false,
    application_status: "not_started",
    hidden: false,
    eligibility: "eligible",
    factors: [],
    unlock: null,
    scholarship: {
      ...blankScholarship(),
      id: title,
      title,
      warnings: [],
      scam_level: "none",
      counter_evidence: [],
      last_checked: null,
      provenance: "curated",
    },
  }) as unknown as Match;

/** A server with two matches, which stores what is hidden. */
function serveMatches({ fails = false } = {}) {
  const matches = [makeMatch("Nurses"), makeMatch("Texans")];
  const one = (at: number) => () => Response.json(matches[at]);
  const change = (at: number) => async (request: Request) => {
    if (fails) return Response.json({ code: "internal_error" }, { status: 500 });
    matches[at] = { ...(matches[at] as Match), ...(await request.json()) };
    return Response.json(matches[at]);
  };
  return answerRequests({
    "GET /api/matches/Nurses": one(0),
    "GET /api/matches/Texans": one(1),
    "PUT /api/matches/Nurses": change(0),
    "GET /api/saved-searches": () => Response.json({ items: [], next_cursor: null }),
    "GET /api/matches": (request) => {
      const hidden = new URL(request.url).searchParams.get("hidden") === "true";
      const items = matches.filter((match) => match.hidden === hidden);
      const parts = {
        strong_qualify: 0,
        strong_one_answer: 0,
        strong_check: 0,
        good: 0,
        possible: items.length,
        weak: 0,
        other_college: 0,
      };
      const sections = { qualify: items.length, one_answer: 0, check: 0, other_college: 0 };
      const answer: MatchPage = {
        ...{
          items,
          next_cursor: null,
          total: items.length,
          sections,
          one_check: 0,
          parts,
          potential_value: 0,
          potential_count: 0,
          submitted: 0,
          unlock: null,
        },
        hidden: matches.filter((match) => match.hidden).length,
      };
      return Response.json(answer);
    },
  });
}

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

const row = (name: string) => page.getByRole("article", { name });
const link = (name: string) => page.getByRole("link", { name });

async function hideNurses() {
  await page.viewport(390, 844);
  await show(<ListOfTheUrl />, "/scholarships?open=Nurses");
  await page.getByRole("dialog", { name: "Nurses" }).getByRole("button", { name: "Not for me: Nurses" }).click();
}

test("Not for me closes the details, takes the row from the list, and Undo brings it back", async () => {
  serveMatches();
  await hideNurses();
  await expect.element(page.getByRole("dialog", { name: "Nurses" })).not.toBeInTheDocument();
  await expect.element(row("Nurses")).not.toBeInTheDocument();
  await expect.element(row("Texans")).toBeVisible();
  await expect.element(page.getByText("You hid 1 scholarship.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(row("Nurses")).toBeVisible();
  await expect.element(page.getByText("You hid 1 scholarship.")).not.toBeInTheDocument();
});

test("after Not for me by key the focus is on the row that takes the place, and Undo is within reach of the keyboard", async () => {
  serveMatches();
  await page.viewport(1280, 844);
  await show(<ListOfTheUrl />, "/scholarships");
  await expect.element(row("Nurses")).toBeVisible();
  row("Nurses").getByRole("button", { name: "Not for me: Nurses" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(row("Texans").getByRole("link", { name: "Texans" })).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await userEvent.keyboard("{F6}{Tab}{Tab}");
  await expect.element(page.getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(row("Nurses")).toBeVisible();
  await expect.element(row("Texans").getByRole("link", { name: "Texans" })).toHaveFocus();
});

test("after Not for me beside the list the next details begin at their top with the focus, and a double click hides one", async () => {
  serveMatches();
  await page.viewport(1280, 400);
  await show(<ListOfTheUrl />, "/scholarships");
  const details = page.getByRole("region", { name: "Nurses" });
  await details.getByRole("button", { name: "Not for me: Nurses" }).dblClick();
  const next = page.getByRole("region", { name: "Texans" });
  await expect.element(next).toHaveFocus();
  expect(next.element().scrollTop).toBe(0);
  await expect.element(row("Texans")).toBeVisible();
});

test("a match that could not be hidden comes back, and a message says so", async () => {
  serveMatches({ fails: true });
  await hideNurses();
  await expect.element(page.getByText("Failed to save scholarship. Please try again.").first()).toBeVisible();
  await expect.element(row("Nurses")).toBeVisible();
});

test("the list of the hidden shows a match again", async () => {
  serveMatches();
  await hideNurses();
  await page.getByRole("button", { name: "Dismiss" }).click(); // The toast covers the row's button for six seconds.
  await link("Show hidden").click();
  await expect.element(row("Texans")).not.toBeInTheDocument();
  await row("Nurses").getByRole("button", { name: "Show again: Nurses" }).click();
  await expect.element(page.getByRole("heading", { name: "Nothing is hidden" })).toBeVisible();
  await link("Back to My Matches").click();
  await expect.element(row("Nurses")).toBeVisible();
});

test("the page of a scholarship hides it, says so, and shows it again", async () => {
  serveMatches();
  await show(<OwnMatch scholarshipId="Nurses" />);
  const says = page.getByText("You hid this scholarship. Your lists leave it out.");
  await page.getByRole("button", { name: "Not for me: Nurses" }).click();
  await expect.element(says).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(says).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Not for me: Nurses" }).click();
  await page.getByRole("button", { name: "Dismiss" }).click(); // The toast is where a phone has the header.
  await page.getByRole("button", { name: "Show again: Nurses" }).click();
  await expect.element(page.getByRole("button", { name: "Not for me: Nurses" })).toHaveFocus();
  await expect.element(says).not.toBeInTheDocument();
});
