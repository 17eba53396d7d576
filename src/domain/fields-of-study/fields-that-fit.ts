import { type FieldFit, fieldFit } from "./field-fit.ts";
import { resolveField } from "./resolve-field.ts";

/**
 * Filters the fields that sponsors name to those that fit a student of the `wanted` field. `ways` are the fits that
 * count.
 */
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
