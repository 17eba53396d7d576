import type { MatchingLevel } from "../../profile/academic-level.ts";
import { matchingLevels } from "../../profile/academic-level.ts";
import type { Rank } from "../order.ts";

/**
 * The open scholarships of one day as columns. Each criterion keeps its different requirements once, and each row holds
 * the number of its requirement. So a student is compared once per requirement, and a scholarship costs one addition
 * per criterion. Rows stand in the order of equal scores (`compareTies`). An index never changes: a change of the
 * catalog makes a new one.
 */
export type CatalogueIndex = {
  /** The day, YYYY-MM-DD, that deadlines are compared with. */
  today: string;
  ids: readonly string[];
  /** The rows in the order of their ids. */
  byId: Uint32Array;
  facts: FactColumns;
  /** The requirements of each criterion, in the order of the table of criteria. */
  columns: readonly Column[];
  /** The fields of study that sponsors name. */
  fields: Column<readonly string[]>;
  /** Scholarships left out because their facts or their text made a criterion throw. */
  unreadable: readonly Unreadable[];
};

export type Unreadable = { id: string; error: unknown };

/**
 * Different values, and for each row the number of its value. An index and those made from it by changes share the
 * values, to which changes only add.
 */
export type Column<Value = unknown> = {
  values: Value[];
  /** The number of each value, by its JSON. */
  numberOf: Map<string, number>;
  numbers: Uint16Array | Uint32Array;
};

/** The number of a value; a new one for a new value. */
export function numberFor<Value>(
  { values, numberOf }: Pick<Column<Value>, "values" | "numberOf">,
  value: Value,
): number {
  const key = JSON.stringify(value);
  const known = numberOf.get(key);
  if (known !== undefined) return known;
  const number = values.push(value) - 1;
  numberOf.set(key, number);
  return number;
}

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
};

export const blankFacts = (rows: number): FactColumns => ({
  deadline: new Int32Array(rows),
  amount: new Int32Array(rows),
  amount_min: new Int32Array(rows),
  amount_max: new Int32Array(rows),
  gpa: new Float64Array(rows),
  levels: new Uint8Array(rows),
});
export const factNames = Object.keys(blankFacts(0)) as (keyof FactColumns)[]; // the keys of the literal above

/** The value of an amount or GPA that is not stated. */
export const notStated = -1;
/** The value of a missing deadline, which is after all others. */
export const noDeadline = 99_991_231;

/** `2026-11-22` as 20261122. */
export const dayNumber = (day: string | null): number => (day === null ? noDeadline : Number(day.replaceAll("-", "")));

export const levelBit = (level: MatchingLevel): number => 1 << matchingLevels.indexOf(level);

/** The row of a scholarship, or null when it is not in the index. */
export function rowOf({ ids, byId }: CatalogueIndex, id: string): number | null {
  let [low, high] = [0, byId.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[byId[middle] as number] as string) < id) low = middle + 1;
    else high = middle;
  }
  const row = byId[low];
  return row !== undefined && ids[row] === id ? row : null;
}

/** The place of a row, or of a row that is gone, among equal scores. */
export type TieKeys = { deadline: number; amount: number; id: string };

export const tieKeysOf = ({ deadline, amount, id }: Omit<Rank, "match_score">): TieKeys => ({
  deadline: dayNumber(deadline),
  amount: amount ?? notStated,
  id,
});

/** The first row that is not before these keys. */
export function firstRowFrom({ ids, facts }: CatalogueIndex, keys: TieKeys): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;

  function isBefore(row: number): boolean {
    const deadline = facts.deadline[row] as number;
    if (deadline !== keys.deadline) return deadline < keys.deadline;
    const amount = facts.amount[row] as number;
    if (amount !== keys.amount) return amount > keys.amount;
    return (ids[row] as string) < keys.id;
  }
}
