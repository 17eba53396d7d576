import { startsWithDigit, type Token } from "./tokens.ts";

/** A number, one with a fraction ("3.5"), or two letters of which the first is a capital ("TX"). */
export type Shape = "number" | "fraction" | "two letters";

/** Starts in one number: the bits of a small integer. */
const perNumber = 30;

/** The bits of up to 30 starts: by the tables and words that they name, and for shapes. */
type Row = { tables: number[]; words: number[]; shapes: Record<Shape, number> };

const rows: Row[] = [];
let starts = 0;

/** Where the bit of a start is: the row, and the bit in its number. */
export type StartBit = { row: number; bit: number };

type StartWords = { tables: readonly number[]; words: readonly number[]; shapes: readonly Shape[] };

/** Adds a start: the tables, words (by their ids) and shapes of which one is enough. */
export function addStart({ tables, words, shapes }: StartWords): StartBit {
  const at = starts++;
  const place = { row: Math.floor(at / perNumber), bit: 1 << (at % perNumber) };
  const row = rows[place.row] ?? { tables: [], words: [], shapes: { number: 0, fraction: 0, "two letters": 0 } };
  rows[place.row] = row;
  for (const table of tables) addBit(row.tables, table, place.bit);
  for (const word of words) addBit(row.words, word, place.bit);
  for (const shape of shapes) row.shapes[shape] |= place.bit;
  return place;
}

/** An array without holes is read faster. */
function addBit(bits: number[], at: number, bit: number): void {
  while (bits.length <= at) bits.push(0);
  bits[at] = (bits[at] ?? 0) | bit;
}

/** The starts that some tokens hold, in which phrases of these tables were found. */
export function startsIn(tokens: readonly Token[], hits: readonly { table: number }[]): number[] {
  const shapesHere = shapesIn(tokens);
  const found = new Array<number>(rows.length).fill(0);
  for (let at = 0; at < rows.length; at++) {
    const { tables, words, shapes } = rows[at] as Row;
    let bits = 0;
    for (const shape of shapesHere) bits |= shapes[shape];
    for (const { table } of hits) if (table < tables.length) bits |= tables[table] as number;
    for (const { id } of tokens) if (id < words.length) bits |= words[id] as number;
    found[at] = bits;
  }
  return found;
}

function shapesIn(tokens: readonly Token[]): readonly Shape[] {
  let [hasNumber, hasFraction, hasTwoLetters] = [false, false, false];
  for (const token of tokens) {
    const isNumber = startsWithDigit(token);
    hasNumber ||= isNumber;
    hasFraction ||= isNumber && token.word.includes(".");
    hasTwoLetters ||= token.capital && token.word.length === 2;
  }
  const shapes: Shape[] = [];
  if (hasNumber) shapes.push("number");
  if (hasFraction) shapes.push("fraction");
  if (hasTwoLetters) shapes.push("two letters");
  return shapes;
}
