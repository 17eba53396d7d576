import { expect, test } from "vitest";
import { scored } from "#tests/support/score-scholarship.ts";
import type { MatchableScholarship } from "../criterion.ts";

type Days = Pick<MatchableScholarship, "deadline" | "deadline_kind" | "deadline_yearly" | "deadline_text">;
const noDays: Days = { deadline: null, deadline_kind: "unknown", deadline_yearly: null, deadline_text: null };
const rolling: Days = { ...noDays, deadline_kind: "rolling" };
const fixed = (deadline: string): Days => ({ ...noDays, deadline_kind: "fixed", deadline });
const yearly = (deadline_yearly: string): Days => ({ ...noDays, deadline_kind: "yearly", deadline_yearly });
const usually: Days = { ...noDays, deadline_text: "Embassies usually close in May or June." };

function partFor(date_of_birth: string, [least, most]: readonly [number, number], days: Days, quote = "The age.") {
  const { factors } = scored({ date_of_birth }, { ...days, demands: [{ about: "age", least, most, quote }] });
  return factors.find(({ key }) => key === "conditions")?.parts?.[0];
}

const under35 = [0, 34] as const;
const from35 = [35, 150] as const;

test.each([
  // 34 today, 35 on March 3, 2027
  ["1992-03-03", under35, fixed("2027-03-02"), "met"],
  ["1992-03-03", under35, fixed("2027-03-03"), "unknown"],
  ["1992-03-03", under35, yearly("02-28"), "met"],
  ["1992-03-03", under35, usually, "unknown"],
  ["1992-03-03", under35, rolling, "met"],
  ["1992-03-03", under35, noDays, "unknown"],
  ["1993-03-03", under35, noDays, "met"],
  ["1991-03-03", under35, rolling, "failed"],
  ["1992-03-03", from35, fixed("2027-03-03"), "unknown"],
  ["1992-03-03", from35, fixed("2027-03-02"), "failed"],
  ["1992-03-03", from35, yearly("02-28"), "unknown"],
  ["1992-03-03", from35, rolling, "unknown"],
  ["1993-03-03", from35, rolling, "failed"],
  ["1991-03-03", from35, yearly("02-28"), "met"],
] as const)("born %s, an age of %j and the days %j on 2026-11-21: %s", (born, ages, days, status) => {
  expect(partFor(born, ages, days)?.status).toBe(status);
});

test.each([
  ["Be under 35 by March 3, 2027.", under35, "failed"],
  ["Be under 35 on March 2, 2027.", under35, "met"],
  ["Be 35 or older by March 3.", from35, "met"],
  ["Be 35 or older as of March 2.", from35, "failed"],
  ["Be 35 or older by March 3, 2020.", from35, "met"],
  // A birthday is no day on which the age counts.
  ["Be younger than 35 (born after March 3, 1992).", under35, "met"],
] as const)("a day that the words name decides alone: %s", (quote, ages, status) => {
  expect(partFor("1992-03-03", ages, fixed("2026-12-31"), quote)?.status).toBe(status);
});

test("the birthday that decides is explained, and no other", () => {
  expect(partFor("1992-03-03", under35, usually)?.student).toBe(
    "Born Mar 3, 1992; you turn 35 on Mar 3, 2027, by the usual deadline, Jun 30, 2027",
  );
  expect(partFor("1992-03-03", from35, fixed("2027-02-28"))?.student).toBe(
    "Born Mar 3, 1992; you turn 35 on Mar 3, 2027, after the deadline, Feb 28, 2027",
  );
  expect(partFor("1992-03-03", under35, fixed("2027-02-28"))?.student).toBe("Born Mar 3, 1992");
  expect(partFor("1980-03-03", from35, fixed("2027-02-28"))?.student).toBe("Born Mar 3, 1980");
});
