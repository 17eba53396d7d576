import { expect, test } from "vitest";
import { scored, statusOf } from "#tests/support/score-scholarship.ts";
import type { CheckKind, Demand, Way } from "../../eligibility/demand.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import type { MatchableScholarship } from "./criterion.ts";

/** What is shown behind "you:" for a criterion. */
const toldFor = (key: CriterionKey, profile: ProfileChanges, facts: Partial<MatchableScholarship>) =>
  scored(profile, facts).factors.find((factor) => factor.key === key)?.student;
const toldForDemand = (profile: ProfileChanges, demand: Demand) => toldFor("other", profile, { demands: [demand] });
const check = (kind: CheckKind, quote: string): Demand => ({ about: "check", kind, quote });

const clubs: ProfileChanges = {
  extracurricular_activities: ["Community Service", "SHPE", "4-H", "soccer"],
  leadership_experience: ["President of the Key Club"],
};

test.each<[ProfileChanges, string, string | null]>([
  [clubs, "Be a member of SHPE.", "SHPE"],
  [clubs, "Be a member of Phi Theta Kappa.", null],
  [{ extracurricular_activities: ["Medicine & Healthcare", "soccer"] }, "Be a member of Phi Theta Kappa.", null],
])("a membership is answered by memberships, and no interest is one: %j for %j", (profile, quote, told) => {
  expect(toldForDemand(profile, check("membership", quote))).toBe(told);
});

test.each<[CheckKind, string, string | null]>([
  ["membership", "Be a former 4-H member with a record in the program.", "4-H"],
  ["membership", "Be a former Elks member with a record.", null],
  ["merit", "Show leadership in your community.", "President of the Key Club"],
  ["activity", "Have a recommendation from your restaurant's leadership.", null],
  ["experience", "Have at least two years of professional experience.", "Developer, 2 years"],
  ["experience", "Have three years of development work experience.", null],
])("what only the student can check is shown with what they said of it: %s %s", (kind, quote, told) => {
  expect(toldForDemand({ ...clubs, work_experience: ["Developer, 2 years"] }, check(kind, quote))).toBe(told);
});

const ghanaian: ProfileChanges = { location: "Accra, Ghana", citizenship_countries: ["GH"] };

test.each<[CheckKind, string, string | null]>([
  ["citizenship", "Be a citizen of an eligible Commonwealth country.", "Ghana"],
  ["place", "Live in an eligible Commonwealth country.", "Accra, Ghana"],
  ["place", "Live in the Commonwealth of Virginia.", null],
])("where the student is from is shown where countries are asked for: %s %s", (kind, quote, told) => {
  expect(toldForDemand(ghanaian, check(kind, quote))).toBe(told);
});

test("sports are answered by sports", () => {
  expect(toldForDemand(clubs, check("activity", "Take part in sports."))).toBe("soccer");
});

const american: ProfileChanges = { citizenship_status: "us_citizen", location: "Dayton, OH" };
const kenyan: ProfileChanges = {
  citizenship_status: "international",
  citizenship_countries: ["KE"],
  location: "Lyon, France",
};

test.each<[ProfileChanges, Partial<MatchableScholarship>, string | null]>([
  [american, { countries: ["US", "CA"], evidence: { residence: "Citizens of the US or Canada." } }, "US citizen"],
  [
    american,
    { countries: ["US"], evidence: { residence: "Citizens and permanent residents of the United States." } },
    "US citizen",
  ],
  [{ location: "Dayton, OH" }, { countries: ["US"], evidence: { residence: "Citizens of the US." } }, null],
  [american, { countries: ["US"], evidence: { residence: "Live in the US." } }, "Dayton, OH"],
  [american, { countries: ["US"] }, "Dayton, OH"],
  [kenyan, { countries: ["KE"] }, "Lyon, France; International student; Kenya"],
  [kenyan, { location_restrictions: ["TX"] }, "Lyon, France"],
])("a place is answered by what was compared, a home or a citizenship: %j for %j", (profile, facts, told) => {
  expect(toldFor("residence", profile, facts)).toBe(told);
});

const pupil: ProfileChanges = { academic_level: "high_school", graduation_year: 2027 };
const senior: Demand = { about: "class", of: "high_school", years_left: [0], besides: ["associate"], quote: "" };
const sophomore: Demand = { about: "class", of: "college", years_left: [2], quote: "" };

test.each<[ProfileChanges, Demand, string]>([
  [pupil, senior, "Graduates in 2027"],
  [{ academic_level: "associate_degree", graduation_year: 2028 }, senior, "studying for an associate degree"],
  [pupil, sophomore, "in high school until 2027"],
  [{ academic_level: "undergraduate", graduation_year: 2029 }, sophomore, "Graduates in 2029"],
  [pupil, check("level", "Be in your last year of college."), "in high school until 2027"],
  [
    { academic_level: "master's_degree", graduation_year: 2028 },
    { about: "bachelors_degree", quote: "" },
    "studying for a master's",
  ],
])("a class or a degree is answered by the level where the level decides: %j for %j", (profile, demand, told) => {
  expect(toldForDemand(profile, demand)).toBe(told);
});

