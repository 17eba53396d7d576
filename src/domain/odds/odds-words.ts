import type { Count } from "./counted.ts";
import type { Calculation } from "./odds.ts";

const number = (value: number) => value.toLocaleString("en-US");

/** "about 1 in 50,000", "about 24 in 100". `chance` is above 0 and at most 1. */
export function chanceWords(chance: number): string {
  if (chance >= 0.995) return "nearly everyone";
  return chance >= 0.2 ? `about ${Math.round(chance * 100)} in 100` : `about 1 in ${number(rounded(1 / chance))}`;
}

/** "between 1 in 730 and 1 in 6", or the one chance where both ends read the same. */
export function rangeWords({ low, high }: { low: number; high: number }): string {
  const [from, to] = [chanceWords(low), chanceWords(high)];
  return from === to ? from : `between ${from} and ${to}`.replaceAll("about ", "");
}

/** "1 award", "1 to 20 awards". */
export function countWords({ low, high }: Pick<Count, "low" | "high">, one: string, many: string): string {
  if (low === high) return `${number(low)} ${low === 1 ? one : many}`;
  return `${number(low)} to ${number(high)} ${many}`;
}

type Shown = Pick<Calculation, "basis" | "label" | "range" | "ruled_out" | "successProbability">;

/** The result in a few words: "About 1 in 50,000", "Between 1 in 730 and 1 in 6", "Your fit: 74 of 100". */
export function headline({ basis, range, ruled_out, successProbability }: Shown): string {
  if (ruled_out) return "Not open to you";
  if (basis === "fit" || !range) return `Your fit: ${Math.round(successProbability * 100)} of 100`;
  return capitalized(basis === "scope" ? rangeWords(range) : chanceWords(successProbability));
}

/** The label of the specification with what it labels: "Low chance", "High fit". */
export function labelWords({ basis, label, ruled_out }: Shown): string {
  if (ruled_out) return "Ruled out";
  return basis === "fit" ? `${label} fit, chance not known` : `${label} chance`;
}

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Two digits that count, the rest zeros. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
