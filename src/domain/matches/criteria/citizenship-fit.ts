import { countryName } from "../../places/countries.ts";
import type { CitizenshipStatus } from "../../profile/answers/answer-choices.ts";
import { isAidBody } from "../../scholarships/to-send/aid-by-form.ts";
import { type Citizenship, citizenships } from "../../scholarships/vocabulary.ts";
import { capitalized } from "../../words/capitalized.ts";
import {
  against,
  type Comparison,
  close,
  failed,
  type MatchableScholarship,
  met,
  orList,
  unanswered,
  unclear,
  withDoubt,
} from "./criterion.ts";
import { statusesByText, welcomesAbroad } from "./likely-applicants.ts";
import { countriesAbroad } from "./places/place-of-study.ts";
import { compareStudyCountries } from "./places/study-countries-fit.ts";
import type { RequiredStatus } from "./requirements.ts";
import type { Student } from "./student.ts";

const requiredWords: Record<Citizenship, string> = {
  us_citizen: "US citizen",
  permanent_resident: "US permanent resident",
  international: "international student",
  daca: "DACA recipient",
};

const answerWords: Record<CitizenshipStatus, string> = {
  us_citizen: "US citizen",
  permanent_resident: "US permanent resident",
  international: "International student",
  daca: "DACA recipient",
  other: "Other, such as refugee",
};

export function compareCitizenship({ profile, citizenOf }: Student, required: readonly Citizenship[]): Comparison {
  const status = profile.citizenship_status ?? (citizenOf.includes("US") ? "us_citizen" : null);
  if (status === null) return unanswered("citizenship_status");
  // A permanent resident is a citizen of another country, though no international student of a US college.
  if (status === "permanent_resident" && !required.includes(status) && required.includes("international"))
    return withDoubt(unclear, 2);
  // Some sponsors count students with DACA among international students, and some do not.
  if (status === "daca" && !required.includes(status) && required.includes("international")) return unclear;
  // Most students of the US are citizens, so that only a rule without them is specific.
  if (status !== "other") return !required.includes(status) ? failed : required.includes("us_citizen") ? close : met;
  const open = required.includes("daca") || required.includes("international");
  return profile.demographics?.undocumented === true && !open ? failed : unclear;
}

const legalResidence = [
  "legal resident of the u",
  "legal residents of the u",
  "legal u.s. resident",
  "legal us resident",
];

const isForLegalResidents = ({ countries, requirements }: MatchableScholarship): boolean =>
  countries.length === 1 &&
  countries[0] === "US" &&
  requirements.some((line) => legalResidence.some((words) => line.toLowerCase().includes(words)));

export function requiredStatus(scholarship: MatchableScholarship): RequiredStatus | null {
  const { countries, citizenship } = scholarship;
  if (citizenship.length === 0) {
    if (isForLegalResidents(scholarship))
      return { statuses: ["us_citizen", "permanent_resident"], byText: true, isLegalResident: true };
    const statuses = statusesByText(scholarship);
    if (statuses.length > 0) return { statuses, byText: true };
    if (isAidOfState(scholarship) && !namesDreamers(scholarship))
      return { statuses: ["us_citizen", "permanent_resident", "daca"], byText: true };
    return tellsNoOrigin(scholarship) ? silent : null;
  }
  if (new Set(citizenship).size === citizenships.length || isEitherLand(countries, citizenship)) return null;
  return { statuses: citizenships.filter((status) => citizenship.includes(status)), byText: false };
}

/** A state's own aid goes to its residents, and its law says of which status, also where the words do not. */
const isAidOfState = (scholarship: MatchableScholarship): boolean =>
  scholarship.location_restrictions.length > 0 && isAidBody(scholarship.provider_name) && !welcomesAbroad(scholarship);

/** The sponsor's own words tell of students with DACA or without papers, or of the application that they file. */
const namesDreamers = ({ description, requirements }: MatchableScholarship): boolean =>
  dreamers.test(description) || requirements.some((line) => dreamers.test(line));
const dreamers = /\b(?:DACA|undocumented|Dream(?:ers?| Act)|AB ?540|immigration status)\b/i;

/** Nothing tells from where those who may apply come. */
const silent: RequiredStatus = { statuses: [], byText: true };
export const isSilence = ({ statuses }: RequiredStatus): boolean => statuses.length === 0;

