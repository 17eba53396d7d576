/** The first so many code points of a text. Lone surrogates, which PostgreSQL refuses, become U+FFFD. */
export function firstCodePoints(text: string, most: number): string {
  if (text.length <= most) return text.toWellFormed();
  // A code point is at most two code units, so nothing beyond twice as many is read.
  const points = Array.from(text.slice(0, 2 * most).toWellFormed());
  return points.length <= most && text.length <= 2 * most ? points.join("") : points.slice(0, most).join("");
}

/** Whether a text has more than so many code points. Reads no more of it than that takes. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && Array.from(text.slice(0, 2 * most + 2)).length > most;

/** The same value with every text in it, at any depth, as PostgreSQL can store it: well formed and without NUL. */
export function storable<T>(value: T): T {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "") as T & string; // a text stays a text
  if (Array.isArray(value)) return value.map(storable) as T & unknown[]; // and a list a list
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, storable(part)])) as T; // of the same keys
}
