import { expect, test } from "vitest";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { scored, statusOf } from "#tests/support/score-scholarship.ts";
import type { MatchableScholarship } from "../criterion.ts";

test.each([
  ["University of Utah", "The University of Utah", "met"],
  ["Virginia Tech", "Virginia Polytechnic Institute and State University", "met"],
  ["NC State", "North Carolina State University at Raleigh", "met"],
  ["Rice University", "University of Utah", "failed"],
  ["University of Texas at Austin", "University of Texas", "unknown"],
  ["Wake Technical Community College", "Central Piedmont Community College", "failed"],
  ["DeVry University", "DeVry University", "met"],
  ["DeVry University", "DeVry University-Illinois", "unknown"],
  ["UNC", "University of North Carolina at Chapel Hill", "unknown"],
  ["Univeristy of Utah", "University of Utah", "met"],
  [null, "University of Utah", "unknown"],
])("college: %s for %s is %s", (college, required, expected) => {
  expect(statusOf("institution", { college }, { institutions: [required] })).toBe(expected);
});

test.each([
  ["Truckee Meadows Community College", "Nevada System of Higher Education", "met"],
  ["Stony Brook University", "SUNY", "met"],
  ["Monroe Community College", "State University of New York", "met"],
  ["SUNY Geneseo", "State University of New York", "met"],
  ["SUNY", "State University of New York", "met"],
  ["Cornell University", "State University of New York", "unknown"],
  ["Hunter College", "SUNY", "failed"],
  ["New York University", "SUNY", "failed"],
  ["Hunter College", "City University of New York", "met"],
  ["San Diego State University", "California State University", "met"],
  ["Cal Poly Pomona", "Cal State", "met"],
  ["UC Davis", "California State University", "failed"],
  ["Sonoma State University", "California State University-Fullerton", "failed"],
  ["University of Oxford", "State University of New York", "failed"],
])("a system named alone is no single college: %s for %s is %s", (college, required, expected) => {
  expect(statusOf("institution", { college }, { institutions: [required] })).toBe(expected);
});

test.each([
  ["Attend the City University of New York.", "met"],
  ["High school seniors who will attend the City University of New York.", "met"],
  ["Attend the City University of New York School of Medicine.", "unknown"],
  ["Attend the School of Law at the City University of New York.", "unknown"],
])("a school of a system is not each of its colleges: %s", (institution, expected) => {
  const facts = { institutions: ["City University of New York"], evidence: { institution } };
  expect(statusOf("institution", { college: "Hunter College" }, facts)).toBe(expected);
});

test.each([
  ["Raleigh, NC", "met"],
  ["Greeley, CO", "unknown"],
])("UNC of a student in %s for Chapel Hill: %s", (location, expected) => {
  const institutions = ["University of North Carolina at Chapel Hill"];
  expect(statusOf("institution", { location, college: "UNC" }, { institutions })).toBe(expected);
});

test.each<[string, ProfileChanges, string]>([
  ["lives in the US", { location: "Tempe, AZ" }, "college"],
  ["lives abroad", { location: "Lagos, Nigeria" }, "intended_colleges"],
  [
    "wants to study abroad",
    { location: "Tempe, AZ", career_goals: "I want to do a master's in Germany." },
    "intended_colleges",
  ],
])("a student who %s and named no college is asked for the place where they study or want to", (_, profile, field) => {
  const facts = { institutions: ["University of Utah"] };
  expect(scored({ academic_level: "bachelor's_degree", ...profile }, facts).open).toEqual([field]);
});

const inYakima = { academic_level: "high_school", location: "Yakima, WA", college: null } as const;

test.each([
  ["Washington State", "Washington State University", "met"],
  ["UW", "University of Washington-Seattle Campus", "met"],
  ["Yakima Valley College", "Yakima Valley College", "met"],
  ["U of Oregon", "University of Oregon", "met"],
  ["WSU", "Wayne State University", "failed"],
  ["MSU", "Michigan State University", "unknown"],
])("a student in Yakima who plans to attend %s, for %s: %s", (college, required, expected) => {
  const answers = { ...inYakima, intended_colleges: [college] };
  expect(statusOf("institution", answers, { institutions: [required] })).toBe(expected);
});

test.each([
  ["IL", "Wheaton College", "Wheaton College (Massachusetts)"],
  ["MO", "Columbia College", "Columbia College"],
  ["KY", "Union College", "Union College"],
] as const)("of several colleges with one name it may be another: %s, %s for %s", (state, college, required) => {
  const answers = { state, intended_colleges: [college] };
  expect(statusOf("institution", answers, { institutions: [required] })).toBe("unknown");
});

test("colleges typed in part leave other colleges other ones", () => {
  const typed = ["Washington State", "Yakima Valley College", "UW", "WSU", "Central Washington", "Hogwarts"];
  for (const required of ["Wake Technical Community College", "University of Utah", "College of Charleston"]) {
    const { section } = scored({ ...inYakima, intended_colleges: typed }, { institutions: [required] });
    expect(section, required).toBe("other_college");
  }
});

test("a college that the student plans to attend counts", () => {
  expect(
    statusOf(
      "institution",
      { intended_colleges: ["MIT"] },
      { institutions: ["Massachusetts Institute of Technology"] },
    ),
  ).toBe("met");
});

test("a student without a college who looks for none fails a college's requirement", () => {
  const set_aside = { college: "does_not_apply", intended_colleges: "does_not_apply" } as const;
  expect(statusOf("institution", { set_aside }, { institutions: ["Rice University"] })).toBe("failed");
});

const oxford = { academic_level: ["master", "doctoral"] as const, institutions: ["University of Oxford"] };
const senior = { academic_level: "bachelor's_degree", college: "Rice University" } as const;

