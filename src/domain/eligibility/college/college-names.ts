import { fieldNamesAt } from "../field/field-names.ts";
import type { ClauseWords } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { genericWords, heads, innerWords, shortNames, systems, towns } from "./college-phrases.ts";

/** The name of one college or university in a clause: tokens `from` to `to` (excluded). */
export type CollegeName = { from: number; to: number; name: string };

const findShort = phraseFinder(shortNames.map((phrase) => [phrase, true] as const));
const institutes = phraseFinder([
  [
    "institute of (technology|technologies|art|arts|design|science|sciences|international|music|management|advanced studies)",
    true,
  ],
  ["(business|law|medical) school", true],
  ["academy of (art|arts|music|vocal arts|design|dance|sciences)", true],
  ["school of mines", true],
]);

/** The names of colleges in a clause, by their capitals. Nothing is found in a clause in capitals. */
export function collegeNames({ tokens, text }: Pick<ClauseWords, "tokens" | "text">): CollegeName[] {
  if (!/\p{Ll}{2}/u.test(text)) return [];
  const names: CollegeName[] = [];
  const at = (from: number, to: number) => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    const before = names.at(-1);
    if (!first || !last || (before && from < before.to)) return;
    names.push({ from, to, name: text.slice(first.start, last.end).replace(/\s+/g, " ") });
  };
  const short = new Map(findShort(tokens).map(({ from, to }) => [from, to]));
  const inner = new Map(institutes(tokens).map(({ from, to }) => [from, to]));
  for (const [index, token] of tokens.entries()) {
    const shortEnd = short.get(index);
    if (shortEnd !== undefined && isShortName(tokens, text, index, shortEnd)) at(index, shortEnd);
    const school = schoolAt(tokens, text, index);
    if (school !== null) at(school.from, school.to);
    const end = inner.get(index) ?? (heads.has(token.word) ? index + 1 : undefined);
    if (end === undefined || !token.capital) continue;
    if (isProfession(tokens, index)) continue;
    const from = startOf(tokens, text, index);
    const to = endOf(tokens, text, index, end);
    if ((from < index || to > end) && !(tokens[to]?.capital && ownedBy.has(tokens[to]?.word ?? ""))) at(from, to);
  }
  return names;
}

