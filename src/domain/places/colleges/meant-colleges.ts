import { isOneEdit, isSwap } from "../../words/one-edit.ts";
import { wordsIn } from "../folded-words.ts";
import type { Place } from "../location.ts";
import { namesOfStates } from "../names-of-states.ts";
import { countriesOfUniversities } from "../university-towns.ts";
import { isStateCode } from "../us-states.ts";
import { collegeName } from "./college-spelling.ts";
import { doubts, explained, isTelling } from "./explained-college.ts";
import { type KnownCollege, kindWords, knownColleges, withoutKinds } from "./known-colleges.ts";
import { isAbbreviation } from "./short-college-names.ts";

/** The colleges of the US that a name may mean, the likeliest first. `isSure`: it is one, and nothing speaks for another. */
type MeantColleges = { colleges: readonly KnownCollege[]; isSure: boolean };

/** A college that may be meant, with what speaks against it. Names have no doubt, other and short names `short`, initials more. */
type Found = { college: KnownCollege; doubt: number };
const short = 1;
const initials = 2;

const nothing: MeantColleges = { colleges: [], isSure: false };
const nowhere: Place = { state: null, country: null };

/** More colleges are no answer: "community college", "Saint". */
const mostMeant = 40;
const longestWritten = 160;
const mostRemembered = 20_000;
const remembered = new Map<string, MeantColleges>();

/**
 * The colleges of the US that a name means as students and sponsors write it: in full, in part ("Washington State"), by
 * initials and other short names ("UW"), with its town, or with a letter wrong. Of several the student's state decides.
 * Empty for a name of another country, and for one that may be any college. A student who lives abroad has to name it in
 * full, or by several words that no other college has.
 */
export function collegesMeant(written: string, home: Place = nowhere): MeantColleges {
  const key = `${home.country ?? ""} ${home.state ?? ""} ${written}`;
  const before = remembered.get(key);
  if (before) return before;
  if (remembered.size >= mostRemembered) remembered.clear();
  const meant = meantBy(written.slice(0, longestWritten), home);
  remembered.set(key, meant);
  return meant;
}

function meantBy(written: string, home: Place): MeantColleges {
  const spelled = collegeName(written);
  const words = spelled.split(" ");
  if (withoutKinds(words).join("") === "") return nothing;
  const named = knownColleges().byName.get(words.join(""));
  if (named) return chosen(foundWith(named, 0), home);
  if (countriesOfUniversities(wordsIn(written)).length > 0 || namesOfStates.has(spelled)) return nothing;
  if (home.country !== null && home.country !== "US") return meantFromAbroad(words);
  for (const reading of readingsOf(words)) {
    const found = foundBy(reading, home);
    if (found.length > 0) return chosen(found, home);
  }
  return nothing;
}

/**
 * What a student who lives abroad means by a name without its kind: a college where several words name it and no other,
 * as "Carnegie Mellon" does. One word may be a town or a university of their country.
 */
function meantFromAbroad(words: readonly string[]): MeantColleges {
  const colleges = knownColleges().byShortName.get(words.join("")) ?? [];
  return words.length > 1 && colleges.length === 1 ? { colleges, isSure: true } : nothing;
}

const foundWith = (colleges: readonly KnownCollege[], doubt: number): Found[] =>
  colleges.map((college) => ({ college, doubt }));

function foundBy(words: readonly string[], home: Place): Found[] {
  const { byName, byShortName, byInitials } = knownColleges();
  const joined = words.join("");
  const found = [
    ...foundWith(byName.get(joined) ?? [], 0),
    ...foundWith(byShortName.get(joined) ?? [], short),
    ...foundWith(byInitials.get(joined) ?? [], initials),
    ...foundWith(sharing(words), short),
    ...inTown(words),
    ...(joined.length >= shortestWord ? explaining(words) : []),
  ].filter(({ college, doubt }) => college.state === home.state || (joined.length > 1 && doubt < doubts.town));
  return found.some(({ college }) => college.state === home.state || home.state === null)
    ? found
    : [...found, ...abbreviated(words, home, found.length > 0)];
}

const longestInitials = 7;
const shortestWord = 4;

/** Colleges whose names letters may abbreviate: "utd". Where others are found, only those of the student's state. */
function abbreviated(words: readonly string[], home: Place, isFound: boolean): Found[] {
  const [letters = "", ...others] = words;
  if (others.length > 0 || letters.length < 2 || letters.length > longestInitials) return [];
  const colleges = knownColleges().all.filter(
    (college) => (!isFound || college.state === home.state) && isAbbreviation(letters, college.words),
  );
  return foundWith(colleges, doubts.part);
}

/** Campuses that share a name: those of the "University of Illinois". */
function sharing(words: readonly string[]): KnownCollege[] {
  if (!words.some((word) => kindWords.has(word))) return [];
  const begun = `${words.join(" ")} `;
  const rarest = words.findLast(isTelling) ?? "";
  return (knownColleges().byWord.get(rarest) ?? []).filter(({ spelled }) => spelled.startsWith(begun));
}

