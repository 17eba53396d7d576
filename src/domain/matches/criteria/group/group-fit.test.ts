import { expect, test } from "vitest";
import { scored, statusOf } from "#tests/support/score-scholarship.ts";
import { readGroupAlternatives } from "../../../eligibility/group/group-alternatives.ts";
import type { Demographics, ProfileChanges } from "../../../profile/profile.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";
import type { MatchableScholarship } from "../criterion.ts";
import { readStudent } from "../student.ts";
import { compareGroups } from "./group-fit.ts";

const answerOf = (demographics: Demographics, groups: readonly Group[], words?: string) =>
  compareGroups(readStudent({ demographics }), { groups, either: readGroupAlternatives(groups, words) })?.result;

test.each<[readonly Group[], string]>([
  [["women", "hispanic"], "women or Hispanic students"],
  [["women", "hispanic"], "Open to Hispanic/Latino students and/or women."],
  [["women", "black", "first_generation"], "women, Black students, or first-generation students"],
  [["first_generation", "minority"], "first-generation, low-income or minority students"],
  [["women", "minority"], "women and underrepresented minorities in computing"],
  [["women", "military"], "Applicants must belong to at least one of the following: women, veterans"],
])("one of %j is enough in: %s", (groups, words) => {
  expect(readGroupAlternatives(groups, words)).toBe(true);
});

test.each<[readonly Group[], string]>([
  [["women", "black", "hispanic"], "Applicants must be women who are Black or Hispanic"],
  [["women", "black", "hispanic"], "Black or Hispanic women"],
  [["women", "black", "hispanic"], "Hispanic women or Black women"],
  [["women", "first_generation"], "Women who are juniors or seniors. Must be first-generation."],
  [["women", "black"], "women studying nursing or medicine who are Black"],
  [["women", "minority", "first_generation"], "women who are minority or first-generation students"],
  [["women", "black", "first_generation"], "Women. Applicants are Black or first-generation."],
  [["first_generation", "women"], "women of whose parents at least one finished no college"],
  [["black", "hispanic"], "Black or Hispanic students"],
])("not one of %j is enough in: %s", (groups, words) => {
  expect(readGroupAlternatives(groups, words)).toBe(false);
});

test("a no about a military family rules out nobody where grandchildren may apply", () => {
  const compared = (words: string) =>
    statusOf("groups", { demographics: { military: false } }, { groups: ["military"], evidence: { groups: words } });
  expect(compared("Must be a child or grandchild of a veteran.")).toBe("unknown");
  expect(compared("Must be a direct descendant of a veteran.")).toBe("unknown");
  expect(compared("Must be a child of a veteran.")).toBe("failed");
});

test("of two required kinds one is unknown, none is failed and both are met", () => {
  const required = ["women", "black", "hispanic"] as const;
  const words = "Applicants must be women who are Black or Hispanic";
  expect(answerOf({ gender: "man", ethnicity: "Hispanic" }, required, words)).toBe("unknown");
  expect(answerOf({ gender: "man", ethnicity: "White" }, required, words)).toBe("failed");
  expect(answerOf({ gender: "woman", ethnicity: "Hispanic" }, required, words)).toBe("met");
});

const forSingleMothers: Partial<MatchableScholarship> = {
  groups: ["women", "single_parent"],
  evidence: { groups: "For single mothers." },
};

test.each<[NonNullable<ProfileChanges["demographics"]>, Partial<MatchableScholarship>, string]>([
  [{ gender: "woman" }, { groups: ["women"] }, "met"],
  [{ gender: "man" }, { groups: ["women"] }, "failed"],
  [{ gender: "nonbinary" }, { groups: ["women"] }, "unknown"],
  [{}, { groups: ["women"] }, "unknown"],
  [{ first_generation: true }, { groups: ["first_generation"] }, "met"],
  [{ first_generation: false }, { groups: ["first_generation"] }, "failed"],
  [{ ethnicity: "Hispanic or Latino" }, { groups: ["black", "hispanic"] }, "met"],
  [{ ethnicity: "White" }, { groups: ["black", "hispanic"] }, "failed"],
  [{ ethnicity: "African American" }, { groups: ["minority"] }, "met"],
  [{ ethnicity: "Caucasian" }, { groups: ["minority"] }, "failed"],
  [{ ethnicity: "American Indian or Alaska Native" }, { groups: ["asian"] }, "failed"],
  [{ ethnicity: "Two or more races" }, { groups: ["asian"] }, "unknown"],
  [{ ethnicity: "Prefer not to say" }, { groups: ["asian"] }, "unknown"],
  [{ religion: "Roman Catholic" }, { groups: ["christian"] }, "met"],
  [{ religion: "None" }, { groups: ["jewish"] }, "failed"],
  [{ parent: "parent" }, { groups: ["parent"] }, "met"],
  [{ parent: "single_parent" }, { groups: ["parent"] }, "met"],
  [{ parent: "parent" }, { groups: ["single_parent"] }, "failed"],
  [{ parent: "no" }, { groups: ["parent"] }, "failed"],
  [{}, { groups: ["parent"] }, "unknown"],
  [{ gender: "woman", parent: "no" }, forSingleMothers, "failed"],
  [{ gender: "man", parent: "single_parent" }, forSingleMothers, "failed"],
  [{ gender: "woman", parent: "single_parent" }, forSingleMothers, "met"],
  [{ gender: "man", ethnicity: "Latino" }, { groups: ["women", "hispanic"] }, "unknown"],
  [{ gender: "man", ethnicity: "White" }, { groups: ["women", "hispanic"] }, "failed"],
  [
    { gender: "man", ethnicity: "Latino" },
    { groups: ["women", "hispanic"], evidence: { groups: "women or Hispanic students" } },
    "met",
  ],
])("groups: %j for %j is %s", (demographics, facts, expected) => {
  expect(statusOf("groups", { demographics }, facts)).toBe(expected);
});

