import { criteria } from "../criteria/criteria.ts";
import type { MatchableScholarship } from "../criteria/criterion.ts";
import { compareTies, type Rank, rankOf } from "../order.ts";
import {
  type CatalogueIndex,
  type Column,
  dayNumber,
  type FactColumns,
  levelBit,
  notStated,
  type Unreadable,
} from "./catalogue-index.ts";
import { slicedSort } from "./sliced-sort.ts";

type Ties = Omit<Rank, "match_score">;

/**
 * Compiles scholarships one after the other, in the order of `compareTies`, without holding them. A scholarship that
 * cannot be read is left out and listed.
 */
export class IndexBuilder {
  readonly today: string;
  readonly #ids: string[] = [];
  readonly #facts: FactColumns;
  readonly #columns: readonly ColumnBuilder[];
  readonly #fields: ColumnBuilder;
  readonly #unreadable: Unreadable[] = [];
  #last: Ties | null = null;

  /** `most` is the largest number of scholarships that will be added. */
  constructor(most: number, today: string) {
    this.today = today;
    this.#facts = blankFacts(most);
    this.#columns = criteria.map(() => new ColumnBuilder(most));
    this.#fields = new ColumnBuilder(most);
  }

  /** Adds the next open scholarship, or lists it as unreadable. */
  add(scholarship: MatchableScholarship): void {
    try {
      this.#append(scholarship, compile(scholarship, this.today));
    } catch (error) {
      this.#unreadable.push({ id: scholarship.id, error });
    }
  }

  #append(scholarship: MatchableScholarship, compiled: Compiled): void {
    if (this.#last && compareTies(this.#last, compiled.ties) >= 0) throw new Error("The scholarship is out of order.");
    this.#last = compiled.ties;
    const row = this.#ids.length;
    for (const [at, requirement] of compiled.requirements.entries()) this.#columns[at]?.set(row, requirement);
    this.#fields.set(row, compiled.fields);
    for (const name of factNames) this.#facts[name][row] = compiled.facts[name];
    this.#ids.push(scholarship.id);
  }

  /** The index of everything added. Yields between slices of the work; the builder must not be used afterwards. */
  *finish(): Generator<undefined, CatalogueIndex> {
    const ids = this.#ids;
    const rows = Array.from(ids.keys());
    const byId = yield* slicedSort(rows, (a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1), rowsPerSlice);
    const columns: Column[] = [];
    for (const column of this.#columns) {
      columns.push(column.finish(ids.length));
      yield;
    }
    const fields = this.#fields.finish(ids.length) as CatalogueIndex["fields"]; // `add` puts only lists of fields in
    return {
      today: this.today,
      ids,
      byId: Uint32Array.from(byId),
      facts: shortened(this.#facts, ids.length),
      columns,
      fields,
      unreadable: this.#unreadable,
    };
  }
}

const rowsPerSlice = 10_000;

type Compiled = {
  ties: Ties;
  requirements: unknown[];
  fields: readonly string[];
  facts: Record<keyof FactColumns, number>;
};

function compile(scholarship: MatchableScholarship, today: string): Compiled {
  const ties = rankOf(scholarship, 0, today);
  return {
    ties,
    requirements: criteria.map((criterion) => {
      const requirement = criterion.requirement(scholarship, today);
      return requirement === null ? null : (criterion.compared?.(requirement) ?? requirement);
    }),
    fields: scholarship.field_of_study,
    facts: {
      deadline: dayNumber(ties.deadline),
      amount: ties.amount ?? notStated,
      amount_min: scholarship.amount_min ?? notStated,
      amount_max: scholarship.amount_max ?? notStated,
      gpa: scholarship.gpa_requirement ?? notStated,
      levels: scholarship.academic_level.reduce((bits, level) => bits | levelBit(level), 0),
    },
  };
}

/** Collects the different values of one column. */
class ColumnBuilder {
  readonly #known = new Map<string, number>();
  readonly #values: unknown[] = [];
  readonly #numbers: Uint32Array;

  constructor(most: number) {
    this.#numbers = new Uint32Array(most);
  }

  set(row: number, value: unknown): void {
    const key = JSON.stringify(value);
    let number = this.#known.get(key);
    if (number === undefined) {
      number = this.#values.push(value) - 1;
      this.#known.set(key, number);
    }
    this.#numbers[row] = number;
  }

  finish(rows: number): Column {
    const numbers = this.#numbers.subarray(0, rows);
    return { values: this.#values, numbers: this.#values.length < 65_536 ? Uint16Array.from(numbers) : numbers };
  }
}

const blankFacts = (rows: number): FactColumns => ({
  deadline: new Int32Array(rows),
  amount: new Int32Array(rows),
  amount_min: new Int32Array(rows),
  amount_max: new Int32Array(rows),
  gpa: new Float64Array(rows),
  levels: new Uint8Array(rows),
});
const factNames = Object.keys(blankFacts(0)) as (keyof FactColumns)[]; // the keys of the literal above

const shortened = (facts: FactColumns, rows: number): FactColumns => ({
  deadline: facts.deadline.subarray(0, rows),
  amount: facts.amount.subarray(0, rows),
  amount_min: facts.amount_min.subarray(0, rows),
  amount_max: facts.amount_max.subarray(0, rows),
  gpa: facts.gpa.subarray(0, rows),
  levels: facts.levels.subarray(0, rows),
});

/** The index of these scholarships in one go, whatever their order. */
export function compileIndex(scholarships: readonly MatchableScholarship[], today: string): CatalogueIndex {
  const builder = new IndexBuilder(scholarships.length, today);
  const ranked = scholarships.map((scholarship) => ({ scholarship, ties: rankOf(scholarship, 0, today) }));
  for (const { scholarship } of ranked.sort((a, b) => compareTies(a.ties, b.ties))) builder.add(scholarship);
  const slices = builder.finish();
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}
