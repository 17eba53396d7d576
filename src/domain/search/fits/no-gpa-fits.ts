import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { isDoubted } from "../../matches/criteria/doubts.ts";
import type { RequiredDemand } from "../../matches/criteria/requirements.ts";
import { fits, type RowFits, tableOf } from "./row-fits.ts";
import { fitsOfSteps, lowerSteps, stepsOf } from "./row-steps.ts";

/**
 * How scholarships stand to a student without a GPA: those that demand one are missed, and those that speak of grades, or of
 * requirements that stand elsewhere, are left to check. All that a student can ask of the others is that they demand none.
 */
export function withoutGpaFits(index: CatalogueIndex): RowFits {
  const gpa = columnOf(index, "gpa");
  const conditions = columnOf(index, "other");
  const table = tableOf(gpa.values.length, (number) => {
    const required = gpa.values[number] ?? null;
    return required === null ? fits.open : isDoubted(required) ? fits.unknown : fits.missed;
  });
  const ofConditions = tableOf(conditions.values.length, (number) =>
    (conditions.values[number] ?? []).some(mayAskForGrades) ? fits.unknown : fits.met,
  );
  const steps = stepsOf({ numbers: gpa.numbers, table }, index.rows);
  lowerSteps(steps, { numbers: conditions.numbers, table: ofConditions });
  return fitsOfSteps(steps, fits.open);
}

const mayAskForGrades = (demand: RequiredDemand): boolean =>
  demand.about === "check" && (elsewhere.has(demand.kind) || demand.kind === "grades" || Boolean(demand.told?.grades));
const elsewhere: ReadonlySet<string> = new Set(["not_stated", "unchecked"]);
