import { expect, test } from "vitest";
import { mentionsOf } from "#tests/support/meanings-of.ts";
import { readEligibility } from "../read-eligibility.ts";
import { grades } from "./grades.ts";
import { merits } from "./merit.ts";

const leastOf = (text: string) =>
  mentionsOf(grades, text).flatMap(([, meaning]) => (meaning.about === "gpa" ? [meaning.least] : []));
const kindsOf = (text: string) =>
  [...mentionsOf(grades, text), ...mentionsOf(merits, text)].flatMap(([, meaning]) =>
    meaning.about === "demand" && meaning.demand.about === "check" ? [meaning.demand.kind] : [],
  );

test.each([
  ["Minimum GPA of 3.0.", 3],
  ["MINIMUM GPA OF 3.0 REQUIRED.", 3],
  ["Must have a 3.25 GPA or higher on a 4.0 scale.", 3.25],
  ["A minimum cumulative grade point average of at least 2.75.", 2.75],
  ["Must have a cumulative G.P.A. of 3.0/4.0 or better.", 3],
  ["Have a GPA of no lower than 3.2.", 3.2],
  ["Must meet the minimum GPA requirements of 2.75.", 2.75],
  ["3.5 minimum high school GPA.", 3.5],
  ["GPA: 3.5", 3.5],
  ["A grade point average (GPA) of 2.5 or above.", 2.5],
  ["Must have a B average or better.", 3],
  ["Must have a GPA of B or better.", 3],
  ["Must have a grade point average of 3.0 (B) or better.", 3],
  ["Must have at least a B+ average.", 3.3],
  ["An average of A- or higher.", 3.7],
  ["A C average is required.", 2],
  ["GPA of A or B.", 3],
  ["GPA of B or A.", 3],
  ["With a minimum 3.0 average.", 3],
  ["A minimum cumulative GPA of 3.0-4.0.", 3],
  ["A minimum GPA of 3.5 (out of 4.0) or 4.5 (out of 5.0).", 3.5],
  ["Must have earned a 3.0 or higher.", 3],
  ["Cumulative 3.25.", 3.25],
  ["A 2.75 overall.", 2.75],
  ["A GPA of at least 2.5 on a 4.0 scale or a 4.5 on a 6.0 scale.", 2.5],
  ["Maintain a 2.5 GPA and demonstrate leadership while holding an office.", 2.5],
  ["Minimum GPA achieved should be 3.0 (on a 4.0 scale).", 3],
  ["Have a 3.75 GPA, rank in the 90th percentile.", 3.75],
  ["At least a 3.5 QPA.", 3.5],
  ["An average of not less than 3.2 out of 4.", 3.2],
  ["A 3.5 GPA in the major and a 3.1 overall (4.0 scale).", 3.1],
  ["A 3.2 average in engineering courses and at least a 3.0 overall.", 3],
  ["Business major with a minimum 2.5 GPA.", 2.5],
  ["Have a 3.0 GPA in all college coursework.", 3],
  ["Must be a B student.", 3],
  ["Have a minimum 3.0 GPA to qualify for this renewable award.", 3],
])("%s demands a grade point average", (text, least) => {
  expect(leastOf(text)).toEqual([least]);
});

test.each([
  ["A 4.0 on a 5.0 scale GPA."],
  ["A GPA of 6.5."],
  ["A CGPA of 7.5 on a 10-point scale."],
  ["Must have a GPA below 3.0."],
  ["GPA between 2.5 and 3.5."],
  ["Applicants must have a cumulative GPA no higher than 3.0."],
  ["Must have a GPA not above 3.0."],
  ["Must have a GPA not exceeding 3.0."],
  ["Must have a GPA no greater than 3.5."],
  ["Must have a 3.0 GPA or lower."],
  ["Your GPA must be 3.3 or below."],
  ["GPA: 2.0-2.9"],
  ["Must be in the top 10% of their class."],
  ["Must have an 80% average."],
  ["A GPA is required."],
  ["A minimum 3.0 science GPA."],
  ["A departmental GPA of 3.25."],
  ["A GPA of 3.5 or above in education."],
  ["An honor roll student."],
  ["A minimum GPA or class rank must be stated."],
])("%s is left to check", (text) => {
  expect(leastOf(text)).toEqual([]);
  expect(new Set(kindsOf(text))).toEqual(new Set(["grades"]));
});

test("of two averages in one clause the lower is demanded and the other left to check", () => {
  const text = "A 3.0 overall GPA and a 3.2 GPA in the major.";
  expect(leastOf(text)).toEqual([3]);
  expect(kindsOf(text)).toContain("grades");
});

test("an average to renew the scholarship is no condition for applying", () => {
  expect(leastOf("Students must maintain a 3.0 GPA to renew the award.")).toEqual([]);
});

test("an average to apply counts beside one to renew", () => {
  expect(leastOf("A minimum GPA of 3.0 is required and students must maintain a 2.5 GPA for renewal.")).toEqual([3]);
});

test.each(["excellent high school grades", "an average of 90 per cent", "a distinction grade average"])(
  "%s is a grade to check",
  (text) => {
    expect(kindsOf(`Must have ${text}.`)).toContain("grades");
  },
);

test.each(["in good academic standing", "an outstanding academic record", "demonstrate academic excellence"])(
  "%s demands merit",
  (text) => {
    expect(kindsOf(`Must be or have ${text}.`)).toContain("merit");
  },
);

