import { countryInSentence, countryName } from "../../../places/countries.ts";
import type { PlaceToStudy } from "../../../places/country-of-study.ts";
import { europeanUnion } from "../../../places/world-regions.ts";
import { against, type Comparison, failed, met, muchAgainst, orList, unclear } from "../criterion.ts";

/** Among the countries to study in: any of the European Union. */
export const eu = "EU";

/** Where a student lives who said no more than that it is outside the US, in place of a code. */
export const somewhereAbroad = "";

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
  /** Those that they do not want to study in. Where the US is one, any other will do. */
  refused?: readonly string[];
  /** The US states that they do not want to study in. */
  refusedStates?: readonly string[];
  /** Whether any country will do. */
  isAnywhere?: boolean;
  /** Whether they want to stay: all that they named to go to is in the country outside the US in which they live. */
  staysHome?: boolean;
  /** Whether they live in the US, and all colleges and countries that they named to go to are elsewhere. */
  leavesUs?: boolean;
  /** Whether their goals say that they want to study near home. */
  wantsNearHome?: boolean;
  /** Whether they live abroad and answered with countries to study in, and all that they named is known and elsewhere: no other is where they want to study. */
  isDecided?: boolean;
};

/**
 * At home is nothing special, and a country that the student named fits. Any other is not met where the student refuses it, or lives
 * abroad and answered where they want to study (`isDecided`). Else it counts against the scholarship: less for who lives abroad, unless they want to
 * stay. Colleges and goals name some places without ruling out others. The US does for a student of the US who named colleges or countries abroad alone, and for who is in college abroad. What names no country
 * is unclear for who lives abroad, as most sponsors here are of the US.
 */
export function compareStudyCountries(
  {
    home,
    named,
    refused = [],
    mayBeUs = false,
    isHardlyUs = false,
    isAnywhere = false,
    staysHome = false,
    leavesUs = false,
    wantsNearHome = false,
    isDecided = false,
  }: StudyCountries,
  required: readonly string[],
): Comparison | null {
  const isOnlyUs = required.every((code) => code === "US");
  if (required.length > 0 && required.every((code) => isRefused(code, refused))) return failed;
  if (isAnywhere) return null;
  const refusesUs = refused.includes("US");
  if (isOnlyUs && leavesUs && required.length > 0) return against;
  if (isOnlyUs && !refusesUs && (home === "US" || named.length === 0 || named.includes("US") || mayBeUs)) return null;
  if (isOnlyUs) return required.length === 0 ? unclear : isHardlyUs ? against : isDecided ? failed : muchAgainst;
  if (named.some((own) => own !== home && isAmong(own, required))) return met;
  if (isAmong(home, required)) return null;
  if (staysHome || wantsNearHome) return muchAgainst;
  if (refusesUs && named.every((own) => own === home)) return home === "US" ? met : null;
  if (isDecided) return failed;
  return home === "US" && named.every((own) => own === home) ? muchAgainst : against;
}

const isRefused = (country: string, refused: readonly string[]): boolean =>
  refused.includes(country) || (country === eu && europeanUnion.every((each) => refused.includes(each)));

const isAmong = (country: string, required: readonly string[]): boolean =>
  required.includes(country) || (required.includes(eu) && europeanUnion.includes(country));

/** `Study in Germany`, and that it is not where the student wants to study. */
export function studyCountriesWords(required: readonly string[], own: StudyCountries): string {
  if (required.length === 0)
    return "No country is named, and most scholarships here are for study in the United States";
  const names = required.map((code) => (code === eu ? "a country of the European Union" : countryInSentence(code)));
  const isWanted = compareStudyCountries(own, required) !== failed;
  return `Study in ${orList(names)}${isWanted ? "" : ", not where you want to study"}`;
}

/** The countries and regions that fit, or all where none does. Who lives abroad and named other countries did not name their own. */
export function studyCountriesAnswer(
  { home, named, refused = [], regions = [], isAnywhere }: StudyCountries,
  required: readonly string[],
): string {
  const left = refused.filter((code) => required.includes(code) || (code === "US" && required.length === 0));
  if (left.length > 0) return `Not in ${orList(left.map(countryInSentence))}, by your goals`;
  if (isAnywhere) return "Anywhere";
  const fitting = named.filter((own) => own !== home && isAmong(own, required));
  const all = home !== "US" && named.length > 0 ? named : [...new Set([home, ...named])];
  const own = all.filter((code) => code !== somewhereAbroad && !refused.includes(code));
  if (own.length === 0 && fitting.length === 0 && refused.length > 0)
    return `Not in ${orList(refused.map(countryInSentence))}, by your goals`;
  const shown = fitting.length > 0 ? fitting : own;
  const wider = regions.filter(({ countries }) => countries.some((code) => shown.includes(code)));
  const alone = shown.filter((code) => !wider.some(({ countries }) => countries.includes(code)));
  return [...alone.map(countryName), ...wider.map(({ name }) => name)].join(", ") || "Outside the US";
}
