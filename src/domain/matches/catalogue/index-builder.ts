import { TextBuilder, type TextContents } from "../../search/text/text-builder.ts";
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
  type Unreadable,
} from "./catalogue-index.ts";
import { firstStep } from "./changes/index-step.ts";
import {
  type Compiled,
  type CompiledRow,
  compileRow,
  type IndexedScholarship,
  rowWithoutWords,
} from "./compiled-row.ts";
import { allInOrder } from "./row-order.ts";
import { slicedSort } from "./sliced-sort.ts";
import { inOneGo, type Slices } from "./slices.ts";

const rowsPerSlice = 10_000;
/** About 0.5 ms of work. */
const addedPerSlice = 10;

/** What a builder holds, as another thread may send it. */
export type BuilderContents = {
  ids: readonly string[];
  facts: FactColumns;
  columns: readonly ColumnContents[];
  lists: Readonly<Record<IndexedList, ColumnContents<readonly string[]>>>;
  sources: ColumnContents<string | null>;
  text: TextContents;
  unreadable: readonly Unreadable[];
};
type ColumnContents<Value = unknown> = Pick<Column<Value>, "values" | "numbers">;

/**
 * Compiles scholarships one after the other, in any order, without holding them. A scholarship that cannot be read is
 * left out and listed.
 */
export class IndexBuilder {
  readonly today: string;
  readonly compiled: Compiled;
  readonly #ids: string[] = [];
  readonly #facts: FactColumns;
  readonly #columns: readonly ColumnBuilder<unknown>[];
  readonly #lists: Readonly<Record<IndexedList, ColumnBuilder<readonly string[]>>>;
  readonly #sources: ColumnBuilder<string | null>;
  readonly #text: TextBuilder;
  readonly #unreadable: Unreadable[] = [];

  /** `most` is the largest number of scholarships that will be added. */
  constructor(most: number, today: string, compiled: Compiled = "all") {
    this.today = today;
    this.compiled = compiled;
    this.#facts = blankFacts(most);
    this.#columns = criteria.map(() => new ColumnBuilder(most));
    this.#lists = forEachList(() => new ColumnBuilder(most));
    this.#sources = new ColumnBuilder(most);
    this.#text = new TextBuilder(most);
  }

  /** Adds open scholarships, some of them in each slice. `read` gives each of them. */
  *addAll<Row>(rows: readonly Row[], read: (row: Row) => IndexedScholarship): Slices<void> {
    for (const [at, row] of rows.entries()) {
      this.add(read(row));
      if (at % addedPerSlice === 0) yield;
    }
  }

  /** Adds the next open scholarship, or lists it as unreadable. */
  add(scholarship: IndexedScholarship): void {
    try {
      this.addCompiled(compileRow(scholarship, this.today, this.compiled));
    } catch (error) {
      this.#unreadable.push({ id: scholarship.id, error });
    }
  }

  addCompiled({ ties, requirements, lists, source, words, facts }: CompiledRow): void {
    const row = this.#ids.push(ties.id) - 1;
    for (const [at, requirement] of requirements.entries()) this.#columns[at]?.set(row, requirement);
    for (const list of indexedLists) this.#lists[list].set(row, lists[list]);
    this.#sources.set(row, source);
    this.#text.add(words);
    for (const name of factNames) this.#facts[name][row] = facts[name];
  }

  /** Everything added. The builder must not be used afterwards. */
  contents(): BuilderContents {
    const rows = this.#ids.length;
    const facts = blankFacts(rows);
    for (const name of factNames) facts[name].set(this.#facts[name].subarray(0, rows));
    return {
      ids: this.#ids,
      facts,
      columns: this.#columns.map((column) => column.contents(rows)),
      lists: forEachList((list) => this.#lists[list].contents(rows)),
      sources: this.#sources.contents(rows),
      text: this.#text.contents(),
      unreadable: this.#unreadable,
    };
  }

  /** Adds everything that another builder of the same day had. */
  *addContents({ ids, facts, columns, lists, sources, text, unreadable }: BuilderContents): Slices<void> {
    const from = this.#ids.length;
    for (const id of ids) this.#ids.push(id);
    for (const name of factNames) this.#facts[name].set(facts[name], from);
    for (const [at, column] of columns.entries()) {
      this.#columns[at]?.addContents(from, column);
      yield;
    }
    for (const list of indexedLists) {
      this.#lists[list].addContents(from, lists[list]);
      yield;
    }
    this.#sources.addContents(from, sources);
    yield* this.#text.addContents(text);
    for (const each of unreadable) this.#unreadable.push(each); // more than a call may have arguments
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
      ...allInOrder(ids.length),
      lineage: {},
      step: firstStep(),
      shown: nothingShown,
      isOfEarlierCode: false,
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
    // As `compareKeys`, without an object for each of a million comparisons.
    const compare = (a: number, b: number): number =>
      (deadline[a] as number) - (deadline[b] as number) ||
      (amount[b] as number) - (amount[a] as number) ||
      ((ids[a] as string) < (ids[b] as string) ? -1 : 1);
    return slicedSort(Array.from(ids.keys()), compare, rowsPerSlice);
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
  readonly #numberOf = new Map<unknown, number>();
  readonly #numbers: Uint32Array;

  constructor(most: number) {
    this.#numbers = new Uint32Array(most);
  }

  set(row: number, value: Value): void {
    this.#numbers[row] = numberFor({ values: this.#values, numberOf: this.#numberOf }, value);
  }

  contents(rows: number): ColumnContents<Value> {
    return { values: this.#values, numbers: this.#numbers.slice(0, rows) };
  }

  addContents(from: number, { values, numbers }: ColumnContents<Value>): void {
    const own = values.map((value) => numberFor({ values: this.#values, numberOf: this.#numberOf }, value));
    for (let row = 0; row < numbers.length; row++) this.#numbers[from + row] = own[numbers[row] as number] as number;
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

/**
 * A small index of these scholarships, without their words. Those of the large one are taken from it, not compiled again;
 * `others` are not in it.
 */
export function indexOfSome(
  index: CatalogueIndex,
  rows: readonly number[],
  others: readonly IndexedScholarship[],
): CatalogueIndex {
  const builder = new IndexBuilder(rows.length + others.length, index.today, "without words");
  for (const row of rows) builder.addCompiled(rowWithoutWords(index, row));
  for (const scholarship of others) builder.add(scholarship);
  return { ...inOneGo(builder.finish()), isOfEarlierCode: index.isOfEarlierCode };
}
