import { findNationalities } from "../citizenship/nationalities.ts";
import type { ClauseWords } from "../mention.ts";
import { findPlaces } from "../place/place-names.ts";
import { byStart, phraseFinder } from "../text/phrases.ts";
import { Start } from "../text/start.ts";
import { type Token, tokensOf, wordAt } from "../text/tokens.ts";
import { TokenSet, tokenSet } from "../text/word-set.ts";
import { heads, ownerWords, shortNames } from "./college-phrases.ts";
import { NameSpan } from "./name-span.ts";

/** The name of one college or university in a clause: tokens `from` to `to` (excluded). */
export type CollegeName = { from: number; to: number; name: string };

const findShort = phraseFinder(shortNames.map((phrase) => [phrase, true] as const));
/** What follows or ends the names of colleges that are called neither "university" nor "college". */
const kinds = phraseFinder([
  [
    "institute of (technology|technologies|art|arts|the arts|fine arts|design|fashion|film|science|sciences|mining|music|architecture|management|international studies|advanced studies|advanced management|integral studies|health professions|theology|business and technology)",
    true,
  ],
  ["(institute|school) (for|of) advanced studies", true],
  ["(art|science|polytechnic|technical|technological|bible|film|design|culinary|graduate) institute", true],
  ["(business|law|medical|divinity|management|graduate|postgraduate|film) school", true],
  ["academy of (art|arts|the arts|fine arts|the fine arts|dramatic arts|music|vocal arts|design|dance|sciences)", true],
  ["(maritime|film) academy", true],
  ["school of mines", true],
]);

const headTokens = new TokenSet(heads);
const schools = tokenSet("school");
/** What the name of a college holds. */
export const collegeStart = new Start([findShort, kinds, headTokens, schools]);

/** The names of colleges in a clause, by their capitals. Nothing is found in a sentence in capitals. */
export function collegeNames({ tokens, text }: Pick<ClauseWords, "tokens" | "text">): CollegeName[] {
  if (!collegeStart.isIn(tokens) || (!/\p{Ll}{2}/u.test(text) && tokens.length > 2)) return [];
  const short = byStart(findShort(tokens));
  const ofKind = byStart(kinds(tokens));
  const names: CollegeName[] = [];
  const span = new NameSpan(tokens, text);
  const at = (from: number, to: number) => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    const before = names.at(-1);
    if (!first || !last || (before && from < before.to) || isAnyOfPlace(tokens, from, to)) return;
    // An Honors College is a part of many.
    if (/^honou?rs$/.test(first.word) && to === from + 2) return;
    names.push({ from, to, name: text.slice(first.start, last.end).replace(/\s+/g, " ").replace(/'s$/, "") });
  };
  for (const [index, token] of tokens.entries()) {
    const shortEnd = short.get(index)?.to;
    if (shortEnd !== undefined && isShortName(tokens, text, index, shortEnd)) at(index, shortEnd);
    const school = schoolAt(tokens, span, index);
    if (school !== null) at(school.from, school.to);
    const end = ofKind.get(index)?.to ?? (headTokens.has(token) ? index + 1 : undefined);
    if (end === undefined || !token.capital || isProfession(tokens, index)) continue;
    const from = techBefore(tokens, span.start(index));
    const to = span.end(index, end);
    const isKind = ofKind.has(index) && from === index;
    if (!isKind && (from < index || to > end) && !isOwner(tokens, to)) at(from, to);
  }
  return names;
}

function isShortName(tokens: readonly Token[], text: string, from: number, to: number): boolean {
  const words = tokens.slice(from, to).filter(({ word }) => !small.has(word));
  const next = tokens[to];
  if (
    !words.every(({ capital }) => capital) ||
    (next && (heads.has(next.word) || next.word === "of")) ||
    (next?.capital && /^\s?-\s?$/.test(text.slice(tokens[to - 1]?.end, next.start))) ||
    (!text.slice(tokens[to - 1]?.end, next?.start).includes(",") &&
      findPlaces(tokens.slice(to, to + 2)).some((place) => place.from === 0 && next?.capital && next.word !== "us"))
  )
    return false;
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  return to - from > 1 || written.length > 5 || written === written.toUpperCase() || !/^[A-Z][a-z]{2,3}$/.test(written);
}
const small = new Set(["of", "the", "and", "de"]);

/** "Montana Tech of the | University of Montana" is a college of its own. */
function techBefore(tokens: readonly Token[], from: number): number {
  const of = tokens[from - 1]?.word === "the" ? from - 2 : from - 1;
  const isTech = tokens[of]?.word === "of" && tokens[of - 1]?.word === "tech" && tokens[of - 2]?.capital === true;
  return isTech ? of - 2 : from;
}

/** "Princeton University Press" is no college. */
const isOwner = (tokens: readonly Token[], to: number) =>
  tokens[to]?.capital === true && ownerWords.has(wordAt(tokens, to));

/** "Haskayne School of Business", a part of a university with a name of its own. */
function schoolAt(tokens: readonly Token[], span: NameSpan, index: number): { from: number; to: number } | null {
  const isSchool = tokens[index]?.word === "school" && tokens[index]?.capital && tokens[index + 1]?.word === "of";
  if (!isSchool || !tokens[index + 2]?.capital) return null;
  const from = span.start(index);
  return from < index ? { from, to: span.chainEnd(index + 2, true) } : null;
}

/** Whether a name may be that of a part of any university: "Haskayne School of Business", but not "Stockholm School of Economics". */
export function isPart(name: string): boolean {
  if (!/ (?:school|college) of /i.test(name) || /\b(?:university|institute)\b/i.test(name)) return false;
  const tokens = tokensOf(name);
  // "Pennsylvania College of Technology".
  if (/ College of /.test(name) && findPlaces(tokens).some(({ from }) => from === 0)) return false;
  return !findShort(tokens).some(({ from, to }) => from === 0 && to === tokens.length);
}

/** "A New Zealand University" and "a Charter School of Arizona" are any of them; "a College of Charleston student" names one. */
function isAnyOfPlace(tokens: readonly Token[], from: number, to: number): boolean {
  if (!["a", "an", "any"].includes(wordAt(tokens, from - 1))) return false;
  const own = tokens.slice(from, to);
  const of = own.findIndex(({ word }) => word === "of");
  if (of > 1 && /^(?:school|college)$/.test(wordAt(own, of - 1)) && !students.test(wordAt(tokens, to)))
    return findPlaces(own).some((found) => found.from === of + 1 && found.to === own.length);
  return [...findPlaces(own), ...findNationalities(own)].some(
    (found) => found.from === 0 && found.to === own.length - 1,
  );
}
const students = /^(?:students?|undergraduates?|graduates?|seniors?|juniors?|sophomores?|freshm[ae]n|alum)/;

/** The American College of Surgeons teaches nobody. */
const isProfession = (tokens: readonly Token[], head: number) =>
  tokens[head]?.word === "college" &&
  tokens[head + 1]?.word === "of" &&
  /^(?:american|royal|national|international)$/.test(wordAt(tokens, head - 1));
