import { expect, test } from "vitest";
import { closedWords, isOver } from "./closed.ts";

const closed = {
  status: "closed",
  deadline: null,
  deadline_kind: "unknown",
  deadline_text: null,
  cycle: null,
} as const;

test("an open scholarship has no closed notice", () => {
  expect(closedWords({ ...closed, status: "active" })).toBeNull();
  expect(isOver({ ...closed, status: "active" })).toBe(false);
});

test("a closed scholarship states its closing day if known", () => {
  expect(closedWords({ ...closed, deadline_kind: "fixed", deadline: "2026-01-31" })).toBe("Closed on Jan 31, 2026.");
  expect(closedWords(closed)).toBe("Closed.");
  expect(isOver({ ...closed, deadline_kind: "fixed", deadline: "2026-01-31" })).toBe(true);
});

test("a closed scholarship with a yearly deadline is not over", () => {
  const yearly = { ...closed, deadline_kind: "yearly", deadline: "2027-02-01", cycle: "2026-27" } as const;
  expect(closedWords(yearly)).toBe("Closed for 2026-27. It has a deadline every year, so it may open again.");
  expect(isOver(yearly)).toBe(false);
});

test.each([
  ["Closed at present; reopens in the fall.", "Closed. It reopens in the fall."],
  [
    "Applications are closed and will open again on September 1. Check back.",
    "Closed. It will open again on September 1.",
  ],
  ["Currently closed. Applications reopen in January", "Closed. It reopens in January."],
  ["Closed at present; the next date is not recorded.", "Closed."],
  ["Closed; it will not reopen.", "Closed."],
  ["Closed. It may reopen in the fall.", "Closed."],
  ["Closed. Ask whether it reopens.", "Closed."],
])("a closed scholarship repeats what is said of the next round: %s", (deadline_text, words) => {
  expect(closedWords({ ...closed, deadline_text })).toBe(words);
});
