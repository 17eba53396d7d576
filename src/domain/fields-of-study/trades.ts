import type { FieldSet } from "./resolve-field.ts";

/** CIP families of trades that are learned in two years or fewer. */
export const trades: ReadonlySet<string> = new Set(["12", "46", "47", "48"]);

/** Whether all subjects of a field are trades. */
export const isTrade = ({ codes }: FieldSet): boolean =>
  codes.length > 0 && codes.every((code) => trades.has(code.slice(0, 2)));
