import { initialsOf, smallWords } from "../../words/initials.ts";
import { wordsIn } from "../folded-words.ts";
import type { Place } from "../location.ts";
import { namesOfStates } from "../names-of-states.ts";
import { isStateCode, usStates } from "../us-states.ts";
import { spelledName } from "./college-spelling.ts";
import { knownColleges } from "./known-colleges.ts";
import { collegesMeant } from "./meant-colleges.ts";

const shownAtOnce = 8;
const longestTyped = 80;

/** Colleges of one name: its words, and its initials without those of small words: "famu". */
type Named = { name: string; size: number; states: readonly string[]; words: readonly string[]; initials: string };

let named: readonly Named[] | null = null;

function collegesByName(): readonly Named[] {
  named ??= [...Map.groupBy(knownColleges().all, ({ name }) => name)].map(([name, colleges]) => {
    const { words = [] } = colleges[0] ?? {};
    const size = Math.max(...colleges.map((college) => college.size));
    return { name, size, states: colleges.map(({ state }) => state), words, initials: initialsOf(words) };
  });
  return named;
}

/**
 * The names of US colleges that a typed text may mean: those that matching takes it for, which knows short names and typos,
 * then those that it begins. Of the latter the best come first, then those of the student's state, then the larger. Words may
 * be shortened or left out ("cal state", "georgia tech"), and the name may be given by its initials ("famu") or with a state's
 * code ("nc a&t").
 */
export function suggestedColleges(typed: string, home: Place = { state: null, country: null }): string[] {
  const folded = wordsIn(typed.slice(0, longestTyped))
    .join(" ")
    .replace(/^the (?=.)/, "");
  if (folded === "") return [];
  const readings = readingsOf(folded).map((text) => ({ text, words: text.split(" ") }));
  const begun = collegesByName()
    .map((college) => ({
      college,
      rank: Math.min(...readings.map((reading) => rankOf(reading, college))),
      isHere: home.state !== null && college.states.includes(home.state),
    }))
    .filter(({ rank }) => rank < noMatch)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.isHere) - Number(a.isHere) ||
        b.college.size - a.college.size ||
        (a.college.name.toLowerCase() < b.college.name.toLowerCase() ? -1 : 1),
    );
  const meant = collegesMeant(typed, home).colleges;
  const names = [...meant, ...begun.map(({ college }) => college)].map(({ name }) => name);
  const found = [...new Set(names)].slice(0, shownAtOnce);
  return found.length === 1 && found[0]?.toLowerCase() === typed.trim().toLowerCase() ? [] : found;
}

const noMatch = 6;

function rankOf({ text, words }: { text: string; words: readonly string[] }, college: Named): number {
  const name = college.words.join(" ");
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (words.length === 1 && (text.length > 2 ? college.initials.startsWith(text) : college.initials === text)) return 1;
  if (words.length > 1 && isBegunByInitials(words, college.words)) return 1;
  const start = startInOrder(words, college.words);
  if (start === 0) return words.every((word, at) => college.words[at]?.startsWith(word)) ? 1 : 2;
  if (name.includes(` ${text}`)) return 3;
  if (start > 0) return 4;
  return text.length > 2 && name.includes(text) ? 5 : noMatch;
}

/** Whether the first word has the initials of the first words of the name, and the others begin the rest: "msu billings". */
function isBegunByInitials([initials = "", ...others]: readonly string[], name: readonly string[]): boolean {
  const own = name.filter((word) => !smallWords.has(word));
  const isBegun = initials.length >= 2 && initialsOf(own.slice(0, initials.length)) === initials;
  return isBegun && startInOrder(others, own.slice(initials.length)) === 0;
}

/** Where the words begin, if each begins a word of the name, in the same order; -1 otherwise. */
function startInOrder(words: readonly string[], name: readonly string[]): number {
  let start = -1;
  let next = 0;
  for (const [at, word] of name.entries()) {
    if (!word.startsWith(words[next] as string)) continue;
    if (next === 0) start = at;
    next += 1;
    if (next === words.length) return start;
  }
  return -1;
}

const stateName = (code: string, otherwise: string): string => {
  const upper = code.toUpperCase();
  return isStateCode(upper) ? usStates[upper].toLowerCase() : otherwise;
};

/** Other ways to write a typed text. Each is one more reading, so that a rule that does not fit does no harm. */
const rewritings: readonly ((text: string) => string)[] = [
  (text) => text.replace(/^([a-z]{2,5})tech$/, "$1 tech"),
  spelledName,
  (text) => text.replace(/ la$/, " los angeles"),
  (text) => text.replace(/ sf$/, " san francisco"),
  (text) => text.replace(/ slo$/, " san luis obispo"),
  (text) => text.replace(/\bft\b/g, "fort"),
  (text) => text.replace(/\bam\b/, "a m"),
  // "ga tech", "u of ga", "uga".
  (text) => text.replace(/^[a-z]{2}(?= )|(?<=^u(?:niv|niversity)? of )[a-z]{2}$/, (code) => stateName(code, code)),
  (text) =>
    text.replace(/^u([a-z]{2})\b/, (all, code: string) => {
      const state = stateName(code, "");
      return state === "" ? all : `university of ${state}`;
    }),
  // "umass", "uchicago".
  (text) => text.replace(/^u(?=[a-z]{3})/, "university of "),
  (text) => text.replace(/ tech$/, " institute of technology"),
  (text) => text.replace(/ tech$/, " polytechnic institute"),
  // "Michigan" is first of all the university that is called so.
  (text) => (namesOfStates.has(text) ? `university of ${text}` : text),
];

function readingsOf(text: string): string[] {
  const readings = new Set([text]);
  for (const rewritten of rewritings) for (const reading of [...readings]) readings.add(rewritten(reading));
  return [...readings];
}
