import { findPlaces, stateOfCode } from "../../../eligibility/place/place-names.ts";
import { startsWithDigit, type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";
import { isBreakBefore, isStartOfPart } from "../words/breaks.ts";
import type { QueryWords } from "../words/query-words.ts";
import { collegeAfter, collegeBefore, shortColleges } from "./college-words.ts";
import { findCities, stateMention } from "./states-and-cities.ts";
import { veteransAffairs } from "./veterans-affairs.ts";

/** Codes of states that are no words in English or Spanish, so that small letters name the state too. */
const codesInSmallLetters = wordSet(
  "ak tx fl ny nj nc sc nd sd nh nm nv az ca ga il ky ks ct dc tn ut vt wi wv wy va wa ri mn pa",
);

const spanishWords = wordSet("pa va");
const ofSpanish = wordSet(
  "beca becas para por estudiar estudiante soy quiero busco necesito siendo tengo una hijo hija ayuda dinero carrera universidad",
);

/** Codes of states: in capitals where the query has small letters too, else only those that are no words. */
export function stateCodeMentions(tokens: readonly Token[], text: string): Mention[] {
  const hasCapitals = /\p{Ll}/u.test(text);
  const isSpanish = tokens.some(({ word }) => ofSpanish.has(word));
  const named = new Set(tokens.some(({ word }) => shortColleges.has(word)) ? statesNamed(tokens) : []);
  return tokens.flatMap(({ word, start, end }, from): Mention[] => {
    const previous = tokens[from - 1];
    // The "nd" of "2nd".
    if (word.length !== 2 || (previous?.end === start && startsWithDigit(previous))) return [];
    if (collegeBefore.has(word) && isBeforeCityElsewhere(tokens, from)) return [];
    const raw = text.slice(start, end).replaceAll(".", "");
    const isWrittenBig = hasCapitals && raw === raw.toUpperCase();
    // "State of ME", "estado de MA"
    const isOfState = /^(?:of|de)$/.test(previous?.word ?? "") && /^(?:state|estado)$/.test(wordAt(tokens, from - 2));
    const isCapitals = isWrittenBig && (isOfState || !notStates.has(word));
    // Los Angeles or Louisiana.
    if (word === "la" && ((hasCapitals && raw === "LA") || isBehindIn({ tokens, text }, from)))
      return [{ from, to: from + 1, says: [], ignored: true }];
    const isResident = /^residents?$/.test(wordAt(tokens, from + 1)) && !/^(?:in|or|me|us|as)$/.test(word);
    const code = stateOfCode(word.toUpperCase());
    // "Pa" is how many say "para", and "va" is "goes".
    if (spanishWords.has(word) && !isCapitals && !/^(?:en|de|desde|in|from)$/.test(previous?.word ?? "") && isSpanish)
      return [];
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
  tokens[at]?.word === "state" && !collegeAfter.has(wordAt(tokens, at + 1));

/** "School in la", but no Spanish article. */
const isBehindIn = (words: Pick<QueryWords, "tokens" | "text">, at: number): boolean =>
  /^(?:in|near|around)$/.test(wordAt(words.tokens, at - 1)) &&
  (isStartOfPart(words, at + 1) || /^(?:for|with|who|and|or|as|but|county|area)$/.test(wordAt(words.tokens, at + 1)));

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
  tokens[at]?.word === "pa" && /^(?:school|student|program|studies)$/.test(wordAt(tokens, at + 1));
