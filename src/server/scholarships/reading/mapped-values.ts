import { isBlank } from "#domain/reader/is-blank.ts";
import { firstCodePoints, isLongerThan } from "../saving/bounded-text.ts";
import { cleanedLines, cleanedText } from "../saving/cleaned-text.ts";
import type { FieldMap, MapPath, Mappable } from "./field-map.ts";

const unrestricted =
  /^(?:any|all|unrestricted|no (?:restriction|preference|requirement|limit)s?|not required|open(?: to all)?|worldwide|everyone|\d+ nations|any \w+)$/i;

/** What separates the entries of a list that is written as text, the first of these that stands in it. */
type Separators = readonly RegExp[];
const usual: Separators = [/\n/, /[;|]/, /,/];
/** Of entries that may have commas themselves. */
export const withoutComma: Separators = usual.slice(0, 2);

/**
 * Reads the values of one record through the map: as text, lines, a list, or yes or no. Blank values count as absent. `isCut`: a
 * value is longer than what is read of it.
 */
export function mappedValues(map: FieldMap, record: Record<string, unknown>) {
  const found = (field: Mappable): unknown[] => valuesAt(map.get(field) ?? [], record);
  const values = (field: Mappable) => found(field).map((value) => limited(value, rawLimit(field)));
  const textIn = (field: Mappable, clean: (text: string) => string) => textOf(values(field), clean);
  const text = (field: Mappable) => firstCodePoints(textIn(field, cleanedText), readLimit(field));
  return {
    text,
    lines: (field: Mappable) => firstCodePoints(textIn(field, cleanedLines), readLimit(field)),
    list: (field: Mappable, separators = usual) =>
      listOf(values(field), separators)
        .slice(0, mostEntries)
        .map((entry) => firstCodePoints(entry, readLimit(field))),
    yes: (field: Mappable) => yesOf(text(field)),
    url: (field: Mappable) => urlIn(values(field), text(field)),
    isCut: (field: Mappable) => {
      const raw = found(field).map(lengthOf);
      // A text is hardly ever longer when it is cleaned.
      if (raw.every(({ length, entries }) => length <= readLimit(field) && entries <= mostEntries)) return false;
      const isBeyond = raw.some(({ length, entries }) => length > rawLimit(field) || entries > mostEntries);
      return isBeyond || isLongerThan(textIn(field, cleanedLines), readLimit(field));
    },
  };
}
export type MappedValues = ReturnType<typeof mappedValues>;

/** The values of the first path that has one: one value, or those of several columns. */
function valuesAt(paths: readonly MapPath[], record: Record<string, unknown>): unknown[] {
  for (const path of paths) {
    const values = (typeof path === "string" ? [path] : path.all).map((each) => at(record, each));
    const stated = values.filter((value) => !isEmpty(value));
    if (stated.length > 0) return stated;
  }
  return [];
}

/** In code units; of a list those of its longest entry, and how many it has. */
function lengthOf(value: unknown): { length: number; entries: number } {
  if (Array.isArray(value)) {
    const own = value.slice(0, mostEntries).map((part) => lengthOf(part).length);
    return { length: Math.max(0, ...own), entries: value.length };
  }
  return { length: typeof value === "string" ? value.length : 0, entries: 1 };
}

const mostEntries = 100;
const readLimits: Partial<Record<Mappable, number>> = {
  description: 8000,
  eligibility_text: 8000,
  requirements: 8000,
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
 * Accepts lists, lists written as text, and texts with separators. Leaves out entries that restrict nothing ("any").
 */
function listOf(values: readonly unknown[], separators: Separators): string[] {
  const parts = values.flatMap((value) =>
    Array.isArray(value) ? value : listInText(textOf(value, cleanedLines), separators),
  );
  const entries = parts.map((part) => textOf(part, cleanedText)).filter((entry) => entry !== "" && !isBlank(entry));
  return [...new Set(entries.filter((entry) => !unrestricted.test(entry)))];
}

function listInText(text: string, separators: Separators): unknown[] {
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
  const braced = /^\{([^{}]*)\}$/.exec(text)?.[1];
  const bare = braced?.replace(/["']/g, "") ?? text;
  const separator = separators.find((each) => each.test(bare));
  return separator ? bare.split(separator) : [bare];
}

const webUrl = /https?:\/\/[^\s"'<>()[\]]+/i;

/** The text of a cell for an address, or the first web address in it where it is a link with words ("<a href=...>", "[Apply](...)") or a list. */
function urlIn(values: readonly unknown[], text: string): string {
  if (/^[a-z][a-z0-9+.-]*:\S*$/i.test(text)) return text;
  const raw = textOf(values, (words) => words.replace(/&amp;/g, "&"));
  return webUrl.exec(raw)?.[0].replace(/(?<![.,;])[.,;]+$/, "") ?? text;
}

function yesOf(text: string): boolean | null {
  if (/^(?:true|yes|y|1|required|need(?:[- ]based)?|renewable)$/i.test(text)) return true;
  return /^(?:false|no|n|0|not required|merit(?:[- ]based)?|non-?renewable|one[- ]time)$/i.test(text) ? false : null;
}
