import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";
import { tokensOf } from "../text/tokens.ts";
import { age } from "./age.ts";

const read = (text: string) =>
  age({ text, tokens: tokensOf(text), lead: "", part: "text" }).map(({ meaning }) =>
    meaning.about === "demand" && meaning.demand.about === "age" ? [meaning.demand.least, meaning.demand.most] : null,
  );

test.each([
  ["between the ages of 17 and 25", 17, 25],
  ["BETWEEN THE AGES OF 17 AND 25", 17, 25],
  ["age 17 to 25", 17, 25],
  ["citizens between 18 and 28", 18, 28],
  ["students between 13 and 19 years old", 13, 19],
  ["Anyone between 17-25", 17, 25],
  ["for women 30+", 30, 150],
  ["women over 25", 26, 150],
  ["a child between 11 and 18 years", 11, 18],
  ["students under 21 only", 0, 20],
  ["age limit 8-15 years", 8, 15],
  ["age limits: 16 to 19", 16, 19],
  ["age requirement is 16 to 19 years of age", 16, 19],
  ["in the age group of 18 to 25 years", 18, 25],
  ["the age of the applicant should be between 20 and 30 years", 20, 30],
  ["the minimum age is 18 years", 18, 150],
  ["ages 17-25", 17, 25],
  ["aged 17 to 25", 17, 25],
  ["17-25 years old", 17, 25],
  ["aged eighteen (18) years to twenty-nine (29) years", 18, 29],
  ["must be at least 18 years old", 18, 150],
  ["18 or older", 18, 150],
  ["18 years of age or older", 18, 150],
  ["must be at least eighteen years of age", 18, 150],
  ["must be over 50", 51, 150],
  ["be at least 8 and at most 18 years old", 8, 18],
  ["must be at least 17 but not more than 25 years of age", 17, 25],
  ["over the age of 50", 51, 150],
  ["over 21 years of age", 22, 150],
  ["no younger than 21", 21, 150],
  ["students more than 18 years of age", 18, 150],
  ["must not have reached their 26th birthday", 0, 25],
  ["minimum age is 21", 21, 150],
  ["no older than 35", 0, 35],
  ["not older than 35 years", 0, 35],
  ["25 or younger", 0, 25],
  ["age limit: 30", 0, 30],
  ["must be under 30", 0, 29],
  ["under the age of 30", 0, 29],
  ["younger than 36 years of age", 0, 35],
  ["a less than 28-year old citizen", 0, 27],
  ["must be 18 by the start of the program", 18, 150],
  ["must not have reached the age of 40", 0, 39],
  ["must not be older than 27 years", 0, 27],
  ["aged at least 18 years of age", 18, 150],
  ["18+ years old", 18, 150],
  ["artists through age 25", 0, 25],
  ["be 8 to 18 years old", 8, 18],
  ["anyone 16 and up", 16, 150],
  ["maximum age must be 22 years on the closing date", 0, 22],
  ["the upper age limit shall be 45 years", 0, 45],
  ["maximum age at the time of application should be 30 years", 0, 30],
  ["must not have attained the age of 28 years", 0, 27],
  ["who expect to be 18 by the start of the program", 18, 150],
  ["have turned 18", 18, 150],
  ["musicians under 30", 0, 29],
  ["Tribal citizens 18 through 40", 18, 40],
  ["You are between 18 and 24.", 18, 24],
  ["Open to teens 13-18", 13, 18],
  ["Max. age 32", 0, 32],
  ["in grades 9-12 and under 19 years of age", 0, 18],
])("%s is an age", (text, least, most) => {
  expect(read(text)).toEqual([[least, most]]);
});

test("an age of today stands behind what was", () => {
  expect(read("Youth who were in foster care and are between ages 17 and 24")).toEqual([[17, 24]]);
});

test("two bounds of one clause are one range", () => {
  expect(read("be at least 21 years of age, and not over 30")).toEqual([[21, 30], null]);
  expect(read("be at least 15 but not yet 19 years old")).toEqual([[15, 18], null]);
});

test("an age may stand after a colon", () => {
  const after = (lead: string, text: string) => age({ text, tokens: tokensOf(text), lead, part: "text" });
  const of = (least: number, most: number) => [
    { from: 0, to: 1, meaning: { about: "demand", demand: { about: "age", least, most } } },
  ];
  expect(after("Minimum age", "18")).toEqual(of(18, 150));
  expect(after("Age limit", "35")).toEqual(of(0, 35));
  expect(after("Age requirement", "minimum 50")[0]?.meaning).toEqual(of(50, 150)[0]?.meaning);
  expect(after("Age", "under 30")[0]?.meaning).toEqual(of(0, 29)[0]?.meaning);
  expect(after("Deadline", "18")).toEqual([]);
});

