import { countryName } from "../../../places/countries.ts";
import { residenceOf } from "../../../places/residence.ts";
import type { ProfileAnswers } from "../student.ts";
import { studyCountriesOf } from "./study-countries-of.ts";

/**
 * The countries and regions abroad that a student's goals name as places to study in, by the names that they are shown with: "Germany",
 * "Europe". Without those that the goals refuse; empty where they name none.
 */
export function placesInGoals(profile: ProfileAnswers): string[] {
  const home = residenceOf(profile);
  const { career_goals } = profile;
  const {
    home: livesIn,
    named,
    regions = [],
  } = studyCountriesOf({ career_goals }, home, { current: [], intended: [], wanted: [] });
  const inRegions = new Set(regions.flatMap(({ countries }) => countries));
  const countries = named.filter((code) => code !== livesIn && !inRegions.has(code));
  return [...regions.map(({ name }) => name), ...countries.map(countryName)];
}
