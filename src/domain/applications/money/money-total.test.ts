import { expect, test } from "vitest";
import { makeApplication } from "#tests/support/make-application.ts";
import { moneyFigure, moneySource, moneyTotal, pipelineValue, wonSoFar } from "./money-total.ts";

const paying = (amount_min: number | null, amount_max: number | null) => ({ amount_min, amount_max });

test("amounts that state dollars are added up, and the others are counted", () => {
  const total = moneyTotal([paying(2500, 2500), paying(10_000, 10_000), paying(null, null)]);
  expect([moneyFigure(total), moneySource(total, "none")]).toEqual(["$12,500", "from 2 of 3 applications"]);
});

test("amounts with a range give a range", () => {
  expect(moneyFigure(moneyTotal([paying(1000, 2500), paying(null, 500)]))).toBe("$1,000 - $3,000");
  expect(moneyFigure(moneyTotal([paying(null, 500)]))).toBe("Up to $500");
  expect(moneyFigure(moneyTotal([paying(500, null), paying(1000, 1000)]))).toBe("$1,500");
});

test("without an amount in dollars the total is $0 from none", () => {
  const total = moneyTotal([paying(null, null)]);
  expect([moneyFigure(total), moneySource(total, "none")]).toEqual(["Not stated", "1 application, none in dollars"]);
  expect(moneySource(moneyTotal([]), "none accepted yet")).toBe("none accepted yet");
});

test("the pipeline holds what no sponsor has decided, and what was won is counted apart", () => {
  const statuses = ["not_started", "in_progress", "submitted", "under_review", "accepted", "rejected"] as const;
  const all = statuses.map((status) => makeApplication({ status, amount_min: 100, amount_max: 100 }));
  expect(pipelineValue(all, "2026-11-22")).toEqual({ min: 400, max: 400, read: 4, of: 4 });
  expect(wonSoFar(all)).toEqual({ min: 100, max: 100, read: 1, of: 1 });
});

test("what was not sent in time leaves the pipeline", () => {
  const past = { amount_max: 100, deadline: "2026-11-21" };
  const all = [makeApplication({ ...past, status: "in_progress" }), makeApplication({ ...past, status: "submitted" })];
  expect(pipelineValue(all, "2026-11-22").of).toBe(1);
  expect(pipelineValue(all, "2026-11-21").of).toBe(2);
  const unconfirmed = makeApplication({ ...past, status: "in_progress", deadline_confirmed: false });
  expect(pipelineValue([unconfirmed], "2026-11-22").of).toBe(1);
});

test("what has no round left for the student's class leaves the pipeline, unless it was sent", () => {
  const of = (status: "in_progress" | "submitted") =>
    makeApplication({ status, scholarship_id: "elks", amount_max: 100 });
  expect(pipelineValue([of("in_progress"), of("submitted")], "2026-11-22", new Set(["elks"])).of).toBe(1);
  expect(pipelineValue([of("in_progress")], "2026-11-22", new Set(["dell"])).of).toBe(1);
});
