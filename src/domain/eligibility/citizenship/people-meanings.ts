import type { Meaning } from "../mention.ts";
import { check } from "./citizenship-terms.ts";

/** "US students" live there, "American students" are citizens; of "American and French students" one citizenship is enough. */
export function peopleMeanings(
  codes: readonly (string | null)[],
  { descent, isUs }: { descent: boolean; isUs: boolean },
): [Meaning, ...Meaning[]] {
  const isUsAndOthers = codes.includes("US") && codes.length > 1;
  const named = codes.filter((code) => code !== null);
  if ((descent && !isUsAndOthers) || named.length < codes.length) return [check];
  const countries = (of: readonly string[]): Meaning => ({ about: "countries", codes: of });
  if (isUs || !codes.includes("US")) return [countries(named)];
  const citizens: Meaning = { about: "citizenship", statuses: ["us_citizen"] };
  return isUsAndOthers ? [citizens, countries(named.filter((code) => code !== "US"))] : [citizens];
}
