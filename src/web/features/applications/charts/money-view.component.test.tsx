import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Application } from "#domain/applications/application.ts";
import { daysAfter } from "#domain/calendar/day.ts";
import { dayOfYear } from "#domain/calendar/format-day.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { show } from "#tests/support/component/show.tsx";
import { makeApplication } from "#tests/support/make-application.ts";
import MoneyView from "./money-view.tsx";

const today = deadlineDay(new Date());
let made = 0;
const tracked = (facts: Partial<Application>) => makeApplication({ id: `application ${made++}`, ...facts });
const showView = async (applications: Application[], onSearch = vi.fn()) => {
  await show(<MoneyView applications={applications} search={{ view: "money" }} onSearch={onSearch} />);
  return onSearch;
};
const region = (name: string) => page.getByRole("region", { name });

test("the pipeline is added up by status, and amounts that are not in dollars are counted in words", async () => {
  await showView([
    tracked({ status: "in_progress", amount_max: 1500 }),
    tracked({ status: "submitted", amount_max: 3000 }),
    tracked({ amount: "Full tuition" }),
    tracked({ deadline: daysAfter(today, -3), amount_max: 700 }),
  ]);
  const pipeline = region("What you could still win");
  await expect.element(pipeline.getByText("3 applications, up to $4,500 if you win them all")).toBeVisible();
  await expect.element(pipeline.getByRole("listitem").nth(1)).toHaveTextContent("In Progress1 applicationup to $1,500");
  await expect.element(pipeline.getByRole("listitem").nth(0)).toHaveTextContent("Not Started1 applicationnot stated");
  await expect
    .element(pipeline.getByText(/1 application without an amount in dollars is not in this sum\./))
    .toBeVisible();
  await expect.element(pipeline.getByText(/Not counted: 1 \(up to \$700\) whose deadline passed/)).toBeVisible();
});

test("the bars of the pipeline are the statuses that are not decided", async () => {
  await showView([tracked({ amount_max: 900 }), tracked({ status: "accepted", amount_min: 1000, amount_max: 1000 })]);
  const bars = region("What you could still win").getByRole("listitem");
  expect(bars.elements().map((bar) => bar.querySelector("span")?.textContent)).toEqual([
    "Not Started",
    "In Progress",
    "Submitted",
    "Under Review",
  ]);
});

test("the largest amount of a range is shown as the most that was won", async () => {
  await showView([tracked({ status: "accepted", amount_min: 500, amount_max: 5000 })]);
  await expect
    .element(region("Your record").getByText("You sent 1 application. 1 is decided, and you won 1: up to $5,000."))
    .toBeVisible();
});

test("the record says counts and money, and no percentage", async () => {
  await showView([
    tracked({ status: "accepted", amount_min: 1000, amount_max: 1000 }),
    tracked({ status: "rejected", amount_max: 500 }),
    tracked({ status: "under_review" }),
  ]);
  const record = region("Your record");
  await expect
    .element(record.getByText("You sent 3 applications. 2 are decided, and you won 1: $1,000."))
    .toBeVisible();
  expect(record.element().textContent).not.toContain("%");
});

test("the deadlines of the next twelve weeks are listed, and one opens its application", async () => {
  const onSearch = await showView([
    tracked({ scholarship_title: "Later", deadline: daysAfter(today, 85) }),
    tracked({ scholarship_title: "Second", deadline: daysAfter(today, 84), amount: "Full tuition" }),
    tracked({ id: "first", scholarship_title: "First", deadline: today, amount_max: 900 }),
    tracked({ scholarship_title: "Sent", deadline: today, status: "submitted" }),
  ]);
  const strip = region("Your next 12 weeks");
  await expect.element(strip.getByText("2 applications due")).toBeVisible();
  await expect.element(strip.getByRole("listitem").nth(0)).toHaveTextContent(`${dayOfYear(today)}Firstup to $900`);
  await expect
    .element(strip.getByRole("listitem").nth(1))
    .toHaveTextContent(`${dayOfYear(daysAfter(today, 84))}SecondFull tuition`);
  await strip.getByRole("button", { name: "First" }).click();
  expect(onSearch).toHaveBeenCalledWith({ view: "money", open: "first" });
});

test("the months have their figures as a table, in which an unknown amount is no $0", async () => {
  const nextMonth = daysAfter(`${today.slice(0, 7)}-28`, 10);
  await showView([
    tracked({ deadline: today, amount_max: 900 }),
    tracked({ deadline: nextMonth, amount: "Full tuition" }),
    tracked({ amount_max: 50 }),
  ]);
  const months = region("Still to submit, by month");
  await expect.element(months.getByRole("row", { name: /1 \$900$/ })).toBeInTheDocument();
  await expect.element(months.getByRole("row", { name: /1 not stated$/ })).toBeInTheDocument();
  await expect.element(months.getByText("Due later or without a deadline: 1 application, up to $50.")).toBeVisible();
});

test("a long title wraps and a long amount is cut, and the page fits a small phone", async () => {
  await page.viewport(320, 640);
  const long = "A scholarship with a very long name for students of nursing in rural places";
  await showView([tracked({ scholarship_title: long, amount: long, deadline: today, deadline_confirmed: false })]);
  const title = page.getByRole("button", { name: `${long} Last year's date` });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText("1 application due by last year's date")).toBeVisible();
  const words = page.getByText(long, { exact: true }).first().element();
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  expect(words.clientHeight).toBeGreaterThan(40);
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  expect(rightOf(page.getByText("Last year's date", { exact: true }).element())).toBeLessThanOrEqual(
    rightOf(title.element()),
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("applications without a date are named with the time at which they are usually due", async () => {
  await showView([
    tracked({ scholarship_title: "Oak Award", deadline: null, deadline_text: "Usually in December." }),
    tracked({ scholarship_title: "Elm Award", deadline: null, deadline_text: null }),
  ]);
  const strip = region("Your next 12 weeks");
  await expect.element(strip.getByText("No day is known for the next 12 weeks.")).toBeVisible();
  const rows = strip.getByRole("listitem");
  await expect.element(rows.nth(0)).toHaveTextContent("Oak AwardUsually in December");
  await expect.element(rows.nth(1)).toHaveTextContent("Elm AwardNo date announced");
});
