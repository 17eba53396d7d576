import { countryCode, countryName } from "../../../../places/countries.ts";
import { membersIn, widerUnion } from "../../../../places/country-bodies.ts";
import { foldWords } from "../../../../places/folded-words.ts";
import { type RegionInWords, regionsOfCitizens } from "../../../../places/regions-of-citizens.ts";
import { codes, europeanUnion } from "../../../../places/world-regions.ts";
import { isFromAbroad } from "../../../../profile/answers/answer-choices.ts";
import type { QuestionPath } from "../../../../profile/question-paths.ts";
import { citizenshipAnswer } from "../../citizenship-fit.ts";
import { bothUnknown, type Comparison, close, failed, likely, unanswered, unclear } from "../../criterion.ts";
import { residenceAnswer } from "../../places/residence-fit.ts";
import type { Student } from "../../student.ts";
import type { PlainOrigin, Told } from "../told.ts";

/** Rich countries, which nobody counts among the developing ones. */
const developed = codes("AT AU BE CA CH DE DK ES FI FR GB GR IE IS IT JP KR LU NL NO NZ PT SE US");
/**
 * Others that get no development aid (OECD, as of 2026), have a high income and are advanced economies for the IMF (October 2025), which counts
 * Poland and Hungary among the emerging and developing ones. Banks still lend to some of them.
 */
const withoutAid = codes("AD CY CZ EE HR LI LT LV MC MT SI SK SM");

/** Those of low and lower middle income (World Bank, as of July 2025), which everybody counts among the developing ones. */
const surelyDeveloping = codes(
  "AF AO BD BF BI BJ BO BT CD CF CG CI CM DJ EG ER ET FM GH GM GN GW HN HT IN JO KE KG KH KI KM KP LA LB LK LR LS MA MG ML MM MR MW MZ NA NE NG NI NP PG PH PK PS RW SB SD SL SN SO SS ST SY SZ TD TG TJ TL TN TZ UG UZ VN VU YE ZM ZW",
);

const citizens = new Set(["citizen", "citizens", "citizenship", "national", "nationality", "nationals"]);
const livings = new Set(["live", "lives", "living", "reside", "resides", "residing"]);
const countries = new Set(["country", "countries", "nation", "nations"]);
/** Words of sponsors that take only some of the countries. */
const some = new Set("certain eligible listed member participating partner selected designated".split(" "));
const ofPoor = new Set(["developing", "income"]);
/** Words of a body whose members are meant, and those that name it. */
const ofBody = new Set(
  "adb afdb african american asean asian bank borrowing commonwealth development eu european inter islamic isdb member members oas organisation organization state states union".split(
    " ",
  ),
);
const ofUnion = new Set("eea eu european outside switzerland union economic area".split(" "));
const residents = new Set(["permanent", "resident", "residents", "or"]);
const plain = new Set([
  ...[...citizens, ...livings, ...countries, ...some, ...ofPoor, ...residents],
  ...[
    "a",
    "an",
    "and",
    "any",
    "applicants",
    "are",
    "bank",
    "be",
    "candidates",
    "come",
    "from",
    "hold",
    "in",
    "least",
    "low",
    "lower",
    "must",
    "of",
    "one",
  ],
  ...["only", "open", "students", "the", "to", "who", "world", "you"],
]);

/**
 * The countries to come from or to live in, where that is all that the words say: "be a citizen of an eligible Commonwealth country".
 * `isOfPoorCountries`: the sponsor says, here or elsewhere, that these are developing ones. `sponsor`: its name, whose members may be meant
 * ("a member country of the bank").
 */
export function originIn(words: readonly string[], isOfPoorCountries: boolean, sponsor = ""): PlainOrigin | null {
  const whole = wholeOriginIn(words, isOfPoorCountries, sponsor);
  if (whole !== null) return whole;
  const text = words.join(" ");
  const place = studyPlace.exec(text)?.[1];
  const studied = place ? wholeOriginIn(`citizen of ${place}`.split(" "), isOfPoorCountries, sponsor) : null;
  if (studied !== null) return { ...studied, isStudied: true };
  const [way, others] = text.split(otherWays, 2);
  if (way === undefined || others === undefined || asksBoth.test(others)) return null;
  const first = wholeOriginIn(way.split(" "), isOfPoorCountries, sponsor);
  return first && { ...first, isOneWay: true };
}
/** "Or belong to a community in another country", "for most of the partner universities": what comes behind asks no more of those who are from there. */
const otherWays =
  / (?:or(?= (?:be|belong|have|hold|live) )|for (?:many|most|some)(?= (?:of )?(?:its |our |the )?(?:partner |participating )?(?:awards|colleges|courses|partners|programs|scholarships|universities)$))/;
