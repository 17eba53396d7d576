import { isRecord } from "#domain/is-record.ts";
import { type FieldMap, type MapPath, type Mappable, pathsIn } from "#server/scholarships/reading/field-map.ts";
import type { CatalogueRow } from "./catalogue-rows.ts";
import { plainName } from "./csv-rows.ts";
import { ImportMistake } from "./import-map.ts";

/**
 * A map whose columns are written as the file writes them; the columns of the map that no row has, for which nothing else is
 * given; and the columns of the file that the map does not read.
 */
export type FittedMap = { map: FieldMap; missing: { field: Mappable; columns: string[] }[]; unread: string[] };

const deepest = 4;
const mostNamed = 40;

/**
 * Compares the map with the columns of the rows. A name fits without regard to case and spaces at its ends. Throws an ImportMistake
 * where no row has a column for the title.
 */
export function fittedMap(map: FieldMap, rows: readonly CatalogueRow[]): FittedMap {
  const names = columnsOf(rows);
  if (names.size === 0) return { map, missing: [], unread: [] };
  const byPlainName = new Map([...names].map((name) => [plainName(name), name]));
  const isThere = (path: string) => path.startsWith("=") || names.has(path) || isWithin(path, names);
  const written = (path: string) => (isThere(path) ? path : (byPlainName.get(plainName(path)) ?? path));
  const fitted = new Map(
    [...map].map(([field, paths]) => [
      field,
      paths.map((path): MapPath => (typeof path === "string" ? written(path) : { all: path.all.map(written) })),
    ]),
  );
  const missing = [...fitted].flatMap(([field, paths]) => {
    const own = pathsIn(paths);
    const absent = own.filter((path) => !isThere(path));
    const isRead = paths.every((path) => typeof path === "string") ? absent.length < own.length : absent.length === 0;
    return isRead ? [] : [{ field, columns: absent }];
  });
  const title = missing.find(({ field }) => field === "title");
  if (title) {
    const known = [...names].slice(0, mostNamed).map(quoted).join(", ");
    throw new ImportMistake(
      `No row has the column ${title.columns.map(quoted).join(" or ")}, which the map names for the title. The file has: ${known}.`,
    );
  }
  const used = [...fitted.values()].flatMap(pathsIn);
  const unread = [...names].filter((name) => !used.some((path) => path === name || name.startsWith(`${path}.`)));
  return { map: fitted, missing, unread };
}

/** What an operator should know of the columns before the counts of rows; nothing where each is read. */
export function shownColumns({
  missing,
  unread,
  dayFirst,
}: Pick<FittedMap, "missing" | "unread"> & { dayFirst: boolean }): string {
  const lines = missing.map(
    ({ field, columns }) => `no row has the column ${columns.map(quoted).join(" or ")}: ${field} stays blank`,
  );
  if (unread.length > 0) {
    const more = unread.length > mostNamed ? ` and ${unread.length - mostNamed} more` : "";
    lines.push(`columns that the map does not read: ${unread.slice(0, mostNamed).map(quoted).join(", ")}${more}`);
  }
  if (dayFirst) lines.push("days are read with the day first, as in 31/01/2027");
  return lines.map((line) => `${line}\n`).join("");
}

const quoted = (name: string): string => JSON.stringify(name);

/** A path into a list is there where its beginning is a column. */
const isWithin = (path: string, names: ReadonlySet<string>) =>
  [...names].some((name) => path.startsWith(`${name}.`) || name.startsWith(`${path}.`));

/** The columns, and of objects within objects the dotted paths. */
function columnsOf(rows: readonly CatalogueRow[]): Set<string> {
  const names = new Set<string>();
  for (const row of rows) if (!("refused" in row)) addNames(row.values, "", names, deepest);
  return names;
}

function addNames(record: Record<string, unknown>, above: string, names: Set<string>, depth: number): void {
  for (const [key, value] of Object.entries(record)) {
    const name = above + key;
    if (key === "") continue;
    if (isRecord(value) && depth > 1) addNames(value, `${name}.`, names, depth - 1);
    else names.add(name);
  }
}
