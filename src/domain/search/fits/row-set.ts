/** Rows of the catalog index, one bit each. */
export type RowSet = Uint32Array;

const bitsOfWord = 32;
const full = 0xffff_ffff;

export const emptyRowSet = (rows: number): RowSet => new Uint32Array(Math.ceil(rows / bitsOfWord));

/** Makes a set hold all of so many rows. */
export function fillRowSet(set: RowSet, rows: number): void {
  set.fill(full);
  const rest = rows % bitsOfWord;
  if (rest > 0) set[set.length - 1] = full >>> (bitsOfWord - rest);
}

/** The same rows in a set with room for so many, at least as many as before. */
export function longerRowSet(set: RowSet, rows: number): RowSet {
  const longer = emptyRowSet(rows);
  longer.set(set);
  return longer;
}

export const hasRow = (set: RowSet, row: number): boolean => ((set[row >>> 5] as number) & (1 << (row & 31))) !== 0;

export const isEmpty = (set: RowSet): boolean => set.every((bits) => bits === 0);

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31));
}

export function removeRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) & ~(1 << (row & 31));
}

export function addRows(set: RowSet, others: RowSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) | (others[at] as number);
}

export function keepRows(set: RowSet, others: RowSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) & (others[at] as number);
}

export function removeRows(set: RowSet, others: RowSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) & ~(others[at] as number);
}

/**
 * Adds the rows whose number of a column has a 1 in a table, which has 0 for others. 32 rows at a time and without a condition, as it
 * passes over all rows, which no processor can guess. `from`: the first row.
 */
export function addRowsByTable(set: RowSet, numbers: ArrayLike<number>, table: Uint8Array, from = 0): void {
  for (let place = from >>> 5; place < set.length; place++) {
    const first = place * bitsOfWord;
    let bits = 0;
    for (let row = Math.min(numbers.length, first + bitsOfWord) - 1; row >= first; row--)
      bits = (bits << 1) | (table[numbers[row] as number] as number);
    set[place] = (set[place] as number) | bits;
  }
}

/** As `addRowsByTable` for three sets at once: a mask has a bit for each set that a row is in. */
export function addRowsByMasks(sets: readonly [RowSet, RowSet, RowSet], numbers: ArrayLike<number>, masks: Uint8Array) {
  const [one, two, three] = sets;
  for (let place = 0; place < one.length; place++) {
    const first = place * bitsOfWord;
    let [inOne, inTwo, inThree] = [0, 0, 0];
    for (let row = Math.min(numbers.length, first + bitsOfWord) - 1; row >= first; row--) {
      const mask = masks[numbers[row] as number] as number;
      inOne = (inOne << 1) | (mask & 1);
      inTwo = (inTwo << 1) | ((mask >> 1) & 1);
      inThree = (inThree << 1) | (mask >> 2);
    }
    one[place] = inOne;
    two[place] = inTwo;
    three[place] = inThree;
  }
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

export function countRows(set: RowSet): number {
  let count = 0;
  for (let at = 0; at < set.length; at++) count += bitCount(set[at] as number);
  return count;
}

/** Writes the rows in ascending order, and answers how many there are. */
export function writeRows(set: RowSet, into: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < set.length; at++) {
    const first = at * bitsOfWord;
    for (let left = set[at] as number; left !== 0; left &= left - 1) {
      into[count] = first + 31 - Math.clz32(left & -left);
      count += 1;
    }
  }
  return count;
}
