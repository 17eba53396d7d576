import { expect, test } from "vitest";
import type { Application } from "./application.ts";
import type { ApplicationStatus } from "./application-status.ts";
import { moneyFigures } from "./money-figures.ts";

const today = "2026-11-22";
const made = (status: ApplicationStatus, dollars: number | null, deadline: string | null): Application => ({
  id: "one",
  user_id: "maya",
  scholarship_id: null,
  scholarship_title: "Ocean Fund",
  provider_name: "",
  amount: "",
  deadline,
  status,
  application_url: null,
  notes: "",
  checklist: [],
  amount_min: null,
  amount_max: dollars,
  created_at: "2026-11-01T00:00:00.000Z",
  updated_at: "2026-11-01T00:00:00.000Z",
  submitted_at: null,
});
const worth = (applications: number, dollars: number, unread = 0) => ({ applications, dollars, unread });

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

test("an amount with only a lower bound counts with it, and zero dollars count as not stated", () => {
  const from = { ...made("submitted", null, null), amount_min: 250 };
  expect(moneyFigures([from, made("submitted", 0, null)], today).waiting).toEqual(worth(2, 250, 1));
});
