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
  return factors.find(({ key }) => key === "other")?.parts?.[0];
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

test.each([
  // 24 on that day, 25 on February 1, 2027
  ["Must be under 25 years old as of September 1, 2026.", "2002-02-01", [0, 24], fixed("2026-12-15"), "met"],
  ["Be at least 18 by September 1, 2026.", "2008-10-10", [18, 150], fixed("2026-12-15"), "failed"],
  ["Be at least 18 by September 1, 2026.", "2008-10-10", [18, 150], fixed("2027-09-15"), "met"],
  ["Be at least 18 by September 1, 2025.", "2008-10-10", [18, 150], fixed("2026-12-15"), "met"],
  ["Be at least 18 by September 1, 2026.", "2008-10-10", [18, 150], yearly("12-15"), "met"],
] as const)("a stated day that has passed counts while its round is open: %s (born %s, %j, %j)", (...row) => {
  const [quote, born, ages, days, status] = row;
  expect(partFor(born, ages, days, quote)?.status).toBe(status);
});

test.each([
  ["As of September 1, 2027, applicants must be at least 18 years old."],
  ["Applicants must be 18 years of age or older on or before September 1, 2027."],
  ["Age on September 1, 2027: at least 18."],
  ["Students must, by September 1, 2027, have reached the age of 18."],
  ["Be at least 18 years by the 1st of September 2027."],
])("a day beside the words of the age is its day: %s", (quote) => {
  expect(partFor("2009-09-01", [18, 150], fixed("2027-02-01"), quote)?.status).toBe("met");
  expect(partFor("2009-09-02", [18, 150], fixed("2027-02-01"), quote)?.status).toBe("failed");
});

test.each([
  ["Be between 16 and 21 years old and have lived in Ohio since June 1, 2020.", "2005-03-01", [16, 21]],
  ["Be under 30 years old and have graduated after May 1, 2020.", "1997-02-01", [0, 29]],
  ["Be under 19 at the time of application, which opens on March 5, 2027.", "2008-02-01", [0, 18]],
  ["For students aged 16 to 25 who apply by March 1.", "2001-01-15", [16, 25]],
  ["Be under 25 (date of birth after September 1, 2001).", "2002-02-01", [0, 24]],
  ["Be in grade 12 by March 1, 2020 and at most 18 years old.", "2008-02-01", [0, 18]],
  ["Have lived here for 2 years by March 1, 2020 and be at most 18.", "2008-02-01", [0, 18]],
] as const)("a date of something else is not the day of the age: %s", (quote, born, ages) => {
  expect(partFor(born, ages, fixed("2026-12-31"), quote)?.status).toBe("met");
});

test("who misses the age by a year is left to check where the words hold a date that was not understood", () => {
  const quote = "Be 18 to 24 years old when studies begin on January 10, 2027.";
  const statusFor = (born: string, days: Days) => partFor(born, [18, 24], days, quote)?.status;
  for (const days of [fixed("2026-12-15"), rolling]) {
    expect(statusFor("2001-10-01", days)).toBe("unknown");
    expect(statusFor("2009-01-01", days)).toBe("unknown");
    expect(statusFor("2000-10-01", days)).toBe("failed");
    expect(statusFor("2010-01-01", days)).toBe("failed");
  }
});

test("who becomes old enough by the deadline is left to check, though applications open before", () => {
  const quote = "Be at least 18 at the time of application, which opens on January 5, 2027.";
  expect(partFor("2009-01-20", [18, 150], fixed("2027-02-01"), quote)?.status).toBe("unknown");
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
