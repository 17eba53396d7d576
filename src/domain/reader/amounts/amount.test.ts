import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAmount } from "./amount.ts";
import { foreignFigure } from "./foreign-figure.ts";

const limits = (words: string | number) => {
  const { amount_min, amount_max, kind } = parseAmount(words);
  return [amount_min, amount_max, kind];
};

test.each([
  ["$1,500.00", 1500, 1500, "exact"],
  ["75 or 100 percent of public tuition", null, null, "unknown"],
  ["25 to 50 percent of tuition", null, null, "unknown"],
  ["$75 or 10 percent of the costs", 75, 75, "exact"],
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
  ["about $5,000", 5000, 5000, "exact"],
  ["USD5000", 5000, 5000, "exact"],
  ["US$ 14,000", 14_000, 14_000, "exact"],
  ["US dollars 3000", 3000, 3000, "exact"],
  ["amount: 750", 750, 750, "exact"],
  ["$1,000 gift card", 1000, 1000, "exact"],
  ["not less than $1,500", 1500, null, "at_least"],
  ["min. $1,000 / max. $3,000", 1000, 3000, "range"],
  ["from $500 up to $2,000", 500, 2000, "range"],
  ["first prize $3,000, second prize $2,000, third prize $1,000", 1000, 3000, "range"],
  ["$10.000", 10_000, 10_000, "exact"],
  ["$10 000", 10_000, 10_000, "exact"],
  ["$2500 (US) per semester", 2500, 2500, "exact"],
  ["five hundred dollars", 500, 500, "exact"],
  ["two thousand five hundred dollars ($2,500)", 2500, 2500, "exact"],
  ["ten awards of $500", 500, 500, "exact"],
  ["ten awards of five hundred dollars each", 500, 500, "exact"],
  ["A $1,500 award", 1500, 1500, "exact"],
  ["$10,000 total ($2,500 per year)", 10_000, 10_000, "exact"],
  ["$4,000 awarded at $1,000 per year", 4000, 4000, "exact"],
  ["$10,000: $5,000 in the third year and $5,000 in the fourth", 10_000, 10_000, "exact"],
  ["$10,000 for ten winners, $1,000 each", 1000, 1000, "exact"],
  ["$1,000 (application fee of $25)", 1000, 1000, "exact"],
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
  ["between $100 and $460", 100, 460, "range"],
  ["First prize $5,000; second to fifth place $1,000 each", 1000, 5000, "range"],
  ["up to $14,000-35,000", 14_000, 35_000, "range"],
  ["First prize: $2,000; 5 second prizes: $500", 500, 2000, "range"],
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
  ["not to exceed $1,648", null, 1648, "up_to"],
  ["max. 36,600 USD", null, 36_600, "up_to"],
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
  ["average award of $5,000", "unknown"],
  ["$50,000 in scholarships", "unknown"],
  ["$2M to 600 seniors", "unknown"],
  ["Over $200,000 in awards each year", "unknown"],
  ["$1,200 per month", "unknown"],
  ["$100 per credit hour", "unknown"],
  ["50% off", "unknown"],
  ["2026-2027", "unknown"],
])("no award amount: %s", (words, kind) => {
  expect(limits(words)).toEqual([null, null, kind]);
  expect(parseAmount(words).amount_text).toBe(words);
});

test.each([
  ["$5,000", "CA$5,000"],
  ["CA$5,000 (US$3,700)", "CA$5,000 (US$3,700)"],
  ["$500 - $1,500 a year", "CA$500 - CA$1,500 a year"],
  ["C$5,000", "C$5,000"],
  ["5000 CAD", "5000 CAD"],
])("of a Canadian sponsor, %s is shown as %s", (words, shown) => {
  expect(parseAmount(words, "CAD")).toMatchObject({ amount_max: null, currency: "CAD", amount_text: shown });
});

test("a figure in another currency is never read as dollars, as the tracker does", () => {
  const others = Intl.supportedValuesOf("currency").filter((code) => code !== "USD");
  const figures = others.map((code) => foreignFigure({ min: 500, max: 1000 }, code));
  expect(figures.filter((figure) => parseAmount(figure).amount_max !== null)).toEqual([]);
});

test.each([
  ["£9,000", "GBP"],
  ["9000 GBP", "GBP"],
  ["C$5,000", "CAD"],
  ["$5,000 CAD", "CAD"],
  ["565 AUD", "AUD"],
  ["1000000 KRW", "KRW"],
  ["Rs. 50,000", "INR"],
  ["R50,000", "ZAR"],
  ["N200,000", "NGN"],
  ["Tk. 5000", "BDT"],
  ["5000 Canadian dollars", "CAD"],
  ["£5,000 (about $6,500)", "GBP"],
  ["€2.000", "EUR"],
  ["10 000 EUR", "EUR"],
  ["CAN$2000", "CAD"],
  ["£9,250 fee waiver", "GBP"],
  ["$500 Canadian", "CAD"],
  ["15000 NTD", "TWD"],
  ["50000 PKR", "PKR"],
  ["4000 TRY", "TRY"],
  ["3 000 zloty", "PLN"],
  ["5,000 Swiss francs", "CHF"],
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

test.each([
  "2026-09-15",
  "12/31/18",
  "31.12.2026",
  "15 March",
  "1 April 2026",
  "September 15, 2026",
  "2026-11-15T23:59:59-05:00",
  "06/30/2999",
  "3.5",
])("a day or a grade is no money: %s", (words) => {
  expect(limits(words)).toEqual([null, null, "unknown"]);
});

test("a written day is never money, in any notation", () => {
  const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
  const [long, short] = ["long", "short"] as const;
  const written = (date: Date) => {
    const [y, m, d] = date.toISOString().slice(0, 10).split("-").map(Number);
    const named = (month: "long" | "short") => date.toLocaleString("en-US", { month, timeZone: "UTC" });
    return [
      date.toISOString(),
      date.toISOString().slice(0, 10),
      `${m}/${d}/${y}`,
      `${d}.${m}.${y}`,
      `${m}/${d}/${String(y).slice(2)}`,
      `${named(long)} ${d}, ${y}`,
      `${d} ${named(short)} ${y}`,
      `${d}-${named(short)}-${String(y).slice(2)}`,
      `${named(long)} ${d}`,
    ];
  };
  fc.assert(
    fc.property(day, (date) => {
      for (const words of written(date)) expect([words, ...limits(words)]).toEqual([words, null, null, "unknown"]);
    }),
  );
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

test("a part of a number is no amount", () => {
  expect(parseAmount("$1,000%").amount_max).toBeNull();
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
