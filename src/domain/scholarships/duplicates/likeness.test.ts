import { expect, test } from "vitest";
import { compared } from "./compared-entry.ts";
import { likeness } from "./likeness.ts";

const entry = (more: object) =>
  compared({ title: "Finch Song Prize", provider_name: "Weiss Choir", cycle: null, canonical_address: null, ...more });

test.each([
  ["sums", { amount_text: "$35,000" }, { amount_text: "$5,000" }],
  ["days", { deadline: "2026-10-31" }, { deadline: "2026-03-01" }],
  ["levels", { academic_level: ["high_school"] }, { academic_level: ["master"] }],
])("equal %s make two entries likelier one, and other ones less likely than none", (_, stated, other) => {
  const unstated = likeness(entry(stated), entry({}));
  expect(likeness(entry(stated), entry(stated))).toBeGreaterThan(unstated);
  expect(likeness(entry(stated), entry(other))).toBeLessThan(unstated);
  expect(likeness(entry(other), entry(stated))).toBe(likeness(entry(stated), entry(other)));
});
