import { expect, test } from "vitest";
import { deadlineState, expectedDay, isDateToCheck, nextUsualRound } from "./deadline-state.ts";

const today = "2026-11-23";
const fixed = { deadline_kind: "fixed", deadline_text: null } as const;
const yearly = { deadline_kind: "yearly", deadline_text: null } as const;
const usual = (deadline_text: string) => ({ deadline: null, deadline_kind: "unknown", deadline_text }) as const;

test.each([
  ["none", { ...fixed, deadline: null }],
  ["ahead", { ...fixed, deadline: "2026-11-23" }],
  ["ahead", { ...fixed, deadline: "2027-11-23" }],
  ["passed", { ...fixed, deadline: "2026-11-22" }],
  ["ahead", { ...yearly, deadline: "2026-11-23" }],
  ["unannounced", { ...yearly, deadline: "2026-11-22" }],
  ["ahead", { ...yearly, deadline: "2027-05-25" }],
  ["unannounced", { ...yearly, deadline: "2027-05-26" }],
  ["none", usual("Usually in November.")],
  ["none", usual("Usually in the winter.")],
  ["unannounced", usual("Usually in October.")],
  ["unannounced", usual("Usually before the fall")],
  ["none", usual("Each state sets its own dates.")],
  ["none", { ...usual("Usually in October."), deadline_kind: "rolling" as const }],
] as const)("%s: %o", (state, known) => expect(deadlineState(known, today)).toBe(state));

test("the next round of a usual month that has passed begins with its first day", () => {
  expect(nextUsualRound(usual("Usually in October."), today)).toBe("2027-10-01");
  expect(nextUsualRound(usual("Usually in the winter."), "2026-04-01")).toBe("2026-12-01");
  expect(nextUsualRound(usual("Usually in December."), today)).toBeNull();
  expect(nextUsualRound({ ...yearly, deadline: "2027-11-01" }, today)).toBeNull();
});

test.each([
  ["2026-12-01", { ...fixed, deadline: "2026-12-01" }],
  ["2026-12-31", usual("Usually in December.")],
  ["2027-01-31", usual("The December or January date of your course.")],
  ["2027-10-01", usual("Usually in October.")],
  [null, usual("Each state sets its own dates.")],
  [null, { ...usual("Usually in October."), deadline_kind: "rolling" as const }],
] as const)("expected on %s: %o", (day, known) => expect(expectedDay(known, today)).toBe(day));

test.each([
  [true, { ...yearly, deadline: "2026-12-14" }],
  [false, { ...yearly, deadline: "2026-12-15" }],
  [true, { ...yearly, deadline: "2027-11-02" }],
  [true, { ...yearly, deadline: "2027-09-01" }],
  [false, { ...yearly, deadline: "2027-03-01" }],
  [true, usual("Usually in December.")],
  [true, usual("Usually from September to January.")],
  [true, usual("Usually in October.")],
  [false, usual("Usually in March.")],
  [true, usual("Usually in July.")],
  [false, usual("Each state sets its own dates.")],
  [false, { ...fixed, deadline: "2026-12-01" }],
] as const)("the date is to be checked: %s, %o", (isToCheck, known) =>
  expect(isDateToCheck(known, today)).toBe(isToCheck),
);
