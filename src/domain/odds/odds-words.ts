import { scoreBand, scoreBandLabels } from "../matches/match-vocabulary.ts";
import { capitalized } from "../words/capitalized.ts";
import type { Count } from "./counted.ts";
import type { Calculation } from "./odds.ts";
import type { Scope } from "./scope.ts";

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

const widest = 10;

/** Whether the ends of a range differ so much that it tells a student nothing to plan by. */
export const isTooWide = ({ low, high }: { low: number; high: number }): boolean => high > widest * low;

/**
 * "Of 1,000 applicants, about 10 to 60 win". Smaller chances are counted among 10,000, 100,000 or more. Null for a range
 * that is too wide.
 */
export function winnersWords({ low, high }: { low: number; high: number }): string | null {
  if (isTooWide({ low, high })) return null;
  const applicants = 10 ** Math.max(3, Math.ceil(-Math.log10(low) - 1e-9));
  const [from, to] = [rounded(low * applicants), rounded(high * applicants)];
  return `Of ${number(applicants)} applicants, about ${from === to ? number(from) : `${number(from)} to ${number(to)}`} win`;
}

/**
 * "between 1 in 50 and 1 in 6 (estimate)". Students see a chance as its range, and as an estimate. Of a range that is too
 * wide they see its better end: "at most about 1 in 500, often far lower (estimate)".
 */
export const estimateWords = (range: { low: number; high: number }): string => `${boundWords(range)} (estimate)`;

/** The same without saying that it is an estimate. */
export const boundWords = (range: { low: number; high: number }): string =>
  isTooWide(range) ? `at most ${chanceWords(range.high)}, often far lower` : rangeWords(range);

/** "1 award", "1 to 20 awards". */
export function countWords({ low, high }: Pick<Count, "low" | "high">, one: string, many: string): string {
  if (low === high) return `${number(low)} ${low === 1 ? one : many}`;
  return `${number(low)} to ${number(high)} ${many}`;
}

type Shown = Pick<Calculation, "basis" | "label" | "range" | "ruled_out" | "scope" | "successProbability">;

/** What is said of the scope `aid` instead of a chance. */
export const noContestWords = "Not a contest: everyone who qualifies gets it";

/** The result in a few words: "Between 1 in 50 and 1 in 6 (estimate)", "Your fit: 74 of 100". */
export function headline({ basis, range, ruled_out, scope, successProbability }: Shown): string {
  if (ruled_out) return "Not open to you";
  if (scope === "aid") return noContestWords;
  if (basis === "fit" || !range) return `Your fit: ${Math.round(successProbability * 100)} of 100`;
  return capitalized(estimateWords(range));
}

/** A chance has the label of the specification, "Low chance"; a fit the words of its match score, "Good fit". */
export function labelWords({ basis, label, ruled_out, scope, successProbability }: Shown): string {
  if (ruled_out) return "Ruled out";
  if (basis !== "fit") return `${label} chance`;
  const fit = scoreBandLabels[scoreBand(Math.round(successProbability * 100))];
  return scope === "aid" ? fit : `${fit}, chance not known`;
}

const programs: Partial<Record<Scope, string>> = {
  drawing: "such drawings",
  local: "local programs",
  international: "international programs",
};

/** Says of an estimate from published rates that it is no figure of the sponsor; null for any other. */
export function typicalWords({ basis, ruled_out, scope }: Pick<Shown, "basis" | "ruled_out" | "scope">): string | null {
  if (basis !== "scope" || ruled_out) return null;
  return `Typical for ${programs[scope] ?? "such programs"}. This sponsor's own numbers are not known`;
}

/** Two digits that count, the rest zeros; between 20 and 100 in steps of five, as no estimate tells 91 from 90. */
function rounded(value: number): number {
  if (value > 20 && value < 100) return Math.round(value / 5) * 5;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
