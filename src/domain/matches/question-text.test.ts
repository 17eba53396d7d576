import { expect, test } from "vitest";
import { profileQuestions } from "../profile/questions.ts";
import { impactText, questionText } from "./question-text.ts";

const asking = (field: string) => {
  const question = profileQuestions[field];
  return question && questionText(question, question);
};

test("an answer is asked for in a sentence", () => {
  expect(asking("field_of_study")).toBe("Tell us your field of study");
  expect(asking("gpa")).toBe("Tell us your GPA");
  expect(asking("demographics.lgbtq")).toBe("Are you LGBTQ+?");
});

test("what it settles is counted, with the dollars where there are some", () => {
  expect(impactText({ scholarships: 1, dollars: 0 })).toBe("1 open scholarship");
  expect(impactText({ scholarships: 1200, dollars: 14_500 })).toBe("1,200 open scholarships, $14,500");
});
