import type { Count } from "./counted.ts";

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

/** Two digits that count, the rest zeros. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