const tellsNoOrigin = (scholarship: MatchableScholarship): boolean =>
  scholarship.countries.length + scholarship.location_restrictions.length === 0 &&
  !welcomesAbroad(scholarship) &&
  countriesAbroad(scholarship) === null;

/**
 * Whether people of other countries, or those with a status, may apply: "US or Canadian citizens", "Australian citizens or
 * international students". Nobody has to be both.
 */
export const isEitherLand = (countries: readonly string[], statuses: readonly Citizenship[]): boolean =>
  countries.length > 0 && !countries.includes("US") && statuses.some((status) => status !== "daca");

/** A student from abroad is not ruled out by what only the text tells. Whether a state's aid reaches who has DACA or no papers is left to check, as its law may change. */
export function compareStatus(student: Student, required: RequiredStatus): Comparison | null {
  if (isSilence(required)) return compareSilence(student);
  const { statuses, byText, isLegalResident } = required;
  const comparison = compareCitizenship(student, statuses);
  if (isLegalResident) {
    // A visa may be enough for who lives in the US.
    if (comparison === failed) return student.place.isAbroad ? failed : unclear;
    return comparison === met || comparison === close ? null : comparison;
  }
  if (byText) return comparison === failed ? against : isLeftToState(student, statuses) ? withDoubt(unclear, 0) : null;
  return isOfStudyAbroad(statuses) && comparison === met && student.studyCountries.staysHome ? noneAbroad : comparison;
}

const isLeftToState = ({ profile }: Student, statuses: readonly Citizenship[]): boolean =>
  statuses.includes("daca") && (profile.citizenship_status === "daca" || profile.demographics?.undocumented === true);

/** Who lives abroad and wants to stay there is no international student of a college at home. */
const noneAbroad: Comparison = { ...unclear, doubt: 2 };
const isOfStudyAbroad = (statuses: readonly Citizenship[]): boolean =>
  statuses.includes("international") && !statuses.includes("us_citizen");

/**
 * Most sponsors here are of the US, and who says nothing else means people who live there, above all for study elsewhere. Many count Canada
 * in, as their societies do.
 */
function compareSilence({ place, profile, citizenOf, studyCountries }: Student): Comparison | null {
  if (!place.isAbroad || citizenOf.includes("US")) return null;
  if (profile.citizenship_status === "permanent_resident") return null;
  const looksElsewhere = place.country !== "CA" && compareStudyCountries(studyCountries, ["US"]) !== null;
  return looksElsewhere ? silenceElsewhere : silenceAbroad;
}
const silenceElsewhere: Comparison = { ...against, doubt: 2 };
const silenceAbroad: Comparison = { ...against, doubt: 1, scoreOnly: true };

/** The part of a student that `compareCitizenship` reads. */
export const comparedForCitizenship = ({ profile, citizenOf }: Student) => [
  profile.citizenship_status ?? null,
  citizenOf,
  profile.demographics?.undocumented ?? null,
];

/** The part of a student that `compareStatus` reads. */
export const comparedForStatus = (student: Student) => [
  ...comparedForCitizenship(student),
  compareSilence(student)?.doubt ?? null,
  student.place.isAbroad,
  student.studyCountries.staysHome === true,
];

export const citizenshipWords = (required: readonly Citizenship[]): string =>
  capitalized(orList(required.map((status) => requiredWords[status])));

export function statusWords(required: RequiredStatus): string {
  if (isSilence(required)) return "Not stated, and most sponsors here give to people who live in the United States";
  if (required.isLegalResident) return "Legal resident of the US";
  if (!required.byText) return citizenshipWords(required.statuses);
  return required.statuses.includes("daca")
    ? "Not stated. Of students with DACA or without papers the law of the state decides, so ask your college"
    : "Probably for US citizens and permanent residents";
}

/** The status and the countries of citizenship: "International student; Kenya". */
export function citizenshipsAnswer(student: Student): string | null {
  const countries = (student.profile.citizenship_countries ?? []).map(countryName).join(", ");
  return [citizenshipAnswer(student), countries].filter(Boolean).join("; ") || null;
}

export const citizenshipAnswer = ({ profile }: Student): string | null =>
  profile.citizenship_status ? answerWords[profile.citizenship_status] : null;
