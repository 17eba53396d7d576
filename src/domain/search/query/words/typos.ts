import { usColleges } from "../../../places/colleges/us-colleges.gen.ts";
import { usTowns } from "../../../places/us-towns.gen.ts";
import { isOneEdit, isSwap } from "../../../words/one-edit.ts";
import { isAmong } from "../../../words/sorted-words.ts";
import { hashOfText } from "../../../words/term-table.ts";
import { fillerWords } from "./filler-words.ts";
import { realWords } from "./real-words.gen.ts";
import { vocabulary } from "./vocabulary.ts";

const shortest = 5;
/** Longer words are no typos of ours, and cost time. */
const longest = 24;
const shortestConsonants = 4;

/** Large employers that are one edit from a word of ours. */
const employers = new Set(["boeing", "publix", "grumman", "entergy", "evergy", "harley", "polaris"]);

/** Names that are no typos: "Yakima" is no "Yakama", "Stanford" no "Stamford", and "Boeing" no "boxing". */
const realNames = new Set([
  ...employers,
  ...(usTowns.match(/[a-z]+/g) ?? []),
  ...(usColleges.toLowerCase().match(/[a-z]{5,}/g) ?? []),
]);

const isReal = (word: string): boolean => realNames.has(word) || isAmong(realWords, word);

const readWords = vocabulary();
/** The words of the tables that may be meant. */
const candidates = [...readWords].filter(({ length }) => length >= shortest && length <= longest);
/**
 * Each candidate by itself and by what is left of it without one of its letters, in ascending order: the hash of that, and the
 * place of the candidate. A hundred thousand texts would take ten times the memory.
 */
const byRest = Float64Array.from(
  candidates.flatMap((word, place) => [word, ...restsOf(word)].map((rest) => keyOf(rest) + place)),
).sort();

/** The first key of a hash. */
function keyOf(rest: string): number {
  return hashOfText(rest) * candidates.length;
}

/** The candidates with a text, and perhaps others. */
function* candidatesOf(rest: string): Generator<string> {
  const first = keyOf(rest);
  let [from, to] = [0, byRest.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((byRest[middle] as number) < first) from = middle + 1;
    else to = middle;
  }
  for (let at = from; (byRest[at] ?? Number.POSITIVE_INFINITY) < first + candidates.length; at++)
    yield candidates[(byRest[at] as number) - first] as string;
}

/**
 * The word of the tables that a typo of one edit means: "califronia" is "california". An edit is a letter too many, a
 * missing or wrong one, or two that are swapped. Real words stay as they are, and so does a typo that may mean two words.
 */
export function withoutTypo(word: string): string {
  if (word.length < shortest || word.length > longest || isReadBy(word) || isReal(word) || fillerWords.has(word))
    return word;
  if (isScholarship(word)) return word.endsWith("s") ? "scholarships" : "scholarship";
  const heard = word.replace(/^sk(?=o)/, "sch"); // "skool"
  if (readWords.has(heard)) return heard;
  const near = [...nearWords(word)];
  // A letter that is missing, doubled or swapped is likelier than a wrong one.
  const likelier = near.filter((candidate) => candidate.length !== word.length || isSwap(candidate, word));
  // A wrong letter makes another name of a short word: "Kauri" is no "Kauai".
  const swapped = likelier.filter((candidate) => isSwap(candidate, word));
  const likeliest = swapped.length === 1 ? swapped : likelier;
  const [meant, another] = likelier.length > 0 || word.length === shortest ? likeliest : near;
  if (meant !== undefined) return another === undefined ? meant : word;
  return near.length === 0 ? (soundsLike(word) ?? word) : word;
}

/** Words this long are known by their first letter and their consonants: "physicle" is "physical". */
const shortestHeard = 7;

/** The word as it sounds, without vowels but the first; empty for short words. */
function consonantsOf(word: string): string {
  if (word.length < shortestHeard) return "";
  const heard = word.replace(/ph/g, "f").replace(/ck/g, "k").replace(/(.)\1/g, "$1");
  return heard.slice(0, 1) + heard.slice(1).replace(/[aeiouy]/g, "");
}

/** The candidates by their consonants. */
const byConsonants: ReadonlyMap<string, readonly string[]> = Map.groupBy(candidates, consonantsOf);

/** The only candidate that sounds like a word and is about as long; null where there is none, or several. */
export function soundsLike(word: string): string | null {
  const consonants = consonantsOf(word);
  if (consonants.length < shortestConsonants) return null;
  const heard = byConsonants.get(consonants) ?? [];
  const near = heard.filter(({ length }) => Math.abs(length - word.length) <= 1);
  const same = near.filter(({ length }) => length === word.length);
  const [meant = null, another] = same.length > 0 ? same : near;
  return another === undefined ? meant : null;
}

/** Whether a word has the consonants of "scholarship", but for one edit: "schlorship", "scholerships". */
function isScholarship(word: string): boolean {
  const consonants = word.replace(/s$/, "").replace(/[aeiou]/g, "");
  return (
    word.length > shortest + 2 && word[0] === "s" && /^.{5,11}p$/.test(consonants) && isOneEdit(consonants, "schlrshp")
  );
}

/** Whether it is a word that queries are read by, or the name of a large employer, and so no typo of another one. */
export const isReadBy = (word: string): boolean => readWords.has(word) || employers.has(word);

/** Whether a query is read by the word, or it is a filler. */
export const isWordOfTables = (word: string): boolean => readWords.has(word) || fillerWords.has(word);

/** The words of the tables that are one edit away and begin alike. */
export function nearWords(word: string): Set<string> {
  const near = new Set<string>();
  for (const rest of [word, ...restsOf(word)]) {
    for (const candidate of candidatesOf(rest)) {
      if (candidate !== word && beginsAlike(candidate, word) && isOneEdit(candidate, word)) near.add(candidate);
    }
  }
  return near;
}

function restsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

const beginsAlike = (a: string, b: string) => a[0] === b[0];
