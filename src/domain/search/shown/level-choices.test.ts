import { expect, test } from "vitest";
import { filterLimits } from "../../scholarships/lists/filter-limits.ts";
import { readQuery } from "../query/read-query.ts";
import { levelChoices } from "./level-choices.ts";

const today = "2026-11-23";
const choicesFor = (query: string) => levelChoices(query, readQuery(query, today));

test.each([
  "nursing scholarships in Texas",
  "not engineering",
  "no essay, due before March.",
  "becas para madres",
  "robotics and chess",
  "art",
])("each answer adds its level to %j, and changes nothing else", (query) => {
  const { constraints, topics } = readQuery(query, today);
  for (const choice of choicesFor(query)) {
    const read = readQuery(choice.with, today);
    const levels = read.constraints.filter(({ slot }) => slot === "academic_level");
    expect(read.constraints.filter(({ slot }) => slot !== "academic_level")).toEqual(constraints);
    expect(read.topics).toEqual(topics);
    expect(levels.length).toBeGreaterThan(0);
    for (const { value } of levels) expect(choice.levels).toContain(value);
  }
});

test.each([
  "nursing for high school seniors",
  "phd in history",
  "art, not graduate school",
  "junior in nursing",
  "7th grader",
])("%j names a level, so nothing is asked", (query) => expect(choicesFor(query)).toEqual([]));

test("a query that has no room for a level is not asked for it", () => {
  expect(choicesFor("nursing ".repeat(250).trim()).every((choice) => choice.with.length <= filterLimits.q)).toBe(true);
  expect(choicesFor("n".repeat(filterLimits.q))).toEqual([]);
});
