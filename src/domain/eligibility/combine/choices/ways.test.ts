import { expect, test } from "vitest";
import type { Demand, Way } from "../../demand.ts";
import { excludesNobody } from "../../demand.ts";
import { readEligibility } from "../../read-eligibility.ts";

const demandsOf = (text: string): readonly Demand[] => readEligibility({ title: "", provider: "", text }).demands;
const waysOf = (text: string): readonly Way[] =>
  demandsOf(text).flatMap((demand) => (demand.about === "check" && demand.ways ? demand.ways : []));

const fullTime = { about: "enrollment", enrollment: "full_time", quote: "" } as const;

test.each<[string, Way[]]>([
  ["Live in the United States or be a U.S. citizen.", [{ countries: ["US"] }, { citizenship: ["us_citizen"] }]],
  [
    "Live in a U.S. state or D.C., or be a dependent of a zorbler.",
    [{ countries: ["US"], demands: [{ ...excludesNobody, states: ["PR", "GU", "VI", "AS", "MP"], quote: "" }] }],
  ],
  ["Must be a U.S. citizen or hold a zorbling license.", [{ citizenship: ["us_citizen"] }]],
  [
    "Be a U.S. citizen or permanent resident, or allowed to zorble in the U.S.",
    [{ citizenship: ["us_citizen", "permanent_resident"] }],
  ],
  ["Be a woman or belong to another group that zorbles.", [{ groups: ["women"] }]],
  ["Must be of Zorbian descent or have a 3.0 GPA.", [{ gpa_requirement: 3 }]],
  ["Ohio residents who are women or have a 3.0 GPA.", [{ location_restrictions: ["OH"], groups: ["women"] }]],
  ["Be enrolled full-time unless the dean agrees otherwise.", [{ demands: [fullTime] }]],
])("%j names the ways %j", (text, ways) => {
  expect(waysOf(text)).toEqual(ways);
});

test.each([
  "Be a citizen and be a veteran or have a zorbling license.",
  "Be a member of a lodge in Ohio or Texas.",
  "Have a parent who is a member or a U.S. citizen.",
  "Must be a woman or a minority who zorbles.",
  "Must be a U.S. citizen or zorbler, and zorble.",
  "Must not be a woman or live in Ohio.",
  "Students accepted to or enrolled in a zorbling program.",
  "Students who plan a career are eligible if they study law.",
  "Students must study in the MA or MBA Zorbling Program.",
  "Applicants must be US citizens and, if a senior, must have a 3.0 GPA.",
  "Applicants must be US citizens and, if applying as a senior, must have a 3.0 GPA.",
  "Must live in Ohio and, if in high school, have a 3.0 GPA.",
  "You must be a woman and if you apply as a transfer student you need a 3.0 GPA.",
  "A 2.5 GPA if you are in high school, and a 3.0 if you are in college.",
  "If you are in high school, college or graduate school, you must have a 3.0 GPA.",
])("%j names no way that is enough by itself", (text) => {
  expect(waysOf(text)).toEqual([]);
});

test("of several grades for different students the highest is enough", () => {
  expect(waysOf("Have a 2.5 GPA, or 3.5 for the two higher awards.")[0]).toEqual({ gpa_requirement: 3.5 });
  expect(waysOf("Have a 3.5 GPA as a freshman, or a 3.0 GPA otherwise.")[0]).toEqual({ gpa_requirement: 3.5 });
});

test("what is demanded of some levels does not concern the others, but for those who may begin one of them", () => {
  const ofPupils = waysOf("Have a 3.0 GPA if you are in high school.");
  expect(ofPupils[0]).toEqual({ gpa_requirement: 3 });
  expect(ofPupils[1]?.academic_level).toEqual(["associate", "bachelor", "master", "doctoral", "professional"]);
  const ofGraduates = waysOf("If you are a graduate student, have a zorbling license.");
  expect(ofGraduates).toEqual([{ academic_level: ["high_school", "professional"], of_others: true }]);
});

test.each([
  "Have a 3.0 GPA, or 2.5 if you are in high school.",
  "Be a U.S. citizen, or a permanent resident if you are in high school.",
  "Have a 3.0 GPA even if you are in high school.",
  "Live in Ohio and have a 3.0 GPA if you are in high school.",
  "Ohio residents need a 3.0 GPA if they are in high school.",
])("%j frees no college student of all that it demands", (text) => {
  expect(waysOf(text).filter(({ academic_level }) => academic_level)).toEqual([]);
});

test("full-time study of one of two levels is not demanded of the other", () => {
  const [choice, ...others] = demandsOf("Be a high school senior or study full-time as an undergraduate.").filter(
    ({ about }) => about !== "class",
  );
  expect(others).toEqual([]);
  expect(choice).toMatchObject({ about: "check", only: true });
});

test.each([
  "Open to undergraduates and graduate students. Graduate students must be U.S. citizens.",
  "Open to undergraduates and graduate students. Undergraduates must be under 25.",
])("%j demands it of one level alone, and does not concern the others", (text) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect(facts.citizenship).toEqual([]);
  expect(demands).toMatchObject([{ about: "check", kind: "alternative", ways: [{ of_others: true }] }]);
});

test.each([
  "Open to undergraduates. Undergraduates must be under 25.",
  "Graduate students must be under 25.",
  "Open to undergraduates and graduate students. All graduate students must be under 25.",
])("%j demands it of all who may apply", (text) => {
  expect(readEligibility({ title: "", provider: "", text }).demands).toContainEqual(
    expect.objectContaining({ about: "age", most: 24 }),
  );
});
