import { noRow, type TextIndex } from "../../../search/text/text-index.ts";
import { type CatalogueIndex, type Column, forEachList } from "../catalogue-index.ts";
import type { Numbers } from "../stored-parts.ts";

/** The last ones of each index, as several fits need the same. */
const known = new WeakMap<CatalogueIndex, { from: number; rows: CatalogueIndex }>();

/**
 * The rows of an index from `from` on, which changes appended to those before, as an index of its own, with the values of these rows alone. For what is
 * computed of each row by itself: it has no ids, and the postings that hold for no appended row are left out.
 */
export function appendedRows(index: CatalogueIndex, from: number): CatalogueIndex {
  const before = known.get(index);
  if (before?.from === from) return before.rows;
  const rows = rowsFrom(index, from);
  known.set(index, { from, rows });
  return rows;
}

function rowsFrom(index: CatalogueIndex, from: number): CatalogueIndex {
  const rows = index.rows - from;
  const { facts } = index;
  let text: TextIndex | undefined;
  return {
    ...index,
    rows,
    count: rows,
    gone: null,
    ids: [],
    facts: {
      deadline: rest(facts.deadline, from),
      amount: rest(facts.amount, from),
      amount_min: rest(facts.amount_min, from),
      amount_max: rest(facts.amount_max, from),
      sponsor: rest(facts.sponsor, from),
      title: rest(facts.title, from),
      gpa: rest(facts.gpa, from),
      levels: rest(facts.levels, from),
      narrow: rest(facts.narrow, from),
      worth: rest(facts.worth, from),
      asks: rest(facts.asks, from),
      essay: rest(facts.essay, from),
      renewable: rest(facts.renewable, from),
      created: rest(facts.created, from),
    },
    columns: index.columns.map((column) => columnFrom(column, from)),
    lists: forEachList((list) => columnFrom(index.lists[list], from)),
    // Few fits read words, and this needs a number for each document.
    get text() {
      text ??= textFrom(index.text, from);
      return text;
    },
  };
}

const rest = <Kind extends Numbers>(numbers: Kind, from: number): Kind => numbers.subarray(from) as Kind; // a part of a `Kind`

/** With its own values: a table of all of them takes longer than the rows. */
function columnFrom<Value>({ values, numbers }: Column<Value>, from: number): Column<Value> {
  const numberOf = new Map<unknown, number>();
  const own: Value[] = [];
  const ofRows = Uint16Array.from(numbers.subarray(from), (number) => {
    const known = numberOf.get(number) ?? own.push(values[number] as Value) - 1;
    numberOf.set(number, known);
    return known;
  });
  return { values: own, numberOf, numbers: ofRows };
}

const none = new Uint32Array(0);

function textFrom({ postings, documents, rows }: TextIndex, from: number): TextIndex {
  const ofRows = new Uint32Array(rows.length).fill(noRow);
  const own = documents.subarray(from);
  for (let row = 0; row < own.length; row++) ofRows[own[row] as number] = row;
  // What was appended is not in the postings of the build.
  const added = { ...postings, starts: none, packed: none };
  return { postings: added, documents: own, rows: ofRows, count: own.length, gaps: [], isOrdered: false };
}
