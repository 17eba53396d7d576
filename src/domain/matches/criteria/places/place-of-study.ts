import { countryOfAdjective } from "../../../eligibility/citizenship/nationalities.ts";
import type { CheckKind } from "../../../eligibility/demand.ts";
import { countryName, countrySpellings } from "../../../places/countries.ts";
import { hasWordOf } from "../../../places/folded-text.ts";
import { foldedWords } from "../../../places/folded-words.ts";
import { adjectivesOfRegions, regions } from "../../../places/regions.ts";
import { countriesOfUniversities, firstWordsOfUniversities } from "../../../places/university-towns.ts";
import { otherMoney } from "../../../scholarships/money/other-money.ts";
import type { ScholarshipFacts } from "../../../scholarships/scholarship.ts";
import { inOrder, type MatchableScholarship } from "../criterion.ts";
import { readOnce } from "../read-once.ts";
import { type CollegePlace, placeOfCollege } from "./college-places.ts";
import { listingCollege } from "./listing-college.ts";
import { eu } from "./study-countries-fit.ts";

const countryOf = new Map([...countrySpellings(), ...regions]);
const spellingsByFirstWord = Map.groupBy([...countryOf.keys()], (name) => name.split(" ")[0] ?? "");
/** Most words of a text are neither, which one look at this set tells. */
const mayNameCountry = new Set([
  ...spellingsByFirstWord.keys(),
  ...countryOfAdjective.keys(),
  ...adjectivesOfRegions.keys(),
]);

const studyWords = new Set(
  "study studies studying degree degrees university universities college colleges institution institutions program programs programme programmes course courses semester year research training tuition masters bachelors doctorate doctoral phd postgraduate undergraduate graduate school schools exchange fellowship fellowships enrolled".split(
    " ",
  ),
);
const intoPlace = new Set("in at to within across throughout".split(" "));
const beforeName = new Set("the any a an all of one selected leading french german dutch english speaking".split(" "));
/** What follows the adjective of a country where the scholarship is for study there. */
export const placesOfStudy = new Set(
  "university universities institution institutions college colleges government ministry embassy higher universitys".split(
    " ",
  ),
);
const sponsorWords = new Set("government ministry embassy republic council".split(" "));
/** Adjectives that societies of the US do not use of themselves, as those of Irish or Polish Americans do. */
const ofOtherSocieties = new Set(["australian", "canadian"]);
const societyWords = new Set("association federation foundation institute society".split(" "));

/** Words of sponsors that give for study in the US, where nothing else tells the country. */
const ofTheUs = new Set(["american", "america", "usa"]);
/** The same in the text: ABET accredits the engineering programs of the US, and aid by the FAFSA is of its government. */
const tellsUs =
  /\bU\.S\.|\bUnited States\b|\bUSA\b|\bABET\b|\bFAFSA\b|\bPell\b|\bHBCUs?\b|\b[Hh]istorically [Bb]lack\b/;
/** "An institution of higher education anywhere in the world" */
const anywhere = /\banywhere in the world\b|\bin any country\b/i;

/** How many words before the name of a country may hold the word of studying. */
const near = 9;
const longest = 1500;

/**
 * The countries in which the student has to study, as far as the sponsor's words and the address of the page tell; null
 * when they name none.
 */
export const countriesToStudyIn = readOnce((scholarship: ScholarshipFacts): readonly string[] | null => {
  const { title, provider_name, description, application_url } = scholarship;
  const domain = countryOfDomain(application_url);
  const required = requiredCountries(scholarship);
  const texts = [title, provider_name, [description.slice(0, longest), ...studyQuotes(scholarship)].join(" ")];
  if (!texts.some(mayTellCountry)) {
    const codes = inOrder([...required, ...(domain === null ? [] : [domain])]);
    return codes.length > 0 ? codes : countryBeyondWords(scholarship);
  }
  if (required.length === 0 && anywhere.test(description)) return null;
  const [ofTitle = [], ofProvider = [], text = []] = texts.map(foldedWords);
  const names = [ofTitle, ofProvider];
  const found = [
    ...required,
    ...names.flatMap((words) => [...countriesOfUniversities(words), ...countriesOfSponsor(words)]),
    ...[...names, text].flatMap(countriesOfStudy),
    ...countriesBehindDash(title),
    ...countriesOfUniversities(text),
    ...countryOfAddress(text),
    ...(domain === null ? [] : [domain]),
  ];
  const codes = inOrder(found);
  if (codes.length > 0) return codes;
  const isOfUs = names.some((words) => words.some((word) => ofTheUs.has(word))) || tellsUs.test(description);
  return isOfUs ? ["US"] : countryBeyondWords(scholarship);
});

