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
export const fitsOfLists = remembered(fitReader, ({ most }) => most);

/** 1 for each different list, by its number, of which each field is one of these or within it; 0 for the others. */
export const listsWithin = (column: Pick<Column<readonly string[]>, "values">, fields: readonly string[]): Uint8Array =>
  listsWithinAny(column, JSON.stringify(fields));

/** 1 for each different list, by its number, that names the wanted field itself; 0 for the others. */
export const listsNaming = remembered(
  (wanted) => {
    const own = resolveField(wanted);
    return (name) => (name.toLowerCase() === wanted.toLowerCase() || isNameOf(own, resolveField(name)) ? 1 : 0);
  },
  ({ most }) => most,
);

/** 1 for each different list, by its number, that names a field within the wanted one: accounting for business; 0 for the others. */
export const listsInside = remembered(
  (wanted) => {
    const whole = resolveField(wanted);
    return (name) => {
      // Construction is mostly a trade, and has a side in engineering.
      const own = mainField(resolveField(name));
      return isIn(own, whole) ? 1 : 0;
    };
  },
  ({ most }) => most,
);

/** 1 for each different list, by its number, that holds the wanted field only as a side of wide lists such as STEM; 0 for the others. */
export const listsOfSides = remembered(
  (wanted) => {
    const own = resolveField(wanted);
    return (name) => {
      if (name.toLowerCase() === wanted.toLowerCase()) return 2;
      const named = resolveField(name);
      return isIn(own, named) ? (isSideOf(own, named) ? 1 : 2) : 0;
    };
  },
  ({ most }) => (most === 1 ? 1 : 0),
);

const listsWithinAny = remembered(
  (fields) => {
    const wholes = (JSON.parse(fields) as string[]).map(resolveField); // written by `listsWithin`
    return (name) => {
      const own = resolveField(name);
      return wholes.some((whole) => isIn(own, whole)) ? 1 : 0;
    };
  },
  ({ least }) => least,
);

type Resolved = ReturnType<typeof resolveField>;
const isIn = (own: Resolved, whole: Resolved): boolean => ["exact", "broader"].includes(fieldFit(own, whole));

/** The different names of a column's lists, and the numbers of those of each list. */
type Named = { names: string[]; numberOf: Map<string, number>; ofLists: Uint32Array[] };
const named = new WeakMap<Values, Named>();

function namesOf(values: Values): Named {
  const known: Named = named.get(values) ?? { names: [], numberOf: new Map(), ofLists: [] };
  named.set(values, known);
  const { names, numberOf, ofLists } = known;
  const numberFor = (name: string): number => {
    const before = numberOf.get(name);
    if (before !== undefined) return before;
    numberOf.set(name, names.length);
    return names.push(name) - 1;
  };
  for (let at = ofLists.length; at < values.length; at++) ofLists.push(Uint32Array.from(values[at] ?? [], numberFor));
  return known;
}

const listsPerSlice = 2000;

/**
 * What the least and the most of a list's names, as `readerFor` reads them, say together, for each different list, by its number; both are 0
 * for a list without names. The last 400 results are remembered. `inSlices` makes them for later calls.
 */
function remembered(
  readerFor: (wanted: string) => (name: string) => number,
  together: (of: { least: number; most: number }) => number,
) {
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
    const { names, ofLists } = namesOf(values);
    const read = readerFor(wanted);
    // Each name is read once, because lists share names.
    const reads = new Uint8Array(names.length);
    const isRead = new Uint8Array(names.length);
    for (let number = before.length; number < count; number++) {
      let [least, most] = [ofLists[number]?.length ? 255 : 0, 0];
      for (const name of ofLists[number] ?? []) {
        if (isRead[name] === 0) {
          reads[name] = read(names[name] ?? "");
          isRead[name] = 1;
        }
        least = Math.min(least, reads[name] as number);
        most = Math.max(most, reads[name] as number);
      }
      table[number] = together({ least, most });
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
export const fitOfList = (fields: readonly string[], wanted: string): number =>
  Math.max(listFits.none, ...fields.map(fitReader(wanted)));

function fitReader(wanted: string): (name: string) => number {
  const own = resolveField(wanted);
  const main = mainField(own);
  return (name) => {
    if (name.toLowerCase() === wanted.toLowerCase()) return listFits.exact;
    const field = resolveField(name);
    const fit = fieldFit(own, field);
    if (fit === "same_family" || fit === "unresolvable") return listFits.unclear;
    // A field that holds no more than a side of the wanted one in another family: engineering for agriculture.
    if (fit === "broader" && fieldFit(main, field) === "none") return listFits.unclear;
    return listFits[fit];
  };
}
