import { expect, test } from "vitest";
import { scored, today } from "#tests/support/score-scholarship.ts";
import type { Demand } from "../../../eligibility/demand.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import type { CriterionKey } from "../../../scholarships/vocabulary.ts";
import type { MatchableScholarship } from "../criterion.ts";
import { readStudent } from "../student.ts";
import { compareStudyCountries } from "./study-countries-fit.ts";
import { compareStudyIn, type StudyIn } from "./study-in-fit.ts";

const kumasi: ProfileChanges = {
  location: "Kumasi, Ghana",
  academic_level: "master's_degree",
  set_aside: { college: "does_not_apply" },
};
const wants = (...intended_colleges: string[]): ProfileChanges => ({ ...kumasi, intended_colleges });
const factor = (key: CriterionKey, profile: ProfileChanges, facts: Partial<MatchableScholarship>) => {
  const { factors, section } = scored(profile, facts);
  const { status, student } = factors.find((each) => each.key === key) ?? {};
  return { status, student, section };
};
const inCanada: StudyIn = {
  about: "study_in",
  states: [],
  countries: ["CA"],
  enrolled: true,
  quote: "Study in Canada.",
};
const studyIn = (quote: string): Demand => ({ ...inCanada, quote });

test("countries named among the colleges are where a student wants to study, and home is not", () => {
  const { studyCountries, colleges } = readStudent(wants("Canada", "any university in Germany", "Rice University"));
  expect(studyCountries).toEqual({ home: "GH", named: ["CA", "DE", "US"], isDecided: true });
  expect(colleges).toHaveLength(1);
});

test("a home that the goals name as a place to work at is none to study in", () => {
  const career_goals = "A master's degree, then machine learning for farms in Ghana.";
  expect(readStudent({ ...wants("Canada"), career_goals }).studyCountries.named).toEqual(["CA"]);
  expect(readStudent({ ...wants("University of Toronto"), career_goals }).studyCountries.named).toEqual(["CA"]);
  expect(readStudent({ ...kumasi, career_goals }).studyCountries.named).toEqual(["GH"]);
});

test("who wants to study in a country plans to, and has no place there yet", () => {
  const of = (profile: ProfileChanges, quote: string) => factor("other", profile, { demands: [studyIn(quote)] });
  expect(of(wants("Canada"), "Study in Canada.")).toMatchObject({ status: "met", student: "Canada" });
  expect(of(wants("Canada"), "Be enrolled at a college in Canada.").status).toBe("unknown");
  expect(of(wants("Germany"), "Study in Canada.").status).toBe("unknown");
  expect(of(kumasi, "Study in Canada.").status).toBe("unknown");
});

test("who named countries alone is not asked for colleges again", () => {
  const of = (name: string) => scored(wants("Canada"), { institutions: [name], academic_level: ["master"] });
  expect(of("Rice University")).toMatchObject({ section: null, unlock: null });
  expect(of("University of Toronto")).toMatchObject({ section: "check", unlock: null });
  expect(scored(kumasi, { institutions: ["Rice University"] }).unlock?.field).toBe("intended_colleges");
});

test.each<[string, ProfileChanges, string, string]>([
  ["a college in the country", wants("USA"), "Rice University", "unknown"],
  [
    "a college in the country, from high school",
    { ...wants("USA"), academic_level: "high_school" },
    "Rice University",
    "unknown",
  ],
  ["a college abroad", wants("Canada"), "University of Toronto", "unknown"],
  ["a college in one of several countries", wants("Japan", "Canada"), "University of Toronto", "unknown"],
  ["a college of which no country is known", wants("Canada"), "Hogwarts College of Wizards", "unknown"],
  ["a college elsewhere", wants("Canada"), "Rice University", "failed"],
  ["beside a college that they named", wants("Canada", "Rice University"), "University of Toronto", "unknown"],
  ["one elsewhere beside a college that they named", wants("Canada", "Rice University"), "Reed College", "failed"],
  [
    "a student of a college elsewhere",
    { ...wants("Canada"), set_aside: {}, college: "Rice University" },
    "University of Toronto",
    "unknown",
  ],
])("who named countries is asked to check what may be there, and no more: %s", (_, profile, name, status) => {
  for (const academic_level of [["master" as const], ["bachelor" as const]])
    expect(factor("institution", profile, { institutions: [name], academic_level }).status).toBe(status);
});

test("a country is told as the place of study, and no college is", () => {
  const facts = { description: "For a master's degree at a university in Canada." };
  expect(factor("place_of_study", wants("Canada", "Japan"), facts)).toMatchObject({ status: "met", student: "Canada" });
  expect(factor("place_of_study", wants("Japan"), facts)).toMatchObject({ status: "failed", student: "Japan" });
});

test("study in the US speaks against nobody who named a college that may be there, beside another country", () => {
  const { studyCountries } = readStudent({ location: "Lyon, France", intended_colleges: ["Rice", "Canada"] });
  expect(compareStudyCountries(studyCountries, ["US"])).toBeNull();
  const onlyCanada = readStudent({ location: "Lyon, France", intended_colleges: ["Canada"] });
  expect(compareStudyCountries(onlyCanada.studyCountries, ["US"])?.result).toBe("failed");
});

