import { countryOfAdjective, findPeoples } from "../../../eligibility/citizenship/nationalities.ts";
import { peoples } from "../../../eligibility/group/peoples.ts";
import { findPlaces, needStop, type Place, stateOfCode } from "../../../eligibility/place/place-names.ts";
import { type Found, type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { startsWithDigit, type Token } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { stateOfCity } from "../../../places/us-cities.ts";
import { isStateCode } from "../../../places/us-states.ts";
import { countryOfCity } from "../../../places/world-cities.ts";
import type { Mention, Reading } from "../mention.ts";
import { isBreakBefore, isStartOfPart } from "../words/breaks.ts";
import type { QueryWords } from "../words/query-words.ts";
import { comingWords, withCitizens } from "./citizens.ts";
import { ofState } from "./colleges.ts";
import { countyMentions } from "./counties.ts";
import { countryGroupMentions } from "./country-groups.ts";
import { withoutPast } from "./past-places.ts";
import { findTowns } from "./towns.ts";
import { veteransAffairs } from "./veterans-affairs.ts";
import { worldRegionMentions } from "./world-region-mentions.ts";

export const everydayPlaces: PhraseTable<Place> = [
  ["(nueva york)", { kind: "state", code: "NY" }],
  ["(nueva jersey)", { kind: "state", code: "NJ" }],
  ["(nuevo mexico)", { kind: "state", code: "NM" }],
  ["(tejas)", { kind: "state", code: "TX" }],
  ["(pensilvania)", { kind: "state", code: "PA" }],
  ["(luisiana)", { kind: "state", code: "LA" }],
  ["(carolina del norte)", { kind: "state", code: "NC" }],
  ["(carolina del sur)", { kind: "state", code: "SC" }],
  ["(dakota del norte)", { kind: "state", code: "ND" }],
  ["(dakota del sur)", { kind: "state", code: "SD" }],
  ["(misuri)", { kind: "state", code: "MO" }],
  ["(hawai)", { kind: "state", code: "HI" }],
  [
    "(cali|calif|socal|norcal|so cal|nor cal|bay area|the bay area|silicon valley|inland empire)",
    { kind: "state", code: "CA" },
  ],
  ["(cali colombia)", { kind: "country", code: "CO" }],
  ["(nola)", { kind: "state", code: "LA" }],
  ["(dfw|rio grande valley|rgv)", { kind: "state", code: "TX" }],
  ["(upstate new york|upstate ny|long island|the bronx)", { kind: "state", code: "NY" }],
  ["(chicagoland)", { kind: "state", code: "IL" }],
  ["(estados unidos|eeuu|ee uu)", { kind: "country", code: "US" }],
  ["(espana)", { kind: "country", code: "ES" }],
  ["(brasil)", { kind: "country", code: "BR" }],
  ["(republica dominicana)", { kind: "country", code: "DO" }],
  ["(alemania)", { kind: "country", code: "DE" }],
  ["(francia)", { kind: "country", code: "FR" }],
  ["(italia)", { kind: "country", code: "IT" }],
  ["(reino unido|inglaterra)", { kind: "country", code: "GB" }],
  ["(japon)", { kind: "country", code: "JP" }],
  ["(corea|corea del sur)", { kind: "country", code: "KR" }],
  ["(phillipines|philipines|phillippines|filipinas)", { kind: "country", code: "PH" }],
  ["(mejico)", { kind: "country", code: "MX" }],
];
const findEveryday = phraseFinder(everydayPlaces);

export const spanishPeople: PhraseTable<string> = [
  ["(colombiano|colombiana|colombianos)", "CO"],
  ["(venezolano|venezolana|venezolanos)", "VE"],
  ["(peruano|peruana|peruanos)", "PE"],
  ["(ecuatoriano|ecuatoriana|ecuatorianos)", "EC"],
  ["(argentino|argentinos)", "AR"],
  ["(chileno|chilena|chilenos)", "CL"],
  ["(brasileno|brasilena|brasilenos)", "BR"],
  ["(guatemalteco|guatemalteca|guatemaltecos)", "GT"],
  ["(hondureno|hondurena|hondurenos)", "HN"],
  ["(salvadoreno|salvadorena|salvadorenos)", "SV"],
  ["(nicaraguense|nicaraguenses)", "NI"],
  ["(panameno|panamena|panamenos)", "PA"],
  ["(costarricense|costarricenses)", "CR"],
  ["(cubano|cubana|cubanos)", "CU"],
  ["(dominicano|dominicana|dominicanos)", "DO"],
  ["(boliviano|boliviana|bolivianos)", "BO"],
  ["(paraguayo|paraguaya)", "PY"],
  ["(uruguayo|uruguaya)", "UY"],
  ["(haitiano|haitiana|haitianos)", "HT"],
];
const findSpanishPeople = phraseFinder(spanishPeople);
const findWorldCities = phraseFinder([...countryOfCity]);
const findCities = phraseFinder([...stateOfCity].map(([name, code]) => [name, code] as const));

/** Codes of states that are no words in English or Spanish, so that small letters name the state too. */
const codesInSmallLetters = wordSet(
  "ak tx fl ny nj nc sc nd sd nh nm nv az ca ga il ky ks ct dc tn ut vt wi wv wy va wa ri mn pa",
);

/** Names that need a word before them that places follow: "from Jordan", "in Turkey". */
const alsoNames = wordSet(
  "jordan chad turkey georgia guinea mali niger cuba china india mass ill wash tex conn ala tenn penn wis colo fla minn mich jersey man",
);
const abbreviations = wordSet(
  "mass ill wash tex conn ala tenn penn wis wisc colo fla minn mich kans nebr okla ariz calif",
);
const placeBefore = wordSet(
  "from in of at to near around live living based born raised moved moving attending resident residents desde en de vivo vive residente soy for and or",
);

/** Names of places with "state", "university" and the like are colleges. */
const collegeAfter = wordSet(
  "state university college tech institute universities southern commonwealth wesleyan polytechnic poly",
);
const universityBefore = wordSet("university univ universidad college uni u");

/** Residence, and the countries that a student comes from or wants to study in. */
export function placeMentions({ tokens, text }: QueryWords): Mention[] {
  const worldRegions = worldRegionMentions(tokens);
  const places = [...findPlaces(tokens), ...findEveryday(tokens)].filter(
    (found) => isPlace(found, tokens, text) && !worldRegions.some((region) => isInside(found, region)),
  );
  const isHomeStated = places.some(({ from, value }) => value.kind === "state" && isHome(tokens, from));
  const named: Mention[] = [
    ...places.flatMap((found) =>
      isHomeStated && isStudyPlace(tokens, found.from)
        ? [{ from: found.from, to: found.to, says: [], topic: true as const }]
        : mentionOfPlace(found, tokens),
    ),
    ...[...findCities(tokens), ...findTowns(tokens)].flatMap((city) => cityMention(city, tokens)),
    ...findWorldCities(tokens)
      .filter(({ to }) => !nextIsState(tokens, to) && !collegeAfter.has(tokens[to]?.word ?? ""))
      .flatMap(({ from, to, value }) => countryMention(from, to, value, tokens, true)),
    ...codes(tokens, text),
    ...worldRegions,
  ];
  const all = [
    ...countryGroupMentions(tokens),
    ...countyMentions(tokens),
    ...withoutPast(
      named.map((mention) => (isName(tokens, mention) ? { from: mention.from, to: mention.to, says: [] } : mention)),
      tokens,
    ),
    ...nationalities(tokens),
    ...findSpanishPeople(tokens).map(
      ({ from, to, value }): Mention => ({ from, to, says: [{ slot: "country", value, relation: "home" }] }),
    ),
  ];
  return withCitizens(all, { tokens, text });
}

/** The same words, or "the Caribbean" behind "Latin America and". */
const isInside = (place: Found<Place>, region: Mention): boolean =>
  place.value.kind === "region" && place.from <= region.from && region.to <= place.to;

const isStudy = (word: string): boolean => studyWords.has(word);
/** "Ghanaian applying undergrad us" */
const isOfForeigner = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^(?:international|intl)$/.test(word) || (countryOfAdjective.get(word) ?? "US") !== "US");

