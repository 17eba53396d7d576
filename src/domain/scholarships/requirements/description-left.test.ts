import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { descriptionLeft } from "./description-left.ts";

const description =
  "For Scouts who are members and go to college. Pays $6,000. Each competition has its own date. Be a member of it all.";
const check = (quote: string) => ({ about: "check", kind: "unread", quote }) as const;

test.each([
  [[], null, description],
  [
    [check("For Scouts who are members and go to college.")],
    null,
    "Pays $6,000. Each competition has its own date. Be a member of it all.",
  ],
  [
    [],
    "Each competition has its own date.",
    "For Scouts who are members and go to college. Pays $6,000. Be a member of it all.",
  ],
  [
    [check("For Scouts who are members and go to college. … Each competition has its own date.")],
    null,
    "Pays $6,000. Be a member of it all.",
  ],
  // A part of a sentence stays.
  [[check("who are members and go to college.")], null, description],
])("%j and the deadline %j leave %j", (demands, deadline_text, left) => {
  expect(descriptionLeft(blankScholarship({ description, demands, deadline_text }))).toBe(left);
});

test("a description that a requirement repeats is not shown again", () => {
  const line = "Be a student of nursing in Ohio.";
  expect(descriptionLeft(blankScholarship({ description: line, requirements: [line] }))).toBe("");
});