test.each([
  ["a senior has not said where", {}, "unknown"],
  ["a senior goes there", { intended_colleges: ["University of Oxford"] }, "met"],
  ["a senior goes elsewhere", { intended_colleges: ["MIT"] }, "failed"],
  ["a senior does not go on", { set_aside: { intended_colleges: "does_not_apply" } as const }, "failed"],
  [
    "a senior studies there already and thinks of another",
    { college: "Oxford University", intended_colleges: ["MIT"] },
    "unknown",
  ],
  ["a master's student studies elsewhere", { academic_level: "master's_degree" as const }, "failed"],
])("for a graduate scholarship of one college, %s: %s", (_, answers, expected) => {
  expect(
    statusOf("institution", { ...senior, ...answers }, { ...oxford, academic_level: [...oxford.academic_level] }),
  ).toBe(expected);
});

test.each([
  ["Rice University", "University of Utah", true],
  [null, "University of Utah", true],
  ["University of Utah", "University of Utah", false],
  ["Rice University", "American Association of University Women", false],
  ["Rice University", "Thurgood Marshall College Fund", false],
])("a student of %s: %s is another college that gives to its own students: %s", (college, provider_name, isOther) => {
  const { factors, section } = scored({ college }, { provider_name });
  const factor = factors.find(({ key }) => key === "institution");
  expect({ status: factor?.status, counts: (factor?.weight ?? 0) > 0 }).toEqual({
    status: "not_asked",
    counts: isOther,
  });
  expect(section).toBe("check");
});

const listed = (provider_name: string, college = "Fayetteville Technical Community College") => ({
  provider_name,
  description: `From another sponsor, listed by ${college}. For students who study nursing.`,
});
const elsewhere = { academic_level: "undergraduate", location: "Spokane, WA", college: "Washington State" } as const;

test.each([
  ["a student elsewhere", elsewhere, "Cape Fear Valley Health", true],
  ["nobody knows where", {}, "Cape Fear Valley Health", true],
  ["no sponsor is named", elsewhere, "Listed by East Carolina University (external award)", true],
  ["a student of the state", { location: "Boone, NC" }, "Cape Fear Valley Health", false],
  ["a student of a college there", { ...elsewhere, college: "Duke University" }, "Cape Fear Valley Health", false],
  ["who plans to go there", { ...elsewhere, intended_colleges: ["Duke"] }, "Cape Fear Valley Health", false],
  ["the sponsor gives everywhere", elsewhere, "National Association of Women in Construction", false],
  ["a sponsor of the whole US", elsewhere, "American Institute of CPAs", false],
] as [string, ProfileChanges, string, boolean][])(
  "what a college lists for others is probably for its region: %s",
  (_, answers, sponsor, isAgainst) => {
    const [near, there] = [scored(answers, listed(sponsor)), scored(answers, { ...listed(sponsor), description: "" })];
    const factor = near.factors.find(({ key }) => key === "institution");
    expect((factor?.weight ?? 0) > 0).toBe(isAgainst);
    expect(near.section).toBe("check");
    if (isAgainst) expect(factor?.required).toMatch(/^Listed by .+, so probably for students in North Carolina$/);
    else expect(near.match_score).toBe(there.match_score);
  },
);

test.each<[string, Partial<MatchableScholarship>, boolean]>([
  ["families of the forces", { groups: ["military"] }, false],
  ["citizens of the US", { citizenship: ["us_citizen"] }, false],
  ["citizens of one state", { citizenship: ["us_citizen"], location_restrictions: ["NC"] }, true],
  ["women", { groups: ["women"] }, true],
])("what a college lists and asks of %s is not for its region alone, unless it says so", (_, facts, isAgainst) => {
  const { factors } = scored(elsewhere, { ...listed("Cape Fear Valley Fund"), ...facts });
  expect((factors.find(({ key }) => key === "institution")?.weight ?? 0) > 0).toBe(isAgainst);
});

test("a list of what is no known college tells no region", () => {
  const { factors } = scored(elsewhere, listed("Cape Fear Valley Health", "U.S. News"));
  expect(factors.find(({ key }) => key === "institution")?.weight).toBe(0);
});

const finishing = { academic_level: "undergraduate", college: "Uniwersytet Warszawski", location: "Warszawa" } as const;
const toUk = "I want a master's degree in the UK.";

test.each([
  ["For graduate students at Oxford from any country.", toUk, "unknown"],
  ["For graduate students at Oxford from any country.", null, "unknown"],
  ["For young leaders who plan a master's degree at Oxford.", null, "unknown"],
  ["For undergraduates and graduate students at Oxford.", toUk, "failed"],
  ["For students at Oxford.", toUk, "failed"],
])(
  "the present college says nothing of a degree after the present one: %s (%s) is %s",
  (description, goals, status) => {
    const [academic_level, institutions] = [["bachelor" as const, "master" as const], ["University of Oxford"]];
    const facts = { description, academic_level, institutions };
    expect(statusOf("institution", { ...finishing, career_goals: goals }, facts)).toBe(status);
  },
);

test.each([
  ["I want to study in Canada or the UK.", "University of Toronto", "unknown"],
  ["I want to study in Canada or the UK.", "Rice University", "other_college"],
  ["Build roads in Canada.", "University of Toronto", "other_college"],
])("who is in school, named no college and writes %j finds what is for %s: %s", (career_goals, name, expected) => {
  const profile = { academic_level: "high_school", location: "Mumbai, India", career_goals } as const;
  const { section, factors } = scored(profile, { institutions: [name] });
  const { status } = factors.find(({ key }) => key === "institution") ?? {};
  expect(expected === "unknown" ? status : section).toBe(expected);
  expect(section === "other_college").toBe(expected === "other_college");
});