/** "Scholarships in the USA for Canadians", but not "for Italian Americans" or "for German majors": they come to study. */
const isForForeigners = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => {
    const next = tokens[at + 1]?.word ?? "";
    if (people.has(next) && isFromAbroad.test(word)) return true;
    if ((countryOfAdjective.get(word) ?? "US") === "US") return false;
    return (
      people.has(next) || /^(?:high|college|grad)$/.test(next) || (!languages.has(word) && isEndOfPeople.test(next))
    );
  });
const isEndOfPeople = /^(?:|in|who|to|or|and|from|with|studying)$/;
const isFromAbroad = /^(?:international|intl|foreign)$/;

/** The place of the word before a name, or before its "the". */
const placeBeforeArticle = (tokens: readonly Token[], from: number): number =>
  tokens[from - 1]?.word === "the" ? from - 2 : from - 1;

/** Whether the US is where foreigners want to study. "Mexican students in the US" may be at home there. */
function isIntoUs(tokens: readonly Token[], from: number): boolean {
  const before = placeBeforeArticle(tokens, from);
  const [word = "", who = "", status = ""] = [before, before - 1, before - 2].map((at) => tokens[at]?.word);
  if (!/^(?:in|en)$/.test(word) || (people.has(who) && !isFromAbroad.test(status))) return false;
  return !wordsBefore(tokens, from, 4).some((each) => homeBefore.has(each)) && isForForeigners(tokens);
}

