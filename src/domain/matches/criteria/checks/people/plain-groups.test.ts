import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../../../profile/profile.ts";
import { compareDemands } from "../../demands/compare-demands.ts";
import { conditionAnswers } from "../../demands/conditions.ts";
import { demandsOf } from "../../demands/required-demands.ts";
import { readStudent } from "../../student.ts";

const required = (quote: string) =>
  demandsOf(blankScholarship({ demands: [{ about: "check", kind: "unread", quote }] })) ?? [];
const resultOf = (quote: string, demographics: ProfileChanges["demographics"]) =>
  compareDemands(readStudent({ demographics }), required(quote), today).result;

const mexican = { ethnicity: "Mexican American" };
const woman = { gender: "woman" as const };

test.each<[string, ProfileChanges["demographics"]]>([
  ["Have at least one parent of Hispanic or Latino heritage.", mexican],
  ["Have at least one birth parent who is Black, Hispanic, Native American or Pacific Islander.", mexican],
  ["Be from a group underrepresented in medicine.", mexican],
  ["Be a woman or nonbinary.", woman],
  ["Be a woman or belong to another group that is underrepresented in computing.", woman],
  ["Be LGBTQ+ or a strong ally.", { lgbtq: true }],
  ["Have spent time in foster care.", { foster: true }],
])("%s is met by who said that they belong to it: %j", (quote, demographics) => {
  // The time that was spent is more than the group.
  expect(resultOf(quote, demographics)).toBe(quote.includes("spent") ? "unknown" : "close");
  expect(resultOf(quote, {})).toBe("unknown");
  expect(resultOf(quote, { ethnicity: "White", gender: "man", lgbtq: false, foster: false })).toBe("unknown");
});

test.each([
  "Have a Hispanic parent and speak Spanish.",
  "Have a black belt.",
  "Not be Hispanic.",
  "Mentor Hispanic students.",
  "Be a Hispanic woman.",
  "Be a supporter of Hispanic students.",
])("%s asks for more, or something else", (quote) => {
  expect(resultOf(quote, mexican)).toBe("unknown");
  expect(resultOf(quote, { ethnicity: "Black" })).toBe("unknown");
});

test.each(["Be a woman with a disability.", "Be a student without a disability.", "Be a supporter of women."])(
  "%s is left to check: it may ask for more, or for something else",
  (quote) => {
    expect(resultOf(quote, { gender: "woman", disability: true })).toBe("unknown");
  },
);

test.each(["Have a parent with a disability.", "Have a parent who is LGBTQ.", "Have a parent who was in foster care."])(
  "%s is not met by a student who is so: it is asked of a parent",
  (quote) => {
    expect(resultOf(quote, { disability: true, lgbtq: true, foster: true })).toBe("unknown");
  },
);

test("the answer is shown beside it", () => {
  const answer = (quote: string) => conditionAnswers(readStudent({ demographics: woman }), required(quote), today);
  expect(answer("Be a woman or nonbinary.")).toBe("Woman");
});
