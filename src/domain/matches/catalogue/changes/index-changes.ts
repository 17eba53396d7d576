import { changeText } from "../../../search/text/text-changes.ts";
import {
  blankNumbers,
  type CatalogueIndex,
  type Column,
  type FactColumns,
  indexedLists,
  numberFor,
  rowOf,
  type Unreadable,
} from "../catalogue-index.ts";
import {
  type CompiledRow,
  compareKeys,
  compileRow,
  type IndexedScholarship,
  rowWithoutWords,
} from "../compiled-row.ts";
import { allInOrder, areAllInOrder } from "../row-order.ts";
import type { Slices } from "../slices.ts";
import { firstStep, nextStep } from "./index-step.ts";
import { orderAfter, rowsGone } from "./later-rows.ts";
import {
  type AddedRow,
  movedById,
  movedIds,
  movedNumbers,
  type RowMoves,
  rowMoves,
  rowsAppended,
} from "./row-moves.ts";

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

/** More rows that are gone or stand behind those in order would slow each pass over all rows down. */
const mostApart = 1000;

/**
 * The index after these changes; the old one stays as it is. When the day changes, the scholarships whose deadline or
 * state differs between the days must be among the changed ones. New rows stand behind the others, until more than `most`
 * are gone or there: then all stand in order again, which copies everything.
 */
export function* changeIndex(
  index: CatalogueIndex,
  changes: CatalogueChanges,
  most: number = mostApart,
): Slices<CatalogueIndex> {
  const gone = [...new Set(changes.changed)].flatMap((id) => rowOf(index, id) ?? []).sort((a, b) => a - b);
  const apart = 2 * index.rows - index.later.from - index.count + gone.length + changes.open.rows.length;
  return yield* apart > most ? sortedIndex(index, changes, gone) : appendedIndex(index, changes, gone);
}

/** The same index with all rows in the order of equal scores, and none that is gone. */
export function* indexInOrder(index: CatalogueIndex): Slices<CatalogueIndex> {
  if (areAllInOrder(index)) return index;
  return yield* sortedIndex(index, { today: index.today, changed: [], open: { rows: [], unreadable: [] } }, []);
}

const byKeys = (a: AddedRow, b: AddedRow) => compareKeys(a.row.ties, b.row.ties);

/** The changed scholarships behind all others. */
function* appendedIndex(
  index: CatalogueIndex,
  changes: CatalogueChanges,
  gone: readonly number[],
): Slices<CatalogueIndex> {
  const added = changes.open.rows.map((row) => ({ row })).sort(byKeys);
  const moves = rowsAppended(index, gone, added);
  const moved = yield* movedIndex(index, changes, moves, gone);
  return { ...moved, ...orderAfter(index, moved, { gone, added: moves.added.map(({ at }) => at) }) };
}

/** All rows in the order of equal scores. */
function* sortedIndex(
  index: CatalogueIndex,
  changes: CatalogueChanges,
  gone: readonly number[],
): Slices<CatalogueIndex> {
  const goes = new Set(gone);
  const later = index.later.inOrder.filter((row) => !goes.has(row));
  const known = later.map((row) => ({
    row: rowWithoutWords(index, row),
    document: index.text.documents[row] as number,
  }));
  const added = [...changes.open.rows.map((row) => ({ row })), ...known].sort(byKeys);
  const goneBefore = [...rowsGone(index), ...gone].filter((row) => row < index.later.from).sort((a, b) => a - b);
  const moves = rowMoves(index, goneBefore, added);
  const moved = yield* movedIndex(
    index,
    changes,
    moves,
    [...gone, ...later].sort((a, b) => a - b),
  );
  return { ...moved, ...allInOrder(moves.rows) };
}

/** The index but for the order of its rows. `gone` are those that go now, or move to another place than their neighbors. */
function* movedIndex(
  index: CatalogueIndex,
  { today, changed, open }: CatalogueChanges,
  moves: RowMoves,
  gone: readonly number[],
): Slices<CatalogueIndex> {
  const isChanged = new Set(changed);
  return {
    ...index,
    // On another day all scholarships may have other results.
    step: today === index.today ? nextStep(index, moves, gone) : firstStep(),
    today,
    rows: moves.rows,
    ids: yield* movedIds(index, moves),
    byId: yield* movedById(index, moves),
    facts: yield* movedFacts(index.facts, moves),
    columns: yield* movedColumns(index.columns, moves),
    lists: yield* movedLists(index.lists, moves),
    sources: movedColumn(index.sources, moves, (row) => row.source),
    text: yield* changeText(index.text, moves, gone),
    unreadable: [...index.unreadable.filter(({ id }) => !isChanged.has(id)), ...open.unreadable],
  };
}

function* movedFacts(facts: FactColumns, moves: RowMoves): Slices<FactColumns> {
  const addedOf = (name: keyof FactColumns) => moves.added.map(({ row }) => row.facts[name]);
  const ints = (name: "deadline" | "amount" | "amount_min" | "amount_max" | "sponsor" | "title") =>
    movedNumbers(facts[name], moves, addedOf(name), (rows) => new Int32Array(rows));
  const floats = (name: "gpa" | "created") =>
    movedNumbers(facts[name], moves, addedOf(name), (rows) => new Float64Array(rows));
  const order = { deadline: ints("deadline"), amount: ints("amount") };
  yield;
  const others = {
    amount_min: ints("amount_min"),
    amount_max: ints("amount_max"),
    sponsor: ints("sponsor"),
    title: ints("title"),
  };
  yield;
  const gpa = floats("gpa");
  const bytes = (name: "levels" | "narrow" | "worth" | "asks" | "essay" | "renewable") =>
    movedNumbers(facts[name], moves, addedOf(name), (rows) => new Uint8Array(rows));
  const small = {
    levels: bytes("levels"),
    narrow: bytes("narrow"),
    worth: bytes("worth"),
    asks: bytes("asks"),
    essay: bytes("essay"),
    renewable: bytes("renewable"),
  };
  yield;
  return { ...order, ...others, gpa, ...small, created: floats("created") };
}

function* movedColumns(columns: readonly Column[], moves: RowMoves): Slices<Column[]> {
  const moved: Column[] = [];
  for (const [at, column] of columns.entries()) {
    moved.push(movedColumn(column, moves, (row) => row.requirements[at]));
    yield;
  }
  return moved;
}

function* movedLists(lists: CatalogueIndex["lists"], moves: RowMoves): Slices<CatalogueIndex["lists"]> {
  const moved = { ...lists };
  for (const list of indexedLists) {
    moved[list] = movedColumn(lists[list], moves, (row) => row.lists[list]);
    yield;
  }
  return moved;
}

function movedColumn<Value>(
  column: Column<Value>,
  moves: RowMoves,
  partOf: (row: CompiledRow) => Value,
): Column<Value> {
  const added = moves.added.map(({ row }) => numberFor(column, partOf(row)));
  const make = (rows: number) => blankNumbers(rows, column.values.length);
  return { ...column, numbers: movedNumbers(column.numbers, moves, added, make) };
}