const studyPlace = /^(?:plan to )?study in (an? .+)$/;
const asksBoth = /\b(?:and|both|but|except|not|who|with|\d+)\b/;

function wholeOriginIn(words: readonly string[], isOfPoorCountries: boolean, sponsor: string): PlainOrigin | null {
  const other = outsideUnionIn(words) ?? ofBodyIn(words, sponsor);
  if (other !== null) return other;
  const isOfCitizens = words.some((word) => citizens.has(word));
  const isLived = words.some((word) => livings.has(word));
  if (isOfCitizens ? isLived : !isLived && !words.includes("from")) return null;
  // "Citizens and residents" have to live there too, and "of low income" is said of a person.
  if (isOfCitizens && isAlsoResident.test(words.join(" "))) return null;
  if (!isOfPoorCountries && words.some((word) => word === "low" || word === "lower" || ofPoor.has(word))) return null;
  const said = withoutOthers(words);
  const named = regionsOfCitizens(said.words);
  if (!areOnlyCountries(said.words, named) || (named.length === 0 && !isOfPoorCountries)) return null;
  const surely = named.flatMap((region) => region.surely);
  const maybe = named.flatMap((region) => region.maybe).filter((code) => !surely.includes(code));
  const isLeft = (code: string) => !said.others.includes(code);
  return {
    among: named.length > 0 ? [...surely, ...maybe].filter(isLeft) : null,
    ...(maybe.length > 0 && { maybe }),
    isOfPoor: isOfPoorCountries,
    isOfSome: words.some((word) => some.has(word) || word === "income"),
    isLived,
    ...(!isOfCitizens && !isLived && { isFrom: true as const }),
    ...(words.includes("bank") && { isOfBank: true as const }),
    ...(isOfCitizens && words.some((word) => word.startsWith("resident")) && { orResident: true as const }),
  };
}

const isAlsoResident = /\band (?:an? )?(?:permanent )?residents?\b/;

/** Whether nothing is said but of which countries somebody is, regions among them. */
const areOnlyCountries = (words: readonly string[], named: readonly RegionInWords[]): boolean =>
  (words.includes("from") || words.some((word) => countries.has(word))) &&
  words.every((word, at) => plain.has(word) || named.some(({ from, to }) => from <= at && at < to));

/** "A country of the community other than Spain": the words before, and the country that is left out. */
function withoutOthers(words: readonly string[]): { words: readonly string[]; others: readonly string[] } {
  const [before = "", behind = ""] = words.join(" ").split(/ (?:other than|except for|except|excluding) /);
  const other = countryCode(behind);
  return other === null ? { words, others: [] } : { words: before.split(" "), others: [other] };
}

/** "A citizen of a country outside the EU and EEA" */
function outsideUnionIn(words: readonly string[]): PlainOrigin | null {
  const isOutside =
    words.includes("outside") && (words.includes("eu") || words.includes("union") || words.includes("eea"));
  if (!isOutside || !words.some((word) => citizens.has(word))) return null;
  return words.every((word) => plain.has(word) || ofUnion.has(word) || word === "and" || word === "or")
    ? { among: null, isOfPoor: false, isOfSome: false, isLived: false, isOutsideUnion: true }
    : null;
}

/** "A citizen or permanent resident of an OAS member state", "a developing member country of the bank" */
function ofBodyIn(words: readonly string[], sponsor: string): PlainOrigin | null {
  if (!words.some((word) => citizens.has(word)) || words.includes("world")) return null;
  if (!words.every((word) => plain.has(word) || ofBody.has(word) || residents.has(word))) return null;
  const members = membersIn(words.join(" "), foldWords(sponsor));
  return (
    members && {
      among: members.countries,
      maybe: members.maybe,
      isOfPoor: false,
      isOfSome: members.isBank || words.some((word) => ofPoor.has(word) || word === "eligible"),
      isLived: false,
      ...(words.includes("resident") && { orResident: true as const }),
    }
  );
}

