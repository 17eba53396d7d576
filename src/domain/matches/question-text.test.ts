import { expect, test } from "vitest";
import { impactText, ownQuestionText, questionText } from "./question-text.ts";
import { wordsOf } from "./top-question.ts";

const textFor = (field: string, impact: { scholarships: number; dollars: number }) =>
  questionText({ field, ...wordsOf(field), ...impact });

test("the sentence names the answer to add and its impact", () => {
  const impact = { scholarships: 56, dollars: 728_895 };
  expect(textFor("field_of_study", impact)).toBe(
    "Add your field of study to check 56 more scholarships (up to $728,895).",
  );
  expect(textFor("gpa", impact)).toBe("Add your GPA to check 56 more scholarships (up to $728,895).");
  expect(textFor("demographics.lgbtq", { scholarships: 1, dollars: 0 })).toBe(
    "Are you LGBTQ+? Your answer helps check 1 more scholarship.",
  );
});

test("the question of one scholarship counts no others", () => {
  expect(ownQuestionText(wordsOf("intended_colleges"))).toBe("Add your intended colleges to check this scholarship.");
  expect(ownQuestionText(wordsOf("demographics.lgbtq"))).toBe(
    "Are you LGBTQ+? Your answer helps check this scholarship.",
  );
});

test("the dollars show where there are some", () => {
  expect(impactText({ field: "gpa", scholarships: 1, dollars: 0 })).toBe("1 more scholarship");
  expect(impactText({ field: "gpa", scholarships: 1200, dollars: 14_500 })).toBe(
    "1,200 more scholarships (up to $14,500)",
  );
});

test("a question whose answer fits few of those that wait says whose they are, without a sum", () => {
  expect(textFor("intended_colleges", { scholarships: 466, dollars: 452_663 })).toBe(
    "Add your intended colleges to check which of 466 scholarships for students of certain colleges you may apply for.",
  );
  expect(impactText({ field: "county", scholarships: 1, dollars: 500 })).toBe(
    "whether 1 scholarship for people in certain counties fits you",
  );
});
