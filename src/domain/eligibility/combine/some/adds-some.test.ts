import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const doubts = (text: string) =>
  read(text).demands.flatMap((demand) => (demand.about === "doubtful" ? [demand.criterion] : []));

test.each(["may also apply", "are also welcome", "are welcome too", "may apply as well", "are also eligible"])(
  "residents who %s are added to the others, and nothing is left to check",
  (frame) => {
    const { facts, demands } = read(`Open to residents of Ohio. Residents of Iowa ${frame}.`);
    expect(facts.location_restrictions).toEqual(["OH", "IA"]);
    expect(demands.filter(({ about }) => about !== "check")).toEqual([]);
    expect(demands.filter((demand) => demand.about === "check" && demand.kind === "unread")).toEqual([]);
  },
);

test.each([
  ["Open to women. Men may also apply.", ["groups"]],
  ["Open to Hispanic students. Grandchildren of members are also welcome.", ["groups"]],
  ["Open to US citizens. Permanent residents are also eligible.", ["citizenship"]],
  ["Open to US citizens. International students may apply too.", ["citizenship"]],
] as const)("who may apply besides is not ruled out: %s", (text, criteria) => {
  expect(doubts(text)).toEqual(criteria);
});

test.each([
  ["Open to full-time students. Part-time students may also apply.", "enrollment"],
  ["Open to full-time students. Half-time students may also apply.", "enrollment"],
  ["Be 18 to 25 years old. Older students may also apply.", "age"],
])("what others who may apply do not meet is no demand of all: %s", (text, about) => {
  expect(read(text).demands.map((demand) => demand.about)).not.toContain(about);
});

const frames = [
  "may also apply",
  "are also considered",
  "are accepted too",
  "can enter as well",
  "will also be considered",
];

test.each(frames)("a lower grade, another year, field or country of others who %s widens the stated one", (frame) => {
  const facts = (text: string) => read(text).facts;
  expect(facts(`GPA 3.5. Students with a 3.0 ${frame}.`).gpa_requirement).toBe(3);
  expect(facts(`Graduating in 2027. Students graduating in 2028 ${frame}.`).graduation_years).toEqual([2027, 2028]);
  expect(facts(`For nursing students. Students of pharmacy ${frame}.`).field_of_study).toEqual(["Nursing", "Pharmacy"]);
  const {
    facts: { countries },
    demands,
  } = read(`For citizens of Kenya. Citizens of Ghana ${frame}.`);
  expect(
    countries.includes("GH") || demands.some((each) => each.about === "doubtful" && each.criterion === "residence"),
  ).toBe(true);
});

test.each([
  ["Be 18 to 25 years old.", "Applicants of 26", "age"],
  ["Household income below $50,000.", "Those with an income of up to $60,000", "income"],
  ["SAT of 1200.", "Students with an SAT of 1100", "test_scores"],
])("%s of which others may have less or more is no demand of all", (text, others, about) => {
  for (const frame of frames) {
    const { demands } = read(`${text} ${others} ${frame}.`);
    expect(demands.map((demand) => demand.about)).not.toContain(about);
    expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "alternative" }));
  }
});

test("what is said besides of those who may also apply is left to check, and they are let in", () => {
  const { facts, demands } = read("For residents of Ohio. Residents of Iowa who study full-time may also apply.");
  expect(facts.location_restrictions).toEqual(["OH", "IA"]);
  expect(demands.map(({ about }) => about)).toEqual(["check"]);
});

test("papers that are also considered let nobody in", () => {
  expect(doubts("For women. Essays are also considered.")).toEqual([]);
});

test.each([
  "Students in grade 12",
  "Students in grades 11 and 12",
  "Students with 30 credits",
  "Those with 20 hours of service",
])("%s, who may also apply, have no other age", (some) => {
  const ages = read(`Must be at least 18. ${some} may also apply.`).demands.filter(({ about }) => about === "age");
  expect(ages).toHaveLength(1);
});

test("levels that an award is also open to are let in, whether they begin or not", () => {
  const levels = (text: string) => read(text).facts.academic_level;
  const other = "professional degree students pursuing a health-related program";
  expect(levels(`For undergraduates. Also available to graduate and ${other}.`)).toEqual([
    "associate",
    "bachelor",
    "master",
    "doctoral",
    "professional",
  ]);
  expect(levels("For undergraduates. Must be enrolled in a bachelor's program.")).toEqual(["bachelor"]);
});
