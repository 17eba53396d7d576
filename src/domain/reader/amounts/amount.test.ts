import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAmount } from "./amount.ts";

const limits = (words: string | number) => {
  const { amount_min, amount_max, kind } = parseAmount(words);
  return [amount_min, amount_max, kind];
};

test.each([
  ["$1,500.00", 1500, 1500, "exact"],
  ["1,000", 1000, 1000, "exact"],
  ["1500", 1500, 1500, "exact"],
  ["2000 USD", 2000, 2000, "exact"],
  ["$30k", 30_000, 30_000, "exact"],
  ["$1.5 million", 1_500_000, 1_500_000, "exact"],
  ["$5,239.45", 5239, 5239, "exact"],
  ["$2,500 per year", 2500, 2500, "exact"],
  ["$8,000/Academic Year", 8000, 8000, "exact"],
  ["$20,000 over 4 years", 20_000, 20_000, "exact"],
  ["2 - $30,000 will be awarded", 30_000, 30_000, "exact"],
  ["$2,000 (500 awards)", 2000, 2000, "exact"],
  ["40000 (10000 per year for four years)", 40_000, 40_000, "exact"],
  ["20000 plus laptop and textbook credits", 20_000, 20_000, "exact"],
])("one sum: %s", (words, min, max, kind) => {
  expect(limits(words)).toEqual([min, max, kind]);
});

test.each([
  ["$500 - $2,000", 500, 2000, "range"],
  ["$500-$5,000", 500, 5000, "range"],
  ["$2,000-3,000", 2000, 3000, "range"],
  ["500-10k", 500, 10_000, "range"],
  ["$5-10k", 5000, 10_000, "range"],
  ["500 to 5000 (varies by award)", 500, 5000, "range"],
  ["$100000, $50000, or $25000 depending on project category", 25_000, 100_000, "range"],
  ["1st place-$500, 2nd place-$300, 3rd place-$100", 100, 500, "range"],
  ["$250\n$1,000", 250, 1000, "range"],
  ["Varies by award ($500–$10,000)", 500, 10_000, "range"],
  ["$1,000 (incoming freshmen); $2,000–$5,000 (undergraduate/graduate)", 1000, 5000, "range"],
])("several sums: %s", (words, min, max, kind) => {
  expect(limits(words)).toEqual([min, max, kind]);
});

test.each([
  ["Up to $5,000", null, 5000, "up_to"],
  ["Varies - up to $4,000", null, 4000, "up_to"],
  ["up to $40,000 ($10,000 per year, renewable)", null, 40_000, "up_to"],
  ["unmet-need award; maximum payment $2,500 per term", null, 2500, "up_to"],
  ["up to $25,000 (first place); $2,000 or more for others", null, 25_000, "up_to"],
  ["At least $5,000", 5000, null, "at_least"],
  ["$2,000 minimum.", 2000, null, "at_least"],
  ["$5000+ per year", 5000, null, "at_least"],
  ["varies by scholarship ($1,000–$10,000+)", 1000, null, "at_least"],
  ["$2,000 plus up to $7,500 per semester (up to 8 semesters)", 2000, null, "at_least"],
])("one limit: %s", (words, min, max, kind) => {
  expect(limits(words)).toEqual([min, max, kind]);
});

test.each([
  ["Full tuition", "full"],
  ["100% of tuition", "full"],
  ["full ride (tuition, room, board, and expenses for four years)", "full"],
  ["tuition-free for families under $75k/year", "full"],
  ["Varies", "varies"],
  ["varies (averages $2,000 to $3,000)", "varies"],
  ["part of $2,000,000 awarded to 600 seniors annually (individual award varies)", "varies"],
  ["up to 1,300 awards (Gold/Silver/Bronze tiers; amounts vary)", "varies"],
  ["awards totaling $20,000 annually, shared among multiple winners", "unknown"],
  ["30+ one-time awards totaling more than $70,000 annually", "unknown"],
  ["Maximum Pell Grant Amount", "unknown"],
  ["about $5,000", "unknown"],
  ["$1,200 per month", "unknown"],
  ["$100 per credit hour", "unknown"],
  ["50% off", "unknown"],
  ["2026-2027", "unknown"],
])("no award amount: %s", (words, kind) => {
  expect(limits(words)).toEqual([null, null, kind]);
  expect(parseAmount(words).amount_text).toBe(words);
});

test.each([
  ["£9,000", "GBP"],
  ["9000 GBP", "GBP"],
  ["C$5,000", "CAD"],
  ["$5,000 CAD", "CAD"],
  ["565 AUD", "AUD"],
  ["1000000 KRW", "KRW"],
  ["Rs. 50,000", "INR"],
  ["5000 Canadian dollars", "CAD"],
  ["£5,000 (about $6,500)", "GBP"],
])("another currency stays in words: %s", (words, currency) => {
  expect(parseAmount(words)).toMatchObject({ amount_min: null, amount_max: null, currency, amount_text: words });
});

test.each(["", "  ", "0", "$0.00", "N/A", "VERIFY", "TBA", "-", "Not specified"])(
  "blank text is unknown: %j",
  (words) => {
    expect(parseAmount(words)).toEqual({
      amount_min: null,
      amount_max: null,
      amount_text: null,
      currency: null,
      kind: "unknown",
    });
  },
);

test("a number is read like text, and a missing value is unknown", () => {
  expect(limits(2500)).toEqual([2500, 2500, "exact"]);
  expect(parseAmount(0).amount_text).toBeNull();
  expect(parseAmount(null).kind).toBe("unknown");
});

const piece = fc.constantFrom(
  "$",
  "£",
  "up to ",
  "1,000",
  "500",
  "2.5",
  "k",
  " - ",
  "%",
  " per month",
  "(",
  ")",
  "full tuition",
  " plus ",
  "0",
  ",",
  " or ",
);
const words = fc.oneof(
  fc.string(),
  fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join("")),
);

test("any text is read, and the minimum is never above the maximum", () => {
  fc.assert(
    fc.property(words, (text) => {
      const { amount_min, amount_max } = parseAmount(text);
      if (amount_min !== null && amount_max !== null) expect(amount_min).toBeLessThanOrEqual(amount_max);
      for (const sum of [amount_min, amount_max]) if (sum !== null) expect(Number.isInteger(sum) && sum > 0).toBe(true);
    }),
  );
});

test("every amount read is in the text", () => {
  fc.assert(
    fc.property(words, (text) => {
      const numbers = text.matchAll(/(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g);
      const held = [...numbers].map(([digits]) => Number(digits.replaceAll(",", "")));
      const possible = new Set(
        held.flatMap((n) => [1, 1e3, 1e6, 1e9].map((times) => Math.floor(Math.round(n * times * 100) / 100))),
      );
      const { amount_min, amount_max } = parseAmount(text);
      for (const sum of [amount_min, amount_max]) if (sum !== null) expect(possible).toContain(sum);
    }),
  );
});
