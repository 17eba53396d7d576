import { expect, test } from "vitest";
import { mentionsOf } from "#tests/support/meanings-of.ts";
import { readEligibility } from "../../read-eligibility.ts";
import { schoolYear } from "./school-year.ts";
import { standing } from "./standing.ts";

const read = (text: string) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  const classes = demands.flatMap((demand) => (demand.about === "class" ? [[demand.of, demand.years_left]] : []));
  return { levels: facts.academic_level, classes };
};
const check = { about: "demand", demand: { about: "check", kind: "level" } };

test("full-time students of a class are of that class now, and those who begin of the class before too", () => {
  const classes = (text: string) =>
    readEligibility({ title: "", provider: "", text }).demands.flatMap((each) =>
      each.about === "class" ? [each.of, each.years_left] : [],
    );
  expect(classes("Open to full-time college juniors.")).toEqual(["college", [1]]);
  expect(classes("Open to entering full-time college juniors.")).toEqual(["college", [2, 1]]);
  expect(classes("Open to seniors bound for college.")).toEqual(["high_school", [0]]);
});

test("of a class that a mark follows, and before girls and boys, the word alone is one", () => {
  expect(read("For college students: Junior, Senior (90 credits)").classes).toEqual([["college", [1, 0]]]);
  expect(read("Awarded to a senior girl of Winchester High School.").classes).toEqual([["high_school", [0]]]);
  expect(read("Awarded to a senior boy of Winchester High School, accepted by a college.").classes).toEqual([
    ["high_school", [0]],
  ]);
});

test("seniors who do not graduate are of a college, and those who will attend one are not", () => {
  const junior = "For a sophomore, junior or non-graduating senior. Must be enrolled in a four-year college.";
  expect(read(junior)).toEqual({ levels: ["bachelor"], classes: [["college", [2, 1, 0]]] });
  expect(read("For non-graduating high school seniors.").levels).toEqual(["high_school"]);
  const senior = "Open to graduating seniors who will attend a four-year college.";
  expect(read(senior)).toEqual({ levels: ["high_school"], classes: [["high_school", [0]]] });
});

test("a high school that the student left does not tell the school of the class", () => {
  const left = "Must have been in a school in Texas at some time (elementary, middle, high school).";
  expect(read(`For a student who is at least a sophomore. ${left}`).levels).toEqual([]);
  expect(read("Must be a junior. Must have graduated from a high school in Ohio.").levels).toEqual([]);
  expect(read("Must be a junior. Must attend a high school in Ohio.").levels).toEqual(["high_school"]);
});

test("graduating students are seniors of a high school, and of any level of a college", () => {
  const senior = "For graduating students from Ohio, chosen by the high school.";
  expect(read(senior)).toEqual({ levels: ["high_school"], classes: [["high_school", [0]]] });
  const college = readEligibility({
    title: "",
    provider: "",
    text: "For a graduating student in the Faculty of Arts.",
  });
  expect(college.facts.academic_level).toEqual(["associate", "bachelor", "master", "doctoral"]);
  expect(college.demands).toContainEqual(expect.objectContaining({ about: "check", kind: "level" }));
  expect(read("For a graduating student in the Faculty of Law.").levels).toEqual([]);
  expect(read("A graduating student gets $500.").levels).toEqual([]);
});

test("the freshmen of a college that names high schools are not theirs", () => {
  const text = "For freshmen in agriculture. Alumni of a high school in Ames are welcome.";
  const { facts } = readEligibility({ title: "", provider: "Iowa State University", text });
  expect(facts.academic_level).not.toContain("high_school");
});

test("freshmen beside all other students are no class of their own", () => {
  const { demands } = readEligibility({
    title: "",
    provider: "",
    text: "Open to college freshmen and transfers as well as current students.",
  });
  expect(demands.map(({ about }) => about)).toEqual(["check"]);
});

test.each([
  ["Must be a graduating high school senior.", ["high_school"], [["high_school", [0]]]],
  ["Be about to finish high school.", ["high_school"], [["high_school", [0]]]],
  ["Students who are completing their final year of secondary school.", ["high_school"], [["high_school", [0]]]],
  ["OPEN TO HIGH SCHOOL SENIORS.", ["high_school"], [["high_school", [0]]]],
  ["Must be a senior in a Massachusetts high school.", ["high_school"], [["high_school", [0]]]],
  ["For graduating seniors.", ["high_school"], [["high_school", [0]]]],
  ["Must be in 11th or 12th grade.", ["high_school"], [["high_school", [1, 0]]]],
  ["Must be in their final year of secondary school.", ["high_school"], [["high_school", [0]]]],
  ["Open to entering freshmen.", ["high_school"], [["high_school", [0]]]],
  ["An undergraduate student entering first year.", ["high_school"], [["high_school", [0]]]],
  ["Open to college juniors and seniors.", ["bachelor"], [["college", [1, 0]]]],
  [
    "Must be a sophomore, junior or senior majoring in accounting.",
    ["associate", "bachelor"],
    [["college", [2, 1, 0]]],
  ],
  ["Freshman through junior students at a college.", ["associate", "bachelor"], [["college", [3, 2, 1]]]],
  ["Must be entering their junior year at a university.", ["bachelor"], [["college", [2, 1]]]],
  ["Open to rising seniors in high school.", ["high_school"], [["high_school", [1, 0]]]],
  [
    "College students of junior standing or above.",
    ["associate", "bachelor", "master", "doctoral"],
    [["college", [1, 0]]],
  ],
])("%s names a class", (text, levels, classes) => {
  expect(read(text)).toEqual({ levels, classes });
});

