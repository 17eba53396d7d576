import { expect, test } from "vitest";
import { type AcademicLevel, MatchingLevel } from "../profile/academic-level.ts";
import { judgeLevel } from "./level-fit.ts";
import { readStudent } from "./student.ts";

const today = "2026-11-21";

/** How each level, asked alone, is answered for a stored word and a graduation far away. */
const answersFor = (academic_level: AcademicLevel) =>
  Object.fromEntries(
    MatchingLevel.options.map((level) => [
      level,
      judgeLevel(readStudent({ academic_level, graduation_year: 2030 }), [level], today).answer,
    ]),
  );
const none = Object.fromEntries(MatchingLevel.options.map((level) => [level, "failed"]));

test.each<[AcademicLevel, Partial<Record<MatchingLevel, string>>]>([
  ["high_school", { high_school: "met" }],
  ["associate_degree", { associate: "met", bachelor: "unknown" }],
  ["bachelor's_degree", { bachelor: "met" }],
  ["undergraduate", { bachelor: "met", associate: "unknown" }],
  ["master's_degree", { master: "met" }],
  ["graduate", { master: "met", doctoral: "unknown", professional: "unknown" }],
  ["postgraduate", { doctoral: "met", master: "unknown", professional: "unknown" }],
  ["professional_degree", { professional: "met" }],
])("%s is met by its main level and unknown where the word may mean another", (level, answers) => {
  expect(answersFor(level)).toEqual({ ...none, ...answers });
});
