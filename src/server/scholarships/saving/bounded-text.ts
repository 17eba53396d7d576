/** The first `limit` code points of a text. Lone surrogates, which PostgreSQL refuses, become U+FFFD. */
export function firstCodePoints(text: string, most: number): string {
  if (text.length <= most) return text.toWellFormed();
  // A code point has at most two code units, so twice the limit of code units is enough.
  const points = Array.from(text.slice(0, 2 * most).toWellFormed());
  return points.length <= most && text.length <= 2 * most ? points.join("") : points.slice(0, most).join("");
}

/** Whether a text has more code points than a limit. Reads no more of the text than necessary. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && Array.from(text.slice(0, 2 * most + 2)).length > most;

/**
 * The value with every text in it, at any depth, changed so that PostgreSQL can store it: well formed and without NUL.
 */
export function storable<T>(value: T): T {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "") as T & string; // a text stays a text
  if (Array.isArray(value)) return value.map(storable) as T & unknown[]; // and a list a list
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, storable(part)])) as T; // of the same keys
}
