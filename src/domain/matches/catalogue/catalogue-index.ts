import { dayAsNumber } from "../../calendar/day.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import { matchingLevels } from "../../profile/answers/academic-level.ts";
import type { TextIndex } from "../../search/text/text-index.ts";
import type { Rank } from "../order.ts";
import type { IndexStep } from "./changes/index-step.ts";
import { isGone, type RowOrder } from "./row-order.ts";

/**
 * The open scholarships of one day as columns. Each criterion keeps its different requirements once, and each row holds
 * the number of its requirement. So a student is compared once per requirement, and a scholarship costs one addition
 * per criterion. Rows stand in the order of equal scores (`compareTies`), but for the few of `later`. An index never changes:
 * a change of the catalog makes a new one, which shares most of it.
 */
export type CatalogueIndex = RowOrder & {
  /** The same object for an index and all those made from it by changes. */
  lineage: Lineage;
  step: IndexStep;
  shown: Shown;
  /** Whether an earlier release compiled it, perhaps by other rules. What it holds is of the same types. */
  isOfEarlierCode: boolean;
  /** The day, YYYY-MM-DD, that deadlines are compared with. */
  today: string;
  /** The ids of the rows; those of later indexes that changes made of this one may stand behind them. */
  ids: readonly string[];
  /** The rows before `later` in the order of their ids. */
  byId: Uint32Array;
  facts: FactColumns;
  /** The requirements of each criterion, in the order of the table of criteria. */
  columns: readonly Column[];
  /** The lists of facts that lists filter by, as sponsors state them. */
  lists: Record<IndexedList, Column<readonly string[]>>;
  /** Where each scholarship was read. */
  sources: Column<string | null>;
  /** The words of each scholarship. */
  text: TextIndex;
  /** Scholarships left out because their facts or their text made a criterion throw. */
  unreadable: readonly Unreadable[];
};

export type Lineage = Readonly<Record<never, never>>;

/** The revisions of what is shown of scholarships and not held in the index, such as their warnings. */
export type Shown = {
  /** What is read for this index is as new as this revision. */
  at: number;
  /** What was read before this revision may be stale. */
  since: number;
  /** As the database last noted that many changed. */
  noted: number;
  /** Later changes, by scholarship: what was read of it before this revision is stale. */
  rows: ReadonlyMap<string, number>;
};

export const nothingShown: Shown = { at: 0, since: 0, noted: 0, rows: new Map() };

/** The facts with several values that lists filter by. */
export const indexedLists = [
  "academic_level",
  "field_of_study",
  "groups",
  "citizenship",
  "location_restrictions",
  "institutions",
  "countries",
] as const;
export type IndexedList = (typeof indexedLists)[number];

/** What `make` gives for each indexed list. */
export const forEachList = <T>(make: (list: IndexedList) => T): Record<IndexedList, T> => ({
  academic_level: make("academic_level"),
  field_of_study: make("field_of_study"),
  groups: make("groups"),
  citizenship: make("citizenship"),
  location_restrictions: make("location_restrictions"),
  institutions: make("institutions"),
  countries: make("countries"),
});

export type Unreadable = { id: string; error: unknown };

/**
 * Different values, and for each row the number of its value. An index and those made from it by changes share the
 * values, to which changes only add.
 */
export type Column<Value = unknown> = {
  values: Value[];
  /** The number of each value, by what `keyOf` gives. */
  numberOf: Map<unknown, number>;
  numbers: Uint16Array | Uint32Array;
};

/** The number of a value; a new one for a new value. */
export function numberFor<Value>(
  { values, numberOf }: Pick<Column<Value>, "values" | "numberOf">,
  value: Value,
): number {
  const key = keyOf(value);
  const known = numberOf.get(key);
  if (known !== undefined) return known;
  const number = values.push(value) - 1;
  numberOf.set(key, number);
  return number;
}

/** Equal for equal values: the JSON of lists and objects. Most are missing, empty or short texts, and are not written as JSON. */
function keyOf(value: unknown): unknown {
  if (typeof value === "string") return startOfJson.has(value[0]) ? JSON.stringify(value) : value;
  if (value === null || typeof value !== "object") return value;
  return Array.isArray(value) && value.length === 0 ? "[]" : JSON.stringify(value);
}
const startOfJson = new Set<string | undefined>(["[", "{", '"']);

/** Room for the numbers of so many rows, as small as the count of different values allows. */
export const blankNumbers = (rows: number, values: number): Uint16Array | Uint32Array =>
  values <= 65_536 ? new Uint16Array(rows) : new Uint32Array(rows);

