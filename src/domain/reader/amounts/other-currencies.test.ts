import { expect, test } from "vitest";
import { readAmount } from "./amount-in-text.ts";

const words = (text: string) => readAmount("", text).amount_text;

test.each(["Rs ", "Rs. ", "₹", "INR ", "KSh ", "RM ", "R", "₦", "SEK ", "Tk ", "Pounds "])(
  "the words before a sum are read through the sign of its currency: %s",
  (sign) => {
    expect(words(`Grants of up to ${sign}80,000 are given.`)).toMatch(/^Up to /);
    expect(words(`Grants of at least ${sign}80,000 are given.`)).toMatch(/^From /);
    expect(words(`An income below ${sign}90,000. The award is ${sign}80,000.`)).not.toContain("9");
    expect(words(`The registration fee is ${sign}50,000.`)).toBeNull();
    expect(words(`The bursary pays ${sign}80,000 per month.`)).toContain("per month");
  },
);

test.each([
  ["An award of Rs 2.5 lakh per annum.", "₹250,000"],
  ["Scholarships worth ₹1 lakh.", "₹100,000"],
  ["Scholarships of Rs 2 lakhs.", "₹200,000"],
  ["The award is Sh30, 000.", "KES 30,000"],
  ["We award 3 £500 prizes.", "£500"],
  ["2 €1,000 scholarships are given.", "€1,000"],
  ["Value: £10,000 (five awards of £2,000)", "£2,000"],
  ["Charities give more than £7.5 million a year. Grants are up to £500.", "Up to £500"],
  ["The monthly award depends on the country:\nDenmark, Ireland - 850 euros\nBelgium - 800 euros", "€800 - €850"],
  ["N200,000 per annum for each beneficiary", "NGN 200,000"],
  ["GH¢ 2,000 per year", "GHS 2,000 per year"],
  ["NZ$5,000 fees scholarship", "NZ$5,000"],
  ["Monthly allowance of 117,000 yen", "Monthly allowance of 117,000 yen"],
  [
    "Monthly stipend of CNY 3,000 for masters and CNY 3,500 for doctors.",
    "Monthly stipend of CNY 3,000 for masters and CNY 3,500 for doctors.",
  ],
  ["The county unveiled a Sh190 million education fund.", null],
])("a sum of another currency is read whole: %s", (text, expected) => {
  expect(words(text)).toBe(expected);
});

test.each([
  ["Montant : 1 500 $", 1500],
  ["Bourse de 2000$ par an", 2000],
  ["There are 5 $500 awards.", 500],
])("a dollar sign can stand behind its number: %s", (text, dollars) => {
  expect(readAmount("", text)).toMatchObject({ amount_min: dollars, amount_max: dollars });
});