/** Where no words tell the country: that of the money, or the US where one of its colleges lists the award for students near it. */
const countryBeyondWords = (scholarship: ScholarshipFacts): readonly string[] | null =>
  countryOfMoney(scholarship) ?? (listingCollege(scholarship) === null ? null : ["US"]);

/** The countries of other money than dollars, where nothing else tells the country: "5000 GBP". */
function countryOfMoney({ amount_text }: ScholarshipFacts): readonly string[] | null {
  const money = otherMoney(amount_text ?? "");
  return money === null ? null : [countryOfCurrency[money] ?? money.slice(0, 2)];
}
const countryOfCurrency: Readonly<Record<string, string>> = { "£": "GB", "€": eu, C$: "CA", A$: "AU" };

/** What the sponsor says of the place of study in requirements, where the description may not. */
const studyQuotes = ({ demands }: ScholarshipFacts): string[] => [
  ...new Set(
    demands.flatMap((demand) =>
      demand.about === "enrollment" || (demand.about === "check" && ofStudy.has(demand.kind)) ? [demand.quote] : [],
    ),
  ),
];
const ofStudy: ReadonlySet<CheckKind> = new Set<CheckKind>(["alternative", "research", "study_place", "unread"]);

/** The countries of the colleges that the sponsor requires, and those to study in, where the reader understood them. */
const requiredCountries = ({ demands, institutions }: ScholarshipFacts): readonly string[] => [
  ...countriesOfAll(institutions.map((name) => placeOfCollege(name))),
  ...demands.flatMap((demand) =>
    demand.about === "study_in" ? [...demand.countries, ...(demand.states.length > 0 ? ["US"] : [])] : [],
  ),
];

/** A college whose country is unknown, as of "Cornell" alone, may be in any. */
const countriesOfAll = (colleges: readonly CollegePlace[]) =>
  colleges.every(({ countries }) => countries.length > 0) ? colleges.flatMap(({ countries }) => countries) : [];

/** Most texts have none of the words that a country may be told by. */
const mayTellCountry = hasWordOf([
  ...mayNameCountry,
  ...firstWordsOfUniversities,
  ...ofTheUs,
  ...["abet", "european", "fafsa", "hbcu", "hbcus", "historically", "pell"],
]);

/** The countries to study in, of which one is abroad; null when there is none. */
export function countriesAbroad(scholarship: MatchableScholarship): readonly string[] | null {
  const countries = countriesToStudyIn(scholarship);
  return countries !== null && isAbroad(countries) ? countries : null;
}

/** Whether one of the countries to study in is not the US. */
export const isAbroad = (countries: readonly string[]): boolean => countries.some((code) => code !== "US");

/** "Master's Grants - Türkiye" */
function countriesBehindDash(title: string): string[] {
  const at = Math.max(title.lastIndexOf(" - "), title.lastIndexOf(" – "));
  if (at < 0) return [];
  const words = foldedWords(title.slice(at));
  const country = words.length > mostOfAddress ? null : countryAt(words, 0);
  return country === null ? [] : [country.code];
}

/** "Perth, Australia", where a portal gives only the place of the college. */
function countryOfAddress(words: readonly string[]): string[] {
  if (words.length > mostOfAddress) return [];
  return words.flatMap((_, at) => countryAt(words, at)?.code ?? []);
}
const mostOfAddress = 5;

/** "Government of Japan", "Danish Ministry of Higher Education", "Canadian Library Association", "European Union". */
function countriesOfSponsor(words: readonly string[]): string[] {
  if (words[0] === "european" && (words[1] === "union" || words[1] === "commission")) return [eu];
  const isSociety = ofOtherSocieties.has(words[0] ?? "") && words.some((word) => societyWords.has(word));
  return isSociety || words.some((word) => sponsorWords.has(word))
    ? words.flatMap((_, at) => countryAt(words, at)?.code ?? adjectiveAt(words, at) ?? [])
    : [];
}

