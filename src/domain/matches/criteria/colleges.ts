import { foldWords } from "../../places/folded-words.ts";
import { readableLine } from "../../reader/bounded-text.ts";
import { mayStandFor } from "./short-college-names.ts";

/** How a student's college compares with one that a sponsor names: the same, another, or unclear from the words. */
export type CollegeFit = "same" | "other" | "unclear";

/** Short names of one college only: "USC", "ASU" and "FSU" are those of several, so that what they mean is unclear. */
const knownAs: ReadonlyMap<string, string> = new Map([
  ["mit", "massachusetts institute of technology"],
  ["caltech", "california institute of technology"],
  ["ucla", "university of california los angeles"],
  ["ucsd", "university of california san diego"],
  ["nyu", "new york university"],
  ["lsu", "louisiana state university"],
  ["unlv", "university of nevada las vegas"],
  ["unr", "university of nevada reno"],
  ["uvm", "university of vermont"],
  ["vt", "virginia polytechnic institute and state university"],
  ["unc", "university of north carolina at chapel hill"],
  ["nc state", "north carolina state university"],
  ["nc state university", "north carolina state university"],
  ["ncsu", "north carolina state university"],
  ["sfsu", "san francisco state university"],
  ["virginia tech", "virginia polytechnic institute and state university"],
  ["virginia polytechnic institute", "virginia polytechnic institute and state university"],
  ["georgia tech", "georgia institute of technology"],
  ["texas a and m", "texas a and m university"],
  ["uiuc", "university of illinois urbana champaign"],
  ["stanford", "stanford university"],
  ["harvard", "harvard university"],
  ["yale", "yale university"],
  ["princeton", "princeton university"],
  ["penn state", "pennsylvania state university"],
  ["ohio state", "ohio state university"],
  ["cal poly", "california polytechnic state university san luis obispo"],
  ["cpcc", "central piedmont community college"],
  ["byu", "brigham young university"],
  ["smu", "southern methodist university"],
  ["tcu", "texas christian university"],
  ["rit", "rochester institute of technology"],
  ["monash", "monash university"],
  ["cquniversity", "cquniversity australia"],
  ["central queensland university", "cquniversity australia"],
  ["devry", "devry university"],
  ["qut", "queensland university of technology"],
  ["anu", "australian national university"],
  ["unsw", "unsw sydney"],
  ["university of new south wales", "unsw sydney"],
  ["uts", "university of technology sydney"],
  ["uq", "university of queensland"],
  ["ubc", "university of british columbia"],
  ["rmit", "rmit university"],
  ["lse", "london school of economics and political science"],
  ["london school of economics", "london school of economics and political science"],
  ["ucl", "university college london"],
  ["rpi", "rensselaer polytechnic institute"],
  ["dartmouth", "dartmouth college"],
  ["mcgill", "mcgill university"],
  ["eth", "eth zurich"],
  ["nus", "national university of singapore"],
  ["hkust", "hong kong university of science and technology"],
  ["iowa state", "iowa state university"],
  ["michigan state", "michigan state university"],
  ["florida state", "florida state university"],
  ["texas tech", "texas tech university"],
  ["louisiana tech", "louisiana tech university"],
  ["michigan tech", "michigan technological university"],
]);

// A system's initials before one of its campuses.
const systems: readonly (readonly [RegExp, string])[] = [
  [/^uc (?=\w)/, "university of california "],
  [/^ut (?=\w)/, "university of texas at "],
  [/^unc (?=\w)/, "university of north carolina at "],
  [/^cal state (?=\w)/, "california state university "],
  [/^umass (?=\w)/, "university of massachusetts "],
  [/^state university of new york (?:college )?(?=\w)/, "suny "],
];

// IPEDS adds the town to the name of a main campus, which students leave out: "University of South Carolina-Columbia".
const mainCampus =
  /^(university of south carolina) columbia$|^(north carolina state university) at raleigh$|^(.+) main campus$|^(arizona state university) campus immersion$|^(university of (?:minnesota|michigan|washington|pittsburgh|virginia|maine)) (?:twin cities|ann arbor|seattle campus|pittsburgh campus|charlottesville|at orono)$/;

