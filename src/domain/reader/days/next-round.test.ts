import { expect, test } from "vitest";
import { parseDeadline } from "./deadline.ts";
import { readDeadline } from "./deadline-in-text.ts";
import { nextRound } from "./next-round.ts";

const today = "2026-10-16";
const passed = "2026-10-15";

test.each([
  ["October 15 (fall) and March 15 (spring)", "03-15"],
  ["Deadlines: October 15, 2026 and March 15, 2027", "2027-03-15"],
])("the next deadline of several takes the place of the one that passed: %s", (words, day) => {
  const next = nextRound({ ...parseDeadline(words, passed), description: "" }, today);
  expect(next?.deadline ?? next?.deadline_yearly).toBe(day);
});

test("rounds of other sentences of the description count", () => {
  const description = "Apply by October 15 for the fall. For nurses.\nApply by March 15 for the spring.";
  const next = nextRound({ ...readDeadline(description, passed), description }, today);
  expect(next).toMatchObject({ deadline_yearly: "03-15", deadline_text: "Apply by March 15 for the spring." });
});

test.each(["October 15", "October 15, 2026", "June 1, 2026 and October 15, 2026"])(
  "without a later deadline nothing moves: %s",
  (words) => {
    expect(nextRound({ ...parseDeadline(words, passed), description: "" }, today)).toBeNull();
  },
);

test("a deadline that is still ahead stays", () => {
  const words = "October 15 and March 15";
  expect(nextRound({ ...parseDeadline(words, passed), description: "" }, passed)).toBeNull();
});

test("a deadline that the words did not give stays", () => {
  const stored = { ...parseDeadline("October 15", passed), deadline_text: "October 1 and March 15", description: "" };
  expect(nextRound(stored, today)).toBeNull();
});
