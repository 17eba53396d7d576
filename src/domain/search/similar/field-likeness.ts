import { resolveFields } from "../../fields-of-study/resolve-field.ts";
import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { fitsOfLists, listFits, listsWithin } from "../../matches/catalogue/field-lists.ts";
import { rarityOf, rowsOfNumbers } from "./rarity.ts";

/** Each takes some milliseconds to compare in a new catalog. */
const mostFields = 3;
/** What a wider field that both are in counts of its rarity: it holds others too. */
const widerShare = 0.5;

/** By the number of a list of fields: how much it tells that it is shared, and 1 where it is for other fields alone. */
type FieldLikeness = { shared: Float32Array; others: Uint8Array };

/**
 * How the lists of fields of a catalog stand to those of a scholarship: for a field of its own, for one within its own
 * ("Physics" for "STEM"), or for a wider one, which many share and which so tells less.
 */
export function fieldLikeness(index: CatalogueIndex, own: readonly string[]): FieldLikeness {
  const column = index.lists.field_of_study;
  const { values, numbers } = column;
  const likeness = { shared: new Float32Array(values.length), others: new Uint8Array(values.length) };
  if (resolveFields(own).all) return likeness;
  const rows = rowsOfNumbers(numbers, values.length, index);
  const share = (isShared: (number: number) => boolean, counts = 1) => {
    let shared = 0;
    for (let number = 0; number < values.length; number++) if (isShared(number)) shared += rows[number] as number;
    const rarity = counts * rarityOf(shared, index.count);
    for (let number = 0; number < values.length; number++)
      if (isShared(number) && rarity > (likeness.shared[number] as number)) likeness.shared[number] = rarity;
  };
  const compared = own.slice(0, mostFields).map((field) => fitsOfLists(column, field));
  for (const fits of compared) {
    share((number) => fits[number] === listFits.exact);
    share((number) => (fits[number] as number) >= listFits.broader, widerShare);
  }
  const within = listsWithin(column, own);
  share((number) => within[number] === 1);
  // The lists of a long list were not compared with all of it.
  if (own.length <= mostFields)
    for (const number of values.keys())
      if (within[number] === 0 && compared.every((fits) => fits[number] === listFits.none)) likeness.others[number] = 1;
  return likeness;
}