test.each([
  "a less than 28 credit load",
  "at least 24 credit hours",
  "over 30 awards a year",
  "an ATAR of 70 or above",
  "with a child under 18",
  "committed to serving youths aged 16-25",
  "has lived in Ohio since age 12",
  "a GPA of 3.0 and above",
  "under 18 or over 60 years of age",
  "Have one or more children 12 years or younger.",
  "Our 50-year-old foundation",
])("%s is no age of the student", (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  "Children must be between the ages of 16 and 22.",
  "Under 30 for a master's degree, 35 for a PhD.",
  "Age limit 30, 35 for PhD.",
  "Age limit is 28, 32 for teachers.",
  "Age limit 30 to 31 December 2027.",
  "not less than 18 years of experience",
  "The place must be at least 50 kilometres away.",
  "students from 15 to 20 countries",
  "no more than 20 stories per entry should be included",
  "Applicants under 18 must have parental consent.",
  "Students over 25 need two references.",
  "You must be 25 or over and returning to college, or a single mother of any age.",
  "Youth who were in custody for nine months between ages 16 and 18.",
])("%j is no age of all applicants", (text) => {
  expect(read(text)).toEqual([]);
});

test("of ages that different students have the widest counts", () => {
  expect(read("One is open to those from age 18 to 23, the other to women age 24 and over.")[0]).toEqual([18, 150]);
});

test("of two least ages the lower counts", () => {
  const { demands } = readEligibility({ title: "", provider: "", text: "Women over 50 and men over 60 may apply." });
  expect(demands).toContainEqual(expect.objectContaining({ about: "age", least: 51 }));
});

test.each([
  ["The maximum age is 35 years as on the closing date.", 0, 35],
  ["The maximum age is 40 years in July of the current year.", 0, 40],
  ["Applicants should not be older than 35 years on 1 January 2025.", 0, 35],
  ["The upper age limit is 28 years as on 1st July of the year of application.", 0, 28],
])("the day on which the age counts leaves nothing to check: %s", (text, least, most) => {
  const { demands } = readEligibility({ title: "Award", provider: "Fund", text });
  expect(demands).toEqual([expect.objectContaining({ about: "age", least, most })]);
});

test("a grade behind the start of a program is none of its days", () => {
  const text = "Must be under 18 at the start of the program 3) 3.0 GPA.";
  expect(readEligibility({ title: "Award", provider: "Fund", text }).facts.gpa_requirement).toBe(3);
});

test("a place behind an age is none of its days", () => {
  const { demands } = readEligibility({
    title: "Award",
    provider: "Fund",
    text: "Applicants must be under 25 in Ohio.",
  });
  expect(demands).toContainEqual(expect.objectContaining({ about: "check" }));
});

test("a percentile is no age", () => {
  expect(read("students above the 80th percentile")).toEqual([]);
});

test("children of members who apply have an age, and those beside a spouse or of parents have none", () => {
  const agesIn = (text: string) =>
    readEligibility({ title: "", provider: "", text }).demands.flatMap((each) =>
      each.about === "age" ? [each.most] : [],
    );
  expect(agesIn("X. Only unmarried children under age 23 of active duty military personnel may apply.")).toEqual([22]);
  expect(agesIn("X. Must be spouses or children under age 26 of veterans.")).toEqual([]);
  expect(agesIn("X. Open to parents with children under age 5 of any gender.")).toEqual([]);
});

test("an age in brackets that begin with 'for' is one of some", () => {
  const text = "The applicant or a parent is a Singapore citizen (for applicants below 21 years old).";
  const { demands } = readEligibility({ title: "Award", provider: "Fund", text });
  expect(demands.filter(({ about }) => about === "age")).toEqual([]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "alternative" }));
});

test.each([
  ["The lowest age is 16.", [[16, 150]]],
  ["The upper age is 30.", [[0, 30]]],
  ["Upper age: 30", [[0, 30]]],
  ["There is no upper age.", []],
])("a bound by any of its names limits who may apply: %s", (text, bounds) => {
  const { demands } = readEligibility({ title: "", provider: "", text: `X. ${text}` });
  expect(demands.flatMap((each) => (each.about === "age" ? [[each.least, each.most]] : []))).toEqual(bounds);
});

test.each(["There is no maximum age of 35.", "No age limit of 35 applies."])("%s limits nobody", (text) => {
  expect(read(text)).toEqual([]);
});
