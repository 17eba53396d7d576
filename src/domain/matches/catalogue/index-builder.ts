import { TextBuilder } from "../../search/text/text-builder.ts";
import { criteria } from "../criteria/criteria.ts";
import {
  blankFacts,
  blankNumbers,
  type CatalogueIndex,
  type Column,
  type FactColumns,
  factNames,
  forEachList,
  type IndexedList,
  indexedLists,
  nothingShown,
  numberFor,
  type TieKeys,
  type Unreadable,
} from "./catalogue-index.ts";
import { type CompiledRow, compareKeys, compileRow, type IndexedScholarship } from "./compiled-row.ts";
import { firstStep } from "./index-step.ts";
import { slicedSort } from "./sliced-sort.ts";
import { inOneGo, type Slices } from "./slices.ts";

const rowsPerSlice = 10_000;
/** About 0.5 ms of work. */
const addedPerSlice = 10;

/**
 * Compiles scholarships one after the other, in any order, without holding them. A scholarship that cannot be read is
 * left out and listed.
 */
export class IndexBuilder {
  readonly today: string;
  readonly #ids: string[] = [];
  readonly #facts: FactColumns;
  readonly #columns: readonly ColumnBuilder<unknown>[];
  readonly #lists: Readonly<Record<IndexedList, ColumnBuilder<readonly string[]>>>;
  readonly #sources: ColumnBuilder<string | null>;
  readonly #text: TextBuilder;
  readonly #unreadable: Unreadable[] = [];

  /** `most` is the largest number of scholarships that will be added. */
  constructor(most: number, today: string) {
    this.today = today;
    this.#facts = blankFacts(most);
    this.#columns = criteria.map(() => new ColumnBuilder(most));
    this.#lists = forEachList(() => new ColumnBuilder(most));
    this.#sources = new ColumnBuilder(most);
    this.#text = new TextBuilder(most);
  }

  /** Adds open scholarships, some of them in each slice. */
  *addAll(scholarships: readonly IndexedScholarship[]): Slices<void> {
    for (let at = 0; at < scholarships.length; at++) {
      this.add(scholarships[at] as IndexedScholarship);
      if (at % addedPerSlice === 0) yield;
    }
  }

  /** Adds the next open scholarship, or lists it as unreadable. */
  add(scholarship: IndexedScholarship): void {
    try {
      this.#append(compileRow(scholarship, this.today));
    } catch (error) {
      this.#unreadable.push({ id: scholarship.id, error });
    }
  }

  #append({ ties, requirements, lists, source, words, facts }: CompiledRow): void {
    const row = this.#ids.push(ties.id) - 1;
    for (const [at, requirement] of requirements.entries()) this.#columns[at]?.set(row, requirement);
    for (const list of indexedLists) this.#lists[list].set(row, lists[list]);
    this.#sources.set(row, source);
    this.#text.add(words);
    for (const name of factNames) this.#facts[name][row] = facts[name];
  }

  /** The index of everything added. Yields between slices of the work; the builder must not be used afterwards. */
  *finish(): Slices<CatalogueIndex> {
    const order = yield* this.#inOrder();
    const ids = order.map((row) => this.#ids[row] as string);
    yield;
    const byId = yield* slicedSort(
      Array.from(ids.keys()),
      (a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1),
      rowsPerSlice,
    );
    const columns: Column[] = [];
    for (const column of this.#columns) {
      columns.push(column.finish(order));
      yield;
    }
    const facts = blankFacts(ids.length);
    for (const name of factNames) {
      moveInto(facts[name], this.#facts[name], order);
      yield;
    }
    return {
      lineage: {},
      step: firstStep(),
      shown: nothingShown,
      today: this.today,
      ids,
      byId: Uint32Array.from(byId),
      facts,
      columns,
      lists: forEachList((list) => this.#lists[list].finish(order)),
      sources: this.#sources.finish(order),
      text: yield* this.#text.finish(order),
      unreadable: this.#unreadable,
    };
  }

  /** The places of the added scholarships, in the order of rows. */
  #inOrder(): Slices<number[]> {
    const ids = this.#ids;
    const { deadline, amount } = this.#facts;
    const keys = (at: number): TieKeys => ({
      deadline: deadline[at] as number,
      amount: amount[at] as number,
      id: ids[at] as string,
    });
    return slicedSort(Array.from(ids.keys()), (a, b) => compareKeys(keys(a), keys(b)), rowsPerSlice);
  }
}

/** Writes each number to the row that its place has in `order`. */
function moveInto<Numbers extends Column["numbers"] | FactColumns[keyof FactColumns]>(
  moved: Numbers,
  numbers: Numbers,
  order: readonly number[],
): void {
  for (let row = 0; row < order.length; row++) moved[row] = numbers[order[row] as number] as number;
}

/** Collects the different values of one column. */
class ColumnBuilder<Value> {
  readonly #values: Value[] = [];
  readonly #numberOf = new Map<string, number>();
  readonly #numbers: Uint32Array;

  constructor(most: number) {
    this.#numbers = new Uint32Array(most);
  }

  set(row: number, value: Value): void {
    this.#numbers[row] = numberFor({ values: this.#values, numberOf: this.#numberOf }, value);
  }

  finish(order: readonly number[]): Column<Value> {
    const numbers = blankNumbers(order.length, this.#values.length);
    moveInto<Column["numbers"]>(numbers, this.#numbers, order);
    return { values: this.#values, numberOf: this.#numberOf, numbers };
  }
}

/** The index of these scholarships in one go. */
export function compileIndex(scholarships: readonly IndexedScholarship[], today: string): CatalogueIndex {
  const builder = new IndexBuilder(scholarships.length, today);
  for (const scholarship of scholarships) builder.add(scholarship);
  return inOneGo(builder.finish());
}
