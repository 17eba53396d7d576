import { type CatalogueIndex, levelBit } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { yearFit } from "../../matches/criteria/checks/study/year-fit.ts";
import { criteria } from "../../matches/criteria/criteria.ts";
import { levelsOfDegree } from "../../matches/criteria/degree-paid-for.ts";
import { degreeOf } from "../../matches/criteria/degree-progress.ts";
import { compareDemand } from "../../matches/criteria/demands/conditions.ts";
import { withoutDoubt } from "../../matches/criteria/doubts.ts";
import { schoolYearEnd } from "../../matches/criteria/level-fit.ts";
import type { RequiredLevels, Requirements } from "../../matches/criteria/requirements.ts";
import { readStudent, type Student } from "../../matches/criteria/student.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import { visitRowsWith } from "../text/text-index.ts";
import { knownForm } from "../text/words-of-text.ts";
import type { Constraint } from "../understood.ts";
import { best, fitOf, fitOfRow, fits, type RowFits, tableOf, withSureRows } from "./row-fits.ts";
import { fitsOfSteps, lowerSteps, stepOf, stepsOf } from "./row-steps.ts";

type Level = Extract<Constraint, { slot: "academic_level" }>;

const anybody = readStudent({});

/** A student of whom only this is known: the level that they study at, or want to. */
const studentAt = ({ value, graduation_year }: Level): Student => ({
  ...anybody,
  level: value,
  aimsAt: degreeOf[value] ?? null,
  profile: graduation_year === undefined ? {} : { graduation_year },
});

/**
 * How scholarships stand to levels of which one is enough, and to the classes that were named with them ("junior"), as
 * matching compares them.
 */
export function levelFits(index: CatalogueIndex, said: readonly Level[]): RowFits {
  const wanted = said.flatMap(withSchoolBefore);
  if (wanted.every(({ graduation_year }) => graduation_year === undefined)) {
    const stated = fitsOfLevels(index, wanted);
    return wanted.some(({ value }) => value === "master") ? withLaterStudy(index, stated) : stated;
  }
  const rows = index.rows;
  const highest = new Uint8Array(rows);
  for (const each of wanted) {
    const steps = stepsOf(fitsOfLevels(index, [each]), rows);
    if (each.graduation_year !== undefined)
      for (const limit of limitsOfClass(index, studentAt(each))) lowerSteps(steps, limit);
    for (let row = 0; row < rows; row++) highest[row] = Math.max(steps[row] as number, highest[row] as number);
  }
  return fitsOfSteps(highest);
}

/** Who is about to begin a bachelor's degree is in high school now. */
const withSchoolBefore = (each: Level): Level[] => (each.to_begin ? [each, { ...each, value: "high_school" }] : [each]);

const isGraduate = ({ value }: Level): boolean => value === "master" || value === "doctoral";

/**
 * Those who study for a bachelor's degree plan what comes next: an award for a master's program that is for them alone is close for master's
 * students, and states nothing of them for sure.
 */
function withLaterStudy({ rows, text, facts }: CatalogueIndex, stated: RowFits): RowFits {
  const master = knownForm("master");
  if (text.postings.terms.numberOf(master) === -1) return stated;
  const steps = stepsOf(stated, rows);
  visitRowsWith(text, master, (row) => {
    const isForBachelors = facts.levels[row] === levelBit("bachelor");
    if (isForBachelors && fitOfRow(stated, row) === fits.missed) steps[row] = stepOf(fits.close, false);
  });
  return fitsOfSteps(steps);
}

/** What is for high schools alone is missed. */
export function limitOfHighSchool({ facts }: CatalogueIndex): RowFits {
  const table = new Uint8Array(256).fill(fits.met);
  table[levelBit("high_school")] = fits.missed;
  return { numbers: facts.levels, table };
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
    if (required.levels.length === 0) return fits.unknown;
    const fit = best(wanted.map((each) => compare(studentAt(each), value, index.today)));
    if (fit === fits.unknown && paysForOther(required, wanted)) return fits.missed;
    if (fit === fits.missed && paysForWanted(required, wanted)) return fits.close;
    if (fit !== fits.missed && paysForLater(required, wanted)) return fitOfLater(wanted, index.today);
    return fit === fits.met && isForOthers(required.levels, wanted) ? fits.close : fit;
  });
  return withSureRows({ numbers: column.numbers, table }, column.values);
}

