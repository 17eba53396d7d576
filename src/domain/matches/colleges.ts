import { foldWords } from "../places/folded-words.ts";

/** How a student's college stands to one a sponsor names: the same, another, or not to be told from the words. */
export type CollegeFit = "same" | "other" | "unclear";

const knownAs: Record<string, string> = {
  mit: "massachusetts institute of technology",
  caltech: "california institute of technology",
  ucla: "university of california los angeles",
  "uc berkeley": "university of california berkeley",
  ucsd: "university of california san diego",
  usc: "university of southern california",
  nyu: "new york university",
  lsu: "louisiana state university",
  unlv: "university of nevada las vegas",
  unr: "university of nevada reno",
  unc: "university of north carolina at chapel hill",
  "unc chapel hill": "university of north carolina at chapel hill",
  "unc charlotte": "university of north carolina at charlotte",
  "nc state": "north carolina state university",
  "nc state university": "north carolina state university",
  ncsu: "north carolina state university",
  ecu: "east carolina university",
  fsu: "florida state university",
  sfsu: "san francisco state university",
  "virginia tech": "virginia polytechnic institute and state university",
  "virginia polytechnic institute": "virginia polytechnic institute and state university",
  "georgia tech": "georgia institute of technology",
  "texas a and m": "texas a and m university",
  "ut austin": "university of texas at austin",
  "penn state": "pennsylvania state university",
  "ohio state": "ohio state university",
  "cal poly": "california polytechnic state university san luis obispo",
  cpcc: "central piedmont community college",
  asu: "arizona state university",
  byu: "brigham young university",
  smu: "southern methodist university",
  tcu: "texas christian university",
  rit: "rochester institute of technology",
  rpi: "rensselaer polytechnic institute",
};

// IPEDS names the main campus by its town, which nobody writes: "University of South Carolina-Columbia".
const mainCampus =
  /^(university of south carolina) columbia$|^(north carolina state university) at raleigh$|^(.+) main campus$|^(arizona state university) campus immersion$|^(university of (?:minnesota|michigan|washington|pittsburgh|virginia)) (?:twin cities|ann arbor|seattle campus|pittsburgh campus|charlottesville)$/;

const manyColleges =
  /\b(?:system|any|all|participating|partner|member|eligible|accredited|approved|selected|institutions|colleges|universities|schools|hbcus?|public|private|instate)\b/;

const remembered = new Map<string, string>();

/** One spelling for the ways a college is written. */
export function collegeName(words: string): string {
  const known = remembered.get(words);
  if (known !== undefined) return known;
  const folded = foldWords(words.replace(/\([^)]*\)/g, " "))
    .replace(/^the /, "")
    .replace(/\buniv\b/g, "university")
    .replace(/\bst\b/g, "saint");
  const town = mainCampus
    .exec(folded)
    ?.slice(1)
    .find((part) => part !== undefined);
  const name = knownAs[folded] ?? town ?? folded;
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(words, name);
  return name;
}

/** Compares names made by `collegeName`. "University of Texas" against one of its campuses is unclear. */
export function collegeFit(own: string, asked: string): CollegeFit {
  if (own === asked) return "same";
  if (manyColleges.test(asked) && !/\bcommunity college\b/.test(asked)) return "unclear";
  const [short, long] = own.length < asked.length ? [own, asked] : [asked, own];
  return short.includes(" ") && ` ${long} `.includes(` ${short} `) ? "unclear" : "other";
}
