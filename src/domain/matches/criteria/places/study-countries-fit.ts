import { countryInSentence, countryName } from "../../../places/countries.ts";
import type { PlaceToStudy } from "../../../places/country-of-study.ts";
import { europeanUnion } from "../../../places/world-regions.ts";
import { against, type Comparison, met, muchAgainst, orList, unclear } from "../criterion.ts";

/** Among the countries to study in: any of the European Union. */
export const eu = "EU";

/** The countries to study in: `home` where the student lives, `named` those of the colleges and goals they named. */
export type StudyCountries = {
  home: string;
  named: readonly string[];
  /** Whether a college that they named may be in the US. */
  mayBeUs?: boolean;
  /** Whether they named one that no list of ours has, also spelled otherwise: most are elsewhere. */
  isHardlyUs?: boolean;
  /** The regions that they named, whose countries are among `named`. */
  regions?: readonly PlaceToStudy[];
  /** Whether any country will do. */
  isAnywhere?: boolean;
  /** Whether they live outside the US, and all that they named to go to is in the country in which they live. */
  staysHome?: boolean;
};

/**
 * At home is nothing special, and a country that the student named fits. Any other counts against the scholarship, but it is a
 * wish, no requirement: less where the student lives abroad or named countries abroad. The US does where the student named other countries,
 * because most sponsors here are of the US. So are those that name no country, which is unclear. Who lives abroad and named that country alone
 * wants to stay: study elsewhere is against it as much as for a student of the US.
 */
export function compareStudyCountries(
  { home, named, mayBeUs = false, isHardlyUs = false, isAnywhere = false, staysHome = false }: StudyCountries,
  required: readonly string[],
): Comparison | null {
  const isOnlyUs = required.every((code) => code === "US");
  if (isAnywhere) return null;
  if (isOnlyUs && (home === "US" || named.length === 0 || named.includes("US") || mayBeUs)) return null;
  if (isOnlyUs) return required.length === 0 ? unclear : isHardlyUs ? against : muchAgainst;
  if (named.some((own) => own !== home && isAmong(own, required))) return met;
  if (isAmong(home, required)) return null;
  if (staysHome) return muchAgainst;
  return home === "US" && named.every((own) => own === home) ? muchAgainst : against;
}

const isAmong = (country: string, required: readonly string[]): boolean =>
  required.includes(country) || (required.includes(eu) && europeanUnion.includes(country));

export const studyCountriesWords = (required: readonly string[]) =>
  required.length === 0
    ? "No country is named, and most scholarships here are for study in the United States"
    : `Study in ${orList(required.map((code) => (code === eu ? "a country of the European Union" : countryInSentence(code))))}`;

/** The countries and regions that fit, or all where none does. Who lives abroad and named other countries did not name their own. */
export function studyCountriesAnswer(
  { home, named, regions = [], isAnywhere }: StudyCountries,
  required: readonly string[],
): string {
  if (isAnywhere) return "Anywhere";
  const fitting = named.filter((own) => own !== home && isAmong(own, required));
  const own = home !== "US" && named.length > 0 ? named : [...new Set([home, ...named])];
  const shown = fitting.length > 0 ? fitting : own;
  const wider = regions.filter(({ countries }) => countries.some((code) => shown.includes(code)));
  const alone = shown.filter((code) => !wider.some(({ countries }) => countries.includes(code)));
  return [...alone.map(countryName), ...wider.map(({ name }) => name)].join(", ");
}
