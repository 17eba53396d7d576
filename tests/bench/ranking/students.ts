import { readFileSync } from "node:fs";
import type { ProfileChanges } from "#domain/profile/profile.ts";

/** An invented student: `held` ones are not looked at while the formula is made. What the profile leaves out was not answered. */
type RankingStudent = { name: string; half: "dev" | "held"; about?: string; profile: ProfileChanges };

/** More than a hundred invented students, unlike each other, by name. */
export const rankingStudents: ReadonlyMap<string, RankingStudent> = new Map(
  readFileSync(new URL("../gold/ranking-students.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as RankingStudent) // the shape of the file
    .map((student) => [student.name, student]),
);
