import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { isAbroad } from "../../matches/criteria/places/place-of-study.ts";
import { compareResidence } from "../../matches/criteria/places/residence-fit.ts";
import { compareStudyCountries } from "../../matches/criteria/places/study-countries-fit.ts";
import type { RequiredDemand } from "../../matches/criteria/requirements.ts";
import { readStudent, type Student } from "../../matches/criteria/student.ts";
import { isStateCode } from "../../places/us-states.ts";
import { countriesSaid } from "../countries-said.ts";
import type { Constraint } from "../understood.ts";
import { requirementFits } from "./requirement-fits.ts";
import { best, fitOf, fits, type RowFits } from "./row-fits.ts";
import { fitsOfSteps, lowerSteps, stepsOf } from "./row-steps.ts";

type Country = Extract<Constraint, { slot: "country" }>;

const anybody = readStudent({});
const livingIn = (state: string | null, country: string): Student => ({
  ...anybody,
  place: { state: state !== null && isStateCode(state) ? state : null, country },
  citizenOf: country === "US" ? [] : [country],
});

/** How scholarships stand to US states of which the student lives in one. */
export function stateFits(index: CatalogueIndex, states: readonly string[]): RowFits {
  const stated = residenceFits(
    index,
    states.map((state) => livingIn(state, "US")),
  );
  const steps = stepsOf(stated, index.ids.length);
  for (const limit of limitsOfPlaces(index, states)) lowerSteps(steps, limit);
  return fitsOfSteps(steps);
}

/**
 * Where the student is from, or where they want to study: any country of a region will do. What is for study in the US, or names no country,
 * which here is mostly the same, is left to check for those who want to study elsewhere.
 */
export function countryFits(index: CatalogueIndex, wanted: readonly Country[]): RowFits {
  const named = wanted.flatMap(({ value }) => countriesSaid(value));
  if (wanted.every(({ relation }) => relation === "home")) return homeFits(index, named);
  const elsewhere = named.includes("US") ? fits.open : fits.unknown;
  return requirementFits(index, "place_of_study", (required) =>
    isAbroad(required) ? fitOf(compareStudyCountries({ home: "", named }, required)) : elsewhere,
  );
}

/** Who is from another country may be a US citizen or not, so that what asks for one is left to check. */
function homeFits(index: CatalogueIndex, countries: readonly string[]): RowFits {
  const stated = residenceFits(
    index,
    countries.map((country) => livingIn(null, country)),
  );
  if (countries.includes("US")) return stated;
  const steps = stepsOf(stated, index.ids.length);
  lowerSteps(
    steps,
    limited(
      requirementFits(index, "citizenship", ({ statuses, byText }) =>
        byText || statuses.includes("international") ? fits.met : fits.unknown,
      ),
    ),
  );
  return fitsOfSteps(steps);
}

const residenceFits = (index: CatalogueIndex, students: readonly Student[]): RowFits =>
  requirementFits(index, "residence", (required) => {
    const fit = best(students.map((student) => fitOf(compareResidence(student, required))));
    // A name that tells another state is no requirement.
    return required.byName && fit === fits.missed ? fits.unknown : fit;
  });

/**
 * What names no state in its list of places, and tells elsewhere that it is for another: that only a college there lists it, or
 * a condition such as "ties to Amador County, California". It is left to check.
 */
function limitsOfPlaces(index: CatalogueIndex, states: readonly string[]): RowFits[] {
  const isElsewhere = (told: readonly string[]) => told.length > 0 && !told.some((state) => states.includes(state));
  const limit = (told: readonly string[]) => (isElsewhere(told) ? fits.unknown : fits.met);
  return [
    limited(requirementFits(index, "institution", ({ listedIn = [] }) => limit(listedIn))),
    limited(requirementFits(index, "conditions", (demands) => limit(demands.flatMap(statesTold)))),
  ];
}

/** What is no limit, whatever else the column says. */
const limited = ({ numbers, table }: RowFits): RowFits => ({
  numbers,
  table: table.map((fit) => (fit === fits.unknown ? fit : fits.met)),
});

/** The states that a condition names which the student checks. */
const statesTold = (demand: RequiredDemand): readonly string[] =>
  demand.about === "check" && demand.kind !== "not_stated" ? (demand.told?.states ?? []) : [];