/** Abbreviations, in the order in which they are written out: "Ohio St. Univ.", "St. John's Coll.", "U. of Maine". */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/^the /, ""],
  [/^u (?=of )/, "university "],
  [/\buniv?\b/g, "university"],
  [/\bcoll\b/g, "college"],
  [/\binst\b/g, "institute"],
  [/ cc$/, " community college"],
  [/ st(?= university\b|$)/, " state"],
  [/\bst\b/g, "saint"],
  [/^mt\b/, "mount"],
];

const manyColleges =
  /\b(?:system|any|all|participating|partner|member|eligible|accredited|approved|selected|institutions|colleges|universities|schools|hbcus?|public|private|instate)\b/;

const remembered = new Map<string, string>();

/** One spelling for the ways a college is written. */
export function collegeName(words: string): string {
  const known = remembered.get(words);
  if (known !== undefined) return known;
  const plain = foldWords(readableLine(words).replace(/\([^()]*\)/g, " "));
  const folded = abbreviations.reduce((name, [short, full]) => name.replace(short, full), plain);
  const whole = systems.reduce((name, [initials, full]) => name.replace(initials, full), folded);
  const town = mainCampus
    .exec(whole)
    ?.slice(1)
    .find((part) => part !== undefined);
  const name = (knownAs.get(folded) ?? town ?? whole).replace(/ at /g, " ");
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(words, name);
  return name;
}

const saysCollege = /\b(?:university|college|institute|school|academy|seminary|conservatory|polytechnic)\b/;

const partOf =
  / (?:school of|college of (?:business|engineering|education|agriculture|pharmacy|architecture|communications?|social work|veterinary medicine|dentistry|public health|natural resources|human ecology|computing|sciences?|liberal arts|arts and (?:sciences|letters)|fine arts|forestry|information|journalism|hospitality|management|public affairs|law|medicine|dental medicine|nursing)\b)/;

/** "Haskayne School of Business" and "Fisher College of Business" may be parts of any university. */
const isPart = (name: string) =>
  partOf.test(name) && !/\b(?:university|college|institute)\b/.test(name.replace(partOf, " "));

/** Whether a name made by `collegeName` is of a part of some university. */
export const isPartOfCollege = (name: string): boolean => readName(name).isPart;

/** The university of one of its parts: "northwestern university" of "northwestern university school of law". */
function universityOf(name: string): string {
  const at = [" school of ", " college of ", " faculty of "]
    .map((part) => name.indexOf(part))
    .find((found) => found > 0);
  const before = name.slice(0, at ?? 0);
  return / university\b|\buniversity of \w/.test(before) ? before : name;
}

/** What `collegeFit` reads of a name. */
type ReadName = {
  saysCollege: boolean;
  isPart: boolean;
  isMany: boolean;
  university: string;
  turned: string | null;
  words: string;
  each: string[];
};

const readNames = new Map<string, ReadName>();

function readName(name: string): ReadName {
  const known = readNames.get(name);
  if (known !== undefined) return known;
  const university = universityOf(name);
  const read = {
    saysCollege: saysCollege.test(name),
    isPart: isPart(name),
    isMany: manyColleges.test(name) && !/\bcommunity college\b/.test(name),
    university,
    turned: turned(university),
    words: ` ${university} `,
    each: name.split(" "),
  };
  if (readNames.size > 20_000) readNames.clear();
  readNames.set(name, read);
  return read;
}

/**
 * The other order of a name: "oxford university" of "university of oxford". Both may name one college, or two, as Miami
 * University and the University of Miami do.
 */
function turned(name: string): string | null {
  if (name.startsWith("university of ")) return `${name.slice("university of ".length)} university`;
  return name.endsWith(" university") ? `university of ${name.slice(0, -" university".length)}` : null;
}

/**
 * Compares names made by `collegeName`. "University of Texas" against one of its campuses is unclear, and so is a name
 * that does not even say that it is a college ("Cornell", "UTSA") where it may be short for the other.
 */
export function collegeFit(own: string, required: string): CollegeFit {
  if (own === required) return "same";
  const [ours, theirs] = [readName(own), readName(required)];
  if (theirs.isMany || theirs.isPart || !theirs.saysCollege) return "unclear";
  if (!ours.saysCollege) return mayStandFor(ours.each, theirs.each) ? "unclear" : "other";
  if (ours.university === theirs.university) return theirs.university === required ? "same" : "unclear";
  if (ours.turned === theirs.university) return "unclear";
  const [short, long] = ours.words.length < theirs.words.length ? [ours, theirs] : [theirs, ours];
  return long.words.includes(short.words) ? "unclear" : "other";
}
