/** The last page of a list that an address can name. */
export const lastListPage = 99_999;

/**
 * Which page of a list an address names, counted from 1; undefined for what is no whole number in range. Numbers count
 * in every spelling (`02`, `1e1`, ` 2`), as the router of the web app has read some of them before its routes see them.
 */
export function listPage(value: unknown): number | undefined {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return undefined;
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= lastListPage ? page : undefined;
}