/** "A master's degree in the United Kingdom", "any British university". */
function countriesOfStudy(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!mayNameCountry.has(words[at] ?? "")) continue;
    const adjective = adjectiveAt(words, at);
    const code = adjective === null ? (countryAt(words, at)?.code ?? null) : adjective;
    if (code === null) continue;
    if (isPast(words, at)) continue;
    if (adjective === null ? isIntoStudy(words, at) : isBeforePlace(words, at + 1)) found.push(code);
    if (adjective === null && isIntoStudy(words, at)) found.push(...joinedCountries(words, at));
  }
  return found;
}

/** "Returned from study in Germany", but not "have completed a degree and plan to study in Germany". */
export function isPast(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - near), at);
  const from = before.findLastIndex((word) => ofPast.has(word));
  return from >= 0 && !before.slice(from).some((word) => ofPlans.has(word));
}
const ofPast = new Set("attended completed did graduated not returned studied".split(" "));
const ofPlans = new Set(
  "accepted admission admitted apply applying attend attending begin continue enroll enrolled enrolling enter offer plan planning pursue pursuing seeking start take".split(
    " ",
  ),
);

/** "The United States | or Canada": the countries that "or" and "and" join to the one at a word. */
function joinedCountries(words: readonly string[], at: number): string[] {
  const behind = at + (countryAt(words, at)?.length ?? 1);
  if (words[behind] !== "or" && words[behind] !== "and") return [];
  const next = words[behind + 1] === "the" ? behind + 2 : behind + 1;
  const country = countryAt(words, next);
  return country === null ? [] : [country.code, ...joinedCountries(words, next)];
}

/** Whether a name follows words such as "a degree in the". */
export function isIntoStudy(words: readonly string[], at: number): boolean {
  let before = at - 1;
  while (beforeName.has(words[before] ?? "")) before--;
  const isInto = intoPlace.has(words[before] ?? "");
  return isInto && words.slice(Math.max(0, before - near), before).some((each) => studyWords.has(each));
}

/** "Universities", or "or American universities". */
function isBeforePlace(words: readonly string[], at: number): boolean {
  const isJoined = (words[at] === "or" || words[at] === "and") && adjectiveAt(words, at + 1) !== null;
  return placesOfStudy.has(words[isJoined ? at + 2 : at] ?? "");
}

/** The country of an adjective. "Indian" is one of universities alone, as sponsors of the US also use it for Native Americans. */
function adjectiveAt(words: readonly string[], at: number): string | null {
  const word = words[at] ?? "";
  const isOther = word === "indian" && (words[at - 1] === "american" || !/^universit/.test(words[at + 1] ?? ""));
  return isOther ? null : (countryOfAdjective.get(word) ?? adjectivesOfRegions.get(word) ?? null);
}

/** The country whose name begins at a word, and how many words it has. */
export function countryAt(words: readonly string[], at: number): { code: string; length: number } | null {
  const spellings = spellingsByFirstWord.get(words[at] ?? "");
  if (spellings === undefined || words[at - 1] === "new") return null;
  for (const name of spellings) {
    const length = name.split(" ").length;
    if (name === "georgia" || words.slice(at, at + length).join(" ") !== name) continue;
    return { code: countryOf.get(name) ?? "", length };
  }
  return null;
}

// Endings that companies of any country use.
const usedAnywhere = new Set(
  "co me io tv ai ly cc ws la us fm gg to so sh vc ag bz st gd in it is im am be do gl".split(" "),
);

/** The country of a site by its ending (`.ac.uk`, `.ca`), or null. */
function countryOfDomain(url: string | null): string | null {
  const host = url === null ? "" : (/^https?:\/\/([^/?#:]+)/i.exec(url)?.[1] ?? "");
  const ending = host.slice(host.lastIndexOf(".") + 1).toLowerCase();
  if (ending.length !== 2) return null;
  const isCollege = /\.(?:ac|edu)\.[a-z]{2}$/i.test(host);
  if (usedAnywhere.has(ending) && !isCollege) return null;
  if (ending === "uk") return "GB";
  const code = ending.toUpperCase();
  return countryName(code) === code ? null : code;
}