/** "Community college in Yakima": the colleges of a town. */
function inTown(words: readonly string[]): Found[] {
  const at = words.indexOf("in");
  const [kind, town] = [words.slice(0, at), words.slice(at + 1)];
  if (at < 1 || !kind.every((word) => kindWords.has(word) || word === "technical")) return [];
  const there = (knownColleges().byWord.get(town[0] ?? "") ?? []).filter(
    ({ townWords }) => townWords.join(" ") === town.slice(0, townWords.length).join(" "),
  );
  return foundWith(
    there.filter((college) => isOfKind(college, kind)),
    doubts.helped,
  );
}

function isOfKind({ words, owner }: KnownCollege, kind: readonly string[]): boolean {
  const isUniversity = words.includes("university");
  if (kind.includes("university")) return isUniversity;
  if (kind.includes("community")) return owner === "public" && !isUniversity && words.includes("college");
  return kind.every((word) => words.includes(word));
}

/** The colleges that explain all words. */
function explaining(words: readonly string[]): Found[] {
  const telling = words.filter((word) => isTelling(word) && isBegun(word));
  const longest = withoutState(telling).toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  return [...beginningWith(longest)].flatMap((college) => {
    const doubt = explained(words, college);
    return doubt === null ? [] : [{ college, doubt }];
  });
}

/** Without a state at the end, which may only tell where the college is: "Union College Nebraska". */
function withoutState(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? "";
  const isState = isStateCode(last.toUpperCase()) || namesOfStates.has(last);
  return isState && words.length > 1 ? words.slice(0, -1) : words;
}

/** The colleges with a word that begins with these letters, in their names or the name of their town. */
function beginningWith(letters: string): Set<KnownCollege> {
  const { words, byWord } = knownColleges();
  const found = new Set<KnownCollege>();
  for (let at = firstFrom(words, letters); words[at]?.startsWith(letters); at++)
    for (const college of byWord.get(words[at] ?? "") ?? []) found.add(college);
  return found;
}

/** The place of the first word that does not come before the letters. */
function firstFrom(words: readonly string[], letters: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((words[middle] as string) < letters) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The words as written; with typos mended; with "university" for its letter, as in "umaine" and "u nebraska". */
function readingsOf(words: readonly string[]): readonly (readonly string[])[] {
  const mended = words.map(withoutTypo);
  const expanded = mended.flatMap((word, at) => {
    if (word === "u" && words.length > 1) return ["university"];
    const place = word.slice(1);
    return at === 0 && word.startsWith("u") && place.length >= 3 && !isBegun(word) && isBegun(place)
      ? ["university", "of", place]
      : [word];
  });
  const readings = new Map([words, mended, expanded].map((reading) => [reading.join(" "), reading]));
  return [...readings.values()];
}

const isBegun = (letters: string): boolean => {
  const { words } = knownColleges();
  return words[firstFrom(words, letters)]?.startsWith(letters) === true;
};

const shortestTypo = 5;
/** A wrong letter makes another name of a short word. */
const shortestWrong = 7;

/** The word of names of colleges that a typo of one edit means, the more usual of several. */
function withoutTypo(word: string): string {
  if (word.length < shortestTypo || isBegun(word)) return word;
  const { words, byWord } = knownColleges();
  let [meant, most] = [word, 0];
  const first = word.charAt(0);
  for (let at = firstFrom(words, first); words[at]?.startsWith(first); at++) {
    const other = words[at] as string;
    const count = byWord.get(other)?.length ?? 0;
    if (count <= most || Math.abs(other.length - word.length) > 1 || !isOneEdit(word, other)) continue;
    if (other.length === word.length && word.length < shortestWrong && !isSwap(word, other)) continue;
    [meant, most] = [other, count];
  }
  return meant;
}

/** A college of 20,000 students may be meant by students of other states too. */
const muchLarger = 2;

/** Those of the student's state, where there are any, and otherwise all with the least doubt. */
function chosen(found: readonly Found[], { state }: Place): MeantColleges {
  const best = [...new Map(found.toSorted((a, b) => b.doubt - a.doubt).map((each) => [each.college, each])).values()];
  const here = best.filter(({ college }) => college.state === state);
  const least = Math.min(...(here.length > 0 ? here : best).map(({ doubt }) => doubt));
  const likely =
    here.length > 0
      ? here.filter(({ doubt }) => doubt === least)
      : // Initials are as good as another name here.
        best.filter(({ doubt }) => doubt <= (least === short ? initials : least));
  const size = Math.max(...likely.map(({ college }) => college.size));
  const rivals =
    here.length === 0
      ? []
      : best.filter(
          ({ college, doubt }) =>
            college.state !== state &&
            ((doubt <= least && college.size - size >= muchLarger) || (least >= doubts.most && doubt <= initials)),
        );
  const all = [...likely, ...rivals].sort(
    (a, b) => a.doubt - b.doubt || b.college.size - a.college.size || (a.college.name < b.college.name ? -1 : 1),
  );
  if (all.length === 0 || all.length > mostMeant) return nothing;
  return {
    colleges: all.map(({ college }) => college),
    isSure: all.length === 1 && (all[0] as Found).doubt < doubts.part,
  };
}
