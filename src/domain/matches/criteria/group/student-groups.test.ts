import { expect, test } from "vitest";
import { ethnicitySuggestions } from "../../../profile/sponsor-questions.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";
import { groupQuestion, studentGroups } from "./student-groups.ts";

const ethnicGroups = Object.entries(groupQuestion).flatMap(([group, path]) =>
  path === "demographics.ethnicity" ? [group as Group] : [],
);

/** The ethnic groups that an answer names, and those that it leaves unknown. */
function groupsOf(ethnicity: string) {
  const { member } = studentGroups({ demographics: { ethnicity } });
  const those = (is: boolean | null) => ethnicGroups.filter((group) => member[group] === is);
  return { yes: those(true), open: those(null) };
}

const bySuggestion: Record<(typeof ethnicitySuggestions)[number], { yes: Group[]; open: Group[] }> = {
  "American Indian or Alaska Native": { yes: ["native_american", "minority"], open: [] },
  Asian: { yes: ["asian"], open: ["minority"] },
  "Black African": { yes: ["black", "minority"], open: [] },
  "Black or African American": { yes: ["black", "minority"], open: [] },
  "Hispanic or Latino": { yes: ["hispanic", "minority"], open: [] },
  "Middle Eastern or North African": { yes: ["middle_eastern"], open: ["minority"] },
  "Native Hawaiian or Pacific Islander": { yes: ["pacific_islander", "minority"], open: [] },
  White: { yes: ["white"], open: [] },
};

test.each(ethnicitySuggestions)("%s belongs to its own groups and no others", (suggestion) => {
  expect(groupsOf(suggestion)).toEqual(bySuggestion[suggestion]);
});

test.each<[string, Group[]]>([
  ["White, non-Hispanic", ["white"]],
  ["White (not Hispanic)", ["white"]],
  ["Non-Hispanic White", ["white"]],
  ["Non-Hispanic/White", ["white"]],
  ["White, not of Hispanic or Latino origin", ["white"]],
  ["Black/non-Hispanic", ["black", "minority"]],
  ["Not Hispanic or Latino", []],
  ["Not Hispanic/Latino", []],
  ["Nonwhite", []],
  ["Hispanic, not white", ["hispanic", "minority"]],
])("a denied group is no membership: %s", (ethnicity, groups) => {
  expect(groupsOf(ethnicity).yes).toEqual(groups);
});

test.each<[string, Group]>([
  ["Navajo", "native_american"],
  ["Diné", "native_american"],
  ["Cherokee Nation", "native_american"],
  ["Eastern Band of Cherokee Indians", "native_american"],
  ["Tohono O’odham", "native_american"],
  ["Yup'ik", "native_american"],
  ["Ojibwe", "native_american"],
  ["Ho-Chunk", "native_american"],
  ["Standing Rock", "native_american"],
  ["Gila River Indian Community", "native_american"],
  ["Pueblo of Zia", "native_american"],
  ["Samoan", "pacific_islander"],
  ["Māori", "pacific_islander"],
  ["Papua New Guinean", "pacific_islander"],
  ["Hmong", "asian"],
  ["Sri Lankan", "asian"],
  ["The South Indian community", "asian"],
  ["Puerto Rican", "hispanic"],
  ["Boliviana", "hispanic"],
  ["Nigerian American", "black"],
  ["Kenyan", "black"],
  ["Igbo", "black"],
  ["Moroccan", "middle_eastern"],
  ["Iraqi", "middle_eastern"],
  ["Polish", "white"],
  ["Italian American", "white"],
])("a people is of its group alone: %s", (ethnicity, group) => {
  expect(groupsOf(ethnicity).yes.filter((each) => each !== "minority")).toEqual([group]);
});

test("an answer that only denies groups leaves the other groups unknown", () => {
  const { member } = studentGroups({ demographics: { ethnicity: "Not Hispanic or Latino" } });
  expect([member.hispanic, member.asian, member.minority]).toEqual([false, null, null]);
});

test.each(["West Indian", "South African", "Brazilian", "Guyanese", "French", "Sudanese"])(
  "%s leaves the groups unknown",
  (ethnicity) => {
    expect(groupsOf(ethnicity)).toEqual({ yes: [], open: ethnicGroups });
  },
);

test.each([
  ["Nondenominational Christian", true],
  ["Non-denominational Christian", true],
  ["non-Christian", false],
  ["Not religious", false],
])("religion: %s is Christian: %s", (religion, isChristian) => {
  expect(studentGroups({ demographics: { religion } }).member.christian).toBe(isChristian);
});
