import { countryName } from "../../../places/countries.ts";
import { africa, commonwealth } from "../../../places/world-regions.ts";
import type { QuestionPath } from "../../../profile/question-paths.ts";
import { citizenshipAnswer } from "../citizenship-fit.ts";
import { bothUnknown, type Comparison, close, failed, unanswered, unclear } from "../criterion.ts";
import { residenceAnswer } from "../places/residence-fit.ts";
import type { Student } from "../student.ts";
import type { PlainOrigin } from "./told.ts";

/** Rich countries, which get no development aid. */
const developed = "AT AU BE CA CH DE DK ES FI FR GB GR IE IS IT JP KR LU NL NO NZ PT SE US".split(" ");

const citizens = new Set(["citizen", "citizens", "national", "nationals"]);
const livings = new Set(["live", "lives", "living", "reside", "resides", "residing"]);
const countries = new Set(["country", "countries", "nation", "nations"]);
/** Words of sponsors that take only some of the countries. */
const some = new Set("certain eligible listed member participating partner selected designated".split(" "));
const ofPoor = new Set(["developing", "income"]);
const regions = new Map([
  ["commonwealth", commonwealth],
  ["african", africa],
]);
const plain = new Set([
  ...[...citizens, ...livings, ...countries, ...some, ...ofPoor, ...regions.keys()],
  ...["a", "an", "any", "applicants", "are", "bank", "be", "from", "in", "least", "low", "lower", "must", "of", "one"],
  ...["students", "the", "who", "world", "you"],
]);

/**
 * The countries to come from or to live in, where that is all that the words say: "be a citizen of an eligible Commonwealth country".
 * `isOfPoorCountries`: the sponsor says, here or elsewhere, that these are developing ones.
 */
export function originIn(words: readonly string[], isOfPoorCountries: boolean): PlainOrigin | null {
  const isOfCitizens = words.some((word) => citizens.has(word));
  if (isOfCitizens === words.some((word) => livings.has(word))) return null;
  if (!words.every((word) => plain.has(word)) || !words.some((word) => countries.has(word))) return null;
  const named = words.flatMap((word) => (regions.has(word) ? [word] : []));
  if (named.length > 1 || (named.length === 0 && !isOfPoorCountries)) return null;
  return {
    among: regions.get(named[0] ?? "") ?? null,
    isOfPoor: isOfPoorCountries,
    isOfSome: isOfPoorCountries || words.some((word) => some.has(word)),
    isLived: !isOfCitizens,
  };
}

/** Whether a country surely is none of those that are meant. */
const isElsewhere = (code: string, { among, isOfPoor }: PlainOrigin): boolean =>
  (among !== null && !among.includes(code)) || (isOfPoor && developed.includes(code));

/** Whoever belongs to none of the countries is left out. A citizen who lives elsewhere may live there again. */
export function compareOrigin(student: Student, origin: PlainOrigin): Comparison | null {
  const { citizenOf, place } = student;
  const home = place.country;
  if (citizenOf.length === 0 && !origin.isLived) return null;
  const mayBeCitizen = citizenOf.some((code) => !isElsewhere(code, origin));
  if (!origin.isLived && !mayBeCitizen) return failed;
  const isCitizenElsewhere = citizenOf.length > 0 && !mayBeCitizen;
  if (origin.isLived && isCitizenElsewhere && home !== null && isElsewhere(home, origin)) return failed;
  if (origin.isOfSome) return null;
  const isThere = origin.isLived ? home !== null && !isElsewhere(home, origin) : mayBeCitizen;
  return isThere ? close : null;
}

/** Who is from abroad and did not name the country can tell it. */
export function openOrigin({ citizenOf, profile }: Student, { isLived, isOfSome }: PlainOrigin): Comparison {
  const { citizenship_status: status } = profile;
  const isAsked = !isLived && citizenOf.length === 0 && (status === "international" || status === "other");
  if (!isAsked) return unclear;
  const asked = unanswered("citizenship_countries");
  return isOfSome ? bothUnknown(asked, unclear) : asked;
}

/** What the student answered of it. */
export function originAnswer(student: Student, { isLived }: PlainOrigin): string | null {
  if (isLived) return residenceAnswer(student);
  const named = (student.profile.citizenship_countries ?? []).map(countryName).join(", ");
  return named || citizenshipAnswer(student);
}

/** The question whose answer may decide it. */
export const originQuestions = ({ isLived }: PlainOrigin): QuestionPath[] => (isLived ? [] : ["citizenship_countries"]);
