import { stateOfCity } from "../../../places/us-cities.ts";
import { countryOfCity } from "../../../places/world-cities.ts";
import { counties, townWords } from "../../place/named-places.ts";
import { findPlaces } from "../../place/place-names.ts";
import { phraseOf, type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { anyAward, anyStudentship } from "../../words/awards.ts";
import { fillers } from "../field-list-words.ts";
import { type FieldName, shownName } from "./field-names.ts";
import { hasOwner } from "./unlisted-names.ts";

/** The most words of a name. */
const longest = 8;
/** Small words inside a name: "Management and Economics of Innovation". */
const joints = wordSet("and of for");
/** Words of names of schools, firms, people and awards, and of no subject. */
const noSubject = wordSet(`
non blood research precinct hospital university universities college colleges school schools institute institution institutions academy faculty faculties department departments division
center centre campus archives museum society association foundation universität universidad université universita universitas universidade
hochschule ecole école institut instituto istituto politeknik polytechnic polytechnique
on the ${anyStudentship} position positions
program programs programme programmes degree degrees ${anyAward}
bachelor bachelors master masters doctor doctorate doctoral diploma certificate associate advanced concurrent pathway route honours honors distinction
student students studies canadian american australian scholars scholar dr mr mrs ms prof st san santa saint new north south east west all any only just solely exclusively applicants candidates
fall spring summer winter semester term january february march april june july august september october november december
usa uk us gpa ielts toefl gre gmat sat act level phd msc bsc ma ba mba
`);

/**
 * The name of a subject in capitals, at a token where a field must follow: "Integrated Water Management", "Complex
 * Transport Systems". `end` says whether a name may end before a token. Null for one word, places and schools.
 */
export function capitalNameAt(
  tokens: readonly Token[],
  text: string,
  from: number,
  end: (at: number) => boolean,
): FieldName | null {
  let to = from;
  while (to < from + longest && isPart(tokens, text, to, from)) to++;
  while (to > from && joints.has(wordAt(tokens, to - 1))) to--;
  return end(to) ? nameOf(tokens, text, from, to) : null;
}

/** The name in capitals that ends before a token: "Energy and Professional Land Management | concentration". */
export function capitalNameBefore(tokens: readonly Token[], text: string, to: number): FieldName | null {
  let from = to;
  while (from > Math.max(0, to - longest) && isPart(tokens, text, from - 1, to - 1)) from--;
  while (from < to && joints.has(wordAt(tokens, from))) from++;
  return nameOf(tokens, text, from, to);
}

/** Whether a token belongs to a name one of whose ends is the token `outer`. */
function isPart(tokens: readonly Token[], text: string, at: number, outer: number): boolean {
  const token = tokens[at];
  if (!token || !(token.capital || (at !== outer && joints.has(token.word)))) return false;
  const [first, second] = at < outer ? [token, tokens[at + 1]] : [tokens[at - 1], token];
  return at === outer || (first !== undefined && second !== undefined && isJoined(text.slice(first.end, second.start)));
}

const isJoined = (gap: string): boolean => /^(?: |-| ?& ?)$/.test(gap);

function nameOf(tokens: readonly Token[], text: string, from: number, to: number): FieldName | null {
  const own = tokens.slice(from, to);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || own.filter(({ capital }) => capital).length < 2) return null;
  if (own.some(({ word }) => noSubject.has(word) || !/^\p{L}{2,}$/u.test(word)) || fillers.has(first.word)) return null;
  if (namesPlace(own) || hasOwner(tokens, text, from, to) || isGlued(text.slice(first.start, last.end))) return null;
  return { from, to, name: shownName(text.slice(first.start, last.end)) };
}

/** Whether words that may name a subject name a place: "Polk County", "Ohio", "Melbourne". */
export function namesPlace(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.word ?? "";
  const whole = phraseOf(tokens);
  return (
    findPlaces(tokens).length > 0 ||
    counties.has(last) ||
    townWords.has(last) ||
    lands.has(last) ||
    stateOfCity.has(whole) ||
    countryOfCity.has(whole)
  );
}
/** "OAS Member | State". */
const lands = wordSet(
  "state states country countries nation nations region regions province provinces territory territories",
);

/** "Systems|MSc Sustainable Energy": a page that lost the break between two courses, so that neither name is known. */
export const isGlued = (name: string): boolean => glued.test(name);
const glued = /\p{Ll}(?:[BM]Sc|[BM]A|MBA|PhD|Bachelor|Master|Diploma|Certificate)\b/u;

/** Whether capitals mean names in a clause: several longer words have none. */
export const hasPlainWords = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ word, capital }) => !capital && word.length > 3).length >= 2;
