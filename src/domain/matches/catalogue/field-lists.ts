import { fieldFit, isNameOf } from "../../fields-of-study/field-fit.ts";
import { isSideOf, mainField } from "../../fields-of-study/main-field.ts";
import { resolveField } from "../../fields-of-study/resolve-field.ts";
import type { Column } from "./catalogue-index.ts";
import { inOneGo, type Slices } from "./slices.ts";

/**
 * How well a list of fields fits a wanted field, by its best field: the higher, the better. `unclear` are related fields
 * and names that we do not know.
 */
export const listFits = { none: 0, unclear: 1, any: 2, broader: 3, exact: 4 } as const;

type Values = Column<readonly string[]>["values"];

/** The lists of the catalog have a field each, and searches name others. */
const mostRemembered = 400;

/** One of `listFits` for each different list of fields, by its number. */
export const fitsOfLists = remembered(fitReader);

/** 1 for each different list, by its number, of which each field is one of these or within it; 0 for the others. */
export const listsWithin = (column: Pick<Column<readonly string[]>, "values">, fields: readonly string[]): Uint8Array =>
  listsWithinAny(column, JSON.stringify(fields));

/** 1 for each different list, by its number, that names the wanted field itself; 0 for the others. */
export const listsNaming = remembered((wanted) => {
  const own = resolveField(wanted);
  const isNamed = comparedOnce((name) =>
    name.toLowerCase() === wanted.toLowerCase() || isNameOf(own, resolveField(name)) ? 1 : 0,
  );
  return (fields) => (fields.some((name) => isNamed(name) === 1) ? 1 : 0);
});

/** 1 for each different list, by its number, that names a field within the wanted one: accounting for business; 0 for the others. */
export const listsInside = remembered((wanted) => {
  const whole = resolveField(wanted);
  const isInside = comparedOnce((name) => {
    // Construction is mostly a trade, and has a side in engineering.
    const own = mainField(resolveField(name));
    return ["exact", "broader"].includes(fieldFit(own, whole)) ? 1 : 0;
  });
  return (fields) => (fields.some((name) => isInside(name) === 1) ? 1 : 0);
});

/** 1 for each different list, by its number, that holds the wanted field only as a side of wide lists such as STEM; 0 for the others. */
export const listsOfSides = remembered((wanted) => {
  const own = resolveField(wanted);
  const placeOf = comparedOnce((name) => {
    if (name.toLowerCase() === wanted.toLowerCase()) return 2;
    const named = resolveField(name);
    return ["exact", "broader"].includes(fieldFit(own, named)) ? (isSideOf(own, named) ? 1 : 2) : 0;
  });
  return (fields) => (Math.max(0, ...fields.map(placeOf)) === 1 ? 1 : 0);
});

const listsWithinAny = remembered((fields) => {
  const wholes = (JSON.parse(fields) as string[]).map(resolveField); // written by `listsWithin`
  const isWithin = comparedOnce((name) => {
    const own = resolveField(name);
    return wholes.some((whole) => ["exact", "broader"].includes(fieldFit(own, whole))) ? 1 : 0;
  });
  return (list) => (list.length > 0 && list.every((name) => isWithin(name) === 1) ? 1 : 0);
});

const listsPerSlice = 200;

/**
 * What `readerFor` reads from each different list, by its number. The last 400 results are remembered. `inSlices` makes them for later
 * calls.
 */
function remembered(readerFor: (wanted: string) => (fields: readonly string[]) => number) {
  // By the list of values, which an index and its changed versions share and only add to.
  const known = new WeakMap<Values, Map<string, Uint8Array>>();
  function* inSlices({ values }: Pick<Column<readonly string[]>, "values">, wanted: string): Slices<Uint8Array> {
    const byWanted = known.get(values) ?? new Map<string, Uint8Array>();
    known.set(values, byWanted);
    const before = byWanted.get(wanted) ?? new Uint8Array(0);
    const count = values.length;
    if (before.length === count) return before;
    const table = new Uint8Array(count);
    table.set(before);
    const read = readerFor(wanted);
    for (let number = before.length; number < count; number++) {
      table[number] = read(values[number] ?? []);
      if (number % listsPerSlice === 0) yield;
    }
    const [oldest] = byWanted.keys();
    if (oldest !== undefined && byWanted.size >= mostRemembered) byWanted.delete(oldest);
    byWanted.set(wanted, table);
    return table;
  }
  const all = (column: Pick<Column<readonly string[]>, "values">, wanted: string) => inOneGo(inSlices(column, wanted));
  return Object.assign(all, { inSlices });
}

/** The best fit of a list of fields for a wanted field. */
export const fitOfList = (fields: readonly string[], wanted: string): number => fitReader(wanted)(fields);

function fitReader(wanted: string): (fields: readonly string[]) => number {
  const own = resolveField(wanted);
  const main = mainField(own);
  const fitOf = comparedOnce((field) => {
    if (field.toLowerCase() === wanted.toLowerCase()) return listFits.exact;
    const named = resolveField(field);
    const fit = fieldFit(own, named);
    if (fit === "same_family" || fit === "unresolvable") return listFits.unclear;
    // A field that holds no more than a side of the wanted one in another family: engineering for agriculture.
    if (fit === "broader" && fieldFit(main, named) === "none") return listFits.unclear;
    return listFits[fit];
  });
  return (fields) => Math.max(listFits.none, ...fields.map(fitOf));
}

/** Compares each name once, because lists share names. */
function comparedOnce(compare: (name: string) => number): (name: string) => number {
  const compared = new Map<string, number>();
  return (name) => {
    const before = compared.get(name);
    if (before !== undefined) return before;
    const found = compare(name);
    compared.set(name, found);
    return found;
  };
}