function isShortName(tokens: readonly Token[], text: string, from: number, to: number): boolean {
  const words = tokens.slice(from, to).filter(({ word }) => word !== "of");
  const next = tokens[to];
  if (
    !words.every(({ capital }) => capital) ||
    (next && heads.has(next.word)) ||
    /^[’']s?\b/.test(text.slice(words.at(-1)?.end))
  )
    return false;
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  return to - from > 1 || written.length > 5 || written === written.toUpperCase() || !/^[A-Z][a-z]{2,3}$/.test(written);
}

// "Princeton University Press" is no college.
const ownedBy = new Set(
  "ranking rankings press hospital hospitals foundation association alumni fund union medal library libraries museum society trust clinic credit".split(
    " ",
  ),
);

/** "Haskayne School of Business", a part of a university with a name of its own. */
function schoolAt(tokens: readonly Token[], text: string, index: number): { from: number; to: number } | null {
  const isSchool = tokens[index]?.word === "school" && tokens[index]?.capital && tokens[index + 1]?.word === "of";
  if (!isSchool || !tokens[index + 2]?.capital) return null;
  const from = startOf(tokens, text, index);
  return from < index ? { from, to: chainEnd(tokens, text, index + 2) } : null;
}

/** The American College of Surgeons teaches nobody. */
const isProfession = (tokens: readonly Token[], head: number) =>
  tokens[head]?.word === "college" &&
  tokens[head + 1]?.word === "of" &&
  /^(?:american|royal|national|international)$/.test(tokens[head - 1]?.word ?? "");

const joins = (gap: string) => /^(?: |-|\. |-|\s?&\s?)$/.test(gap);

function gapBefore(tokens: readonly Token[], text: string, at: number): string {
  const [before, after] = [tokens[at - 1], tokens[at]];
  return before && after ? text.slice(before.end, after.start) : "";
}

/** The first capital word of a name that ends with this head: "Ohio" of "Ohio State University". */
function startOf(tokens: readonly Token[], text: string, head: number): number {
  let from = head;
  while (from > 0 && head - from < 6 && tokens[from - 1]?.capital && joins(gapBefore(tokens, text, from))) {
    const word = tokens[from - 1]?.word ?? "";
    if (genericWords.has(word) && !innerWords.has(word)) break;
    from--;
  }
  while (from < head && innerWords.has(tokens[from]?.word ?? "") && isGeneric(tokens, from, head)) from++;
  return from;
}

/** "Community College" and "State University" name no college; "Northern State University" does. */
function isGeneric(tokens: readonly Token[], from: number, head: number): boolean {
  return (
    tokens.slice(from, head).every(({ word }) => innerWords.has(word)) &&
    !/^(?:northern|southern|eastern|western|central|new|american)$/.test(tokens[from]?.word ?? "")
  );
}

function endOf(tokens: readonly Token[], text: string, head: number, end: number): number {
  const word = tokens[head]?.word ?? "";
  let to = end;
  if (tokens[to]?.word === "of" && /^(?:university|college|polytechnic|seminary)$/.test(word)) {
    const start = tokens[to + 1]?.word === "the" ? to + 2 : to + 1;
    const isFaculty = word === "college" && fieldNamesAt(tokens.slice(start, start + 4), text).has(0);
    const last = isFaculty ? start : chainEnd(tokens, text, start);
    if (last > start) to = last;
  }
  const next = tokens[to];
  if (next?.word === "at" && tokens[to + 1]?.capital && gapBefore(tokens, text, to) === " " && to > head) {
    const last = chainEnd(tokens, text, to + 1);
    if (last > to + 1 && !tokens.slice(to + 1, last + 1).some(({ word: each }) => heads.has(each))) return last;
  }
  if (next?.capital && /^(?:-|\s?[-–]\s?)$/.test(gapBefore(tokens, text, to)) && !genericWords.has(next.word))
    return chainEnd(tokens, text, to);
  if (
    next?.capital &&
    /^, $/.test(gapBefore(tokens, text, to)) &&
    systems.has(tokens[to - 1]?.word ?? "") &&
    !genericWords.has(next.word)
  ) {
    const last = chainEnd(tokens, text, to);
    const isState = tokens[to - 1]?.word === tokens[to]?.word;
    if (!isState && !tokens.slice(to, last + 1).some(({ word: each }) => heads.has(each))) return last;
  }
  if (next?.capital && towns.has(next.word)) return to + 1;
  if (next?.word === "in" && tokens[head - 1]?.word === "american" && tokens[to + 1]?.capital) return to + 2;
  return to;
}

/** Where capital words end that belong together: "North Carolina", "Science and Technology". */
function chainEnd(tokens: readonly Token[], text: string, start: number): number {
  let to = start;
  while (to < tokens.length && to - start < 6) {
    const [token, after] = [tokens[to], tokens[to + 1]];
    if (to > start && !joins(gapBefore(tokens, text, to))) break;
    if (
      to > start &&
      /^(?:and|of|the|de|del|la)$/.test(token?.word ?? "") &&
      after?.capital &&
      !leadsToHead(tokens, text, to + 1) &&
      !(token?.word === "and" && !/^(?:technology|arts|mary|sciences|development|science|life)$/.test(after.word))
    ) {
      to++;
      continue;
    }
    if (!token?.capital || (to > start && (genericWords.has(token.word) || heads.has(token.word)))) break;
    to++;
  }
  return to;
}

function leadsToHead(tokens: readonly Token[], text: string, from: number): boolean {
  for (let at = from; at < from + 5 && tokens[at]?.capital; at++) {
    if (at > from && !joins(gapBefore(tokens, text, at))) return false;
    if (heads.has(tokens[at]?.word ?? "")) return true;
  }
  return false;
}
