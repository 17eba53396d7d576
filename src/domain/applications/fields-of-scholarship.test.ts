import { expect, test } from "vitest";
import { makeMatch } from "#tests/support/make-match.ts";
import { parseAmount } from "../reader/amounts/amount.ts";
import { moneyRange } from "../scholarships/money/money-range.ts";
import type { Scholarship } from "../scholarships/scholarship.ts";
import { fieldsOfScholarship } from "./fields-of-scholarship.ts";
import { mostDollars } from "./money/money-total.ts";

const parts = "$2,000 plus up to $7,500 per semester for up to eight semesters";

test.each<[Partial<Scholarship>, string]>([
  [{ amount_max: 62_000, amount_text: parts }, "Up to $62,000"],
  [{ amount_min: 500, amount_max: 5000, amount_text: "$500 to $5,000" }, "$500 to $5,000"],
  [{ amount_max: 8000, amount_text: "$2,000 a year" }, "Up to $8,000"],
  [{ amount_text: "Full tuition" }, "Full tuition"],
  [{ amount_max: 900 }, "Up to $900"],
  [{}, ""],
])("the amount of %j in the tracker is “%s”, worth what all other screens say", (facts, amount) => {
  const { scholarship } = makeMatch("any", {
    scholarship: { amount_min: null, amount_max: null, amount_text: null, ...facts },
  });
  expect(fieldsOfScholarship(scholarship, null).amount).toBe(amount);
  if (facts.amount_max) {
    expect(mostDollars(parseAmount(amount))).toBe(facts.amount_max);
    expect(moneyRange(scholarship)).toContain(facts.amount_max.toLocaleString("en-US"));
  }
});
