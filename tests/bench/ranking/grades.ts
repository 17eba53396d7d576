import { readFileSync } from "node:fs";

/** One pair with the grades of one reader or two, 0 to 3. `key` is the scholarship's key of `scholarshipKey`. */
export type Grades = { student: string; key: string; a: number; b?: number };
export type TwoGrades = Grades & { b: number };

export const isGradedTwice = <G extends Grades>(grades: G): grades is G & TwoGrades => grades.b !== undefined;
export const gradeOf = ({ a, b = a }: Grades): number => (a + b) / 2;

export function gradesOf(half: "dev" | "held"): Grades[] {
  const file = new URL(`../gold/ranking-${half}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Grades); // written by us in this shape
}
