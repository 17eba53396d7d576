import { type FieldFit, fieldFit } from "./field-fit.ts";
import { resolveField } from "./resolve-field.ts";

/** Of the fields that sponsors name, those that a student of the `wanted` one fits, in any of these ways. */
export function fieldsThatFit(
  wanted: string,
  named: readonly string[],
  ways: readonly FieldFit[] = ["any", "exact", "broader"],
): string[] {
  const own = resolveField(wanted);
  return named.filter(
    (field) => field.toLowerCase() === wanted.toLowerCase() || ways.includes(fieldFit(own, resolveField(field))),
  );
}
