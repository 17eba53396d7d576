import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "Grant", provider: "", text });
const studyIn = (text: string) => read(text).demands.filter(({ about }) => about === "study_in");

test("what the residents of one state must do is left to check to those of another", () => {
  const text =
    "Residents of Ohio attending any accredited college; residents of Iowa attending a college in Iowa with a 3.0 GPA.";
  const { facts, demands } = read(text);
  expect(facts.location_restrictions).toEqual(["OH", "IA"]);
  expect(studyIn(text)).toEqual([]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "alternative" }));
  expect(demands).toContainEqual(expect.objectContaining({ about: "doubtful", criterion: "gpa" }));
});

test("of two grades for two states the lower is read, and the other left to check", () => {
  const { facts, demands } = read("Residents of Ohio with a 3.0 GPA; residents of Iowa with a 3.5 GPA.");
  expect(facts.gpa_requirement).toBe(3);
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "alternative" }));
});

test("what is demanded of both, or elsewhere, is demanded", () => {
  expect(studyIn("Residents of Ohio studying in Iowa; residents of Utah studying in Iowa.")).toHaveLength(2);
  expect(studyIn("Residents of Ohio. Must attend a college in Iowa.")).toHaveLength(1);
});
