import type { FieldSet } from "./resolve-field.ts";

/** The family of a CIP code: "14" of "14.03". */
export const familyOf = (code: string): string => code.slice(0, 2);

// Remembered because one field is compared with thousands of lists.
const mains = new WeakMap<FieldSet, FieldSet>();

/**
 * A field without its sides in other families: agriculture has one in engineering, which is no engineering to most sponsors.
 * The same object for a field without such a side.
 */
export function mainField(field: FieldSet): FieldSet {
  const known = mains.get(field);
  if (known) return known;
  const main = familyOf(field.codes[0] ?? "");
  const codes = field.codes.filter((code) => familyOf(code) === main);
  const found = codes.length === field.codes.length ? field : { ...field, codes };
  mains.set(field, found);
  return found;
}
