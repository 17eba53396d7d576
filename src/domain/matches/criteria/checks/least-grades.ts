import type { Student } from "../student.ts";

/** The least GPA, SAT and ACT that a sponsor's words name; null where they name none. */
export type LeastGrades = { gpa: number | null; sat: number | null; act: number | null };

const decimal = /\b[1-4]\.\d{1,2}\b/g;
const number = /\b\d{2,4}\b/g;

/** "A GPA below 3.0", but not "no lower than 3.0". */
const highest = /(?<!\b(?:no|not) )\b(?:below|under|lower|less)\b|\bno (?:more|higher|greater) than\b|\bat most\b/i;

/** "A GPA of at least 3.0, or an ACT score of at least 21". Of several numbers the smallest counts. */
export function leastGradesIn(quote: string): LeastGrades | null {
  if (highest.test(quote)) return null;
  const grades = {
    gpa: /\bGPA\b|\bgrade point\b/i.test(quote) ? leastIn(quote, decimal, [1, 4]) : null,
    sat: quote.includes("SAT") ? leastIn(quote, number, [400, 1600]) : null,
    act: quote.includes("ACT") ? leastIn(quote, number, [10, 36]) : null,
  };
  return grades.gpa === null && grades.sat === null && grades.act === null ? null : grades;
}

function leastIn(quote: string, pattern: RegExp, [from, to]: readonly [number, number]): number | null {
  const numbers = (quote.match(pattern) ?? []).map(Number).filter((each) => each >= from && each <= to);
  return numbers.length === 0 ? null : Math.min(...numbers);
}

/** Whether all that is named is above what the student has. What they did not tell may be enough. */
export function isBelow({ profile }: Student, { gpa, sat, act }: LeastGrades): boolean {
  const stands = [
    [gpa, profile.gpa],
    [sat, profile.sat_score],
    [act, profile.act_score],
  ] as const;
  return stands.every(([least, own]) => least === null || (own != null && own < least));
}
