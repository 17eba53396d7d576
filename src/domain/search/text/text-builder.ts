import { numberRows } from "../../matches/catalogue/row-numbers.ts";
import type { Slices } from "../../matches/catalogue/slices.ts";
import { TermTable, type TermTableParts } from "../../words/term-table.ts";
import { type Postings, packedPosting, type TextIndex } from "./text-index.ts";

const chunkSize = 1 << 14;
const documentsPerSlice = 10_000;
const mostKnown = 20_000;
const termsPerSlice = 10_000;
const pairsPerSlice = 100_000;

type Pairs = { terms: Uint32Array; impacts: Uint16Array };

/** What a builder holds, as another thread may send it. */
export type TextContents = {
  terms: TermTableParts;
  chunks: readonly Pairs[];
  /** How many pairs there are with those of each scholarship. */
  ends: Uint32Array;
};

/** Collects the words of scholarships, 4 bytes for each, until all are here and can be stored by word. */
export class TextBuilder {
  readonly #terms = new TermTable();
  /** The numbers of the first words, most of which are frequent: a quicker way than through the table. */
  readonly #numbers = new Map<string, number>();
  /** Pairs of a term and its impact, scholarship by scholarship. */
  readonly #chunks: Pairs[] = [];
  #pairs = 0;
  readonly #ends: Uint32Array;
  #count = 0;

  /** `most` is the largest number of scholarships that will be added. */
  constructor(most: number) {
    this.#ends = new Uint32Array(most);
  }

  /** Adds the word forms of the next scholarship, each with its impact. */
  add(words: ReadonlyMap<string, number>): void {
    for (const [form, impact] of words) this.#push(this.#numberOf(form), impact);
    this.#ends[this.#count] = this.#pairs;
    this.#count += 1;
  }

  #numberOf(form: string): number {
    const known = this.#numbers.get(form);
    if (known !== undefined) return known;
    const number = this.#terms.add(form);
    if (this.#numbers.size < mostKnown) this.#numbers.set(form, number);
    return number;
  }

  #push(term: number, impact: number): void {
    const at = this.#pairs % chunkSize;
    if (at === 0) this.#chunks.push({ terms: new Uint32Array(chunkSize), impacts: new Uint16Array(chunkSize) });
    const chunk = this.#chunks.at(-1);
    if (!chunk) return;
    chunk.terms[at] = term;
    chunk.impacts[at] = impact;
    this.#pairs += 1;
  }

  contents(): TextContents {
    return { terms: this.#terms.parts(), chunks: this.#chunks, ends: this.#ends.slice(0, this.#count) };
  }

  /** Adds everything that another builder had. */
  *addContents({ terms, chunks, ends }: TextContents): Slices<void> {
    const others = TermTable.of(terms);
    const own = new Uint32Array(others.size);
    for (let term = 0; term < others.size; term++) {
      own[term] = this.#terms.add(others.word(term));
      if (term % termsPerSlice === 0) yield;
    }
    const before = this.#pairs;
    const pairs = ends.at(-1) ?? 0;
    for (let at = 0; at < pairs; at++) {
      const chunk = chunks[Math.floor(at / chunkSize)] as Pairs; // a chunk of each pair
      this.#push(own[chunk.terms[at % chunkSize] as number] as number, chunk.impacts[at % chunkSize] as number);
      if (at % pairsPerSlice === 0) yield;
    }
    for (const end of ends) {
      this.#ends[this.#count] = before + end;
      this.#count += 1;
    }
  }

  /**
   * The index of everything added. `order` has the place of each row's scholarship among the added ones. Documents get
   * the numbers of their rows.
   */
  *finish(order: readonly number[]): Slices<TextIndex> {
    const starts = yield* this.#starts();
    const next = starts.slice();
    const packed = new Uint32Array(this.#pairs);
    for (let row = 0; row < order.length; row++) {
      const place = order[row] as number;
      for (let at = place === 0 ? 0 : (this.#ends[place - 1] as number); at < (this.#ends[place] as number); at++) {
        const { terms, impacts } = this.#chunks[Math.floor(at / chunkSize)] as Pairs; // a chunk of each pair
        const term = terms[at % chunkSize] as number;
        packed[next[term] as number] = packedPosting(row, impacts[at % chunkSize] as number);
        next[term] = (next[term] as number) + 1;
      }
      if (row % documentsPerSlice === 0) yield;
    }
    return textOfBuild({ terms: this.#terms, starts, packed }, order.length);
  }

  *#starts(): Slices<Uint32Array> {
    const starts = new Uint32Array(this.#terms.size + 1);
    for (const [place, { terms }] of this.#chunks.entries()) {
      const end = Math.min(chunkSize, this.#pairs - place * chunkSize);
      for (let at = 0; at < end; at++) starts[(terms[at] as number) + 1] = (starts[(terms[at] as number) + 1] ?? 0) + 1;
      yield;
    }
    for (let term = 0; term < this.#terms.size; term++)
      starts[term + 1] = (starts[term + 1] as number) + (starts[term] as number);
    return starts;
  }
}

/** The index of postings whose documents have the numbers of their rows. */
export function textOfBuild(built: Pick<Postings, "terms" | "starts" | "packed">, rows: number): TextIndex {
  const numbers = numberRows(new Uint32Array(rows));
  return {
    postings: { ...built, added: new Map(), documents: rows, built: rows },
    documents: numbers,
    rows: numbers,
    count: rows,
    gaps: [],
    isOrdered: true,
  };
}
