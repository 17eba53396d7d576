import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { Application } from "#domain/applications/application.ts";
import type { Answers } from "#tests/support/component/answer-requests.ts";
import { serveTracker } from "#tests/support/component/serve-tracker.ts";
import { show } from "#tests/support/component/show.tsx";
import { SignedIn } from "#tests/support/component/signed-in.tsx";
import { makeApplication } from "#tests/support/make-application.ts";
import { applicationsQuery } from "../api.ts";
import Board from "./board.tsx";

function Shown() {
  const { data } = useQuery(applicationsQuery);
  return data && <Board applications={data} search={{}} />;
}

/** Shows the board. Returns the moves that the server receives. */
async function showBoard(applications: Application[], { width = 1360, others = {} as Answers } = {}) {
  await page.viewport(width, 850);
  const { statuses } = serveTracker(applications, others);
  await show(
    <SignedIn>
      <Shown />
    </SignedIn>,
  );
  return statuses;
}

const nurses = makeApplication({
  id: "nurses",
  scholarship_title: "Nurses Fund",
  amount: "$1,000",
  amount_min: 1000,
  amount_max: 1000,
});
const texans = makeApplication({
  id: "texans",
  scholarship_title: "For Texans",
  status: "submitted",
  amount: "$500",
  amount_min: 500,
  amount_max: 500,
});
const column = (name: string) => page.getByRole("region", { name, exact: true });
const card = (name: string) => page.getByRole("article", { name });
const link = (name: string) => page.getByRole("link", { name });
// Every element is an HTMLElement here.
const focus = (locator: Locator) => (locator.element() as HTMLElement).focus();

test("each column has its applications, their number and their money", async () => {
  await showBoard([nurses, { ...nurses, id: "second", scholarship_title: "Second Fund" }, texans]);
  await expect.element(column("Not Started").getByText("2 applications · $2,000", { exact: true })).toBeVisible();
  await expect.element(column("Submitted").getByText("1 application · $500", { exact: true })).toBeVisible();
  await expect.element(column("Accepted").getByText("None yet")).toBeVisible();
});

test("a card without a day says what is known of its time, as the list does", async () => {
  await showBoard([{ ...nurses, deadline_kind: "unknown", deadline_text: "Usually from January to March." }]);
  await expect.element(card("Nurses Fund").getByText("Usually Jan–Mar")).toBeVisible();
});

test("the right arrow moves the focused card, says so and keeps the focus; Undo moves it back", async () => {
  const moves = await showBoard([nurses]);
  await expect.element(link("Nurses Fund")).toBeVisible();
  focus(link("Nurses Fund"));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(column("In Progress").getByRole("article", { name: "Nurses Fund" })).toBeVisible();
  await expect.element(link("Nurses Fund")).toHaveFocus();
  await expect.element(page.getByRole("status")).toHaveTextContent("Nurses Fund moved to In Progress.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(column("Not Started").getByRole("article", { name: "Nurses Fund" })).toBeVisible();
  await expect
    .poll(() => moves)
    .toEqual([
      { id: "nurses", status: "in_progress", base: "not_started" },
      { id: "nurses", status: "not_started", base: "in_progress" },
    ]);
});

test("at the edge of the board the arrow does nothing, and up and down move the focus", async () => {
  const moves = await showBoard([nurses, { ...nurses, id: "second", scholarship_title: "Second Fund" }]);
  await expect.element(link("Nurses Fund")).toBeVisible();
  focus(link("Nurses Fund"));
  await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
  await expect.element(link("Second Fund")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(link("Nurses Fund")).toHaveFocus();
  expect(moves).toEqual([]);
});

test("the menu of a card moves it to any column by keyboard", async () => {
  const moves = await showBoard([nurses]);
  const button = page.getByRole("button", { name: "Move Nurses Fund" });
  await expect.element(button).toBeVisible();
  focus(button);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menu", { name: "Move Nurses Fund to" })).toBeVisible();
  await userEvent.keyboard("Acc{Enter}");
  await expect.element(column("Accepted").getByRole("article", { name: "Nurses Fund" })).toBeVisible();
  await expect.element(link("Nurses Fund")).toHaveFocus();
  await expect.poll(() => moves).toEqual([{ id: "nurses", status: "accepted", base: "not_started" }]);
});

test("Tab reaches the title of a card before its Move button", async () => {
  await showBoard([nurses]);
  await expect.element(link("Nurses Fund")).toBeVisible();
  focus(link("Nurses Fund"));
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Move Nurses Fund" })).toHaveFocus();
});

test("a card is dragged to another column", async () => {
  const moves = await showBoard([nurses]);
  await userEvent.dragAndDrop(card("Nurses Fund"), column("Under Review"));
  await expect.element(column("Under Review").getByRole("article", { name: "Nurses Fund" })).toBeVisible();
  await expect.poll(() => moves).toEqual([{ id: "nurses", status: "under_review", base: "not_started" }]);
});

test("a move that is not saved is undone with a message", async () => {
  const refused = () => Response.json({ code: "invalid_input", title: "Refused" }, { status: 400 });
  await showBoard([nurses], { others: { "POST /api/applications/statuses": refused } });
  await expect.element(link("Nurses Fund")).toBeVisible();
  focus(link("Nurses Fund"));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText("Failed to update application.").first()).toBeVisible();
  await expect.element(column("Not Started").getByRole("article", { name: "Nurses Fund" })).toBeVisible();
});

test("a phone shows one column, and a moved card leaves it", async () => {
  const moves = await showBoard([nurses, texans], { width: 390 });
  await expect.element(page.getByRole("tab", { name: "Not Started 1" })).toHaveAttribute("aria-selected", "true");
  await expect.element(card("For Texans")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Move Nurses Fund" }).click();
  await page.getByRole("menuitemradio", { name: "Submitted" }).click();
  await expect.element(card("Nurses Fund")).not.toBeInTheDocument();
  await expect.element(page.getByRole("tab", { name: "Not Started 0" })).toHaveFocus();
  await page.getByRole("tab", { name: "Submitted 2" }).click();
  await expect.element(card("Nurses Fund")).toBeVisible();
  await expect.poll(() => moves).toEqual([{ id: "nurses", status: "submitted", base: "not_started" }]);
});

test("a column of 5,000 shows 50 cards, the moved one among them", async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    ...texans,
    id: `texans-${at}`,
    scholarship_title: `For Texans ${at}`,
    status: "in_progress" as const,
  }));
  await showBoard([...many, nurses]);
  await expect.element(link("Nurses Fund")).toBeVisible();
  expect(document.querySelectorAll("article")).toHaveLength(51);
  focus(link("Nurses Fund"));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(column("In Progress").getByRole("article", { name: "Nurses Fund" })).toBeVisible();
  await expect.element(link("Nurses Fund")).toHaveFocus();
  await page.getByRole("button", { name: "Show more (4,951)" }).click();
  expect(document.querySelectorAll("article")).toHaveLength(100);
});
