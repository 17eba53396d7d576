import { expect, test } from "vitest";
import { makeApplication } from "#tests/support/make-application.ts";
import type { ApplicationStatus } from "../application-status.ts";
import { moneyFigures } from "./money-figures.ts";

const today = "2026-11-22";
const made = (status: ApplicationStatus, amount: number | null, deadline: string | null) =>
  makeApplication({ status, deadline, amount_min: amount, amount_max: amount });
const worth = (of: number, dollars: number, unread = 0) => ({ of, read: of - unread, min: dollars, max: dollars });

test("money is added up by status and by the month of the deadline", () => {
  const figures = moneyFigures(
    [
      made("not_started", 1000, "2026-11-22"),
      made("in_progress", 2000, "2026-12-31"),
      made("in_progress", null, "2026-12-01"),
      made("not_started", 300, "2027-05-01"),
      made("not_started", 40, null),
      made("submitted", 5000, "2026-11-01"),
      made("accepted", 700, "2026-10-01"),
      made("rejected", 900, "2026-10-01"),
    ],
    today,
  );
  expect(figures.pipeline).toEqual(worth(6, 8340, 1));
  expect(figures.byStatus[1]).toEqual({ status: "in_progress", ...worth(2, 2000, 1) });
  expect(figures.byMonth).toHaveLength(6);
  expect(figures.byMonth.slice(0, 3)).toEqual([
    { month: "2026-11", ...worth(1, 1000) },
    { month: "2026-12", ...worth(2, 2000, 1) },
    { month: "2027-01", ...worth(0, 0) },
  ]);
  expect(figures.later).toEqual(worth(2, 340));
  expect([figures.sent, figures.waiting, figures.won, figures.notWon]).toEqual([
    worth(3, 6600),
    worth(1, 5000),
    worth(1, 700),
    worth(1, 900),
  ]);
});

test("an application that was not sent in time is missed, and is in no other figure", () => {
  const figures = moneyFigures([made("in_progress", 1000, "2026-11-21")], today);
  expect(figures.missed).toEqual(worth(1, 1000));
  const { missed, byStatus, byMonth, ...sums } = figures;
  for (const sum of [...byStatus, ...byMonth, ...Object.values(sums)]) expect(sum).toMatchObject(worth(0, 0));
});

test("the months begin with the student's own, and with an earlier one only for what is open elsewhere", () => {
  const first = (deadline: string | null) =>
    moneyFigures([made("in_progress", 1000, deadline)], "2026-11-30", new Set(), "2026-12-01").byMonth[0];
  expect(first("2026-12-15")).toEqual({ month: "2026-12", ...worth(1, 1000) });
  expect(first("2026-11-30")).toEqual({ month: "2026-11", ...worth(1, 1000) });
});