test("a round for the student's next level is answered by the year in which they finish where that is later", () => {
  const facts: Partial<MatchableScholarship> = { academic_level: ["high_school", "bachelor"] };
  expect(toldFor("level", pupil, facts)).toBe("in high school");
  expect(toldFor("level", { ...pupil, graduation_year: 2028 }, facts)).toBe("in high school until 2028");
});

test("need is answered in words, and an income by what was told of it", () => {
  const need = (need_level: "high" | "low", requirement: string) =>
    toldFor("financial_need", { financial_need_level: need_level }, { need_based: true, requirements: [requirement] });
  expect(need("high", "Show financial need.")).toBe("High need");
  expect(need("high", "Have a low income.")).toBe("Family income: under $30,000");
  expect(need("low", "Have a low income.")).toBe("Family income: $60,000 or more");
});

test("of the countries to study in, those that fit are told", () => {
  const goal: ProfileChanges = { location: "Nairobi, Kenya", career_goals: "Study in the United Kingdom or Canada." };
  const told = toldFor("place_of_study", goal, {
    demands: [{ about: "study_in", states: [], countries: ["GB"], enrolled: true, quote: "" }],
  });
  expect(told).toBe("United Kingdom");
});

const inCollege: ProfileChanges = { academic_level: "undergraduate", graduation_year: 2030, college: "Virginia Tech" };
const toTransfer: ProfileChanges = {
  academic_level: "associate_degree",
  college: "Lorain County Community College",
  intended_colleges: ["Cleveland State University"],
};
const grown: ProfileChanges = { date_of_birth: "1997-05-05" };
test.each<[Demand, ProfileChanges, string]>([
  [
    check("level", "Have declared a chemical engineering major."),
    { ...inCollege, field_of_study: "Chemical Engineering" },
    "met",
  ],
  [
    check("level", "Have declared a chemical engineering major."),
    { ...inCollege, field_of_study: "History" },
    "unknown",
  ],
  [
    check("level", "Have declared an accounting major."),
    { academic_level: "high_school", field_of_study: "Accounting" },
    "unknown",
  ],
  [check("unread", "Be at least 18 years old when the program begins."), grown, "met"],
  [check("unread", "Be at least 18 years old when the program begins."), { date_of_birth: "2009-05-05" }, "unknown"],
  [check("unread", "Be at least 18 years old and own a car."), grown, "unknown"],
  [check("unread", "Be under 18 at the start of the program."), grown, "unknown"],
  [check("level", "Be a freshman."), { ...inCollege, location: "Blacksburg, VA" }, "met"],
  [check("level", "Be a freshman."), { ...inCollege, graduation_year: 2028, location: "Blacksburg, VA" }, "unknown"],
  [check("admission", "Plan to transfer to a four-year college."), toTransfer, "met"],
  [check("admission", "Plan to transfer to a four-year college."), { ...toTransfer, intended_colleges: [] }, "unknown"],
  [check("admission", "Plan to transfer to a four-year college."), inCollege, "unknown"],
])("what answers tell is not asked again: %j of %j is %s", (demand, answers, expected) => {
  const facts = { demands: [demand], institutions: ["Virginia Tech"] };
  expect(statusOf("other", answers, facts)).toBe(expected);
});

test("'or above' names the graduates who may apply", () => {
  const quote = "Be a sophomore or above in college.";
  const demands: Demand[] = [
    { about: "class", of: "college", years_left: [2, 1, 0], quote },
    { ...check("level", quote), ways: [{ academic_level: ["associate", "bachelor"] }] } as Demand,
  ];
  const of = (academic_level: MatchingLevel[]) =>
    statusOf("other", { academic_level: "postgraduate", graduation_year: 2028 }, { demands, academic_level });
  expect([of(["bachelor", "doctoral"]), of(["bachelor"])]).toEqual(["met", "unknown"]);
});

test("a choice that fails tells the answer that decides it", () => {
  const quote = "Be a high school senior or study full-time.";
  const enrollment: Demand = { about: "enrollment", enrollment: "full_time", quote: "" };
  const ways = [{ academic_level: ["associate" as const], demands: [enrollment] }] as Way[];
  const demands: Demand[] = [{ about: "check", kind: "alternative", quote, only: true, ways }];
  const { factors } = scored({ academic_level: "associate_degree", enrollment: "part_time" }, { demands });
  expect(factors.find(({ key }) => key === "other")).toMatchObject({
    status: "failed",
    student: "studying for an associate degree; Part time",
  });
});
