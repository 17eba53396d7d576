import { expect, test } from "vitest";
import { readEligibility } from "./read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const nobody = read("The fund was founded in 1990.").facts;

test.each([
  "You do not need to be a veteran to apply.",
  "You don't have to be a nursing major.",
  "Applicants are not required to be Catholic.",
  "Applicants aren't required to be members of the club.",
  "You do not have to live in Texas.",
  "No need to be a U.S. citizen.",
  "Applicants do not need to be high school seniors.",
  "Applicants do not have to attend Ohio State University.",
  "You need not be under 25.",
  "You will be asked whether you are a U.S. citizen.",
])("%j demands nothing", (text) => {
  const { facts, demands } = read(text);
  expect([facts, demands]).toEqual([nobody, []]);
});

test("who is free of something is not asked to be one, unless the clause is about them", () => {
  expect(read("Veterans do not have to pay a fee.").facts.groups).toEqual([]);
  expect(read("Open to women, who do not have to pay a fee.").facts.groups).toEqual(["women"]);
  expect(read("The prize honors women, you do not have to be a student.").facts.groups).toEqual(["women"]);
  expect(read("Veterans may apply, applicants do not have to pay a fee.").facts.groups).toEqual(["military"]);
});

test("what is demanded behind 'but' and 'and you' counts", () => {
  expect(read("You do not need to be a member, but you must live in Ohio.").facts.location_restrictions).toEqual([
    "OH",
  ]);
  expect(read("You need not be a member and have to live in Ohio.").facts.location_restrictions).toEqual(["OH"]);
  expect(read("You need not be a citizen, and you need to live in Ohio.").facts.location_restrictions).toEqual(["OH"]);
  expect(read("Applicants need not be Catholic but must be women.").facts.groups).toEqual(["women"]);
});

test("what was removed is the requirement, and not whom it is about", () => {
  const { facts } = read("The requirement is that the student was removed from the home and placed in foster care.");
  expect(facts.groups).toEqual(["foster"]);
  expect(read("The requirement of a 3.3 GPA has been removed.").facts.gpa_requirement).toBeNull();
});

test.each([
  ["60%", []],
  ["100%", ["military"]],
  ["One hundred percent", ["military"]],
  ["All", ["military"]],
])("%s of the awards for some: a share leaves the rest to others, and the whole does not", (share, groups) => {
  const { facts } = read(
    `${share} of the awards go to students of the following groups:\n- Veterans\n- Nursing majors`,
  );
  expect(facts.groups).toEqual(groups);
});
