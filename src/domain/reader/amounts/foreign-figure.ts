import { moneyRange } from "../../scholarships/money/money-range.ts";
import type { Limits } from "./limits.ts";
import { readMoney } from "./money.ts";

/** The sign that an amount in this currency begins with: "CA$", "£", "CHF ". */
const signOf = (currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 })
    .format(0)
    .replace("0", "")
    .replace("\u00a0", " ");

/** An amount in a currency other than US dollars, for the place where dollars would stand: "CA$500 - CA$1,000". */
export function foreignFigure({ min, max }: Limits, currency: string): string {
  return moneyRange({ amount_min: min, amount_max: max, amount_text: null }).replaceAll("$", () => signOf(currency));
}

/** The words of a column with the country of each "$" that leaves it out: "$5,000" of a Canadian sponsor is "CA$5,000". */
export function withCountryOfDollar(words: string, dollar: string): string {
  const ofSponsor = readMoney(words, dollar);
  let [shown, end] = ["", 0];
  for (const [at, { start, currency }] of readMoney(words).entries()) {
    const sign = words.lastIndexOf("$", start);
    if (sign < end || currency === ofSponsor[at]?.currency) continue;
    shown += words.slice(end, sign) + signOf(dollar);
    end = sign + 1;
  }
  return shown + words.slice(end);
}
