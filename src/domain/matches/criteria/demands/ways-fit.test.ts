import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { readEligibility } from "../../../eligibility/read-eligibility.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { scoreMatch } from "../../score-match.ts";
import { readStudent } from "../student.ts";
import { demandsOf } from "./required-demands.ts";

function matched(text: string, profile: ProfileChanges) {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  const scholarship = blankScholarship({ ...facts, academic_level: ["bachelor"], demands: [...demands] });
  return scoreMatch(readStudent({ academic_level: "bachelor's_degree", ...profile }), scholarship, "2026-11-21");
}

const inUs = { location: "Austin, TX", citizenship_status: "international" } as const;
const ofUs = { location: "Berlin, Germany", citizenship_status: "us_citizen" } as const;
const abroad = { location: "Berlin, Germany", citizenship_status: "international" } as const;

test.each<[string, ProfileChanges, string]>([
  ["Live in the United States or be a U.S. citizen.", inUs, "eligible"],
  ["Live in the United States or be a U.S. citizen.", ofUs, "eligible"],
  ["Live in the United States or be a U.S. citizen.", abroad, "unknown"],
  ["Must be a woman or belong to another group that zorbles.", { demographics: { gender: "woman" } }, "eligible"],
  ["Must be a woman or belong to another group that zorbles.", { demographics: { gender: "man" } }, "unknown"],
  ["Have a 3.0 GPA if you are in high school.", { gpa: 2.1 }, "eligible"],
  ["Have a 3.0 GPA if you are an undergraduate.", { gpa: 2.1 }, "unknown"],
  ["Be a high school senior or study full-time as an undergraduate.", { enrollment: "full_time" }, "eligible"],
  ["Be a high school senior or study full-time as an undergraduate.", { enrollment: "part_time" }, "ineligible"],
  ["Open to high school seniors and college students.", {}, "eligible"],
  ["Hold a first degree or be in the last year of one.", { graduation_year: 2027 }, "eligible"],
  ["Hold a first degree or be in the last year of one.", { graduation_year: 2029 }, "unknown"],
])("%j for %j is %s", (text, profile, expected) => {
  expect(matched(text, profile).eligibility).toBe(expected);
});

test("what a degree settles is its level and year: a doubt of another criterion stays", () => {
  const quote = "Hold a first degree or be in the last year of one.";
  const doubt = (criterion: "level" | "residence") => ({ about: "doubtful" as const, criterion, levels: [], quote });
  const result = (criterion: "level" | "residence") => {
    const demands = [{ about: "check" as const, kind: "degree" as const, quote }, doubt(criterion)];
    return demandsOf(blankScholarship({ academic_level: ["bachelor"], demands }))?.map(({ about }) => about);
  };
  expect([result("level"), result("residence")]).toEqual([["check"], ["check", "doubtful"]]);
});

test("who is in high school, early or late, holds no doctorate", () => {
  const facts = blankScholarship({
    academic_level: ["high_school"],
    demands: [...readEligibility({ title: "", provider: "", text: "Not hold a doctorate." }).demands],
  });
  const result = (graduation_year: number) =>
    scoreMatch(readStudent({ academic_level: "high_school", graduation_year }), facts, "2026-11-21").eligibility;
  expect([result(2027), result(2029)]).toEqual(["eligible", "eligible"]);
});

test("what one way demands asks its question, and is no requirement of who meets another", () => {
  const text = "Must be a woman or have a 3.0 GPA.";
  expect(matched(text, { gpa: 3.2, demographics: { gender: "man" } }).eligibility).toBe("eligible");
  expect(matched(text, { gpa: 2.8 }).open).toEqual(["demographics.gender"]);
});

test("what is asked of others alone does not apply to the student", () => {
  const partOf = (profile: ProfileChanges) =>
    matched("Have a 3.0 GPA if you are in high school.", profile).factors.find(({ key }) => key === "other")
      ?.parts?.[0];
  expect(partOf({ gpa: 2.1 })).toMatchObject({ status: "met", of_others: true, student: expect.any(String) });
  expect(partOf({ gpa: 3.5 })?.student).not.toContain("does not apply");
});

test("where all ways are known, an answer is missing and nothing is left to check", () => {
  const { factors, section } = matched("Be a high school senior or study full-time as an undergraduate.", {});
  const [part] = factors.find(({ key }) => key === "other")?.parts ?? [];
  expect([section, part?.check_yourself]).toEqual(["one_answer", false]);
});

test("the answer that shows a way stands beside the sponsor's words", () => {
  const { factors } = matched("Live in the United States or be a U.S. citizen.", inUs);
  const [part] = factors.find(({ key }) => key === "other")?.parts ?? [];
  expect(part).toMatchObject({ status: "met", check_yourself: false });
  expect(part?.student).toContain("Austin, TX");
});
