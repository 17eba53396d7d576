import { familyOf } from "./family-of.ts";
import { fieldTitle } from "./named-fields.ts";
import type { FieldSet } from "./resolve-field.ts";

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

/** A field without its sides in other families. The same object for a field without sides. */
export function mainField(field: FieldSet): FieldSet {
  if (field.sides.length === 0) return field;
  const known = mains.get(field);
  if (known) return known;
  const found = { ...field, codes: field.codes.filter((code) => !field.sides.includes(code)), sides: [] };
  mains.set(field, found);
  return found;
}
