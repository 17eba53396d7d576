import { isTextPart, textOfParts, textParts } from "../../search/text/text-parts.ts";
import { criteria } from "../criteria/criteria.ts";
import {
  blankFacts,
  blankNumbers,
  type CatalogueIndex,
  type Column,
  factNames,
  forEachList,
  indexedLists,
  nothingShown,
  numberFor,
  type Unreadable,
} from "./catalogue-index.ts";
import { firstStep } from "./changes/index-step.ts";
import { allInOrder } from "./row-order.ts";
import type { Slices } from "./slices.ts";
import { type IndexPart, listOf, type Numbers, numbersOf, type StoredParts } from "./stored-parts.ts";

/**
 * Everything that an index holds, part by part. Values that no row has any more are left out. The text must be of a
 * build, or merged.
 */
export function* indexParts(index: CatalogueIndex): Generator<IndexPart, void> {
  yield { name: "ids", content: index.ids.slice(0, index.rows) };
  yield { name: "by id", content: index.byId };
  for (const name of factNames) yield { name: `fact ${name}`, content: index.facts[name] };
  const columns: [string, Column][] = [
    ...criteria.map(({ key }, at): [string, Column] => [key, index.columns[at] as Column]), // one for each criterion
    ...indexedLists.map((list): [string, Column] => [`list ${list}`, index.lists[list]]),
    ["source", index.sources],
  ];
  for (const [name, column] of columns) {
    const { values, numbers } = withUsedValues(column);
    yield { name: `${name} values`, content: values };
    yield { name: `${name} numbers`, content: numbers };
  }
  yield {
    name: "unreadable",
    content: index.unreadable.map(({ id, error }): Unreadable => ({ id, error: String(error) })),
  };
  yield* textParts(index.text);
}

function withUsedValues({ values, numbers }: Column): Pick<Column, "values" | "numbers"> {
  const used: unknown[] = [];
  const places = new Uint32Array(values.length); // the new number of each value, plus 1; 0 for those that no row has
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row] as number;
    if (places[number] === 0) places[number] = used.push(values[number]);
  }
  const moved = blankNumbers(numbers.length, used.length);
  for (let row = 0; row < numbers.length; row++) moved[row] = (places[numbers[row] as number] as number) - 1;
  return { values: used, numbers: moved };
}

/** Whether a part is read by `textAlone`. */
export const isOfText = (name: string): boolean => ["ids", "by id"].includes(name) || isTextPart(name);

/** The text of the index that gave these parts, and whose it is. */
export function textAlone(parts: StoredParts): Pick<CatalogueIndex, "ids" | "byId" | "text"> {
  const ids = listOf(parts, "ids") as string[]; // as `indexParts` wrote them, here and below
  return { ids, byId: numbersOf(parts, "by id", Uint32Array), text: textOfParts(parts, ids.length) };
}

/** The index that gave these parts on the day `today`, as if it had just been built. */
export function* indexOfParts(parts: StoredParts, today: string): Slices<CatalogueIndex> {
  const columns: Column[] = [];
  for (const { key } of criteria) columns.push(yield* columnOf<unknown>(parts, key));
  const lists: Partial<CatalogueIndex["lists"]> = {};
  for (const list of indexedLists) lists[list] = yield* columnOf<readonly string[]>(parts, `list ${list}`);
  const text = textAlone(parts);
  return {
    ...allInOrder(text.ids.length),
    lineage: {},
    step: firstStep(),
    shown: nothingShown,
    isOfEarlierCode: false,
    today,
    ...text,
    facts: factsOf(parts),
    columns,
    lists: forEachList((list) => lists[list] as Column<readonly string[]>), // each was read above
    sources: yield* columnOf<string | null>(parts, "source"),
    unreadable: listOf(parts, "unreadable") as Unreadable[],
  };
}

const valuesPerSlice = 2000;

function* columnOf<Value>(parts: StoredParts, name: string): Slices<Column<Value>> {
  const content = parts.get(`${name} numbers`);
  const numbers = content instanceof Uint16Array ? content : numbersOf(parts, `${name} numbers`, Uint32Array);
  const column: Column<Value> = { values: [], numberOf: new Map(), numbers };
  for (const [at, value] of listOf(parts, `${name} values`).entries()) {
    numberFor(column, value as Value);
    if (at % valuesPerSlice === 0) yield;
  }
  return column;
}

function factsOf(parts: StoredParts): CatalogueIndex["facts"] {
  const facts = blankFacts(0);
  for (const name of factNames) {
    const kind = facts[name].constructor as new (length: number) => Numbers; // each is an array of numbers
    Object.assign(facts, { [name]: numbersOf(parts, `fact ${name}`, kind) });
  }
  return facts;
}
