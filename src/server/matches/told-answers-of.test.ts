import { expect, test } from "vitest";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { toldAnswersOf } from "./told-answers-of.ts";

/** How many sentences were read for somebody with these goals, whose profile was just read. */
function sentencesRead(studentId: string, career_goals: string): number {
  let count = 0;
  toldAnswersOf(readStudent({ career_goals }), "2026-11-30", studentId, () => {
    count += 1;
    return [];
  });
  return count;
}

test("who saves a profile again has only the new sentences read, and nobody has those of others", () => {
  expect(sentencesRead("Ada", "I like math. I served in the Army.")).toBe(2);
  expect(sentencesRead("Ada", "I like math. I served in the Army. I want to teach.")).toBe(1);
  expect(sentencesRead("Ben", "I like math.")).toBe(1);
});

test("a sentence is forgotten when it is taken out of a profile", () => {
  sentencesRead("Cem", "I like math. I served in the Army.");
  sentencesRead("Cem", "I like math.");
  expect(sentencesRead("Cem", "I like math. I served in the Army.")).toBe(1);
});

test("the sentences of 4 MB are remembered, and those read first give way one student after the other", () => {
  const long = `I like ${"math ".repeat(780)}.`;
  const students = Array.from({ length: 800 }, (_, at) => `student ${at}`);
  for (const student of students) sentencesRead(student, long);
  expect(students.slice(-300).map((student) => sentencesRead(student, long))).toEqual(Array(300).fill(0));
  expect(sentencesRead("student 0", long)).toBe(1);
});
