import { expect, test } from "vitest";
import { readEssay } from "./essay.ts";

test.each<[string, boolean | null]>([
  ["No essay is required.", false],
  ["No minimum GPA, resume or essay required.", false],
  ["Apply in two minutes without an essay.", false],
  ["An essay is not required.", false],
  ["Submit an essay of 500 words.", true],
  ["For students of nursing.", null],
  ["There is no long essay to write.", null],
  ["No late essays will be accepted.", null],
  ["No essay will be returned.", null],
  ["Applications without an essay will not be read.", null],
  ["No essay is required at first. Finalists submit an essay on service.", null],
])("%s asks for an essay: %s", (text, expected) => {
  expect(readEssay(text)).toBe(expected);
});
