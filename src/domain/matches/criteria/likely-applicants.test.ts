import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import { scoreMatch } from "../score-match.ts";
import type { MatchableScholarship } from "./criterion.ts";
import { groupsByName, statesByName, statusesByText } from "./likely-applicants.ts";
import { readStudent } from "./student.ts";

const named = (title: string, provider_name = "A sponsor") => blankScholarship({ title, provider_name });

test.each([
  ["Corporate Scholars Program", "United Negro College Fund", ["black"]],
  ["Rodney Pulliam Memorial Scholarship", "National Black Law Students Association", ["black"]],
  ["ScholarSHPE", "Society of Hispanic Professional Engineers", ["hispanic"]],
  ["Higher Education Scholarship", "Cherokee Nation", ["native_american"]],
  ["Higher Education Scholarship", "Citizen Potawatomi Nation", ["native_american"]],
  ["American Indian Scholars", "A sponsor", ["native_american", "pacific_islander"]],
  ["Smith Fellowship for Women", "A sponsor", ["women"]],
  ["Single Working Parent Scholarship", "A sponsor", ["single_parent"]],
  ["Merit Scholarship", "National Federation of the Blind", ["disability"]],
  ["Nursing Award", "National Association of Minority Nurses", ["minority"]],
  ["Foster Care Graduates Award", "A sponsor", ["foster"]],
  ["Men in Nursing Award", "A sponsor", ["men"]],
  ["Nursing Award", "Catholic Nurses Guild", ["christian"]],
  ["Nursing Award", "Catholic University of America", []],
  ["Nursing Award", "Wounded Veterans Fund", ["military"]],
  ["Military History Prize", "A sponsor", []],
  ["Foster Family Memorial Scholarship", "A sponsor", []],
  ["Parent Association Scholarship", "A sponsor", []],
  ["Black Family Scholarship", "Black Family Foundation", []],
  ["Annual Award", "Women's Club of Dover", []],
  ["Fellowship in Jewish Studies", "A sponsor", []],
  ["Dr. Mel Gay Scholarship", "Asian Development Bank", []],
])("%s of %s is probably for %j", (title, provider, groups) => {
  expect(groupsByName(named(title, provider))).toEqual(groups);
});

test("a name tells no group where the text is for everybody", () => {
  const description = "For students with financial need, of any ethnicity.";
  expect(groupsByName({ ...named("Scholars Program", "Asian Pacific Fund"), description })).toEqual([]);
});

test.each([
  ["Fraud Examiners Scholarship", "Oregon Student Assistance Commission", ["OR"]],
  ["CRA Scholarship", "Colorado Restaurant Association", ["CO"]],
  ["Kroger Michigan Scholarship", "A sponsor", ["MI"]],
  ["Broadcasters Scholarship", "Virginia Association of Broadcasters", ["VA"]],
  ["Nursing Scholarship", "West Virginia Nurses Association", ["WV"]],
  ["Edward and Virginia Smith Scholarship", "Georgia-Pacific Foundation", []],
  ["George Washington Scholarship", "Texas Roadhouse", []],
  ["Essay Contest", "Kansas City Life", []],
])("%s of %s is probably for students of %j", (title, provider, states) => {
  expect(statesByName(named(title, provider))).toEqual(states);
});

test.each([
  ["Requirements: File the FAFSA.", 2],
  ["Offered by the Department of Defense for students of science.", 2],
  ["Send the FAFSA, or the California Dream Act Application.", 3],
  ["File the FAFSA. Students of any immigration status can apply.", 0],
  ["For students of science.", 0],
])("what the text says of US aid tells the statuses: %s", (description, count) => {
  expect(statusesByText(blankScholarship({ description }))).toHaveLength(count);
});

const student: ProfileChanges = {
  academic_level: "undergraduate",
  location: "Reno, NV",
  citizenship_status: "international",
  demographics: { gender: "man", ethnicity: "White" },
};
const scored = (facts: Partial<MatchableScholarship>, profile = student) =>
  scoreMatch(readStudent(profile), blankScholarship({ academic_level: ["bachelor"], ...facts }), today);

test.each<[string, Partial<MatchableScholarship>, ProfileChanges]>([
  [
    "of a group",
    { provider_name: "Society of Hispanic Engineers" },
    { demographics: { gender: "man", ethnicity: "Hispanic" } },
  ],
  [
    "of two groups",
    { provider_name: "Association of Black Women Lawyers" },
    { demographics: { gender: "woman", ethnicity: "Black" } },
  ],
  ["of a state", { provider_name: "Oregon Restaurant Association" }, { location: "Salem, OR" }],
  ["of US citizens", { description: "File the FAFSA." }, { citizenship_status: "us_citizen" }],
])("a name for students %s is left to check for others, rules nobody out and earns nothing", (_, facts, own) => {
  const [other, meant] = [scored(facts), scored(facts, { ...student, ...own })];
  expect(other.eligibility).toBe("unknown");
  expect(other.match_score).toBeLessThan(meant.match_score);
  expect(meant.match_score).toBe(scored({}, { ...student, ...own }).match_score);
});

test("a stated requirement counts in place of the name", () => {
  const facts: Partial<MatchableScholarship> = {
    provider_name: "Oregon Student Aid Commission",
    location_restrictions: ["NV"],
  };
  expect(scored(facts).factors.find(({ key }) => key === "residence")?.status).toBe("met");
});

test.each<[string, ProfileChanges, string | null]>([
  ["a citizen", { citizenship_status: "us_citizen" }, "qualify"],
  ["a permanent resident", { citizenship_status: "permanent_resident" }, "qualify"],
  ["a student with a visa", { citizenship_status: "international" }, "check"],
  ["a student without papers", { citizenship_status: "other", demographics: { undocumented: true } }, "check"],
  ["a student who did not say", {}, "one_answer"],
])("who is a legal resident of the US: %s", (_, answers, section) => {
  const scholarship = blankScholarship({
    academic_level: ["bachelor"],
    countries: ["US"],
    requirements: ["Be a legal resident of the United States."],
  });
  const student = readStudent({ academic_level: "undergraduate", location: "Dayton, OH", ...answers });
  expect(scoreMatch(student, scholarship, today).section).toBe(section);
});
