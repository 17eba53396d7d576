import { oldest } from "../../eligibility/demand.ts";
import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { compareDemand } from "../../matches/criteria/demands/conditions.ts";
import type { Requirements } from "../../matches/criteria/requirements.ts";
import { readStudent, type Student } from "../../matches/criteria/student.ts";
import type { Constraint } from "../understood.ts";
import { limitOfHighSchool } from "./level-fits.ts";
import { fitOf, fits, type RowFits, tableOf } from "./row-fits.ts";
import { fitsOfSteps, lowerSteps, stepsOf } from "./row-steps.ts";

type Personal = Extract<Constraint, { slot: "age" | "enrollment" }>;
type Demand = Requirements["other"][number];

const anybody = readStudent({});

/**
 * How scholarships stand to an age or an enrollment, as matching compares them. Who demands nothing of the kind is open to it, which
 * is all that a student who names an age can ask of them.
 */
export function conditionFits(index: CatalogueIndex, constraint: Personal): RowFits {
  const { numbers, values } = columnOf(index, "other");
  const student = studentOf(constraint, index.today);
  const table = tableOf(values.length, (number) => {
    const value = values[number] ?? null;
    if (value === null) return fits.open;
    const demands = value.filter(({ about }) => about === constraint.slot);
    return demands.length === 0
      ? fits.open
      : Math.min(...demands.map((demand) => fitOfDemand(constraint, demand, { student, today: index.today })));
  });
  const stated = { numbers, table, states: table.map((fit) => (fit >= fits.open ? 1 : 0)) };
  return constraint.slot === "age" && constraint.value >= adultFrom ? withoutHighSchool(index, stated) : stated;
}

/** Nobody of this age is in high school. */
const adultFrom = 20;

function withoutHighSchool(index: CatalogueIndex, stated: RowFits): RowFits {
  const steps = stepsOf(stated, index.rows);
  lowerSteps(steps, limitOfHighSchool(index));
  return fitsOfSteps(steps, fits.open);
}

function fitOfDemand(
  constraint: Personal,
  demand: Demand,
  { student, today }: { student: Student; today: string },
): number {
  const fit = fitOf(compareDemand(student, demand, today));
  if (constraint.slot !== "age" || !constraint.least || demand.about !== "age") return fit;
  // "Over 25" may be 40: too old for what ends at 30, and old enough for what begins at 35.
  const isSure = demand.most < constraint.value || (demand.least <= constraint.value && demand.most >= oldest);
  return isSure ? fit : fits.unknown;
}

const yearOfDay = 10_000;

function studentOf(constraint: Personal, today: string): Student {
  if (constraint.slot === "enrollment") return { ...anybody, profile: { enrollment: constraint.value } };
  return { ...anybody, born: Number(today.replaceAll("-", "")) - constraint.value * yearOfDay };
}
