import { fieldTitle } from "./named-fields.ts";
import type { FieldSet } from "./resolve-field.ts";

/** The family of a CIP code: "14" of "14.03". */
export const familyOf = (code: string): string => code.slice(0, 2);

/** What a family is called as a field of its own: "Agriculture" for animal science. Null where its title is no plain name. */
export function familyName({ codes: [code = ""] }: FieldSet): string | null {
  const title = fieldTitle(`${familyOf(code)}.00`) ?? fieldTitle(`${familyOf(code)}.01`) ?? "";
  const name = title.replace(", General", "");
  return name === title || /[/,]| and /.test(name) ? null : name;
}

/** In families. What holds more is no field, but a list of them: "STEM". */
const mostFamilies = 3;

/** Whether a name is that of a wide list, which holds no more of the family of a field than a side of it. */
export function isSideOf(field: FieldSet, list: FieldSet): boolean {
  const family = familyOf(field.codes[0] ?? "");
  return new Set(list.codes.map(familyOf)).size > mostFamilies && !list.codes.includes(family);
}

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
