import { expect, test } from "vitest";
import { makeApplication } from "#tests/support/make-application.ts";
import { type ApplicationSort, sortApplications } from "./sort-applications.ts";

const today = "2027-01-10";
const applications = [
  makeApplication({ id: "past", deadline: "2027-01-09", status: "accepted", created_at: "2026-12-01T00:00:00.000Z" }),
  makeApplication({ id: "older", deadline: "2026-12-01", amount_min: 10, created_at: "2026-12-02T00:00:00.000Z" }),
  makeApplication({ id: "none", scholarship_title: "Zebra", created_at: "2026-12-03T00:00:00.000Z" }),
  makeApplication({ id: "later", deadline: "2027-02-01", amount_max: 900, created_at: "2026-12-04T00:00:00.000Z" }),
  makeApplication({ id: "today", deadline: today, scholarship_title: "Aspen", created_at: "2026-12-05T00:00:00.000Z" }),
];
const order = (sort: ApplicationSort) => sortApplications(applications, sort, today).map(({ id }) => id);

test("deadlines ahead come first, then none, then past ones with the latest first", () => {
  expect(order("deadline")).toEqual(["today", "later", "none", "past", "older"]);
});

test("a usual time stands by the first day on which it may close, whatever the titles are", () => {
  const usual = (id: string, deadline_text: string) =>
    makeApplication({ id, deadline_kind: "unknown", deadline_text, scholarship_title: id });
  const all = [
    makeApplication({ id: "fixed", deadline: "2027-02-01" }),
    usual("a", "Usually in March."),
    usual("b", "Usually in October."),
    usual("c", "Usually from January to February."),
  ];
  expect(sortApplications(all, "deadline", today).map(({ id }) => id)).toEqual(["c", "fixed", "a", "b"]);
});

test("the other orders, with the deadline between equals", () => {
  expect(order("newest")).toEqual(["today", "later", "none", "older", "past"]);
  expect(order("amount")).toEqual(["later", "older", "today", "none", "past"]);
  expect(order("status")).toEqual(["today", "later", "none", "older", "past"]);
  expect(order("title")).toEqual(["today", "later", "past", "older", "none"]);
});
