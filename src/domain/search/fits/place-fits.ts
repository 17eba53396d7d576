import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { compareDemand } from "../../matches/criteria/demands/conditions.ts";
import { compareColleges } from "../../matches/criteria/places/college-fit.ts";
import { placeOfCollege } from "../../matches/criteria/places/college-places.ts";
import { isAbroad } from "../../matches/criteria/places/place-of-study.ts";
import { compareResidence } from "../../matches/criteria/places/residence-fit.ts";
import { compareStudyCountries } from "../../matches/criteria/places/study-countries-fit.ts";
import type { RequiredColleges, RequiredDemand, Requirements } from "../../matches/criteria/requirements.ts";
import { readStudent, type Student } from "../../matches/criteria/student.ts";
import { isStateCode } from "../../places/us-states.ts";
import type { Group } from "../../scholarships/vocabulary.ts";
import { surestWorth } from "../order/worth.ts";
import { countriesSaid, isWorldRegion, outsideUs } from "../said/countries-said.ts";
import type { Constraint } from "../understood.ts";
import { requirementFits, statusFits } from "./requirement-fits.ts";
import { best, fitOf, fitOfRow, fits, type RowFits, tableOf } from "./row-fits.ts";
import { addRows, type RowSet } from "./row-set.ts";
import { fitsOfSteps, lowerSteps, stepOf, stepsOf } from "./row-steps.ts";
import { missSilent, missStudyInUs } from "./rows-about-abroad.ts";
import { unclearRows } from "./rows-by-fit.ts";

type Country = Extract<Constraint, { slot: "country" }>;

const anybody = readStudent({});
const livingIn = (state: string | null, country: string): Student => ({
  ...anybody,
  place: { state: state !== null && isStateCode(state) ? state : null, country, isAbroad: country !== "US" },
  citizenOf: country === "US" ? [] : [country],
});

/**
 * How scholarships stand to US states of which the student lives in one, or wants to study in one. `leavesState`: they
 * may go to a college of another one.
 */
export function stateFits(index: CatalogueIndex, states: readonly string[], leavesState: boolean): RowFits {
  const stated = residenceFits(
    index,
    states.map((state) => livingIn(state, "US")),
  );
  const steps = stepsOf(stated, index.rows);
  raiseFederalAid(index, steps);
  for (const limit of limitsOfPlaces(index, states)) lowerSteps(steps, limit);
  if (!leavesState) lowerSteps(steps, limited(ownAwardsFits(index, states)));
  lowerToCounties(index, steps);
  return fitsOfSteps(steps);
}

/** Aid of the whole country for its citizens is for those of each state, as what asks to live in the US is. */
function raiseFederalAid(index: CatalogueIndex, steps: Uint8Array): void {
  const { worth, narrow } = index.facts;
  const ofCitizens = statusFits(index, ({ statuses, byText }) =>
    !byText && statuses.includes("us_citizen") ? fits.met : fits.open,
  );
  for (let row = 0; row < steps.length; row++) {
    if (worth[row] !== surestWorth || narrow[row] !== 0 || steps[row] !== stepOf(fits.open, true)) continue;
    if (fitOfRow(ofCitizens, row) === fits.met) steps[row] = stepOf(fits.close, true);
  }
}

/** Who lives in a state may live in the one county that a scholarship asks for, or not. */
function lowerToCounties(index: CatalogueIndex, steps: Uint8Array): void {
  const { numbers, values } = columnOf(index, "other");
  const most = tableOf(values.length, (number) =>
    values[number]?.some(({ about }) => about === "county") ? stepOf(fits.close, false) : stepOf(fits.met, true),
  );
  for (let row = 0; row < steps.length; row++)
    steps[row] = Math.min(steps[row] as number, most[numbers[row] as number] as number);
}

/**
 * Where the student is from, or where they want to study: any country of a region will do. What is for study in the US, or names no country,
 * which here is mostly the same, is left to check for those who want to study elsewhere where it speaks of study abroad or of students
 * from abroad, or its text has the country; else they miss it.
 */