/**
 * Whether its name or its text says that it pays for a graduate degree, and only others were said. "Masters in Canada" asks for no
 * "Doctoral Award", although those who study for a master's may apply for it.
 */
const paysForOther = ({ paid }: RequiredLevels, wanted: readonly Level[]): boolean =>
  paid !== undefined && wanted.every((each) => isGraduate(each) && !levelsOfDegree[paid].includes(each.value));

/** Whether it pays for the degree that was said, although those who may apply are before it: "PhD" asks for a fellowship for graduates who plan one. */
const paysForWanted = ({ paid }: RequiredLevels, wanted: readonly Level[]): boolean =>
  paid !== undefined && wanted.some(({ value }) => levelsOfDegree[paid].includes(value));

/** Whether it says that it pays for what comes after college, and only levels before that were said. */
const paysForLater = ({ paid }: RequiredLevels, wanted: readonly Level[]): boolean =>
  paid !== undefined && wanted.every((each) => !isGraduate(each) && each.value !== "professional");

/** "Undergrad" says what is looked for. A class says what the student is, who in the last two years may plan what comes next. */
const fitOfLater = (wanted: readonly Level[], today: string): number => {
  const latest = schoolYearEnd(today, false) + 1;
  return wanted.some(({ graduation_year = latest + 1 }) => graduation_year <= latest) ? fits.unknown : fits.missed;
};

/** How a student stands to requirements of a criterion, each as its column holds it. */
const comparing = (key: CriterionKey) => {
  const criterion = criteria.find((each) => each.key === key);
  return (student: Student, required: unknown, today: string): number =>
    fitOf(criterion?.compare(student, required, today) ?? null);
};

/**
 * Whether it is less for the levels that were said than for others. For those who study for a bachelor's degree, a scholarship that is
 * also for master's students mostly pays what comes after it. What is for everybody from high school or community college on is hardly
 * meant for those in graduate school.
 */
function isForOthers(required: readonly MatchingLevel[], wanted: readonly Level[]): boolean {
  const isBelow = required.includes("high_school") || required.includes("associate");
  if (wanted.every(isGraduate)) return isBelow;
  return (
    wanted.every(({ value }) => value === "bachelor") && required.includes("master") && !required.includes("associate")
  );
}

/**
 * What a class limits beside its level: the day by which it leaves the level, the years in which students have to graduate,
 * and the demands about classes and years of study.
 */
function limitsOfClass(index: CatalogueIndex, student: Student): RowFits[] {
  const limitBy = (key: CriterionKey, compare: (student: Student, required: unknown, today: string) => number) => {
    const { numbers, values } = columnOf(index, key);
    const table = tableOf(values.length, (number) => {
      const value = values[number];
      const fit = value === null ? fits.met : compare(student, value, index.today);
      return fit > fits.unknown ? fits.met : fit;
    });
    return { numbers, table };
  };
  return [
    limitBy("deadline", comparing("deadline")),
    limitBy("graduation_year", comparing("graduation_year")),
    limitBy("other", limitOfDemands),
  ];
}

function limitOfDemands(student: Student, required: unknown, today: string): number {
  let worst: number = fits.met;
  // What the column holds is what `requirement` of its criterion returned.
  for (const demand of required as Requirements["other"]) {
    if (demand.about === "class" || demand.about === "bachelors_degree")
      worst = Math.min(worst, fitOf(compareDemand(student, demand, today)));
    else if (demand.about === "check" && demand.told?.years && yearFit(student, demand.told.years, today) !== "same")
      worst = Math.min(worst, fits.unknown);
  }
  return worst;
}
