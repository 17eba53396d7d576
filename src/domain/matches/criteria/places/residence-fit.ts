import { countryInSentence } from "../../../places/countries.ts";
import { isStateCode, stateName } from "../../../places/us-states.ts";
import type { QuestionPath } from "../../../profile/question-paths.ts";
import type { Citizenship } from "../../../scholarships/vocabulary.ts";
import { capitalized } from "../../../words/capitalized.ts";
import {
  citizenshipsAnswer,
  citizenshipWords,
  compareCitizenship,
  comparedForCitizenship,
  isEitherLand,
} from "../citizenship-fit.ts";
import {
  against,
  type Comparison,
  close,
  failed,
  inOrder,
  type MatchableScholarship,
  met,
  orList,
  unanswered,
  unclear,
  withDoubt,
} from "../criterion.ts";
import { forOthersWords, statesByName } from "../likely-applicants.ts";
import type { CountryTie, RequiredPlaces } from "../requirements.ts";
import type { Student } from "../student.ts";
import { countryTie } from "./country-tie.ts";

type Stated = {
  location_restrictions: readonly string[];
  countries: readonly string[];
  citizenship: readonly Citizenship[];
};

export function requiredPlaces({ location_restrictions, countries, citizenship }: Stated): RequiredPlaces | null {
  if (location_restrictions.length + countries.length === 0) return null;
  const statuses = isEitherLand(countries, citizenship) ? inOrder(citizenship) : [];
  return { states: inOrder(location_restrictions), countries: inOrder(countries), statuses };
}

/** The required places or, where no state is required, those that the names of the scholarship and its sponsor tell. */
export function placesOf(scholarship: MatchableScholarship): RequiredPlaces | null {
  const { location_restrictions, countries } = scholarship;
  if (location_restrictions.length > 0 || countries.length > 0) {
    const required = requiredPlaces(scholarship);
    const tie = countries.length > 0 ? countryTie(scholarship) : null;
    return required && tie ? { ...required, tie } : required;
  }
  const states = statesByName(scholarship);
  return states.length > 0 ? { states, countries: [], statuses: [], byName: true } : null;
}

/** Living in the right state, or in a country abroad, is specific. Living in the US is not. */
export function compareResidence(student: Student, required: RequiredPlaces): Comparison | null {
  const comparison = comparePlaces(student, required);
  if (required.byName) return comparison === failed ? against : null;
  return comparison === met && isGeneral(required) ? close : comparison;
}

const manyStates = 10;

const isGeneral = ({ states, countries, statuses }: RequiredPlaces) =>
  states.length === 0 ? countries.includes("US") || statuses.length > 0 : states.length > manyStates;

function comparePlaces(student: Student, required: RequiredPlaces): Comparison {
  const home = required.states.length > 0 ? livesIn(student, required.states) : null;
  const land = required.countries.length > 0 ? landOf(student, required) : null;
  if (home === null || land === null) return home ?? land ?? unclear;
  // With the US among the countries both must hold; otherwise either will do.
  const namesUs = required.countries.includes("US") || required.statuses.length > 0;
  const [decisive, rest] = namesUs ? [failed, met] : [met, failed];
  if (home === decisive || land === decisive) return decisive;
  return home === rest ? land : home;
}

/**
 * One of the countries, or one of the statuses where they are as good. Who belongs to none of the countries may be from
 * abroad there whatever the status in the US, so that "international students" is left to check.
 */
function landOf(student: Student, { countries, statuses, tie }: RequiredPlaces): Comparison {
  const land = belongsTo(student, countries, tie);
  if (statuses.length === 0 || land === met) return land;
  const status = compareCitizenship(
    student,
    statuses.filter((each) => each !== "international"),
  );
  if (status === met || status === close) return met;
  if (statuses.includes("international")) return unclear;
  return status === failed ? land : status;
}

/** Compares the state of residence. */
export function livesIn(student: Student, states: readonly string[]): Comparison {
  const { state, isAbroad } = student.place;
  if (state !== null) return states.includes(state) ? met : failed;
  return isAbroad ? failed : unplaced(student);
}

/** Asks for the state when the location was answered but could not be read. */
export function unplaced({ profile }: Student): Comparison {
  return unanswered(profile.location ? "state" : "location");
}

/**
 * Two are left to check: a citizen of a country to live in may live there again, and who lives in a country may be its permanent
 * resident. That of the US is known by their status.
 */
