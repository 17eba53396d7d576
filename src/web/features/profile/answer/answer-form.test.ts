import { expect, test } from "vitest";
import { questionPaths } from "#domain/profile/question-paths.ts";
import { profileQuestions } from "#domain/profile/questions.ts";
import { answerQuestion } from "./answer-form.ts";

test("a typed number is saved as a number", () => {
  expect(answerQuestion("gpa", " 3.6 ")).toEqual({ ok: true, changes: { gpa: 3.6 } });
});

test("an amount is read as people write it", () => {
  expect(answerQuestion("annual_family_income", "$42,000")).toEqual({
    ok: true,
    changes: { annual_family_income: 42_000 },
  });
});

test.each(["$", "$,", "30,50", "1,2000", ",500", "4,00,000"])("%s is no amount", (typed) => {
  expect(answerQuestion("annual_family_income", typed)).toEqual({
    ok: false,
    message: "Income is a number, such as 45000.",
  });
});

test.each<[string, number]>([
  ["0", 0],
  ["$ 1,250,000.50", 1_250_000.5],
  ["42 000", 42_000],
])("%s is the amount %d", (typed, annual_family_income) => {
  expect(answerQuestion("annual_family_income", typed)).toEqual({ ok: true, changes: { annual_family_income } });
});

test("a date of birth that cannot be saved has an error before it is sent", () => {
  expect(answerQuestion("date_of_birth", "2999-01-01")).toEqual({
    ok: false,
    message: "This day is in the future. Check the year.",
  });
});

test("a grade on another scale is saved as given", () => {
  expect(answerQuestion("gpa", "85", "100")).toEqual({ ok: true, changes: { gpa_given: "85", gpa_scale: "100" } });
});

test("an answer about the student changes no other answer", () => {
  expect(answerQuestion("demographics.gender", "woman")).toEqual({
    ok: true,
    changes: { demographics: { gender: "woman" } },
  });
});

test("no is an answer", () => {
  expect(answerQuestion("demographics.military", "no")).toEqual({
    ok: true,
    changes: { demographics: { military: false } },
  });
});

test("an invalid answer has an error", () => {
  expect(answerQuestion("gpa", "5")).toEqual({ ok: false, message: "GPA is a number from 0 to 4." });
  expect(answerQuestion("gpa", "good")).toEqual({ ok: false, message: "GPA is a number from 0 to 4." });
  expect(answerQuestion("citizenship_status", "martian")).toMatchObject({ ok: false });
});

test("an empty answer or an unknown question changes nothing", () => {
  expect(answerQuestion("gpa", "  ")).toMatchObject({ ok: false });
  expect(answerQuestion("user_id", "someone")).toMatchObject({ ok: false });
});

test("a list is typed one entry a line", () => {
  expect(answerQuestion("intended_colleges", "University of California, Davis\n\n Rice University ")).toEqual({
    ok: true,
    changes: { intended_colleges: ["University of California, Davis", "Rice University"] },
  });
});

test("countries of citizenship are saved by code", () => {
  expect(answerQuestion("citizenship_countries", "Mexico\nUnited Kingdom")).toEqual({
    ok: true,
    changes: { citizenship_countries: ["MX", "GB"] },
  });
});

test("every answer that a sponsor may require has a question", () => {
  expect(Object.keys(profileQuestions).sort()).toEqual([...questionPaths].sort());
});

test("every offered choice can be saved", () => {
  for (const [path, { input }] of Object.entries(profileQuestions)) {
    if (input.kind !== "choice") continue;
    for (const { value } of input.options) expect(answerQuestion(path, value)).toMatchObject({ ok: true });
  }
});
