import type { FieldSet } from "./resolve-field.ts";

/** CIP families of trades that are learned in two years or fewer. */
export const trades: ReadonlySet<string> = new Set(["12", "46", "47", "48"]);

/** Whether all subjects of a field are trades. */
export const isTrade = ({ codes }: FieldSet): boolean =>
  codes.length > 0 && codes.every((code) => trades.has(code.slice(0, 2)));

/** Whether the first subject of a field is a trade: heating is learned as one, though its engineers are of another family. */
export const isLearnedAsTrade = ({ codes: [first = ""] }: FieldSet): boolean => trades.has(first.slice(0, 2));
