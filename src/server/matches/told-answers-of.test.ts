import { afterEach, expect, test, vi } from "vitest";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import { toldAnswersOf } from "./told-answers-of.ts";

vi.mock("#domain/search/query/read-query.ts", async (original) => {
  const real = await original<typeof import("#domain/search/query/read-query.ts")>();
  return { ...real, readQuery: vi.fn(real.readQuery) };
});

/** How many sentences were read for somebody with these goals, whose profile was just read. */
function sentencesRead(studentId: string, career_goals: string): number {
  vi.mocked(readQuery).mockClear();
  toldAnswersOf(readStudent({ career_goals }), "2026-11-30", studentId);
  return vi.mocked(readQuery).mock.calls.length;
}

// Before the cache is made, which keeps the clock of then.
vi.hoisted(() => vi.useFakeTimers());
// Nothing is remembered for the next test.
afterEach(() => void vi.advanceTimersByTime(3_600_000));

test("who saves a profile again has only the new sentences read, and nobody has those of others", () => {
  expect(sentencesRead("Ada", "I like math. I served in the Army.")).toBe(2);
  expect(sentencesRead("Ada", "I like math. I served in the Army. I want to teach.")).toBe(1);
  expect(sentencesRead("Ben", "I like math.")).toBe(1);
});

test("a sentence is forgotten when it is taken out of a profile", () => {
  sentencesRead("Ada", "I like math. I served in the Army.");
  sentencesRead("Ada", "I like math.");
  expect(sentencesRead("Ada", "I like math. I served in the Army.")).toBe(1);
});

test("ten minutes after they were read nothing is remembered of a student's sentences", () => {
  sentencesRead("Ada", "I like math.");
  vi.advanceTimersByTime(10 * 60_000 + 1000);
  expect(sentencesRead("Ada", "I like math.")).toBe(1);
});

test("the sentences of 4 MB are remembered, and those read first give way one student after the other", () => {
  const long = `I like ${"math ".repeat(780)}.`;
  vi.mocked(readQuery).mockImplementation(() => ({ constraints: [] }) as unknown as ReturnType<typeof readQuery>);
  const students = Array.from({ length: 800 }, (_, at) => `student ${at}`);
  for (const student of students) sentencesRead(student, long);
  expect(students.slice(-300).map((student) => sentencesRead(student, long))).toEqual(Array(300).fill(0));
  expect(sentencesRead("student 0", long)).toBe(1);
});
