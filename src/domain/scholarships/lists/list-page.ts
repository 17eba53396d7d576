/** The highest page number that a URL may name. */
export const lastListPage = 99_999;

/**
 * The page number, from 1, that a search param names; undefined when it is not an integer in range. Every spelling of a
 * number counts (`02`, `1e1`, ` 2`), as the router parses some before its routes see them.
 */
export function listPage(value: unknown): number | undefined {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return undefined;
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= lastListPage ? page : undefined;
}
