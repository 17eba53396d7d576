import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { scored } from "#tests/support/score-scholarship.ts";
import type { CheckKind } from "../../../../eligibility/demand.ts";
import type { ProfileChanges } from "../../../../profile/profile.ts";
import { compareDemands } from "../../demands/compare-demands.ts";
import { demandsOf } from "../../demands/required-demands.ts";
import { readStudent } from "../../student.ts";

function resultOf(kind: CheckKind, quote: string, profile: ProfileChanges) {
  const required = demandsOf(blankScholarship({ demands: [{ about: "check", kind, quote }] }));
  return required && compareDemands(readStudent(profile), required, "2026-11-21").result;
}

const clubs = { extracurricular_activities: ["SHPE", "4-H", "Society of Women Engineers", "soccer"] };

test.each([
  ["Be an active SHPE member.", "met"],
  ["Be a registered, paid member of SHPE.", "unknown"],
  ["Be a SHPE member in good standing.", "unknown"],
  ["Be a 4-H member.", "met"],
  ["Be a member of the Society of Women Engineers or the Elks.", "met"],
  ["Be a member of SHPE and the Elks.", "unknown"],
  ["Be a former 4-H member with a record in the program.", "unknown"],
  ["Be a 4-H member, or a 4-H alumni member in college.", "met"],
  ["Be a 4-H member, or the child of one who has volunteered.", "unknown"],
  ["Be a 4-H member, or an alumni member of the Elks.", "unknown"],
  ["Be the child of a SHPE member.", "unknown"],
  ["Be an Elks member.", "unknown"],
])("%j for a student who names SHPE and 4-H among their activities is %s", (quote, expected) => {
  expect(resultOf("membership", quote, clubs)).toBe(expected);
});

test.each([
  ["I want to join SHPE.", "unknown"],
  ["I was a member of SHPE.", "unknown"],
  ["My sister is a member of SHPE.", "unknown"],
  ["I am a member of the debate team and hope to join SHPE.", "unknown"],
  ["I want to be an engineer. I am an active member of SHPE.", "met"],
  ["I'm active in SHPE!", "met"],
])("goals that say %j make the membership in SHPE %s", (career_goals, expected) => {
  expect(resultOf("membership", "Be a SHPE member.", { career_goals })).toBe(expected);
});

test("who volunteers does community service, and who names a sport takes part in sports", () => {
  expect(resultOf("community_service", "Do community service.", { volunteer_hours: 20 })).toBe("close");
  expect(resultOf("community_service", "Do community service.", { volunteer_hours: 0 })).toBe("unknown");
  expect(resultOf("community_service", "Have a strong record of community service.", { volunteer_hours: 20 })).toBe(
    "unknown",
  );
  expect(resultOf("level", "Complete 50 hours of volunteer service.", { volunteer_hours: 50 })).toBe("close");
  expect(resultOf("level", "Complete 50 hours of volunteer service.", { volunteer_hours: 49 })).toBe("unknown");
  expect(resultOf("community_service", "Have at least 50 volunteer hours a year.", { volunteer_hours: 90 })).toBe(
    "unknown",
  );
  expect(resultOf("activity", "Take part in sports.", clubs)).toBe("close");
  for (const activity of ["chess", "Sports & Athletics"])
    expect(resultOf("activity", "Take part in sports.", { extracurricular_activities: [activity] })).toBe("unknown");
});