test("high school seniors and college freshmen are two kinds of students", () => {
  expect(read("Open to high school seniors and college freshmen.")).toEqual({
    levels: ["high_school", "associate", "bachelor"],
    classes: [
      ["high_school", [0]],
      ["college", [3]],
    ],
  });
});

test("the year in which students apply is their class, but not one of which something else is told", () => {
  const levelOf = (text: string) => readEligibility({ title: "", provider: "", text }).facts.academic_level;
  expect(levelOf("College students can apply during their junior year.")).toEqual(["bachelor"]);
  expect(levelOf("The fee is paid during the junior year of college.")).toEqual([]);
});

test.each(["Must be juniors or seniors.", "After the freshman year of college.", "Open to seniors."])(
  "%s leaves the class to check",
  (text) => {
    expect(mentionsOf(standing, text).map(([, meaning]) => meaning)).toEqual([check]);
  },
);

test.each(["Open to senior citizens.", "For junior college students.", "Open to non-freshmen.", "Senior high school."])(
  "%s names no class",
  (text) => {
    expect(mentionsOf(standing, text)).toEqual([]);
  },
);

test.each(["Must be in third year.", "For postdoctoral researchers.", "Faculty members."])(
  "%s is left to check",
  (text) => {
    expect(mentionsOf(schoolYear, text).map(([, meaning]) => meaning)).toEqual([check]);
  },
);

test("any level of study demands nothing", () => {
  expect(mentionsOf(schoolYear, "Open to students at any level of study.")).toEqual([
    ["any level of study", { about: "nothing" }],
  ]);
});

test("a class belongs to the only kind of school that the text names", () => {
  expect(read("Must be a junior or senior. Applicants attend a university.").levels).toEqual(["bachelor"]);
  expect(read("Must be a junior or senior. Applicants attend a high school.").levels).toEqual(["high_school"]);
  expect(read("Must be a junior or senior. Applicants plan to attend a university.").levels).toEqual([]);
});

test.each([
  "Open to students past the sophomore year in college.",
  "Applicants must be beyond their freshman year of college.",
  "College students above sophomore standing may apply.",
])("a year that students are past is none of theirs: %s", (text) => {
  expect(read(text).classes).toEqual([]);
  expect(readEligibility({ title: "", provider: "", text }).demands).toContainEqual(
    expect.objectContaining({ about: "check" }),
  );
});

test.each([
  "Must be a graduating senior of an accredited secondary institution.",
  "For seniors at a secondary educational institution.",
])("a secondary institution is a high school: %s", (text) => {
  expect(read(text)).toEqual({ levels: ["high_school"], classes: [["high_school", [0]]] });
});

test("a post-secondary institution is none", () => {
  expect(read("For juniors at a post secondary institution.").levels).toEqual(["bachelor"]);
});

test.each(["As noted above, high school seniors are eligible.", "As described above, high school seniors may apply."])(
  "what is told above a class is no class that is over: %j",
  (text) => {
    expect(readEligibility({ title: "", provider: "", text }).facts.academic_level).toEqual(["high_school"]);
  },
);

test("each of two classes belongs to the school behind it", () => {
  const { facts, demands } = readEligibility({
    title: "",
    provider: "",
    text: "Must be a senior in high school or a freshman in college.",
  });
  expect(facts.academic_level).toEqual(["high_school", "associate", "bachelor"]);
  expect(demands).toMatchObject([
    { about: "class", of: "high_school", years_left: [0] },
    { about: "class", of: "college", years_left: [3] },
  ]);
});

test("seniors who go on to a graduate or professional school are of a college", () => {
  expect(read("Seniors who are applying to graduate schools.").classes).toEqual([["college", [0]]]);
  expect(read("Graduating seniors who will attend law school.").classes).toEqual([["college", [0]]]);
  expect(read("High school seniors who will attend law school one day.").classes).not.toContainEqual(["college", [0]]);
  expect(read("Seniors bound for college.").classes).toEqual([["high_school", [0]]]);
});
