// Readers for `validateSearch` of a route. That code is part of the first download of every page, which is why it does
// without zod: each reader gives undefined for anything that is missing, strange or out of range.

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

/** One of these words. */
export function searchChoice<V extends string>(value: unknown, choices: readonly V[]): V | undefined {
  return choices.find((choice) => choice === value);
}
