import type { Numbers } from "./stored-parts.ts";

/** So many rows may be appended to the numbers of an index before all of them are copied. */
export const spareRows = 1000;

/** How many numbers of a buffer with room are in use. Whoever holds fewer of them came before, and must not write there. */
const used = new WeakMap<ArrayBufferLike, number>();

type Make<Kind> = (length: number) => Kind;

/** So many numbers, with room behind them for rows that are appended later. */
export function withRoom<Kind extends Numbers>(make: Make<Kind>, length: number): Kind {
  const whole = make(length + spareRows);
  used.set(whole.buffer, length);
  return whole.subarray(0, length) as Kind; // a part of a `Kind`
}

/**
 * The numbers and more behind them. Those before are not copied where they have room and nobody appended anything else to
 * them; they stay as they are.
 */
export function appended<Kind extends Numbers>(numbers: Kind, more: readonly number[], make: Make<Kind>): Kind {
  const { length } = numbers;
  const all = length + more.length;
  if (more.length === 0) return numbers;
  const kind = make(0).constructor as new (buffer: ArrayBufferLike, at: number, length: number) => Kind;
  const hasRoom = used.get(numbers.buffer) === length && numbers.buffer.byteLength >= all * numbers.BYTES_PER_ELEMENT;
  let longer: Kind;
  if (hasRoom && numbers instanceof kind) {
    longer = new kind(numbers.buffer, 0, all);
    used.set(numbers.buffer, all);
  } else {
    longer = withRoom(make, all);
    longer.set(numbers);
  }
  longer.set(more, length);
  return longer;
}
