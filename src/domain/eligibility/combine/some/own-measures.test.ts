import fc from "fast-check";
import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const kinds = (text: string) => read(text).demands.map(({ about }) => about);

test.each([
  "Age limit 30 years (women: one year more).",
  "Must be under 30; one year more for women.",
  "Applicants must be under 35 (mothers: plus one year per child).",
  "Must be under 40. The age limit may be extended for mothers.",
  "Must be no older than 25. Relaxable by five years for some castes.",
])("an age that some may pass is left to check, and nobody is asked to be one of them: %s", (text) => {
  expect(new Set(kinds(`Open to undergraduates. ${text}`))).toEqual(new Set(["check"]));
  expect(read(text).facts.groups).toEqual([]);
});

test("an award or a deadline that is extended leaves the age as it is", () => {
  expect(kinds("Must be under 30. The deadline was extended to May 1.")).toContain("age");
  expect(kinds("Must be under 30. The award may be extended by one year.")).toContain("age");
});

const persons = fc.constantFrom("women", "veterans", "students with disabilities", "single mothers", "athletes");
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const runs = { numRuns: 60 };

test("a lower grade of some is the lowest that may be, and nobody is asked to be one of them", () => {
  const frames = fc.constantFrom(
    (who: string) => `A 3.0 GPA (2.8 for ${who}).`,
    (who: string) => `GPA 3.0 (${who}: 2.8).`,
    (who: string) => `A 3.0 GPA, or 2.8 for ${who}.`,
    (who: string) => `A 3.0 GPA; ${who} need a 2.8.`,
    (who: string) => `The minimum GPA is 3.0. It may be lowered to 2.8 for ${who}.`,
    (who: string) => `Must have a 3.0 GPA. For ${who}, a 2.8 is required.`,
    (who: string) => `GPA 3.0. ${capital(who)}: 2.8.`,
  );
  fc.assert(
    fc.property(persons, frames, (who, frame) => {
      const { facts, demands } = read(frame(who));
      expect([facts.gpa_requirement, facts.groups]).toEqual([2.8, []]);
      expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "grades" }));
    }),
    runs,
  );
});

test("an age, income, score or load that some need not have is left to check", () => {
  const frames = fc.constantFrom(
    (who: string) => `Age limit 30 years (${who}: 32).`,
    (who: string) => `Must be under 30 (32 for ${who}).`,
    (who: string) => `Must be under 30. For ${who} the limit is 32.`,
    (who: string) => `Family income under $60,000 (${who}: $70,000).`,
    (who: string) => `Must study full-time; ${who} may study part-time.`,
    (who: string) => `SAT of 1200 (1100 for ${who}).`,
  );
  fc.assert(
    fc.property(persons, frames, (who, frame) => {
      const { facts } = read(frame(who));
      expect([facts.groups, facts.gpa_requirement]).toEqual([[], null]);
      expect(new Set(kinds(frame(who)))).toEqual(new Set(["check"]));
    }),
    runs,
  );
});

test("another place for some in brackets is no place of all, and rules nobody out", () => {
  const { facts, demands } = read("Must live in Ohio (Iowa for veterans).");
  expect([facts.location_restrictions, facts.groups]).toEqual([["OH"], []]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "doubtful", criterion: "residence" }));
});

test.each([
  ["of another measure", "Must be under 30. Women must have a 3.0 GPA.", "age"],
  ["of a later day", "Must be under 30. Recipients have 60 days to accept.", "age"],
  ["of a further year of money", "Must be under 30. May reapply for one additional year of funding.", "age"],
  ["that each name their students", "Must be under 30. Seniors need a 3.0 GPA, sophomores a 2.5.", "age"],
])("words %s leave a demand as it is", (_, text, about) => {
  expect(kinds(text)).toContain(about);
});

test("grades that each name their students, behind a word in brackets, are of all who may apply", () => {
  const { facts } = read("Have a grade point average (GPA) of 2.5 for undergraduates or 3.0 for graduates.");
  expect([facts.gpa_requirement, facts.academic_level]).toEqual([2.5, ["associate", "bachelor", "master", "doctoral"]]);
});

test("a field that is called an extension changes no measure", () => {
  const { facts } = read("Full-time graduate students in law, capacity development & Extension, and planning.");
  expect([facts.academic_level, facts.field_of_study.includes("Law")]).toEqual([["master", "doctoral"], true]);
});

test.each([
  ["This offer is extended to high school seniors in Texas with a GPA of 3.5.", 3.5, ["TX"]],
  ["Eligibility is extended to residents of Iowa with a GPA of 2.5.", 2.5, ["IA"]],
  ["Applicants must be US citizens with extended family in Ohio and have a 3.0 GPA.", 3, []],
  ["Must have a 2.5 GPA, live in Texas, and have raised $500 for charity.", 2.5, ["TX"]],
  ["Must be women who raised children and have a GPA of 3.0.", 3, []],
  ["Must have been raised by a single parent and have a 3.0 GPA.", 3, []],
  ["Must have a 3.0 GPA and have been raised by a single parent.", 3, []],
])("what is extended or raised besides a measure leaves the requirements beside it: %s", (text, gpa, states) => {
  const { facts, demands } = read(text);
  expect([facts.gpa_requirement, facts.location_restrictions]).toEqual([gpa, states]);
  expect(demands).not.toContainEqual(expect.objectContaining({ kind: "grades" }));
});

test.each([
  ["Income below $60,000. The application fee is waived for those with an income below $30,000.", "income"],
  ["SAT of 1200. Scholarship amounts are raised for students with an SAT of 1400.", "test_scores"],
  ["Must be under 30. The deadline is extended for students over 25.", "age"],
])("a fee, a sum or a day that changes for some frees nobody of a demand: %s", (text, about) => {
  expect(kinds(text)).toContain(about);
});

test.each([
  "Must have a 3.2 GPA. The GPA requirement is waived for veterans.",
  "Must have a 3.2 GPA. The minimum GPA may be reduced by half a point for veterans.",
  "Must have a 3.2 GPA, which may be waived for veterans.",
])("a grade that is waived for some stays told, and rules nobody out: %s", (text) => {
  const { facts, demands } = read(text);
  expect([facts.gpa_requirement, facts.groups]).toEqual([3.2, []]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "doubtful", criterion: "gpa" }));
});

test("what stands before a grade that may be waived is demanded", () => {
  const { facts } = read("Must live in Texas and have a 3.2 GPA, which may be waived for veterans.");
  expect([facts.location_restrictions, facts.groups]).toEqual([["TX"], []]);
});
