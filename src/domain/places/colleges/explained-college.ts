import { initialsOf, smallWords } from "../../words/initials.ts";
import { wordsIn } from "../folded-words.ts";
import { stateName } from "../us-states.ts";
import { type KnownCollege, kindWords } from "./known-colleges.ts";

/**
 * What is left open where a college explains written words, the least first. `whole`: the words have its whole name,
 * `helped` with some shortened or with its town or state, `most`: they have most of it, `part`: a word of it, `town`: only
 * its town or state.
 */
export const doubts = { whole: 3, helped: 3.4, most: 4, part: 5, town: 6 } as const;
/** For each word for a college that the name does not have: "Yakima Valley Community College". */
const doubtOfKind = 0.1;

/** Words of many names. Alone they tell no college. */
const usualWords = new Set(
  "state tech technical technology trade trades vocational online city saint mount new north south east west northern southern eastern western central american national international art arts health medical science sciences".split(
    " ",
  ),
);
/** Whether a word tells a few colleges from all others. */
export const isTelling = (word: string): boolean =>
  word.length > 1 && !kindWords.has(word) && !smallWords.has(word) && !usualWords.has(word);

const leastPrefix = 3;

/**
 * How well a college explains all written words, as a doubt; null where it does not. Each word is one of its name, the
 * beginning of one, or initials of several; behind them its town, its state or another name may stand.
 */
export function explained(written: readonly string[], college: KnownCollege): number | null {
  const name = college.words;
  const used = new Set<number>();
  let missingKinds = 0;
  let isHelped = false;
  let isBehindName = false;
  let last = -1;
  let isInOrder = true;
  for (const [at, word] of written.entries()) {
    if (smallWords.has(word)) continue;
    const places = placesOf(word, name, used, written[at - 1] === "of");
    if (places.length > 0 && !(isBehindName && places.some((place) => isTelling(name[place] ?? "")))) {
      isHelped ||= places.some((place) => name[place] !== word);
      for (const place of places) {
        used.add(place);
        isInOrder &&= place > last;
        last = place;
      }
    } else if (kindWords.has(word)) missingKinds += 1;
    else if (otherWords(college).includes(word)) isBehindName = true;
    else return null;
  }
  const own = name.flatMap((word, at) => (kindWords.has(word) || smallWords.has(word) ? [] : [at]));
  const covered = own.filter((at) => used.has(at));
  const open = own.length - covered.length;
  const isTold = covered.length > 1 || covered.some((at) => isTelling(name[at] ?? ""));
  if (!isTold) return doubts.town;
  const doubt = missingKinds * doubtOfKind;
  // Washington University is not the University of Washington, and the University of Illinois no Illinois College.
  if (!isInOrder || (missingKinds > 0 && covered.length === 1)) return doubts.part + doubt;
  if (open === 0) return (isHelped || isBehindName ? doubts.helped : doubts.whole) + doubt;
  return (open === 1 && covered.length > 1 ? doubts.most : doubts.part) + doubt;
}

/** The words of its town, its state and its other names, which may stand behind its name. */
const otherWords = ({ townWords, state, otherNames }: KnownCollege): string[] => [
  ...townWords,
  ...[state, stateName(state), ...otherNames].flatMap(wordsIn),
];

/** The places of the words of a name that a written word stands for; none where it stands for none. */
function placesOf(word: string, name: readonly string[], used: ReadonlySet<number>, isBehindOf: boolean): number[] {
  const isFree = (at: number) => !used.has(at);
  const same = name.findIndex((other, at) => other === word && isFree(at));
  if (same >= 0) return [same];
  const least = isBehindOf ? 1 : leastPrefix;
  const begun = name.findIndex((other, at) => isFree(at) && word.length >= least && other.startsWith(word));
  return begun >= 0 ? [begun] : initialsAt(word, name, isFree);
}

/** Free words one behind the other, of which these letters are the initials: "la" of Los Angeles, "cu" of the University of Colorado. */
function initialsAt(letters: string, name: readonly string[], isFree: (at: number) => boolean): number[] {
  if (letters.length < 2 || letters.length > 6) return [];
  const places = name.flatMap((word, at) => (smallWords.has(word) ? [] : [at]));
  for (let from = 0; from + letters.length <= places.length; from++) {
    const some = places.slice(from, from + letters.length);
    if (some.every(isFree) && initialsOf(some.map((at) => name[at] ?? "")) === letters) return some;
  }
  const [first = 0, second = 0] = places;
  const isTurned = name[0] === "university" && letters === `${name[second]?.charAt(0)}u`;
  return isTurned && isFree(first) && isFree(second) ? [first, second] : [];
}
