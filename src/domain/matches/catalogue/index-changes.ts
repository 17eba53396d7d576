import {
  blankNumbers,
  type CatalogueIndex,
  type Column,
  type FactColumns,
  factNames,
  firstRowFrom,
  forEachList,
  numberFor,
  rowOf,
  type Unreadable,
} from "./catalogue-index.ts";
import { type CompiledRow, compareKeys, compileRow, type IndexedScholarship } from "./compiled-row.ts";

export type CatalogueChanges = {
  /** The day of the new index. */
  today: string;
  /** The ids of all changed scholarships, the deleted and closed ones included. */
  changed: readonly string[];
  /** Those of them that are open on `today`, compiled for that day. */
  open: CompiledRows;
};

/** Compiled scholarships in any order, and those that could not be read. */
export type CompiledRows = { rows: CompiledRow[]; unreadable: Unreadable[] };

/** Compiles scholarships that are open on `today`. */
export function compileRows(scholarships: readonly IndexedScholarship[], today: string): CompiledRows {
  const rows: CompiledRow[] = [];
  const unreadable: Unreadable[] = [];
  for (const scholarship of scholarships) {
    try {
      rows.push(compileRow(scholarship, today));
    } catch (error) {
      unreadable.push({ id: scholarship.id, error });
    }
  }
  return { rows, unreadable };
}

/**
 * The index after these changes; the old one stays as it is. When the day changes, the scholarships whose deadline or
 * state differs between the days must be among the changed ones.
 */
export function changeIndex(index: CatalogueIndex, { today, changed, open }: CatalogueChanges): CatalogueIndex {
  const gone = changed.flatMap((id) => rowOf(index, id) ?? []).sort((a, b) => a - b);
  const added = open.rows.toSorted((a, b) => compareKeys(a.ties, b.ties));
  const plan = planOf(index, gone, added);
  const isChanged = new Set(changed);
  return {
    today,
    ids: movedIds(index, plan),
    byId: movedById(index, plan),
    facts: movedFacts(index.facts, plan),
    columns: index.columns.map((column, at) => movedColumn(column, plan, (row) => row.requirements[at])),
    lists: forEachList((list) => movedColumn(index.lists[list], plan, (row) => row.lists[list])),
    sources: movedColumn(index.sources, plan, (row) => row.source),
    unreadable: [...index.unreadable.filter(({ id }) => !isChanged.has(id)), ...open.unreadable],
  };
}

/** The rows of the new index: parts of the old one, each moved as a whole, and new rows between them. */
type Plan = {
  rows: number;
  parts: { from: number; to: number; at: number }[];
  added: { row: CompiledRow; at: number }[];
};

/** `gone` are rows of the index in ascending order, and `added` are in the order of rows. */
function planOf(index: CatalogueIndex, gone: readonly number[], added: readonly CompiledRow[]): Plan {
  const plan: Plan = { rows: 0, parts: [], added: [] };
  let next = 0;
  let passed = 0;
  const copyTo = (end: number) => {
    if (end > next) plan.parts.push({ from: next, to: end, at: plan.rows });
    plan.rows += Math.max(0, end - next);
    next = Math.max(next, end);
  };
  const copyWithoutGone = (end: number) => {
    for (; passed < gone.length && (gone[passed] as number) < end; passed++) {
      copyTo(gone[passed] as number);
      next = (gone[passed] as number) + 1;
    }
    copyTo(end);
  };
  for (const row of added) {
    copyWithoutGone(firstRowFrom(index, row.ties));
    plan.added.push({ row, at: plan.rows });
    plan.rows += 1;
  }
  copyWithoutGone(index.ids.length);
  return plan;
}

function movedIds({ ids }: CatalogueIndex, { rows, parts, added }: Plan): string[] {
  const moved = new Array<string>(rows);
  for (const { from, to, at } of parts)
    for (let row = from; row < to; row++) moved[at + row - from] = ids[row] as string;
  for (const { row, at } of added) moved[at] = row.ties.id;
  return moved;
}

function movedById({ byId, ids }: CatalogueIndex, { rows, parts, added }: Plan): Uint32Array {
  const newRow = new Int32Array(byId.length).fill(-1);
  for (const { from, to, at } of parts) for (let row = from; row < to; row++) newRow[row] = at + row - from;
  const inOrder = added.toSorted((a, b) => (a.row.ties.id < b.row.ties.id ? -1 : 1));
  const moved = new Uint32Array(rows);
  let [end, used] = [0, 0];
  for (const old of byId) {
    const row = newRow[old] as number;
    if (row < 0) continue;
    for (; used < inOrder.length && (inOrder[used]?.row.ties.id ?? "") < (ids[old] as string); used++)
      moved[end++] = inOrder[used]?.at ?? 0;
    moved[end++] = row;
  }
  for (; used < inOrder.length; used++) moved[end++] = inOrder[used]?.at ?? 0;
  return moved;
}

function movedFacts(facts: FactColumns, plan: Plan): FactColumns {
  const { rows } = plan;
  const moved: FactColumns = {
    deadline: movedNumbers(facts.deadline, new Int32Array(rows), plan),
    amount: movedNumbers(facts.amount, new Int32Array(rows), plan),
    amount_min: movedNumbers(facts.amount_min, new Int32Array(rows), plan),
    amount_max: movedNumbers(facts.amount_max, new Int32Array(rows), plan),
    gpa: movedNumbers(facts.gpa, new Float64Array(rows), plan),
    levels: movedNumbers(facts.levels, new Uint8Array(rows), plan),
    created: movedNumbers(facts.created, new Float64Array(rows), plan),
  };
  for (const { row, at } of plan.added) for (const name of factNames) moved[name][at] = row.facts[name];
  return moved;
}

function movedColumn<Value>(column: Column<Value>, plan: Plan, partOf: (row: CompiledRow) => unknown): Column<Value> {
  const numbers = plan.added.map(({ row }) => numberFor(column, partOf(row) as Value)); // the column's own part of a row
  const moved = movedNumbers(column.numbers, blankNumbers(plan.rows, column.values.length), plan);
  for (const [place, { at }] of plan.added.entries()) moved[at] = numbers[place] as number;
  return { ...column, numbers: moved };
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Fills `into` with the parts that stay. */
function movedNumbers<Moved extends Numbers>(numbers: Numbers, into: Moved, { parts }: Plan): Moved {
  for (const { from, to, at } of parts) into.set(numbers.subarray(from, to), at);
  return into;
}
