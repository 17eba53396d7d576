import { expect, test } from "vitest";
import { deadlineState } from "./deadline-state.ts";

const today = "2026-11-23";

test.each([
  ["none", null, true],
  ["ahead", "2026-11-23", true],
  ["ahead", "2026-11-23", false],
  ["passed", "2026-11-22", true],
  ["unannounced", "2026-11-22", false],
] as const)("%s: the deadline %s, confirmed: %s", (state, deadline, deadline_confirmed) => {
  expect(deadlineState({ deadline, deadline_confirmed }, today)).toBe(state);
});