const leads = { leadership_experience: ["Captain of the cross country team"], volunteer_hours: 20 };
test.each<[string, ProfileChanges, string]>([
  ["Show leadership.", leads, "close"],
  ["Demonstrate leadership skills.", leads, "close"],
  ["Show leadership and service.", leads, "close"],
  ["Show community service and leadership.", { ...leads, volunteer_hours: 0 }, "unknown"],
  ["Show leadership.", { leadership_experience: [] }, "unknown"],
  ["Show leadership.", { leadership_experience: ["None yet"] }, "unknown"],
  ["Show leadership in your community.", leads, "unknown"],
  ["Show strong leadership.", leads, "unknown"],
  ["Show leadership or service.", leads, "unknown"],
  ["Show leadership in the Elks.", leads, "unknown"],
  ["Have work and leadership experience.", { ...leads, work_experience: ["Cashier"] }, "close"],
  ["Have some work experience.", { work_experience: ["Cashier"] }, "close"],
  ["Have some work experience.", leads, "unknown"],
  ["Have two years of work experience.", { work_experience: ["Cashier"] }, "unknown"],
  ["Have two years of work experience.", { work_experience: ["Cashier, 2 years"] }, "close"],
  ["Have about two years of work experience.", { work_experience: ["2.5 yrs. as a cashier"] }, "close"],
  ["Have at least 3 years of work experience.", { work_experience: ["Cashier for two years"] }, "unknown"],
  ["Have two years of work experience.", { work_experience: ["Cashier, 1 year", "Clerk, 1 year"] }, "unknown"],
  ["Have two years of work experience.", { work_experience: ["Cashier part-time, 2 years"] }, "unknown"],
  ["Have two years of work experience.", { work_experience: ["Cashier, almost 2 years"] }, "unknown"],
  ["Have two years of work experience.", { work_experience: ["Intern, 2 years"] }, "unknown"],
  ["Have at least two years of work experience.", { work_experience: ["Cashier, 3 years ago."] }, "unknown"],
  ["Have at least two years of work experience.", { work_experience: ["Babysitter for 4 year olds"] }, "unknown"],
  ["Have at least two years of work experience.", { work_experience: ["Babysitter for 4-year-old twins"] }, "unknown"],
  ["Have at least two years of work experience.", { work_experience: ["Camp counselor, 7 year old group"] }, "unknown"],
  [
    "Have at least two years of work experience.",
    { work_experience: ["Worked one summer, 2 years before college"] },
    "unknown",
  ],
  ["Have at least two years of work experience.", { work_experience: ["Clerk at a 4 year college"] }, "unknown"],
  ["Have two years of related work experience.", { work_experience: ["Cashier, 2 years"] }, "unknown"],
  ["Have two years of professional experience.", { work_experience: ["Cashier, 2 years"] }, "unknown"],
  ["Have work experience in nursing.", { work_experience: ["Cashier"] }, "unknown"],
])("%j for %j is %s", (quote, profile, expected) => {
  expect(resultOf("activity", quote, profile)).toBe(expected);
});

test.each([
  ["Be an active NSBE member.", "National Society of Black Engineers", "met"],
  ["Be an active member of the National Society of Black Engineers.", "NSBE", "met"],
  ["Be an active NSBE member.", "National Space Business Enterprise", "unknown"],
  ["Be an active NSBE member.", "National Society", "unknown"],
])("%j, where that is the National Society of Black Engineers, for a member of %j is %s", (quote, club, expected) => {
  const required = demandsOf(
    blankScholarship({
      provider_name: "National Society of Black Engineers",
      demands: [{ about: "check", kind: "membership", quote }],
    }),
  );
  const student = readStudent({ extracurricular_activities: [club] });
  expect(required && compareDemands(student, required, "2026-11-21").result).toBe(expected);
});

test("an officer of a club is a member of it", () => {
  const officer = { leadership_experience: ["FFA chapter officer"] };
  for (const kind of ["membership", "degree"] as const)
    expect(resultOf(kind, "Be an FFA member, or an FFA alumni member in college.", officer)).toBe("met");
});

test("a rank that a student lists is met as a membership is", () => {
  const scout = { extracurricular_activities: ["Eagle Scout"] };
  expect(resultOf("membership", "Be an Eagle Scout.", scout)).toBe("met");
  expect(resultOf("membership", "Be an Eagle Scout.", clubs)).toBe("unknown");
  for (const activity of ["Eagle Scout candidate", "Working toward Eagle Scout", "Eagle Scout (in progress)"])
    expect(resultOf("membership", "Be an Eagle Scout.", { extracurricular_activities: [activity] })).toBe("unknown");
});

test("a membership that is to be paid stays to check, and counts as met for who names the club", () => {
  const facts = {
    academic_level: ["bachelor" as const],
    demands: [{ about: "check" as const, kind: "membership" as const, quote: "Be a registered, paid SHPE member." }],
  };
  const scoredFor = (profile: ProfileChanges) => scored({ academic_level: "undergraduate", ...profile }, facts);
  expect(scoredFor(clubs).section).toBe("check");
  expect(scoredFor(clubs).match_score).toBeGreaterThan(scoredFor({}).match_score);
});