function isPlace({ from, to }: Found<Place>, tokens: readonly Token[], text: string): boolean {
  const token = tokens[from];
  if (!token || to > from + 1) return true;
  // Mostly the university.
  if (token.word === "penn") return false;
  const before = tokens[from - 1]?.word ?? "";
  // "Us" is a pronoun unless it is written in capitals or follows "the".
  if (token.word === "us")
    return (
      text.slice(token.start, token.end) !== "us" ||
      before === "the" ||
      (isStudy(before) && isOfForeigner(tokens)) ||
      isBehindDegree(tokens, from)
    );
  // "La." is Louisiana, and "la" an article.
  if (needStop.has(token.word) && !(token.capital && text[token.end] === ".")) return false;
  if (abbreviations.has(token.word))
    return token.capital && placeBefore.has(before) && !/['’]/.test(text.slice(token.start - 1, token.end + 1));
  return !alsoNames.has(token.word) || placeBefore.has(before) || token.word === "georgia" || tokens.length <= 3;
}

const degrees = wordSet(
  "ms msc ma mba meng bs bsc ba beng btech phd masters master bachelors bachelor doctorate degree study studying",
);
/** "MS in us" */
const isBehindDegree = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === "in" && tokens.slice(Math.max(0, at - 4), at - 1).some(({ word }) => degrees.has(word));

/** "I'm Georgia, a junior": nobody is a place, but for "I'm Texas based". */
const isName = (tokens: readonly Token[], { from, to }: Mention): boolean =>
  tokens[to - 1]?.capital === true &&
  /\b(?:im|i a?m)$/.test(wordsBefore(tokens, from, 2).join(" ")) &&
  !/^(?:resident|residents|based|born|raised|native|citizen|student|bound)$/.test(tokens[to]?.word ?? "");

function mentionOfPlace(found: Found<Place>, tokens: readonly Token[]): Mention[] {
  const { from, to, value } = found;
  if (value.kind === "state") return [stateMention(from, to, value.code, tokens)];
  if (value.kind === "region" && value.states.length > 0)
    // "Any New England school"
    return /^(?:school|college|universit)/.test(tokens[to]?.word ?? "")
      ? [{ from, to, says: [], topic: true }]
      : [{ from, to, says: value.states.map((code): Reading => ({ slot: "residence", value: code })) }];
  const code = value.kind === "country" ? value.code : value.kind === "part" ? value.country : null;
  if (code === null) return [{ from, to, says: [], topic: true }];
  // Puerto Rico and the other territories are states here.
  if (isStateCode(code) && ["PR", "GU", "VI", "AS", "MP"].includes(code)) return [stateMention(from, to, code, tokens)];
  const [mention] = countryMention(from, to, code, tokens);
  const isProvince = value.kind === "part" && /^(?:high|student|students|resident)/.test(tokens[to]?.word ?? "");
  return mention
    ? [isProvince ? { from, to, says: [{ slot: "country", value: code, relation: "home" }] } : mention]
    : [];
}

function stateMention(from: number, to: number, code: string, tokens: readonly Token[]): Mention {
  const college = collegeSpan(tokens, from, to);
  if (college) return { ...college, says: [], topic: true };
  return { from, to, says: [{ slot: "residence", value: code }] };
}

const wordsBefore = (tokens: readonly Token[], at: number, count: number) =>
  tokens.slice(Math.max(0, at - count), at).map(({ word }) => word);

/** "Resident of Georgia, going to school in Florida": where the student lives, and where they study. */
const isHome = (tokens: readonly Token[], at: number) =>
  wordsBefore(tokens, at, 2).some((word) => /^(?:from|live|living|lives|resident|residents|vivo)$/.test(word));
const isStudyPlace = (tokens: readonly Token[], at: number) =>
  !isHome(tokens, at) &&
  wordsBefore(tokens, at, 3).some((word) =>
    /^(?:school|college|study|studying|attend|attending|university)$/.test(word),
  );

/** The name of a college around a state: "Ohio State", "University of Michigan", "Texas A&M", "NC A&T". */
function collegeSpan(tokens: readonly Token[], from: number, to: number): { from: number; to: number } | null {
  const next = tokens[to]?.word ?? "";
  const isOf = tokens[from - 1]?.word === "of" && universityBefore.has(tokens[from - 2]?.word ?? "");
  if (isOf) return { from: from - 2, to };
  const city = cityOf(tokens, from);
  if (city) return { from: city.from, to };
  // "NC A&T", but "in NC a T-shirt"
  if (next === "a" && /^[mt]$/.test(tokens[to + 1]?.word ?? "") && !/^shirts?$/.test(tokens[to + 2]?.word ?? ""))
    return { from, to: to + 2 };
  if (!collegeAfter.has(next) || (next === "state" && ofState.has(tokens[to + 1]?.word ?? ""))) return null;
  if (
    next === "college" &&
    /^(?:student|students|scholarship|scholarships|freshman|kid|kids)$/.test(tokens[to + 1]?.word ?? "")
  )
    return null;
  let end = to + 1;
  while (collegeAfter.has(tokens[end]?.word ?? "")) end++;
  return { from: tokens[from - 1]?.word === "george" ? from - 1 : from, to: end };
}

/** The city of another state that a college has before its state: "Miami of Ohio". */
function cityOf(tokens: readonly Token[], state: number): Found<string> | undefined {
  if (tokens[state - 1]?.word !== "of") return undefined;
  const start = Math.max(0, state - 4);
  const before = findCities(tokens.slice(start, state - 1)).find(({ to }) => start + to === state - 1);
  return before && { ...before, from: start + before.from, to: state - 1 };
}

/** Words before a city in the name of a college: "UC San Diego", "University of California, Berkeley". */
const collegeBefore = wordSet("uc ut csu cal unc suny cuny university univ universidad umass uw");

/** Counties with the name of a city that lie in other states too, or only there. */
const countiesElsewhere = wordSet(
  "arlington aurora buffalo charlotte cleveland columbus dallas durham henderson houston jackson lancaster lexington lincoln madison montgomery norfolk portland richmond springfield wichita worcester",
);

function cityMention({ from, to, value }: Found<string>, tokens: readonly Token[]): Mention[] {
  if (tokens.slice(Math.max(0, from - 3), from).some(({ word }) => collegeBefore.has(word)))
    return [{ from, to, says: [], topic: true }];
  if (
    collegeAfter.has(tokens[to]?.word ?? "") ||
    (tokens[from - 1]?.word === "of" && universityBefore.has(tokens[from - 2]?.word ?? ""))
  )
    return [];
  if (tokens[to]?.word === "county" && countiesElsewhere.has(tokens[from]?.word ?? ""))
    return [{ from, to: to + 1, says: [], topic: true }];
  const says: Reading[] = nextIsState(tokens, to) ? [] : [{ slot: "residence", value }];
  return [{ from, to, says, topic: true }];
}

const nextIsState = (tokens: readonly Token[], to: number) =>
  findPlaces(tokens.slice(to, to + 3)).some(({ from, value }) => from === 0 && value.kind === "state");

/** Codes of states: in capitals where the query has small letters too, else only those that are no words. */
function codes(tokens: readonly Token[], text: string): Mention[] {
  const hasCapitals = /\p{Ll}/u.test(text);
  const named = new Set(tokens.some(({ word }) => shortColleges.has(word)) ? statesNamed(tokens) : []);
  return tokens.flatMap(({ word, start, end }, from): Mention[] => {
    const previous = tokens[from - 1];
    // The "nd" of "2nd".
    if (word.length !== 2 || (previous?.end === start && startsWithDigit(previous))) return [];
    if (collegeBefore.has(word) && isBeforeCityElsewhere(tokens, from)) return [];
    const raw = text.slice(start, end).replaceAll(".", "");
    const isWrittenBig = hasCapitals && raw === raw.toUpperCase();
    // "State of ME", "estado de MA"
    const isOfState =
      /^(?:of|de)$/.test(previous?.word ?? "") && /^(?:state|estado)$/.test(tokens[from - 2]?.word ?? "");
    const isCapitals = isWrittenBig && (isOfState || !notStates.has(word));
    // Los Angeles or Louisiana.
    if (word === "la" && ((hasCapitals && raw === "LA") || isBehindIn({ tokens, text }, from)))
      return [{ from, to: from + 1, says: [], ignored: true }];
    const isResident = /^residents?$/.test(tokens[from + 1]?.word ?? "") && !/^(?:in|or|me|us|as)$/.test(word);
    const code = stateOfCode(word.toUpperCase());
    // "WA state" tells it from Washington, D.C., where "Ohio State" is a college.
    const isPlainState = code !== null && besideState.has(word) && isStateAlone(tokens, from + 1);
    if (isPlainState) return [{ from, to: from + 2, says: [{ slot: "residence", value: code }] }];
    if (!isCapitals && !isResident && !codesInSmallLetters.has(word)) return [];
    if (word === "va") {
      const agency = veteransAffairs({ tokens, text }, from, isCapitals);
      if (agency) return [agency];
    }
    // The University of Texas or Utah.
    if (shortColleges.has(word) && !isResident && !isStateHere(tokens, from, text, named))
      return [{ from, to: from + 1, says: [], ignored: true }];
    return code === null || isTaken(tokens, from) ? [] : [stateMention(from, from + 1, code, tokens)];
  });
}
/**
 * Codes of states that no college is called by with "State", and of Washington, which has the name of a city. Of California, Connecticut
 * and Vermont "CA State", "CT State" and "VT State" are colleges too; HI and ME are words.
 */
const besideState = wordSet("ak ma md ne nh nj ny ri wa wi wy");
const isStateAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "state" && !collegeAfter.has(tokens[at + 1]?.word ?? "");

/** "School in la", but no Spanish article. */
const isBehindIn = (words: Pick<QueryWords, "tokens" | "text">, at: number): boolean =>
  /^(?:in|near|around)$/.test(words.tokens[at - 1]?.word ?? "") &&
  (isStartOfPart(words, at + 1) ||
    /^(?:for|with|who|and|or|as|but|county|area)$/.test(words.tokens[at + 1]?.word ?? ""));

/** Codes of states that are the usual short names of colleges elsewhere: Texas and Tennessee, Virginia Tech, Notre Dame. */
const shortColleges = wordSet("ut vt nd");

/** Every state that a query names, alone or by a city. */
const statesNamed = (tokens: readonly Token[]): string[] => [
  ...findPlaces(tokens).flatMap(({ value }) => (value.kind === "state" ? value.code : [])),
  ...findCities(tokens).map(({ value }) => value),
  ...tokens.flatMap(({ word }) =>
    codesInSmallLetters.has(word) && !shortColleges.has(word) ? word.toUpperCase() : [],
  ),
];

/** Whether such a code stands where places do, and none of the states `named` says that it is the college. */
function isStateHere(tokens: readonly Token[], at: number, text: string, named: ReadonlySet<string>): boolean {
  const code = tokens[at]?.word.toUpperCase() ?? "";
  const start = Math.max(0, at - 4);
  const isBesideOwnCity = findCities(tokens.slice(start, at + 5)).some(
    ({ from, to, value }) =>
      value === code && (start + to === at || (start + from === at + 1 && isBreakBefore({ tokens, text }, at + 1))),
  );
  if (isBesideOwnCity || isAmongStates(tokens, at)) return true;
  if ([...named].some((other) => other !== code)) return false;
  const [before = "", beforeThat = ""] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
  const isMove = before === "to" && /^(?:moved|moving|relocated|relocating)$/.test(beforeThat);
  const isEntry = isStartOfPart({ tokens, text }, at) && isStartOfPart({ tokens, text }, at + 1);
  return isMove || isEntry || homeOf.has(before);
}

const homeOf = wordSet("in from near around live living based resident residents desde en de");

/** "Nevada or UT", "ID, UT, NV". */
function isAmongStates(tokens: readonly Token[], at: number): boolean {
  const start = Math.max(0, at - 4);
  const names = findPlaces(tokens.slice(start, at + 6)).filter(({ value }) => value.kind === "state");
  const isCode = (token: Token | undefined) =>
    token !== undefined &&
    (codesInSmallLetters.has(token.word) || (token.capital && stateOfCode(token.word.toUpperCase()) !== null));
  const endsAt = (end: number) => names.some(({ to }) => start + to === end) || isCode(tokens[end - 1]);
  const startsAt = (from: number) => names.some((name) => start + name.from === from) || isCode(tokens[from]);
  const isJoint = (token: Token | undefined) => /^(?:and|or|y|o)$/.test(token?.word ?? "");
  if (isJoint(tokens[at - 1]) && endsAt(at - 1)) return true;
  if (isJoint(tokens[at + 1]) && startsAt(at + 2)) return true;
  return endsAt(at) && startsAt(at + 1);
}

/** "UT Austin", but "UT, Salt Lake City" */
const isBeforeCityElsewhere = (tokens: readonly Token[], at: number) =>
  findCities(tokens.slice(at + 1, at + 4)).some(
    ({ from, value }) => from === 0 && value.toLowerCase() !== tokens[at]?.word,
  );

/** Codes that are other abbreviations as often. */
const notStates = wordSet("hi ok oh me la ma ms pa md id or in de va as al ar");
const isTaken = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === "pa" && /^(?:school|student|program|studies)$/.test(tokens[at + 1]?.word ?? "");

const people = wordSet(
  "student students citizen citizens applicant applicants people national nationals girl girls boy woman women man men kid kids undergraduate undergraduates graduate graduates scholars",
);
const homeBefore = wordSet(
  "from born raised based citizen citizens national nationals native living live lives resident desde vivo vive originally ciudadano ciudadana",
);
const studyWords = wordSet(
  "study studying studies doctorate doctoral bachelor associate school college university universities degree masters master phd bachelors program programs estudiar maestria doctorado abroad undergraduate undergrad mba doing admitted going go come coming estudios",
);

function countryMention(from: number, to: number, code: string, tokens: readonly Token[], isTopic = false): Mention[] {
  const isComing = code === "US" && isIntoUs(tokens, from);
  const relation = isComing ? "study" : relationOf(tokens, { from, to, code });
  // Most students are in the US, so that only studying there says something.
  if (code === "US" && !isComing && !(relation === "study" && saysStudies(tokens, from)))
    return [{ from, to, says: [] }];
  const isAlone = relation === "study" && code !== "US" && tellsNoStudies(tokens, from);
  const says: Reading[] = [{ slot: "country", value: code, relation, ...(isAlone && { alone: true as const }) }];
  return [{ from, to, says, ...(isTopic ? { topic: true } : {}) }];
}

/** "Study in the USA", "MS in US" */
const saysStudies = (tokens: readonly Token[], at: number): boolean =>
  wordsBefore(tokens, at, 4).some((word) => studyWords.has(word) || degrees.has(word));

const abroadWords = wordSet(
  "study studying studies estudiar estudios abroad overseas exchange going go come coming admitted university universities college semester year",
);
/** Whether no word tells of studies in a country: "Ghana scholarships", but not "a university in Ghana". */
const tellsNoStudies = (tokens: readonly Token[], at: number): boolean =>
  !/^(?:in|to|at|en|a|for|towards?)$/.test(tokens[placeBeforeArticle(tokens, at)]?.word ?? "") &&
  !tokens.some(({ word }) => abroadWords.has(word));

/** Whether a student comes from a country or wants to study there: "from Ghana", "Nepal students", "masters in Germany". */
function relationOf(
  tokens: readonly Token[],
  { from, to, code }: { from: number; to: number; code: string },
): "home" | "study" {
  const words = wordsBefore(tokens, from, 4).filter((word) => word !== "the");
  const [before = "", beforeThat = ""] = [words.at(-1), words.at(-2)];
  const isListed = /^(?:and|or|y|o)$/.test(before) && words.some((word) => homeBefore.has(word));
  // "Undergraduate in Japan" is a degree, as "an undergraduate in Nepal" is a person.
  const isDegree = /^(?:under|)graduate$/.test(beforeThat) && !/^(?:an?|one|this|im|am)$/.test(words.at(-3) ?? "");
  const isOfPeople = /^(?:in|de|of|en)$/.test(before) && people.has(beforeThat) && !isDegree;
  if (people.has(tokens[to]?.word ?? "") || before === "from" || before === "de") return "home";
  if (words.some((word) => /^(?:study|studying|estudiar)$/.test(word))) return "study";
  // "EU citizen, master's, Netherlands"
  const isBehindStudies = studyWords.has(before) || degrees.has(before);
  const isHomeward =
    homeBefore.has(before) || (homeBefore.has(beforeThat) && !isBehindStudies) || isListed || isOfPeople;
  // "Pakistan, IELTS 7.5, MS in data science"
  const isBare =
    code !== "US" &&
    !/^(?:in|to|at|en|a|for|towards?)$/.test(before) &&
    tokens.some(({ word }) => comingWords.has(word));
  return isHomeward || isBare ? "home" : "study";
}

/** "Nigerian student", "soy colombiano". Adjectives that also name a group are read there. */
function nationalities(tokens: readonly Token[]): Mention[] {
  const grouped = new Set(peoples(tokens).flatMap(({ from, value }) => (value === null ? [] : [from])));
  const isAbroad = tokens.some(
    ({ word }) => /^(?:international|internacional|intl)$/.test(word) || comingWords.has(word),
  );
  const adjectives = tokens.flatMap(({ word }, from): Mention[] => {
    const code = countryOfAdjective.get(word);
    if (
      code === undefined ||
      code === "US" ||
      tokens[from + 1]?.word.startsWith("american") ||
      (grouped.has(from) && !isAbroad && !isCitizen(tokens[from + 1]))
    )
      return [];
    if (languages.has(word) && !people.has(tokens[from + 1]?.word ?? "")) return [];
    return [{ from, to: from + 1, says: [{ slot: "country", value: code, relation: "home" }] }];
  });
  return [
    ...adjectives,
    ...findPeoples(tokens).flatMap(({ from, to, value }): Mention[] =>
      value.code === null || value.code === "US" || tokens[from - 1]?.word === "native"
        ? []
        : [{ from, to, says: [{ slot: "country", value: value.code, relation: "home" }] }],
    ),
  ];
}
/** "Mexican citizen": a nationality and no heritage. */
export const isCitizen = (token: Token | undefined) => /^(?:citizens?|nationals?)$/.test(token?.word ?? "");

const languages = wordSet(
  "french german italian spanish english japanese chinese russian polish portuguese greek dutch swedish welsh scottish irish norwegian danish finnish korean",
);
