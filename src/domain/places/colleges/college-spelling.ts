import { beginningOf, longestSentence } from "../../reader/bounded-text.ts";
import { foldWords } from "../folded-words.ts";

/** Short names and nicknames of one college only: "USC", "ASU" and "FSU" are those of several. */
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
  ["nc a and t", "north carolina a and t state university"],
  ["nc state", "north carolina state university"],
  ["nc state university", "north carolina state university"],
  ["ncsu", "north carolina state university"],
  ["sfsu", "san francisco state university"],
  ["sf state", "san francisco state university"],
  ["sac state", "california state university sacramento"],
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
  ["mizzou", "university of missouri columbia"],
  ["ole miss", "university of mississippi"],
  ["bama", "university of alabama"],
  ["pitt", "university of pittsburgh"],
  ["uconn", "university of connecticut"],
  ["wazzu", "washington state university"],
]);

const isOfSystem = /^(?:u[ct]|unc|cal state|csu|umass|state university of new york) /;

// A system's initials before one of its campuses.
const systems: readonly (readonly [RegExp, string])[] = [
  [/^uc (?=\w)/, "university of california "],
  [/^ut (?=\w)/, "university of texas at "],
  [/^unc (?=\w)/, "university of north carolina at "],
  [/^(?:cal state|csu) (?=\w)/, "california state university "],
  [/^umass (?=\w)/, "university of massachusetts "],
  [/^state university of new york (?:college )?(?=\w)/, "suny "],
];

/** IPEDS adds the town to the name of a main campus, which students leave out: "University of South Carolina-Columbia". */
const townsOfMainCampuses: ReadonlyMap<string, string> = new Map([
  ["university of south carolina", "columbia"],
  ["columbia university", "in the city of new york"],
  ["north carolina state university", "at raleigh"],
  ["arizona state university", "campus immersion"],
  ["university of minnesota", "twin cities"],
  ["university of michigan", "ann arbor"],
  ["university of washington", "seattle campus"],
  ["university of pittsburgh", "pittsburgh campus"],
  ["university of virginia", "charlottesville"],
  ["university of maine", "at orono"],
  ["university of oklahoma", "norman campus"],
  ["texas a and m university", "college station"],
  ["colorado state university", "fort collins"],
  ["missouri state university", "springfield"],
  ["miami university", "oxford"],
  ["kent state university", "at kent"],
  ["louisiana state university", "and agricultural and mechanical college"],
  ["southern university", "and a and m college"],
]);
const mainCampuses = new Map([...townsOfMainCampuses].map(([name, town]) => [`${name} ${town}`, name]));

const withoutTown = (name: string): string =>
  mainCampuses.get(name) ?? (name.endsWith(" main campus") ? name.slice(0, -" main campus".length) : name);

/** What every name with an abbreviation has. Few have one, and looking for each takes long. */
const isAbbreviated = /^(?:the|u) |^mt\b|\b(?:univ?|coll|inst|st)\b| cc$/;

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

const remembered = new Map<string, string>();

/** One spelling for the ways a college is written. */
export function collegeName(words: string): string {
  const known = remembered.get(words);
  if (known !== undefined) return known;
  const name = spelledName(words);
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(words, name);
  return name;
}

/** As `collegeName`, without remembering it. */
export function spelledName(words: string): string {
  const read = beginningOf(words, longestSentence);
  const plain = foldWords(read.includes("(") ? read.replace(/\([^()]*\)/g, " ") : read);
  const folded = isAbbreviated.test(plain)
    ? abbreviations.reduce((name, [short, full]) => name.replace(short, full), plain)
    : plain;
  const known = knownAs.get(folded);
  if (known !== undefined) return known.replaceAll(" at ", " ");
  const whole = isOfSystem.test(folded)
    ? systems.reduce((name, [initials, full]) => name.replace(initials, full), folded)
    : folded;
  return withoutTown(whole).replaceAll(" at ", " ");
}