/** Whether a country surely is none of those that are meant. */
const isElsewhere = (code: string, { among, isOfPoor, isOfBank }: PlainOrigin): boolean =>
  (among !== null && !among.includes(code)) ||
  (isOfPoor && (developed.includes(code) || (!isOfBank && withoutAid.includes(code))));

/** Whoever belongs to none of the countries is left out, unless there are other ways. A citizen who lives elsewhere may live there again. */
export function compareOrigin(student: Student, origin: PlainOrigin): Comparison | null {
  const comparison = compareWholeOrigin(student, origin);
  return origin.isOneWay && comparison === failed ? null : comparison;
}

function compareWholeOrigin(student: Student, origin: PlainOrigin): Comparison | null {
  const { citizenOf, place } = student;
  const home = place.country;
  if (origin.isStudied) return compareStudied(student, origin);
  if (citizenOf.length === 0 && !origin.isLived) return null;
  if (origin.isOutsideUnion) return compareOutsideUnion(citizenOf);
  // Who lives in the US may be from anywhere.
  if (origin.isFrom && (home === null || home === "US")) return null;
  const mayBeCitizen = citizenOf.some((code) => !isElsewhere(code, origin));
  if ((origin.orResident || origin.isFrom) && !mayBeCitizen && (home === null || !isElsewhere(home, origin)))
    return null;
  if (!origin.isLived && !mayBeCitizen) return failed;
  const isCitizenElsewhere = citizenOf.length > 0 && !mayBeCitizen;
  if (origin.isLived && isCitizenElsewhere && home !== null && isElsewhere(home, origin)) return failed;
  // Of a known body or region, the poorer countries are likely on the sponsor's list, and only the sponsor can tell.
  if (origin.isOfSome && origin.among === null) return null;
  const isAmong = (code: string) =>
    !isElsewhere(code, origin) &&
    !origin.maybe?.includes(code) &&
    (!(origin.isOfPoor || origin.isOfSome) || surelyDeveloping.includes(code));
  if (origin.isFrom && !(home !== null && isAmong(home))) return null;
  const isThere = origin.isLived ? home !== null && isAmong(home) : citizenOf.some(isAmong);
  if (!isThere) return null;
  return origin.isOfSome ? likely("close") : close;
}

/** Whoever said where they want to study, and named none of the countries, does not study there. */
const compareStudied = ({ studyCountries: { named, isDecided } }: Student, origin: PlainOrigin): Comparison | null =>
  isDecided && named.every((code) => isElsewhere(code, origin)) ? failed : null;

/** Who is a citizen of both inside and outside is left to check. */
function compareOutsideUnion(citizenOf: readonly string[]): Comparison | null {
  if (citizenOf.every((code) => !widerUnion.includes(code))) return close;
  return citizenOf.every((code) => europeanUnion.includes(code)) ? failed : null;
}

/**
 * Whether the words name countries abroad, or a part of the world, and the student is of one, though the words say more than
 * that: "a citizen of an African country for most of the universities". Few are, as it is for citizens of the US that most is.
 */
export const isFromNamedCountries = ({ citizenOf }: Student, { countries: named }: Pick<Told, "countries">): boolean =>
  !named.includes("US") && citizenOf.some((code) => named.includes(code));

/** Who is from abroad and did not name the country can tell it. */
export function openOrigin({ citizenOf, profile }: Student, { isLived, isStudied, isOfSome }: PlainOrigin): Comparison {
  const { citizenship_status: status } = profile;
  const isAsked = !isLived && !isStudied && citizenOf.length === 0 && isFromAbroad(status);
  if (!isAsked) return unclear;
  const asked = unanswered("citizenship_countries");
  return isOfSome ? bothUnknown(asked, unclear) : asked;
}

/** What the student answered of it. */
export function originAnswer(student: Student, { isLived, isStudied }: PlainOrigin): string | null {
  if (isStudied) return student.studyCountries.named.map(countryName).join(", ") || null;
  if (isLived) return residenceAnswer(student);
  const named = (student.profile.citizenship_countries ?? []).map(countryName).join(", ");
  return named || citizenshipAnswer(student);
}

/** The question whose answer may decide it. */
export const originQuestions = ({ isLived, isStudied }: PlainOrigin): QuestionPath[] =>
  isLived || isStudied ? [] : ["citizenship_countries"];
