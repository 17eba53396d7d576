import { expect, test } from "vitest";
import type { NextMatch } from "#domain/matches/coach/next-matches.ts";
import type { Match } from "#domain/matches/match.ts";
import { type KnownMatch, makeMatch, matchDay as today } from "#tests/support/make-match.ts";
import { applyStep } from "./next-steps.ts";

type Known = KnownMatch & Partial<Pick<NextMatch, "tracked" | "next">>;
const stepOf = ({ tracked = false, next = null, ...known }: Known) =>
  applyStep({ ...makeMatch("a", known), tracked, next }, today);

test("a step has its deadline and its award amount", () => {
  expect(stepOf({ days: 9 })).toEqual({
    scholarship_id: "a",
    title: "Scholarship a",
    deadline: "2026-11-27",
    due: "Nov 27 · 9 days left",
    urgent: false,
    confirmed: true,
    check: null,
    next: null,
    money: "Up to $5,000",
    match_score: 90,
    bookmarked: false,
    started: false,
    tracked: false,
    page: null,
  });
  expect(stepOf({ scholarship: { amount_max: null } }).money).toBeNull();
});

test("a step leads to the sponsor's page, unless it is unencrypted or the scholarship has a high warning", () => {
  const warning = { rule: "fee", severity: "high", sentence: "Pay $5.", advice: "Do not pay." } as const;
  const application_url = "https://www.oak.example/apply";
  expect(stepOf({ scholarship: { application_url } }).page).toEqual({
    url: application_url,
    host: "oak.example",
    isHome: false,
    isListed: false,
  });
  const provider_name = "Listed by Oak College (external award)";
  expect(stepOf({ scholarship: { application_url, provider_name } }).page?.isListed).toBe(true);
  expect(stepOf({ scholarship: { application_url: "http://oak.example/" } }).page).toBeNull();
  expect(stepOf({ scholarship: { application_url, warnings: [warning as never] } }).page).toBeNull();
});

test("only the last days of what the student has bookmarked, tracked or started are urgent", () => {
  expect(stepOf({ days: 3 }).urgent).toBe(false);
  expect(stepOf({ days: 14, bookmarked: true }).urgent).toBe(true);
  expect(stepOf({ days: 14, tracked: true }).urgent).toBe(true);
  expect(stepOf({ days: 14, application_status: "in_progress" }).urgent).toBe(true);
  expect(stepOf({ days: 15, bookmarked: true }).urgent).toBe(false);
});

test("last year's date is neither confirmed nor urgent, and is checked before the first step", () => {
  const next = { text: "Write the essay", day: "2026-11-20" };
  const yearly = stepOf({ days: 3, bookmarked: true, next, scholarship: { deadline_kind: "yearly" } });
  expect(yearly).toMatchObject({ confirmed: false, urgent: false, next: null });
  expect(stepOf({ days: 3, next }).next).toEqual(next);
});

test("a step without a day says what is known instead", () => {
  const undated = (deadline_kind: "rolling" | "unknown") => stepOf({ scholarship: { deadline: null, deadline_kind } });
  expect(undated("rolling")).toMatchObject({ deadline: null, due: "Rolling", urgent: false });
  expect(undated("unknown")).toMatchObject({ deadline: null, due: "No date announced", urgent: false });
});

test("a step says how many things are left to check, without a number where requirements stand elsewhere", () => {
  const noteOf = (factors: Match["factors"]) => {
    const { check, next } = stepOf({ factors, next: { text: "Write the essay", day: "2026-11-20" } });
    // What is left to check comes first.
    expect(next === null).toBe(check !== null);
    return check;
  };
  const rest = { weight: 10, points: 0, student: null, evidence: null };
  const level = { ...rest, key: "level", required: "Undergraduate", status: "met" } as const;
  const need = { ...rest, key: "financial_need", required: "Need", status: "unknown" } as const;
  const part = { required: "Enrolled full-time", status: "unknown", student: null, check_yourself: true } as const;
  const conditions = { ...rest, key: "other", required: null, status: "unknown" } as const;
  expect(noteOf([level])).toBeNull();
  expect(noteOf([level, need])).toBe("1 thing to check");
  expect(noteOf([need, { ...conditions, parts: [part, part] }])).toBe("3 things to check");
  expect(noteOf([need, { ...conditions, parts: [{ ...part, elsewhere: true }] }])).toBe("requirements to check");
});
