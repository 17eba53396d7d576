import { expect, test } from "vitest";
import { needContradiction, toldIncome } from "./financial-need.ts";

test.each([
  ["high", 25_000, null],
  ["critical", 0, null],
  ["moderate", 45_000, null],
  ["low", 60_000, null],
  ["low", 25_000, "high"],
  ["medium", 29_999, "high"],
  ["high", 30_000, "medium"],
  ["critical", 60_000, "low"],
] as const)("%s need and an income of %i: the usual need is said where it is another", (need, income, usual) => {
  const said = needContradiction(need, income);
  if (usual === null) return expect(said).toBeNull();
  expect(said).toContain(`$${income.toLocaleString("en-US")} usually counts as ${usual} need.`);
});

test.each([
  ["low", 60_000, Number.POSITIVE_INFINITY],
  ["medium", 30_000, 59_999],
  ["moderate", 30_000, 59_999],
  ["high", 0, 29_999],
  ["critical", 0, 29_999],
] as const)("%s need names the incomes from %d to %d", (financial_need_level, from, to) => {
  expect(toldIncome({ financial_need_level })).toEqual({ from, to });
  expect(toldIncome({ financial_need_level, annual_family_income: 1 })).toEqual({ from: 1, to: 1 });
});
