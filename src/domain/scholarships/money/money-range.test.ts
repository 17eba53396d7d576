import fc from "fast-check";
import { expect, test } from "vitest";
import { hasFigure, isSameMoney, moneyRange } from "./money-range.ts";

const none = { amount_min: null, amount_max: null, amount_text: null };

test("two amounts show as a range without decimals", () => {
  expect(moneyRange({ ...none, amount_min: 5000, amount_max: 7500 })).toBe("$5,000 - $7,500");
});

test("equal limits show as one amount", () => {
  expect(moneyRange({ ...none, amount_min: 2500, amount_max: 2500 })).toBe("$2,500");
});

test("one limit shows whether it is the least or the most", () => {
  expect(moneyRange({ ...none, amount_min: 1000 })).toBe("From $1,000");
  expect(moneyRange({ ...none, amount_max: 7500 })).toBe("Up to $7,500");
});

test("without numbers the sponsor's words show, and without words a placeholder", () => {
  expect(moneyRange({ ...none, amount_text: "Full tuition" })).toBe("Full tuition");
  expect(moneyRange({ ...none, amount_text: "  " })).toBe("Amount not stated");
  expect(moneyRange(none)).toBe("Amount not stated");
});

test("zero counts as not stated", () => {
  expect(moneyRange({ ...none, amount_min: 0, amount_max: 0, amount_text: "Varies" })).toBe("Varies");
  expect(moneyRange({ ...none, amount_min: 0, amount_max: 500 })).toBe("Up to $500");
});

test("an amount only in words is not a number", () => {
  expect(hasFigure({ amount_min: null, amount_max: 500 })).toBe(true);
  expect(hasFigure({ amount_min: 0, amount_max: null })).toBe(false);
});

test("a range is never empty and never shows cents", () => {
  const amount = fc.option(fc.nat(1_000_000));
  fc.assert(
    fc.property(amount, amount, (amount_min, amount_max) => {
      const shown = moneyRange({ amount_min, amount_max, amount_text: null });
      expect(shown).not.toBe("");
      expect(shown).not.toContain(".");
    }),
  );
});

test.each([
  ["$2,500 to $20,000", "$2,500 - $20,000", true],
  ["$2,500.00", "$2,500", true],
  ["£500", "€500", false],
  ["$2.50", "$250", false],
])("%s and %s name the same money: %s", (one, other, isSame) => {
  expect(isSameMoney(one, other)).toBe(isSame);
});
