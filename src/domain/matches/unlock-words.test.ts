import { expect, test } from "vitest";
import { profileQuestions } from "../profile/questions.ts";
import { askingWords, settledWords } from "./unlock-words.ts";

const asking = (field: string) => {
  const question = profileQuestions[field];
  return question && askingWords(question, question);
};

test("an answer is asked for in a sentence", () => {
  expect(asking("field_of_study")).toBe("Tell us your field of study");
  expect(asking("gpa")).toBe("Tell us your GPA");
  expect(asking("demographics.lgbtq")).toBe("Are you LGBTQ+?");
});

test("what it settles is counted, with the dollars where there are some", () => {
  expect(settledWords({ awards: 1, dollars: 0 })).toBe("1 open award");
  expect(settledWords({ awards: 1200, dollars: 14_500 })).toBe("1,200 open awards, $14,500");
});