export function countryFits(index: CatalogueIndex, wanted: readonly Country[], mayBeOfUs = false): RowFits {
  if (wanted.every(({ relation }) => relation === "home")) return homeFits(index, wanted, mayBeOfUs);
  const named = wanted.flatMap(({ value }) => countriesSaid(value));
  const elsewhere = named.includes("US") ? fits.open : fits.unknown;
  const stated = requirementFits(index, "place_of_study", (required) =>
    isAbroad(required) ? fitOf(compareStudyCountries({ home: "", named }, required)) : elsewhere,
  );
  if (elsewhere === fits.open) return stated;
  const steps = stepsOf(stated, index.rows);
  if (wanted.every(({ value }) => value === outsideUs)) missStudyInUs(index, steps);
  else missSilent(index, steps, named);
  return fitsOfSteps(steps);
}

/**
 * Who is from another country may be a US citizen too, so that what asks for one is left to check; not so where the words tell that they are
 * citizens of that country, and nothing else that they live in the US (`mayBeOfUs`). What leaves out the citizens of a country, or takes
 * those of others alone, is compared as in matching.
 */
function homeFits(index: CatalogueIndex, wanted: readonly Country[], mayBeOfUs: boolean): RowFits {
  const homes = wanted.map(({ value }) => countriesSaid(value));
  const stated = requirementFits(index, "residence", (required) => {
    const fit = best(homes.map((codes) => ofOneOf(codes, (code) => residenceFit(livingIn(null, code), required))));
    // Who lives in the US misses nothing that is for those who live there.
    if (fit === fits.missed && mayBeOfUs && residenceFit(livingIn(null, "US"), required) !== fits.missed)
      return fits.open;
    // A name that tells another state is no requirement.
    return required.byName && fit === fits.missed ? fits.unknown : fit;
  });
  if (wanted.some(({ value }) => value === "US")) return stated;
  const steps = stepsOf(stated, index.rows);
  const isCitizen =
    !mayBeOfUs && wanted.every(({ citizen }) => citizen === true) && !homes.some((codes) => codes.includes("US"));
  lowerSteps(steps, limited(citizenshipLimit(index, isCitizen)));
  if (isCitizen) lowerSteps(steps, tribesLimit(index));
  const origins = originFits(index, homes);
  lowerSteps(steps, limited(origins));
  // "From outside the EU" is for those who are. Who is from Kenya is one of many.
  if (!wanted.every(({ value }) => isWorldRegion(value))) return fitsOfSteps(steps);
  for (let row = 0; row < steps.length; row++) {
    const isFor = origins.table[origins.numbers[row] as number] === fits.met;
    if (isFor && steps[row] === stepOf(fits.open, true)) steps[row] = stepOf(fits.close, true);
  }
  return fitsOfSteps(steps);
}

const citizenshipLimit = (index: CatalogueIndex, isCitizen: boolean): RowFits =>
  statusFits(index, ({ statuses, byText }) => {
    if (byText || statuses.includes("international")) return fits.met;
    return isCitizen && statuses.every((status) => status === "us_citizen") ? fits.missed : fits.unknown;
  });

/** Nobody from another country is of a people of the US, whatever the Indians of a name are. */
const tribesLimit = (index: CatalogueIndex): RowFits => {
  const fit = requirementFits(index, "groups", ({ groups, byName }) =>
    !byName && groups.length > 0 && groups.every((group) => ofUsPeoples.has(group)) ? fits.unknown : fits.met,
  );
  return limited(fit);
};
const ofUsPeoples: ReadonlySet<Group> = new Set(["native_american", "pacific_islander"]);

/** How conditions of citizenship by countries stand to these homes. `met`: somebody from there is who it is for. */
function originFits(index: CatalogueIndex, homes: readonly (readonly string[])[]): RowFits {
  const { numbers, values } = columnOf(index, "other");
  const table = tableOf(values.length, (number) => {
    const demands = (values[number] ?? []).filter(isOfOrigin);
    if (demands.length === 0) return fits.open;
    return Math.min(
      ...demands.map((demand) =>
        best(homes.map((codes) => ofOneOf(codes, (code) => originFit(demand, code, index.today)))),
      ),
    );
  });
  return { numbers, table };
}

const isOfOrigin = (demand: RequiredDemand): boolean =>
  demand.about === "excluded"
    ? demand.citizens_of.length > 0
    : demand.about === "check" && (demand.told?.plainly?.is === "origin" || isOfUnion(demand));

/** "Students from outside the EU, the UK or Switzerland" is left to check. */
const isOfUnion = (demand: RequiredDemand): boolean =>
  demand.about === "check" && demand.kind === "place" && demand.told?.bodies.some((name) => ofUnion.has(name)) === true;