function belongsTo(student: Student, countries: readonly string[], tie: CountryTie | undefined): Comparison {
  const { country, isAbroad } = student.place;
  const lives = isAtHomeIn(student, countries);
  const isCitizen = countries.some((code) => student.citizenOf.includes(code));
  if ((isCitizen && tie !== "live") || (lives && (tie === undefined || tie === "live"))) return met;
  const isSettled = student.profile.citizenship_status === "permanent_resident";
  if (tie === "settled" && isSettled && countries.includes("US")) return met;
  const isElsewhere = country !== null || (isAbroad && !countries.some(isOutsideUs));
  if (!isElsewhere && tie !== "citizen") return isAbroad ? unclear : unplaced(student);
  if (isCitizen) return unclear;
  // A student who named a citizenship, if only "US citizen", is a citizen of no other country.
  if (student.citizenOf.length > 0) return lives && tie === "settled" ? unclear : failed;
  if (tie === "live") return unclear;
  const { citizenship_status } = student.profile;
  if (countries.includes("US") && !citizenship_status) return unanswered("citizenship_status");
  if (!countries.some(isOutsideUs)) return unclear;
  const open = unanswered("citizenship_countries");
  // Who lives elsewhere and did not name their country is seldom a citizen of the one that is required.
  return lives || country === null || countries.length > fewCountries ? open : withDoubt(open, seldomOfThese);
}
const fewCountries = 10;
const seldomOfThese = 2;

/** Whether the student surely lives in one of the countries; a US territory counts as a country too. */
export function isAtHomeIn({ place: { country, state } }: Student, countries: readonly string[]): boolean {
  const lives = country !== null && countries.includes(country);
  return lives || (state !== null && countries.includes(state) && !isMainlandCode(state));
}

const isOutsideUs = (country: string) => country !== "US";

/** The part of a student that `compareResidence` reads. */
export const comparedForResidence = (student: Student) => [
  student.place,
  Boolean(student.profile.location),
  ...comparedForCitizenship(student),
];

/** The questions whose answers decide it. */
export function residenceQuestions({ countries, statuses, byName }: RequiredPlaces): QuestionPath[] {
  if (byName) return [];
  return [
    "location",
    "state",
    ...(countries.includes("US") || statuses.length > 0 ? (["citizenship_status"] as const) : []),
    ...(countries.some(isOutsideUs) ? (["citizenship_countries"] as const) : []),
  ];
}

const territories = new Set(["AS", "GU", "MP", "PR", "VI", "FM", "MH", "PW"]);
const isMainlandCode = (code: string) => isStateCode(code) && !territories.has(code);

const withArticleBefore = (words: string) =>
  words.startsWith("International") ? `an i${words.slice(1)}` : `a ${words}`;

const tieWords: Record<CountryTie, string> = {
  live: "live in",
  citizen: "be a citizen of",
  settled: "be a citizen or permanent resident of",
};

/** What countries are required as, where no state is required; null where it is about the place to live in. */
export function residenceAbout({ states, countries, byName, tie }: RequiredPlaces): "citizenship" | "country" | null {
  if (byName || states.length > 0 || countries.length === 0 || tie === "live") return null;
  return tie ? "citizenship" : "country";
}

export function residenceWords({ states, countries, statuses, byName, tie }: RequiredPlaces): string {
  if (byName) return forOthersWords(states.map(stateName));
  const home = states.length > 0 ? `Live in ${orList(states.map(stateName))}` : "";
  const status = statuses.length > 0 ? `, or be ${withArticleBefore(citizenshipWords(statuses))}` : "";
  const land =
    countries.length > 0
      ? `${tie ? tieWords[tie] : "live in or be a citizen of"} ${orList(countries.map(countryInSentence))}${status}`
      : "";
  if (home === "") return capitalized(land);
  if (status !== "") return `${home}; ${land}`;
  if (land === "" || countries.includes("US")) return home;
  return `${home}, or ${land}`;
}

/** What the student answered of the required places: where they live, of what country they are a citizen, or both. */
export function placesAnswer(student: Student, { states, countries, tie }: RequiredPlaces): string | null {
  const home = residenceAnswer(student);
  const isAtHome = tie === undefined && isAtHomeIn(student, countries);
  if (countries.length === 0 || tie === "live" || isAtHome) return home;
  const citizenship = citizenshipsAnswer(student);
  if (tie === undefined || states.length > 0) return [home, citizenship].filter(Boolean).join("; ") || null;
  return citizenship ?? (tie === "settled" ? home : null);
}

/** Where the student lives, as answered: "Austin, TX", or "Austin, TX; resident of Nevada". */
export function residenceAnswer({ profile }: Student): string | null {
  const state = profile.state ? `resident of ${stateName(profile.state)}` : "";
  const words = [profile.location, state].filter(Boolean).join("; ");
  return words === "" ? null : capitalized(words);
}
