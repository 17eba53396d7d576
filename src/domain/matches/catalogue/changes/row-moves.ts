import { type CatalogueIndex, placeById } from "../catalogue-index.ts";
import type { CompiledRow } from "../compiled-row.ts";
import { appended, withRoom } from "../numbers-with-room.ts";
import { areAllInOrder, firstRowFrom } from "../row-order.ts";
import type { Slices } from "../slices.ts";
import type { Numbers } from "../stored-parts.ts";

/** The rows of a new index: parts of the old one, each moved as a whole, and new rows between or behind them. */
export type RowMoves = {
  rows: number;
  /** Rows that stay, in ascending order. */
  parts: { from: number; to: number; at: number }[];
  added: (AddedRow & { at: number })[];
  /** Whether each new row replaces one with the same id and place, and so no row moves. */
  inPlace: boolean;
  /** Whether all rows stay where they are, also those that are gone, and the new ones stand behind them. */
  isAppended: boolean;
};

/** A new row. `document` is that of its words where the text index has them already. */
export type AddedRow = { row: CompiledRow; document?: number };

/** The rows in the order of equal scores. `gone` are all rows before `later` that are gone, in ascending order, and `added` are in that order. */
export function rowMoves(index: CatalogueIndex, gone: readonly number[], added: readonly AddedRow[]): RowMoves {
  const moves: RowMoves = { rows: 0, parts: [], added: [], inPlace: false, isAppended: false };
  let next = 0;
  let passed = 0;
  const copyTo = (end: number) => {
    if (end > next) moves.parts.push({ from: next, to: end, at: moves.rows });
    moves.rows += Math.max(0, end - next);
    next = Math.max(next, end);
  };
  const copyWithoutGone = (end: number) => {
    for (; passed < gone.length && (gone[passed] as number) < end; passed++) {
      copyTo(gone[passed] as number);
      next = (gone[passed] as number) + 1;
    }
    copyTo(end);
  };
  for (const each of added) {
    copyWithoutGone(firstRowFrom(index, each.row.ties));
    moves.added.push({ ...each, at: moves.rows });
    moves.rows += 1;
  }
  copyWithoutGone(index.later.from);
  moves.inPlace =
    areAllInOrder(index) &&
    gone.length === added.length &&
    moves.added.every(({ row, at }, place) => gone[place] === at && index.ids[at] === row.ties.id);
  return moves;
}

/** All rows where they are, and new ones behind them. `gone` are the rows that go now, in ascending order. */
export function rowsAppended({ rows }: CatalogueIndex, gone: readonly number[], added: readonly AddedRow[]): RowMoves {
  const parts: RowMoves["parts"] = [];
  let next = 0;
  for (const end of [...gone, rows]) {
    if (end > next) parts.push({ from: next, to: end, at: next });
    next = end + 1;
  }
  return {
    rows: rows + added.length,
    parts,
    added: added.map((each, place) => ({ ...each, at: rows + place })),
    inPlace: false,
    isAppended: true,
  };
}

const perSlice = 100_000;

/** Steps of at most `perSlice` from `from` to `to`. */
function* portions(from: number, to: number): Generator<Portion> {
  for (let start = from; start < to; start += perSlice) yield { start, end: Math.min(to, start + perSlice) };
}

export function* movedIds(
  { ids, rows: rowsBefore }: CatalogueIndex,
  { rows, parts, added, inPlace, isAppended }: RowMoves,
): Slices<readonly string[]> {
  if (inPlace) return ids;
  if (isAppended) {
    const more = added.map(({ row }) => row.ties.id);
    if (ids.length > rowsBefore) return ids.slice(0, rowsBefore).concat(more);
    // A copy of a million would have the collector go through everything after a few changes.
    (ids as string[]).push(...more);
    return ids;
  }
  const moved = new Array<string>(rows);
  for (const { from, to, at } of parts) {
    for (const { start, end } of portions(from, to)) {
      copyIds(ids, moved, { start, end, by: at - from });
      yield;
    }
  }
  for (const { row, at } of added) moved[at] = row.ties.id;
  return moved;
}

// The loops over all rows are functions of their own: in a generator they run several times as long, as V8 seldom compiles
// a loop that is running there, and a change comes too seldom to be compiled otherwise.

type Portion = { start: number; end: number };

function copyIds(ids: readonly string[], moved: string[], { start, end, by }: Portion & { by: number }): void {
  for (let row = start; row < end; row++) moved[row + by] = ids[row] as string;
}

export function* movedById(index: CatalogueIndex, moves: RowMoves): Slices<Uint32Array> {
  const { rows, parts, added } = moves;
  const { byId } = index;
  if (moves.inPlace || moves.isAppended) return byId;
  const newRow = newRows(parts, byId.length);
  yield;
  const moved = new Uint32Array(rows);
  let [old, end] = [0, 0];
  const copyTo = function* (place: number): Slices<void> {
    for (const portion of portions(old, place)) {
      end = copyRows(byId, newRow, { moved, end, portion });
      yield;
    }
    old = place;
  };
  for (const { row, at } of added.toSorted((a, b) => (a.row.ties.id < b.row.ties.id ? -1 : 1))) {
    yield* copyTo(placeById(index, row.ties.id, old));
    moved[end] = at;
    end += 1;
  }
  yield* copyTo(byId.length);
  return moved;
}

/** No row of any index. */
const noRow = 0xffff_ffff;

/** The new row of each old one. */
function newRows(parts: RowMoves["parts"], rowsBefore: number): Uint32Array {
  const newRow = new Uint32Array(rowsBefore).fill(noRow);
  for (const { from, to, at } of parts) for (let row = from; row < to; row++) newRow[row] = at + row - from;
  return newRow;
}

type Copying = { moved: Uint32Array; end: number; portion: Portion };

/** Writes the new rows of a portion to `moved` from `end` on, and returns the end then. */
function copyRows(byId: Uint32Array, newRow: Uint32Array, { moved, end, portion }: Copying): number {
  let next = end;
  for (let at = portion.start; at < portion.end; at++) {
    const row = newRow[byId[at] as number] as number;
    if (row === noRow) continue;
    moved[next] = row;
    next += 1;
  }
  return next;
}

/**
 * The numbers of the new rows: the old ones, moved, and one for each added row. `make` makes room for them. The old
 * numbers themselves when nothing differs.
 */
export function movedNumbers<Moved extends Numbers>(
  numbers: Moved,
  { rows, parts, added, inPlace, isAppended }: RowMoves,
  addedNumbers: readonly number[],
  make: (rows: number) => Moved,
): Moved {
  if (isAppended) return appended(numbers, addedNumbers, make);
  if (inPlace && added.every(({ at }, place) => numbers[at] === addedNumbers[place])) return numbers;
  const moved = withRoom(make, rows);
  for (const { from, to, at } of parts) moved.set(numbers.subarray(from, to), at);
  for (const [place, { at }] of added.entries()) moved[at] = addedNumbers[place] as number;
  return moved;
}