const ofUnion = new Set(["eu", "eea"]);

function originFit(demand: RequiredDemand, code: string, today: string): number {
  if (demand.about === "excluded") {
    if (demand.citizens_of.includes(code)) return fits.missed;
    return demand.saysOutside ? fits.met : fits.open;
  }
  if (isOfUnion(demand)) return fits.unknown;
  const { result } = compareDemand({ ...anybody, citizenOf: [code] }, demand, today);
  if (result === "failed") return fits.missed;
  return result === "close" || result === "met" ? fits.met : fits.open;
}

/** The fit for somebody who is of one of these countries: what only some of them miss is left to check. */
function ofOneOf(codes: readonly string[], fitFor: (code: string) => number): number {
  let least: number = fits.met;
  let most: number = fits.missed;
  for (const code of codes) {
    const fit = fitFor(code);
    least = Math.min(least, fit);
    most = Math.max(most, fit);
    if (least === fits.missed && most > fits.missed) return fits.unknown;
  }
  return least;
}

const residenceFit = (student: Student, required: Requirements["residence"]): number =>
  fitOf(compareResidence(student, required));

const residenceFits = (index: CatalogueIndex, students: readonly Student[]): RowFits =>
  requirementFits(index, "residence", (required) => {
    const fit = best(students.map((student) => residenceFit(student, required)));
    // Most who live in a state are its citizens: "of the United States or Canada".
    if (fit === fits.unknown && required.statuses.includes("us_citizen")) return fits.close;
    // A name that tells another state is no requirement.
    return required.byName && fit === fits.missed ? fits.unknown : fit;
  });

/**
 * What names no state in its list of places, and tells elsewhere that it is for another: that only a college there lists it, or
 * a condition such as "ties to Amador County, California". It is left to check.
 */
const limitsOfPlaces = (index: CatalogueIndex, states: readonly string[]): RowFits[] => [
  limited(requirementFits(index, "institution", ({ listedIn = [] }) => limitOfStates(listedIn, states))),
  limited(limitOfConditions(index, states)),
];
const limitOfConditions = (index: CatalogueIndex, states: readonly string[]): RowFits =>
  requirementFits(index, "other", (demands) => limitOfStates(demands.flatMap(statesTold), states));
const limitOfStates = (told: readonly string[], states: readonly string[]): number =>
  told.length > 0 && !told.some((state) => states.includes(state)) ? fits.unknown : fits.met;

/**
 * What is probably not for a student by where they live and study, and states no place: only a college elsewhere lists it or gives it to its
 * own students, or a condition names another state. Who is in high school may still go to any college.
 */
export function rowsElsewhere(index: CatalogueIndex, student: Student): RowSet {
  const {
    level,
    colleges,
    place: { state },
  } = student;
  const states = state === null || level === null || level === "high_school" || colleges.length > 0 ? [] : [state];
  const isOfOthers = (required: RequiredColleges) =>
    compareColleges(student, required)?.result === "against" || (states.length > 0 && isOwnElsewhere(required, states));
  const ofColleges = requirementFits(index, "institution", (required) =>
    isOfOthers(required) ? fits.unknown : fits.met,
  );
  const rows = unclearRows(ofColleges, index);
  if (state !== null) addRows(rows, unclearRows(limitOfConditions(index, [state]), index));
  return rows;
}

/** What colleges of other states give to their own students is no help in these states. */
const ownAwardsFits = (index: CatalogueIndex, states: readonly string[]): RowFits =>
  requirementFits(index, "institution", (required) => (isOwnElsewhere(required, states) ? fits.missed : fits.met));

const isOwnElsewhere = ({ names, byName }: RequiredColleges, states: readonly string[]): boolean =>
  !byName &&
  names
    .map((name) => placeOfCollege(name).states)
    .every((of) => of.length > 0 && !of.some((state) => states.includes(state)));

/** What is no limit, whatever else the column says. */
const limited = ({ numbers, table }: RowFits): RowFits => ({
  numbers,
  table: table.map((fit) => (fit <= fits.unknown ? fit : fits.met)),
});

/** The states that a condition names which the student checks. */
const statesTold = (demand: RequiredDemand): readonly string[] =>
  demand.about === "check" && demand.kind !== "not_stated" ? (demand.told?.states ?? []) : [];
