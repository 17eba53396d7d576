import { expect, test } from "vitest";
import { deadlineState, nextUsualRound } from "./deadline-state.ts";

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
