import { type FieldFit, fieldFit } from "../../fields-of-study/field-fit.ts";
import { resolveFields } from "../../fields-of-study/resolve-field.ts";
import { type Comparison, close, failed, met, unanswered, unclear } from "./criterion.ts";
import { readOnce } from "./read-once.ts";
import type { Student } from "./student.ts";

const fieldComparisons: Record<FieldFit, Comparison> = {
  any: met,
  exact: met,
  broader: close,
  same_family: unclear,
  unresolvable: unclear,
  none: failed,
};

const resolvedList = readOnce(resolveFields);

/** So many families of subjects hold most students: "STEM", or a list of ten majors. */
const manyFamilies = 6;
const isWide = readOnce(
  (fields) => new Set(resolveFields(fields).codes.map((code) => code.slice(0, 2))).size >= manyFamilies,
);

/** The field itself is specific, one of many families is not. */
export function compareStudyField({ field }: Student, required: readonly string[]): Comparison {
  if (field === null) return unanswered("field_of_study");
  const comparison = fieldComparisons[fieldFit(field, resolvedList(required))];
  return comparison === met && isWide(required) ? close : comparison;
}
