import { criteria } from "../criteria/criteria.ts";
import { compareTies, rankOf } from "../order.ts";
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
  numberFor,
  type TieKeys,
  type Unreadable,
} from "./catalogue-index.ts";
import { type CompiledRow, compareKeys, compileRow, type IndexedScholarship } from "./compiled-row.ts";
import { firstStep } from "./index-step.ts";
import { slicedSort } from "./sliced-sort.ts";
import { inOneGo, type Slices } from "./slices.ts";

const rowsPerSlice = 10_000;

/**
 * Compiles scholarships one after the other, in the order of `compareTies`, without holding them. A scholarship that
 * cannot be read is left out and listed.
 */
export class IndexBuilder {
  readonly today: string;
  readonly #ids: string[] = [];
  readonly #facts: FactColumns;
  readonly #columns: readonly ColumnBuilder<unknown>[];
  readonly #lists: Readonly<Record<IndexedList, ColumnBuilder<readonly string[]>>>;
  readonly #sources: ColumnBuilder<string | null>;
  readonly #unreadable: Unreadable[] = [];
  #last: TieKeys | null = null;

  /** `most` is the largest number of scholarships that will be added. */
  constructor(most: number, today: string) {
    this.today = today;
    this.#facts = blankFacts(most);
    this.#columns = criteria.map(() => new ColumnBuilder(most));
    this.#lists = forEachList(() => new ColumnBuilder(most));
    this.#sources = new ColumnBuilder(most);
  }

  /** Adds the next open scholarship, or lists it as unreadable. */
  add(scholarship: IndexedScholarship): void {
    try {
      this.#append(compileRow(scholarship, this.today));
    } catch (error) {
      this.#unreadable.push({ id: scholarship.id, error });
    }
  }

  #append({ ties, requirements, lists, source, facts }: CompiledRow): void {
    if (this.#last && compareKeys(this.#last, ties) >= 0) throw new Error("The scholarship is out of order.");
    this.#last = ties;
    const row = this.#ids.push(ties.id) - 1;
    for (const [at, requirement] of requirements.entries()) this.#columns[at]?.set(row, requirement);
    for (const list of indexedLists) this.#lists[list].set(row, lists[list]);
    this.#sources.set(row, source);
    for (const name of factNames) this.#facts[name][row] = facts[name];
  }

  /** The index of everything added. Yields between slices of the work; the builder must not be used afterwards. */
  *finish(): Slices<CatalogueIndex> {
    const ids = this.#ids;
    const rows = Array.from(ids.keys());
    const byId = yield* slicedSort(rows, (a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1), rowsPerSlice);
    const columns: Column[] = [];
    for (const column of this.#columns) {
      columns.push(column.finish(ids.length));
      yield;
    }
    return {
      lineage: {},
      step: firstStep(),
      today: this.today,
      ids,
      byId: Uint32Array.from(byId),
      facts: shortened(this.#facts, ids.length),
      columns,
      lists: forEachList((list) => this.#lists[list].finish(ids.length)),
      sources: this.#sources.finish(ids.length),
      unreadable: this.#unreadable,
    };
  }
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

  finish(rows: number): Column<Value> {
    const numbers = blankNumbers(rows, this.#values.length);
    numbers.set(this.#numbers.subarray(0, rows));
    return { values: this.#values, numberOf: this.#numberOf, numbers };
  }
}

const shortened = (facts: FactColumns, rows: number): FactColumns => ({
  deadline: facts.deadline.subarray(0, rows),
  amount: facts.amount.subarray(0, rows),
  amount_min: facts.amount_min.subarray(0, rows),
  amount_max: facts.amount_max.subarray(0, rows),
  gpa: facts.gpa.subarray(0, rows),
  levels: facts.levels.subarray(0, rows),
  created: facts.created.subarray(0, rows),
});

/** The index of these scholarships in one go, whatever their order. */
export function compileIndex(scholarships: readonly IndexedScholarship[], today: string): CatalogueIndex {
  const builder = new IndexBuilder(scholarships.length, today);
  const ranked = scholarships.map((scholarship) => ({ scholarship, ties: rankOf(scholarship, 0, today) }));
  for (const { scholarship } of ranked.sort((a, b) => compareTies(a.ties, b.ties))) builder.add(scholarship);
  return inOneGo(builder.finish());
}
