// Readers for `validateSearch` of a route. This code is part of every page's first download, so it does not use zod.
// Each reader returns undefined for a missing, invalid or out-of-range value.

/** Trimmed text of at most `max` characters; empty counts as missing. */
export function searchText(value: unknown, max = 200): string | undefined {
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
  return text !== "" && text.length <= max ? text : undefined;
}

/** A number from `min` to `max`. */
export function searchNumber(value: unknown, min: number, max: number): number | undefined {
  if (value === "" || (typeof value !== "string" && typeof value !== "number")) return undefined;
  const number = Number(value);
  return number >= min && number <= max ? number : undefined;
}

/** One of the given values. */
export function searchChoice<V extends string>(value: unknown, choices: readonly V[]): V | undefined {
  return choices.find((choice) => choice === value);
}