test('a heritage adds groups, and "no religion" rules groups out', () => {
  expect(statusOf("groups", { demographics: { heritage: ["Korean"] } }, { groups: ["asian"] })).toBe("met");
  expect(statusOf("groups", { demographics: { heritage: ["Scottish"] } }, { groups: ["asian"] })).toBe("unknown");
  const set_aside = { "demographics.religion": "does_not_apply" } as const;
  expect(statusOf("groups", { set_aside }, { groups: ["muslim"] })).toBe("failed");
});

const scoreFor = (demographics: Demographics, facts: Partial<MatchableScholarship>) =>
  scored(
    { academic_level: "undergraduate", field_of_study: "Nursing", demographics },
    { academic_level: ["bachelor"], field_of_study: ["Nursing"], ...facts },
  ).match_score;

test("of groups that the student did not speak of, one that more students belong to ranks higher", () => {
  const of = (...groups: Group[]) => scoreFor({}, { groups });
  expect(of("women")).toBeGreaterThan(of("hispanic"));
  expect(of("hispanic")).toBeGreaterThan(of("foster"));
});

test("a small group that only a name tells lowers the score until the student says that they belong to it", () => {
  const named = { provider_name: "Society of Hispanic Professional Engineers" };
  expect(scoreFor({}, named)).toBeLessThan(scoreFor({}, {}));
  expect(scoreFor({ ethnicity: "Hispanic" }, named)).toBe(scoreFor({ ethnicity: "Hispanic" }, {}));
});

test.each<[string, Demographics, "met" | "open" | "against"]>([
  ["Society of Women Nurses", { gender: "woman" }, "met"],
  ["Society of Women Nurses", {}, "open"],
  ["Society of Women Nurses", { gender: "man" }, "against"],
  ["Association of Black Women Nurses", { gender: "woman" }, "open"],
  ["Association of Black Women Nurses", { gender: "woman", ethnicity: "White" }, "against"],
  ["Minority Nurses Association", {}, "open"],
  ["Federation of Blind Nurses", {}, "against"],
  ["Men in Nursing", { gender: "woman" }, "open"],
  ["Men in Nursing", { gender: "man" }, "met"],
  ["Fund of Nursing Veterans", { military: false }, "open"],
  ["Catholic Nurses Guild", { religion: "Muslim" }, "open"],
  ["Catholic Nurses Guild", { religion: "Catholic" }, "met"],
])("%s never qualifies who did not say that they belong: %j is %s", (provider_name, demographics, expected) => {
  const profile = { academic_level: "undergraduate" as const, field_of_study: "Nursing", demographics };
  const facts = { academic_level: ["bachelor" as const], field_of_study: ["Nursing"] };
  const { section, match_score } = scored(profile, { ...facts, provider_name });
  expect(section).toBe(expected === "met" ? "qualify" : "check");
  const without = scoreFor(demographics, {});
  const least = expected === "against" ? 0 : without * 0.9;
  expect(match_score).toBeGreaterThanOrEqual(least);
  if (expected === "against") expect(match_score).toBeLessThan(without * 0.9);
});

test("an answer that is no yes or no of a group reads as words", () => {
  const said = (parent: "no" | "single_parent") =>
    scored({ demographics: { parent } }, { groups: ["parent"] }).factors.find(({ key }) => key === "groups")?.student;
  expect(said("no")).toBe("Parents: no");
  expect(said("single_parent")).toBe("Single parent");
});

test("a military family may not be one of a member who died, unless the living are named too", () => {
  const statusFor = (quote: string) =>
    statusOf(
      "groups",
      { demographics: { military: true } },
      { groups: ["military"], demands: [{ about: "check", kind: "family", quote }] },
    );
  expect(statusFor("Be the child of a service member who died on active duty.")).toBe("unknown");
  expect(statusFor("Be the child of an active, retired or fallen service member.")).toBe("met");
});

test("a group of two students in five or more says little about fit", () => {
  expect(answerOf({ first_generation: true }, ["first_generation"])).toBe("close");
  expect(answerOf({ disability: true }, ["disability"])).toBe("met");
});

test("of the groups that a name tells, only those are said that the student may not belong to", () => {
  const named = { title: "100 Black Men Scholarship" };
  const words = (demographics: Demographics) =>
    scored({ demographics }, named).factors.find(({ key }) => key === "groups")?.required;
  const notStated = "The name says Men; whether others can apply is not stated";
  expect(words({ ethnicity: "Black", gender: "woman" })).toBe(notStated);
  expect(words({ ethnicity: "Black" })).toBe(notStated);
  expect(words({ gender: "woman" })).toBe("May be for others only: its name says Black or Men");
});
