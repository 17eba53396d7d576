import { isBlank } from "#domain/reader/is-blank.ts";
import { firstCodePoints } from "../saving/bounded-text.ts";
import { cleanedLines, cleanedText } from "../saving/cleaned-text.ts";
import type { FieldMap, Mappable } from "./field-map.ts";

const unrestricted =
  /^(?:any|all|unrestricted|no restrictions?|open(?: to all)?|worldwide|everyone|\d+ nations|any \w+)$/i;

/**
 * Reads the values of one record through the map: as text, lines, a list, or yes or no. Blank values count as absent.
 */
export function mappedValues(map: FieldMap, record: Record<string, unknown>) {
  const value = (field: Mappable): unknown =>
    (map.get(field) ?? []).map((path) => limited(at(record, path), rawLimit(field))).find((found) => !isEmpty(found));
  const text = (field: Mappable) => firstCodePoints(textOf(value(field), cleanedText), readLimit(field));
  return {
    text,
    lines: (field: Mappable) => firstCodePoints(textOf(value(field), cleanedLines), readLimit(field)),
    list: (field: Mappable) =>
      listOf(value(field))
        .slice(0, mostEntries)
        .map((entry) => firstCodePoints(entry, readLimit(field))),
    yes: (field: Mappable) => yesOf(text(field)),
  };
}
export type MappedValues = ReturnType<typeof mappedValues>;

const mostEntries = 100;
const readLimits: Partial<Record<Mappable, number>> = {
  description: 8000,
  eligibility_text: 8000,
  // Larger than the limit of URLs, so that an overlong URL is refused and not cut.
  application_url: 4000,
  source_url: 4000,
};

/** The largest number of code points that are read of a field, without tags and entities. */
const readLimit = (field: Mappable) => readLimits[field] ?? 1000;
/** The largest number of code points that are cleaned. Markup may be the larger part of a text. */
const rawLimit = (field: Mappable) => readLimit(field) * 10;

/** The value with each text and list cut to its limit. Patterns see only this. */
function limited(value: unknown, most: number): unknown {
  if (typeof value === "string") return firstCodePoints(value, most);
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((part) => limited(part, most));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).slice(0, mostEntries);
  return Object.fromEntries(parts.map(([key, part]) => [key, limited(part, most)]));
}

/** The value of the column with exactly this name, or else of the dotted path. `=text` is the text itself. */
function at(record: Record<string, unknown>, path: string): unknown {
  if (path.startsWith("=")) return path.slice(1);
  if (Object.hasOwn(record, path)) return record[path];
  return path.split(".").reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null) return undefined;
    // Absent keys read as undefined.
    return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  }, record);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "string" && isBlank(value);
}

function textOf(value: unknown, clean: (text: string) => string): string {
  if (Array.isArray(value))
    return value
      .map((part) => textOf(part, clean))
      .filter(Boolean)
      .join("\n");
  if (typeof value === "object" && value !== null) return textOf(Object.values(value), clean);
  return value === null || value === undefined ? "" : clean(String(value));
}

/**
 * Accepts a list, a list written as text, or a text with separators. Leaves out entries that restrict nothing ("any").
 */
function listOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : listInText(textOf(value, cleanedLines));
  const entries = parts.map((part) => textOf(part, cleanedText)).filter((entry) => entry !== "" && !isBlank(entry));
  return [...new Set(entries.filter((entry) => !unrestricted.test(entry)))];
}

function listInText(text: string): unknown[] {
  if (/^\[.*\]$/s.test(text)) {
    try {
      const read: unknown = JSON.parse(text.replace(/'/g, '"'));
      if (Array.isArray(read)) return read;
    } catch {
      return text
        .slice(1, -1)
        .split(",")
        .map((part) => part.replace(/^[\s'"]+|(?<![\s'"])[\s'"]+$/g, ""));
    }
  }
  return text.split(text.includes("\n") ? "\n" : /[;|]/.test(text) ? /[;|]/ : ",");
}

function yesOf(text: string): boolean | null {
  if (/^(?:true|yes|y|1|required|need(?:[- ]based)?|renewable)$/i.test(text)) return true;
  return /^(?:false|no|n|0|not required|merit(?:[- ]based)?|non-?renewable|one[- ]time)$/i.test(text) ? false : null;
}
