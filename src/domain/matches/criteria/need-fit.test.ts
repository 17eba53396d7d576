import { expect, test } from "vitest";
import { statusOf } from "#tests/support/score-scholarship.ts";
import type { FinancialNeedLevel } from "../../profile/financial-need.ts";

test.each<[FinancialNeedLevel, string, string]>([
  ["medium", "Show financial need.", "met"],
  ["medium", "Have exceptional financial need.", "unknown"],
  ["high", "Have exceptional financial need.", "met"],
])("a need that is %s, for “%s”", (financial_need_level, words, status) => {
  const facts = { need_based: true, requirements: [words] };
  expect(statusOf("financial_need", { financial_need_level }, facts)).toBe(status);
});
