import { fieldFit } from "../../fields-of-study/field-fit.ts";
import { resolveField } from "../../fields-of-study/resolve-field.ts";
import type { Column } from "./catalogue-index.ts";

/**
 * How well a list of fields fits a wanted field, by its best field: the higher, the better. `unclear` are related fields
 * and names that we do not know.
 */
export const listFits = { none: 0, unclear: 1, any: 2, broader: 3, exact: 4 } as const;

type Values = Column<readonly string[]>["values"];

// By the list of values, which an index and its changed versions share and only add to.
const known = new WeakMap<Values, Map<string, Uint8Array>>();
const mostWanted = 200;

/** One of `listFits` for each different list of fields, by its number. The last 200 wanted fields are remembered. */
export function fitsOfLists({ values }: Pick<Column<readonly string[]>, "values">, wanted: string): Uint8Array {
  const remembered = known.get(values) ?? new Map<string, Uint8Array>();
  known.set(values, remembered);
  const before = remembered.get(wanted) ?? new Uint8Array(0);
  if (before.length === values.length) return before;
  const fits = new Uint8Array(values.length);
  fits.set(before);
  const fitOf = fitReader(wanted);
  for (let number = before.length; number < values.length; number++) fits[number] = fitOf(values[number] ?? []);
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= mostWanted) remembered.delete(oldest);
  remembered.set(wanted, fits);
  return fits;
}

/** The best fit of a list of fields for a wanted field. */
export const fitOfList = (fields: readonly string[], wanted: string): number => fitReader(wanted)(fields);

/** Compares each name once, because lists share names. */
function fitReader(wanted: string): (fields: readonly string[]) => number {
  const own = resolveField(wanted);
  const compared = new Map<string, number>();
  const fitOf = (field: string) => {
    const before = compared.get(field);
    if (before !== undefined) return before;
    const isSame = field.toLowerCase() === wanted.toLowerCase();
    const fit = isSame ? "exact" : fieldFit(own, resolveField(field));
    const found = fit === "same_family" || fit === "unresolvable" ? listFits.unclear : listFits[fit];
    compared.set(field, found);
    return found;
  };
  return (fields) => Math.max(listFits.none, ...fields.map(fitOf));
}
