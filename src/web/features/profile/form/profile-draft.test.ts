import { expect, test } from "vitest";
import { parseDraft } from "./profile-draft.ts";
import type { ProfileInput } from "./profile-form.ts";

const names: ProfileInput[] = ["gpa", "field_of_study", "academic_achievements"];
const read_at = "2026-11-18T12:00:00.000Z";
const gpa = { typed: "3.6", was: "3" };

test("a draft comes back as it was typed", () => {
  const inputs = { gpa, academic_achievements: { typed: ["Prize"], was: [], pending: "Medal" } };
  expect(parseDraft({ read_at, inputs, asides: {} }, names)).toEqual({ read_at, inputs, asides: {} });
});

test("a damaged draft loses only its damaged inputs", () => {
  const inputs = {
    gpa: 7,
    field_of_study: { typed: ["Law"], was: "" },
    academic_achievements: { typed: ["A"], was: [] },
    role: gpa,
  };
  expect(parseDraft({ read_at, inputs, asides: { county: "skipped", role: "skipped" } }, names)).toEqual({
    read_at,
    inputs: { academic_achievements: { typed: ["A"], was: [] } },
    asides: { county: "skipped" },
  });
});

test.each([null, [], "text", { read_at: "now", inputs: {} }, { read_at, inputs: {} }])(
  "a stored %j is no draft",
  (stored) => {
    expect(parseDraft(stored, names)).toBeNull();
  },
);
