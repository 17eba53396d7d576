import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chanceOf, lostByStep, prior, stepsOfDoubt } from "#domain/matches/score-scale.ts";
import { criteria } from "../src/domain/matches/criteria/criteria.ts";
import { orList } from "../src/domain/matches/criteria/criterion.ts";
import { criterionLabels } from "../src/domain/matches/criteria-summary.ts";

const doc = readFileSync(new URL("../docs/how-matching-works.md", import.meta.url), "utf8");

test("the table of units in docs/how-matching-works.md matches the code", () => {
  const cells = doc.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const labels = new Set(Object.values(criterionLabels));
  const rows = cells.filter(([, label = ""]) => labels.has(label)).map((row) => row.slice(1, 4));
  expect(rows).toEqual(criteria.map(({ key, units: { met, close } }) => [criterionLabels[key], `${met}`, `${close}`]));
  expect(doc).toContain(`÷ (earned units + ${prior})`);
  expect(doc).toContain(`each step of doubt takes ${Math.round(100 * lostByStep)}% of it away`);
  expect(doc).toContain(`A doubt has ${orList(stepsOfDoubt.map(String))} steps`);
  const left = stepsOfDoubt.map((steps) => String(Math.round(100 * chanceOf(steps))));
  expect(doc).toContain(`it leaves ${orList(left)}% of the score`);
});
