import { expect, test } from "vitest";
import { applicationDeadlineState } from "./tracked-deadline.ts";

const today = "2026-11-23";
const undated = { deadline: null, deadline_confirmed: true, deadline_kind: null, deadline_text: null };

test.each([
  ["none", undated],
  ["ahead", { ...undated, deadline: "2026-11-23" }],
  ["ahead", { ...undated, deadline: "2026-11-23", deadline_confirmed: false }],
  ["passed", { ...undated, deadline: "2026-11-22" }],
  ["unannounced", { ...undated, deadline: "2026-11-22", deadline_confirmed: false }],
  ["unannounced", { ...undated, deadline_kind: "unknown", deadline_text: "Usually in October." }],
  ["none", { ...undated, deadline_kind: "rolling", deadline_text: "Rolling" }],
  ["ahead", { ...undated, deadline: "2026-12-01", deadline_kind: "unknown", deadline_text: "Usually in October." }],
] as const)("%s: %o", (state, application) => expect(applicationDeadlineState(application, today)).toBe(state));