/** The facts that lists filter and sort by. */
export type FactColumns = {
  /** The next deadline as a number: 20261122. */
  deadline: Int32Array;
  /** The largest amount in dollars. */
  amount: Int32Array;
  amount_min: Int32Array;
  amount_max: Int32Array;
  gpa: Float64Array;
  /** One bit for each academic level. */
  levels: Uint8Array;
  /** Who gives it, as `sponsorNumber` numbers them. */
  sponsor: Int32Array;
  /** What it is called, as `titleNumber` numbers it. */
  title: Int32Array;
  /** What it requires that most students do not meet, as `narrowness` numbers it. */
  narrow: Uint8Array;
  /** What an adviser names first among equals, as `worthOf` numbers it. */
  worth: Uint8Array;
  /** What it says that it asks for, as `asksOf` numbers it. */
  asks: Uint8Array;
  /** Whether an essay is required, and whether it is renewable, as `yesNoNumber` numbers them. */
  essay: Uint8Array;
  renewable: Uint8Array;
  /** When it was added to the catalog, in milliseconds since 1970. */
  created: Float64Array;
};

export const blankFacts = (rows: number): FactColumns => ({
  deadline: new Int32Array(rows),
  amount: new Int32Array(rows),
  amount_min: new Int32Array(rows),
  amount_max: new Int32Array(rows),
  sponsor: new Int32Array(rows),
  title: new Int32Array(rows),
  gpa: new Float64Array(rows),
  levels: new Uint8Array(rows),
  narrow: new Uint8Array(rows),
  worth: new Uint8Array(rows),
  asks: new Uint8Array(rows),
  essay: new Uint8Array(rows),
  renewable: new Uint8Array(rows),
  created: new Float64Array(rows),
});
export const factNames = Object.keys(blankFacts(0)) as (keyof FactColumns)[]; // the keys of the literal above

/** The value of an amount or GPA that is not stated. */
export const notStated = -1;
/** The value of a missing deadline, which is after all others. */
export const noDeadline = 99_991_231;

/** `2026-11-22` as 20261122. */
export const dayNumber = (day: string | null): number => (day === null ? noDeadline : dayAsNumber(day));

/** Yes is 2, no is 1, and not stated is 0. */
export const yesNoNumber = (value: boolean | null): number => (value === null ? 0 : value ? 2 : 1);

/**
 * How a stated yes or no, by its number, stands to the one that is wanted, in filters and in searches alike: what says nothing passes, and comes behind
 * what says so.
 */
export function yesNoFit(stated: number, wanted: boolean): "said" | "silent" | "other" {
  if (stated === yesNoNumber(null)) return "silent";
  return stated === yesNoNumber(wanted) ? "said" : "other";
}

export const levelBit = (level: MatchingLevel): number => 1 << matchingLevels.indexOf(level);

/** The row of a scholarship, or null when it is not in the index. */
export function rowOf(index: CatalogueIndex, id: string): number | null {
  const later = index.later.rowOf.get(id);
  if (later !== undefined) return later;
  const row = index.byId[placeById(index, id)];
  return row !== undefined && index.ids[row] === id && !isGone(index, row) ? row : null;
}

/** The compared part of what a scholarship requires, for each criterion; null where it requires nothing. */
export const requirementsOf = ({ columns }: CatalogueIndex, row: number): readonly unknown[] =>
  columns.map(({ values, numbers }) => values[numbers[row] as number] ?? null);

/**
 * Those for what is shown of a scholarship. Undefined in an index of earlier code: what is shown follows the present rules,
 * and is compiled again.
 */
export const shownRequirementsOf = (index: CatalogueIndex, row: number): readonly unknown[] | undefined =>
  index.isOfEarlierCode ? undefined : requirementsOf(index, row);

/**
 * The first place in `byId`, beginning at `from`, whose id is not before this one. Quick when the place is near `from`,
 * as it is when ids are looked up in their order.
 */
export function placeById({ ids, byId }: Pick<CatalogueIndex, "ids" | "byId">, id: string, from = 0): number {
  const isBefore = (place: number) => (ids[byId[place] as number] as string) < id;
  let [low, high, step] = [from, from, 1];
  while (high < byId.length && isBefore(high)) [low, high, step] = [high + 1, high + step, step * 2];
  high = Math.min(high, byId.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of a row, or of a row that is gone, among equal scores. */
export type TieKeys = { deadline: number; amount: number; id: string };

export const tieKeysOf = ({ deadline, amount, id }: Omit<Rank, "match_score">): TieKeys => ({
  deadline: dayNumber(deadline),
  amount: amount ?? notStated,
  id,
});
