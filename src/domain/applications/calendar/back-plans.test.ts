import { expect, test } from "vitest";
import { makeApplication } from "#tests/support/make-application.ts";
import type { Application } from "../application.ts";
import { newTask } from "../new-task.ts";
import { backPlans } from "./back-plans.ts";

const today = "2027-01-04";
const fafsa = newTask({ id: "aid-form", kind: "form", title: "File the FAFSA" });
const essay = { ...newTask({ id: "essay", kind: "essay", title: "Write the essay" }), essay_name: "My town" };
const done = { ...fafsa, done: true };

const application = (id: string, changes: Partial<Application>): Application => ({
  ...makeApplication(),
  id,
  status: "not_started",
  deadline: "2027-03-01",
  deadline_confirmed: true,
  checklist: [fafsa],
  ...changes,
});
const stepsOf = (id: string, applications: readonly Application[]) =>
  (backPlans(applications, { openFrom: today, today }).get(id) ?? []).map(({ step, day }) => `${step} ${day}`);

test("the FAFSA is filed as soon as it can be, and one tick does it for all applications of a school year", () => {
  const two = [application("a", { deadline: null }), application("b", { deadline: "2027-05-01" })];
  for (const id of ["a", "b"]) expect(stepsOf(id, two)[0]).toBe("file 2027-01-04");
  const filed = [application("a", { checklist: [done], status: "submitted" }), application("b", {})];
  expect(stepsOf("b", filed)).toEqual(["submit 2027-02-26"]);
});

test.each([
  ["of last year", { deadline: "2026-03-01", status: "accepted" as const }],
  ["of next year", { deadline: "2027-11-01" }],
])("the FAFSA %s is another one", (_, changes) => {
  const both = [application("a", { checklist: [done], ...changes }), application("b", {})];
  expect(stepsOf("b", both)[0]).toBe("file 2027-01-04");
});

test("nothing is filed for a round that is over until it is near again, but on a day of the student's own", () => {
  const over = application("a", { deadline: "2026-12-01", deadline_confirmed: false });
  expect(stepsOf("a", [over])).toEqual([]);
  const chosen = { ...over, checklist: [{ ...fafsa, due: "2027-01-20" }] };
  expect(stepsOf("a", [chosen])).toEqual(["file 2027-01-20"]);
});

test("an application that has closed hurries no other one that shares its essay", () => {
  const closed = application("a", { deadline: "2026-12-01", checklist: [{ ...essay, due: "2026-11-20" }] });
  const open = application("b", { checklist: [essay] });
  expect(stepsOf("b", [closed, open])).toEqual(stepsOf("b", [open]));
  expect(stepsOf("a", [closed, open])).toEqual(["finish 2026-11-20"]);
});