test("a region is where a student wants to study, under its own name", () => {
  const facts = { description: "For a master's degree at a university in Germany." };
  const of = (...wanted: string[]) => factor("place_of_study", wants(...wanted), facts);
  expect(of("Europe")).toMatchObject({ status: "met", student: "Europe" });
  expect(of("EU, Canada")).toMatchObject({ status: "met", student: "the European Union" });
  expect(of("anywhere abroad")).toMatchObject({ status: "met", student: "Abroad" });
  expect(of("Africa")).toMatchObject({ status: "not_asked", student: "Africa" });
  expect(of("Anywhere")?.status).toBe("not_asked");
});

test.each(["North America", "Abroad", "Anywhere", "the Commonwealth", "Germany, Americas"])(
  "%s may come to be Canada, so that study in Canada is left to check with no doubt",
  (wanted) => {
    const { factors, section } = scored(wants(wanted), { demands: [studyIn("Study in Canada.")] });
    expect(factors.find(({ key }) => key === "other")).toMatchObject({ status: "unknown" });
    expect(section).toBe("check");
    expect(compareStudyIn(readStudent(wants(wanted)), inCanada, today)).toMatchObject({ result: "unknown", doubt: 0 });
  },
);

test("a region of which every country will do is where a student has to study", () => {
  const required = { ...inCanada, countries: ["BE", "LU", "NL", "DE"] };
  expect(compareStudyIn(readStudent(wants("Benelux")), required, today).result).toBe("met");
  expect(compareStudyIn(readStudent(wants("Europe")), required, today).result).toBe("unknown");
  expect(compareStudyIn(readStudent(wants("Europe, Canada")), inCanada, today).result).toBe("met");
});

test("goals name a region to study in, and none to work in", () => {
  const goals = (career_goals: string) => readStudent({ ...kumasi, career_goals }).studyCountries.named;
  expect(goals("A master's degree in Europe.")).toContain("SE");
  expect(goals("To work for health in Asia.")).toEqual([]);
  expect(goals("A dissertation on endangered languages of Papua New Guinea.")).toEqual([]);
});

test("a country that a student did not name is a wish less, above all of who does not look abroad", () => {
  const doubt = (profile: ProfileChanges) => compareStudyCountries(readStudent(profile).studyCountries, ["GB"])?.doubt;
  const usual = 2;
  const texan = { location: "Austin, TX" };
  expect(doubt(texan)).toBe(3);
  expect(doubt({ ...texan, intended_colleges: ["Canada"] }) ?? usual).toBe(usual);
  expect(doubt(kumasi) ?? usual).toBe(usual);
  expect(doubt(wants("Canada")) ?? usual).toBe(usual);
});

test("who would go anywhere has nothing against a country, at home or abroad", () => {
  const { studyCountries } = readStudent(wants("anywhere in the world"));
  for (const required of [["US"], ["GB"], []]) expect(compareStudyCountries(studyCountries, required)).toBeNull();
});

test("who lives abroad and named that country alone wants to stay, and study elsewhere is much against it", () => {
  const student = readStudent({ location: "Kamloops, BC, Canada", intended_colleges: ["Canada"] }).studyCountries;
  expect(student).toMatchObject({ home: "CA", staysHome: true });
  expect(compareStudyCountries(student, ["TW"])).toMatchObject({ result: "against", doubt: 3 });
  expect(compareStudyCountries(student, ["CA"])).toBeNull();
  expect(
    compareStudyCountries(readStudent({ location: "Kamloops, BC, Canada" }).studyCountries, ["TW"])?.doubt,
  ).toBeUndefined();
});

test.each<[ProfileChanges, string | undefined]>([
  [{ location: "Boston, MA", career_goals: "A semester in Japan, then teach." }, "against"],
  [{ location: "Boston, MA", intended_colleges: ["Ohio State University", "University of Toronto"] }, "against"],
  [{ location: "Boston, MA", intended_colleges: ["Canada"] }, "against"],
  [{ location: "Nairobi, Kenya", career_goals: "I was born in Uganda and want to become a doctor." }, "against"],
  [{ location: "Nairobi, Kenya", career_goals: "I would like to study abroad, for example in Canada." }, "against"],
  [{ location: "Nairobi, Kenya", intended_colleges: ["University of Toronto"] }, "against"],
  [{ location: "Nairobi, Kenya", intended_colleges: ["Canada"] }, "failed"],
  [{ location: "Nairobi, Kenya", intended_colleges: ["Canada", "Kenya"] }, "against"],
])(
  "only countries that were answered by who lives abroad rule others out, no colleges, and no goals that mention one: %j",
  (profile, expected) => {
    expect(compareStudyCountries(readStudent(profile).studyCountries, ["GB"])?.result).toBe(expected);
  },
);