test.each(["Awarded to outstanding students.", "Awarded on the basis of academic merit."])(
  "%s demands no merit to check",
  (text) => {
    expect(kindsOf(text)).toEqual([]);
  },
);

test.each([
  ["GPA: 3.2 minimum", 3.2],
  ["Minimum GPA: 2.75 - 4.0", 2.75],
  ["GPA Requirement: 2.5", 2.5],
  ["Minimum GPA\n3.25\nMinimum age\n18", 3.25],
  ["Cumulative GPA: 3.25 (no grades of F) on 24 credit hours", 3.25],
])("%j has its number behind the heading", (text, least) => {
  expect(readEligibility({ title: "", provider: "", text }).facts.gpa_requirement).toBe(least);
});

test.each(["An average of 85 or higher", "Overall percentage of 70%", "A 2:1 in their undergraduate degree"])(
  "%s is left to check",
  (text) => {
    expect(kindsOf(text)).toEqual(["grades"]);
  },
);

test.each(["An AP score of 3.5 or above.", "Must have an IELTS of 3.5 or better."])("%s is no average", (text) => {
  expect(leastOf(text)).toEqual([]);
});

test("a grade that is only preferred is no minimum", () => {
  expect(leastOf("GPA of 3.0 preferred for freshmen.")).toEqual([]);
});

test.each([
  ["A 3.0 GPA is required (2.5 for students with disabilities).", 2.5],
  ["A GPA of at least 2.75 (3.0 for engineering majors).", 2.75],
])("of grades for different students the lowest counts, and the others are left to check: %s", (text, least) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect([facts.gpa_requirement, facts.groups, facts.field_of_study]).toEqual([least, [], []]);
  expect(demands).toEqual([{ about: "check", kind: "grades", quote: text }]);
});

test("a grade that recipients keep is none that they need before", () => {
  expect(leastOf("Recipients must maintain a 2.0 GPA.")).toEqual([]);
  expect(leastOf("It goes on for a recipient who maintains a 3.0 GPA.")).toEqual([]);
  expect(leastOf("Recipients must have a 3.0 GPA.")).toEqual([3]);
  expect(leastOf("Winners are students who maintain a 3.5 GPA.")).toEqual([3.5]);
  expect(leastOf("As a scholarship recipient, students must maintain a 2.8 GPA.")).toEqual([]);
  expect(leastOf("Applicants must maintain a 3.0 GPA.")).toEqual([3]);
});

test.each([
  ["a 2.7 out of a 4.0 grade point average", 2.7],
  ["2.75 on a 4.0 grade point average", 2.75],
  ["a grade point average of 3.2 out of a possible 4.0", 3.2],
  ["a minimum of a 4.0 GPA", 4],
])("the scale of %j is no grade", (text, least) => {
  expect(leastOf(text)).toEqual([least]);
});

test("a range of grades is left to check, and so is a higher minimum beside it", () => {
  expect(leastOf("Students with a 2.5-3.5 GPA may apply.")).toEqual([]);
  expect(leastOf("GPA 2.5-3.0 for high school seniors, minimum GPA 3.0 for college students.")).toEqual([]);
  expect(leastOf("Minimum GPA of 3.0 (2.5-3.0 preferred for nurses).")).toEqual([]);
  expect(leastOf("Must have a GPA of 3.0/4.0.")).toEqual([3]);
});

test("a few words may say which average a minimum is of", () => {
  expect(leastOf("Must have a minimum 3.7 HOPE calculated (core courses) grade point average.")).toEqual([3.7]);
  expect(leastOf("Must have a 2.8 on a 4-point scale.")).toEqual([2.8]);
  expect(leastOf("Must have a minimum 3.7 rating and a grade point average.")).toEqual([]);
});

test("the average of some applicants is left to check", () => {
  const text = "For transfer students, a minimum GPA of 3.0 is required.";
  expect(leastOf(text)).toEqual([]);
  expect(kindsOf(text)).toContain("grades");
});

test("continuing students apply, and their grade is none that winners keep", () => {
  const text = "A high school GPA of 3.25 (entering freshmen) or a college GPA of 2.75 (continuing students).";
  expect(readEligibility({ title: "", provider: "", text }).facts.gpa_requirement).toBe(2.75);
});

test.each([
  ["Submit an official transcript (minimum GPA 3.5).", 3.5],
  ["Applicants must provide a copy of a transcript with a minimum 3.0 GPA.", 3],
  ["Attach your grades, which show at least a 2.75 GPA.", 2.75],
  ["Submit a transcript if your GPA is at least 3.0.", null],
  ["Recipients must send a transcript with a GPA of at least 2.5.", null],
  ["Submit transcripts that show a minimum 2.5 GPA each semester.", null],
])("the least grade that a transcript must show is demanded: %s", (text, least) => {
  expect(readEligibility({ title: "", provider: "", text: `For students. ${text}` }).facts.gpa_requirement).toBe(least);
});

test("scholastic standing is an average where a number of points is asked of it", () => {
  const least = (text: string) => readEligibility({ title: "", provider: "", text }).facts.gpa_requirement;
  expect(least("Scholastic standing must be at least 3.0 on a scale where 4.0 is perfect.")).toBe(3);
  expect(least("Must be in good scholastic standing with at least 12 credits.")).toBe(null);
});
