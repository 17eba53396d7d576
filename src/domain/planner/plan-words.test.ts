import { expect, test } from "vitest";
import type { LeftOut } from "./choose-applications.ts";
import { dollarsText, gapText, hoursText, leftOutText, rankingText } from "./plan-words.ts";

const days = { today: "2026-11-23", lastDay: "2026-12-31" };
// The sentences need the deadline only.
const leftOut = (deadline: string | null, why: object) =>
  ({ application: { deadline, deadline_confirmed: true }, ...why }) as LeftOut;

test("hours are said as people say them", () => {
  expect([2, 3, 4, 10, 56].map(hoursText)).toEqual(["30 minutes", "45 minutes", "1 hour", "2.5 hours", "14 hours"]);
});

test("what is left out says why, with its hours and its day", () => {
  const late = leftOut("2026-12-01", { reason: "too_late", needs: 56, left: 24, day: "2026-12-01" });
  expect(leftOutText(late, days)).toBe("It needs 14 hours. You have only 6 hours left by its deadline, Dec 1.");
  const beside = leftOut("2026-12-01", { reason: "no_room", needs: 12, left: 0, day: "2026-12-05" });
  expect(leftOutText(beside, days)).toBe(
    "It needs 3 more hours. You have no hours free by Dec 5, and the other applications are worth more.",
  );
  expect(leftOutText(leftOut("2026-11-03", { reason: "passed" }), days)).toBe("The deadline was Nov 3, 2026.");
  const over = leftOut("2026-11-03", { reason: "unannounced" });
  expect(leftOutText({ ...over, application: { ...over.application, deadline_confirmed: false } }, days)).toBe(
    "Its usual time has passed. Next: about Nov 2027. Add the date when you know it.",
  );
});

test("what the plan has no hours for is named with the day and the step that the timeline starts with", () => {
  const firstStep = { step: "submit", task: null, day: "2026-11-28", overdue: false, short: false };
  const late = { reason: "too_late", needs: 56, left: 24, day: "2026-12-01", firstStep };
  expect(leftOutText(leftOut("2026-12-01", late), days)).toMatch(
    / Dec 1\. To send it all the same, start by Nov 28: Submit the application\.$/,
  );
  const beside = { ...late, reason: "no_room", firstStep: { ...firstStep, day: days.today } };
  expect(leftOutText(leftOut("2026-12-01", beside), days)).toMatch(/ start today: Submit the application\.$/);
});

test("what is left out for the end of the plan says that there is time after it", () => {
  const later = leftOut("2027-03-01", { reason: "too_late", needs: 8, left: 4, day: "2026-12-31" });
  expect(leftOutText(later, days)).toBe(
    "It needs 2 hours. You have only 1 hour left by Dec 31. The plan ends on Dec 31, and there is time after that.",
  );
});

test("the plan says how it ranks what is not known", () => {
  const ranking = { applications: 4, aid: 0, unknownChances: 0, unknownAmounts: 0 };
  expect(rankingText(ranking)).toHaveLength(1);
  expect(rankingText({ ...ranking, unknownChances: 4 })[0]).toContain("All chances count the same");
  expect(rankingText({ ...ranking, unknownChances: 1, unknownAmounts: 2 })).toEqual([
    "The plan looks for the most expected money: your chance times the amount. 1 chance is not known. Each counts like the lowest known chance in your list.",
    "2 amounts are not known. Each counts like the lowest amount in your list.",
  ]);
});

test("aid is no contest, so its chance is not said to be unknown", () => {
  const aid = { applications: 2, aid: 2, unknownChances: 0, unknownAmounts: 0 };
  expect(rankingText(aid)).toEqual(["Aid that is not a contest counts with its whole amount."]);
  expect(rankingText({ ...aid, applications: 4, unknownChances: 2 })[0]).toContain("All chances count the same");
});

test("only a proved plan is called the best", () => {
  expect(gapText(0)).toContain("This is the best plan");
  expect(gapText(0.0213)).toContain("at most 3% more");
  expect(gapText(null)).toContain("maybe not the best one");
});

test("expected dollars are a range, and less than a dollar is not zero", () => {
  expect(dollarsText({ low: 40.4, high: 900 })).toBe("$40 to $900");
  expect(dollarsText({ low: 0.1, high: 0.3 })).toBe("under $1");
});
