import type { CatalogueIndex, Column } from "../catalogue-index.ts";
import type { Slices } from "../slices.ts";
import type { Addends } from "./compared-column.ts";

/**
 * Columns of an index of which several are one: a number for each combination of requirements that some row has. Criteria with few
 * different requirements have few combinations, so that they are added up once for each of these instead of for each row.
 */
type JoinedColumns = {
  /** How many rows of the index they have. Those that changes append are not among them. */
  rows: number;
  columns: readonly JoinedColumn[];
};

type Numbers = Column["numbers"];
/** The criterion `first` alone, and one more with each step. */
type JoinedColumn = { first: number; steps: readonly Step[]; numbers: Numbers };
/** One more criterion: for each combination the one without it, and the number of its requirement. */
type Step = { at: number; before: Uint16Array; requirement: Uint16Array };

/** A combination has to be that of so many rows on average, or joining saves nothing. */
const rowsOfEach = 32;
const fewest = 16;
const mostCombinations = 2 ** 16;
/** Room to look a combination up, for each row. */
const cellsOfEach = 8;
/** About 0.5 ms of work. */
const rowsPerSlice = 2 ** 17;

type Known = { buffers: readonly ArrayBufferLike[]; joined: JoinedColumns };
const known = new WeakMap<ArrayBufferLike, Known>();

/** The joined columns of an index, which those that changes appended to share. */
export function* joinedColumns({ rows, columns }: CatalogueIndex): Slices<JoinedColumns> {
  // Rows keep their places and requirements while the numbers stay in the same memory.
  const buffers = columns.map(({ numbers }) => numbers.buffer);
  const [first] = buffers;
  if (!first) return { rows, columns: [] };
  const before = known.get(first);
  if (before?.buffers.every((buffer, at) => buffer === buffers[at])) return before.joined;
  const joined = { rows, columns: yield* joinedUp(columns, rows) };
  known.set(first, { buffers, joined });
  return joined;
}

/** Joins those with the fewest different requirements first, as long as there are few combinations. */
function* joinedUp(columns: readonly Column[], rows: number): Slices<JoinedColumn[]> {
  const most = Math.min(mostCombinations, Math.max(fewest, rows / rowsOfEach));
  const alone = columns
    .map(({ values, numbers }, first) => ({ count: values.length, column: { first, steps: [], numbers } }))
    .sort((a, b) => a.count - b.count);
  const joined: { count: number; column: JoinedColumn }[] = [];
  for (const next of alone) {
    const last = joined.at(-1);
    const isSmall = last && next.count <= most && last.count * next.count <= Math.max(fewest, cellsOfEach * rows);
    const both = isSmall ? yield* pairs(last, next, { rows, most }) : null;
    if (last && both) joined[joined.length - 1] = withStep(last.column, next.column.first, both);
    else joined.push(next);
  }
  return joined.map(({ column }) => column);
}

const withStep = ({ first, steps }: JoinedColumn, at: number, { numbers, before, requirement }: Pairs) => ({
  count: before.length,
  column: {
    first,
    steps: [...steps, { at, before: Uint16Array.from(before), requirement: Uint16Array.from(requirement) }],
    numbers,
  },
});

type Counted = { count: number; column: JoinedColumn };
/** The number of the pair of each row, and the two numbers of each pair. */
type Pairs = { numbers: Uint16Array; before: number[]; requirement: number[] };

/** Numbers the pairs of two columns; null where there are more than `most`. */
function* pairs(one: Counted, other: Counted, { rows, most }: { rows: number; most: number }): Slices<Pairs | null> {
  const found: Pairs = { numbers: new Uint16Array(rows), before: [], requirement: [] };
  const numberOf = new Uint32Array(one.count * other.count);
  for (let from = 0; from < rows; from += rowsPerSlice) {
    const to = Math.min(rows, from + rowsPerSlice);
    numberPairs(found, { one, other, numberOf, from, to });
    if (found.before.length > most) return null;
    yield;
  }
  return found;
}

type Numbering = { one: Counted; other: Counted; numberOf: Uint32Array; from: number; to: number };

/** `numberOf` holds the number of each pair plus 1. */
function numberPairs({ numbers, before, requirement }: Pairs, { one, other, numberOf, from, to }: Numbering): void {
  const { count } = other;
  const [ones, others] = [one.column.numbers, other.column.numbers];
  for (let row = from; row < to; row++) {
    const [first, second] = [ones[row] as number, others[row] as number];
    const cell = first * count + second;
    let number = numberOf[cell] as number;
    if (number === 0) {
      before.push(first);
      number = requirement.push(second);
      numberOf[cell] = number;
    }
    numbers[row] = number - 1;
  }
}

/** The results of the combinations of a joined column: those of its criteria added up. */
export function comparedTogether({ first, steps }: JoinedColumn, compared: readonly Addends[]): Addends {
  let together = compared[first] as Addends; // there is one of each criterion
  for (const step of steps) {
    const own = compared[step.at] as Addends;
    const count = step.before.length;
    const totals = new Int32Array(count);
    if (together.totals) addEach(totals, step.before, together.totals);
    if (own.totals) addEach(totals, step.requirement, own.totals);
    const questions = together.questions || own.questions ? new Int32Array(count) : null;
    if (questions && together.questions) joinEach(questions, step.before, together.questions);
    if (questions && own.questions) joinEach(questions, step.requirement, own.questions);
    const ruledOut = together.ruledOut || own.ruledOut ? new Uint8Array(count) : null;
    if (ruledOut && together.ruledOut) joinEach(ruledOut, step.before, together.ruledOut);
    if (ruledOut && own.ruledOut) joinEach(ruledOut, step.requirement, own.ruledOut);
    together = { totals, questions, ruledOut, count };
  }
  return together;
}

function addEach(sums: Int32Array, numbers: Uint16Array, added: Int32Array): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (added[numbers[at] as number] as number);
}

function joinEach<Bits extends Int32Array | Uint8Array>(all: Bits, numbers: Uint16Array, bits: Bits): void {
  for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) | (bits[numbers[at] as number] as number);
}
