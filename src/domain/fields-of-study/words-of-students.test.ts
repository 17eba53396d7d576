import { expect, test } from "vitest";
import { resolveField } from "./resolve-field.ts";
import { wordsOfStudents } from "./words-of-students.ts";

test("each field that students' words name is known, so that what is for a wider one is found", () => {
  const unknown = wordsOfStudents.filter(([, name]) => {
    const { codes } = resolveField(name);
    return codes.length === 0 || codes.some((code) => code.startsWith("~"));
  });
  expect(unknown).toEqual([]);
});
