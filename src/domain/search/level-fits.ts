import type { CatalogueIndex } from "../matches/catalogue/catalogue-index.ts";
import { yearFit } from "../matches/criteria/checks/year-fit.ts";
import { compareDemand, type RequiredDemand } from "../matches/criteria/conditions.ts";
import { criteria } from "../matches/criteria/criteria.ts";
import { withoutDoubt } from "../matches/criteria/doubts.ts";
import type { Requirements } from "../matches/criteria/requirements.ts";
import { readStudent, type Student } from "../matches/criteria/student.ts";
import type { MatchingLevel } from "../profile/academic-level.ts";
import { best, columnOf, fitOf, fits, type RowFits, tableOf, withSureRows } from "./row-fits.ts";
import type { Constraint } from "./understood.ts";

type Level = Extract<Constraint, { slot: "academic_level" }>;

const anybody = readStudent({});

/** A student of whom only this is known. */
const studentAt = ({ value, graduation_year }: Level): Student => ({
  ...anybody,
  level: value,
  profile: graduation_year === undefined ? {} : { graduation_year },
});

/**
 * How scholarships stand to levels of which one is enough, and to the classes that were named with them ("junior"), as
 * matching compares them.
 */
export function levelFits(index: CatalogueIndex, wanted: readonly Level[]): RowFits {
  if (wanted.every(({ graduation_year }) => graduation_year === undefined)) return fitsOfLevels(index, wanted);
  const rows = index.ids.length;
  const [first = new Uint8Array(rows), ...others] = wanted.map((each) => {
    const worst = stepsOf(fitsOfLevels(index, [each]), rows);
    if (each.graduation_year === undefined) return worst;
    for (const limit of limitsOfClass(index, studentAt(each))) lower(worst, limit);
    return worst;
  });
  for (const other of others)
    for (let row = 0; row < rows; row++)
      if ((other[row] as number) > (first[row] as number)) first[row] = other[row] as number;
  return { numbers: first, table: fitOfStep, states: isSureStep };
}

// Fits in the order of what they promise: one that is not sure comes right before the same one that is.
const fitOfStep = Uint8Array.from({ length: 10 }, (_, step) => step >> 1);
const isSureStep = fitOfStep.map((fit, step) => (fit >= fits.close && step % 2 === 1 ? 1 : 0));
const stepOf = (fit: number, isSure: boolean): number => 2 * fit + (isSure ? 1 : 0);

function stepsOf({ numbers, table, states }: RowFits, rows: number): Uint8Array {
  const steps = table.map((fit, number) => stepOf(fit, !states || states[number] === 1));
  const found = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) found[row] = steps[numbers[row] as number] as number;
  return found;
}

/** Lowers each row to its limit. */
function lower(worst: Uint8Array, { numbers, table }: RowFits): void {
  if (table.every((fit) => fit === fits.met)) return;
  const steps = table.map((fit) => stepOf(fit, true));
  for (let row = 0; row < worst.length; row++) {
    const step = steps[numbers[row] as number] as number;
    if (step < (worst[row] as number)) worst[row] = step;
  }
}

/** A scholarship that names no level is unknown, as in matching. */
function fitsOfLevels(index: CatalogueIndex, wanted: readonly Level[]): RowFits {
  const column = columnOf(index, "level");
  const compare = comparing("level");
  const table = tableOf(column.values.length, (number) => {
    const value = column.values[number];
    if (value === null) return fits.met;
    // What the column holds is what `requirement` of its criterion returned.
    const required = withoutDoubt(value) as Requirements["level"];
    if (required.length === 0) return fits.unknown;
    const fit = best(wanted.map((each) => compare(studentAt(each), value, index.today)));
    return fit === fits.met && isForGraduates(required, wanted) ? fits.close : fit;
  });
  return withSureRows({ numbers: column.numbers, table }, column.values);
}

const comparing = (key: string) => {
  const criterion = criteria.find((each) => each.key === key);
  return (student: Student, required: unknown, today: string): number =>
    fitOf(criterion?.compare(student, required, today) ?? null);
};

/** For those who study for a bachelor's degree, a scholarship that is also for master's students mostly pays what comes after it. */
const isForGraduates = (required: readonly MatchingLevel[], wanted: readonly Level[]): boolean =>
  wanted.every(({ value }) => value === "bachelor") && required.includes("master") && !required.includes("associate");

/**
 * What a class limits beside its level: the day by which it leaves the level, the years in which students have to graduate,
 * and the demands about classes and years of study.
 */
function limitsOfClass(index: CatalogueIndex, student: Student): RowFits[] {
  const { today } = index;
  const [ofDay, ofYear] = [comparing("deadline"), comparing("graduation_year")];
  const limits = {
    deadline: (required: unknown) => ofDay(student, required, today),
    graduation_year: (required: unknown) => ofYear(student, required, today),
    conditions: (required: unknown) => limitOfDemands(student, required as Requirements["conditions"], today),
  } as const;
  return (["deadline", "graduation_year", "conditions"] as const).map((key) => {
    const { numbers, values } = columnOf(index, key);
    const limitOf = (fit: number) => (fit > fits.unknown ? fits.met : fit);
    const table = tableOf(values.length, (number) => {
      const value = values[number];
      return value === null ? fits.met : limitOf(limits[key](value));
    });
    return { numbers, table };
  });
}

function limitOfDemands(student: Student, demands: readonly RequiredDemand[], today: string): number {
  let worst: number = fits.met;
  for (const demand of demands) {
    if (demand.about === "class" || demand.about === "bachelors_degree")
      worst = Math.min(worst, fitOf(compareDemand(student, demand, today)));
    else if (demand.about === "check" && demand.told?.years && yearFit(student, demand.told.years, today) !== "same")
      worst = Math.min(worst, fits.unknown);
  }
  return worst;
}
