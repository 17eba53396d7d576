import type { DemandWithoutQuote, Meaning } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { wordSet } from "../text/word-set.ts";

export const place: Meaning = {
  about: "demand",
  demand: { about: "check", kind: "place" } satisfies DemandWithoutQuote,
};
const nothing: Meaning = { about: "nothing" };

/**
 * What a phrase before places says: `home` that the student lives there, `near` that the student lives in a part of it, `from` the same if a person stands before it,
 * `choice` that the student lives there or does something else there, `both` that the student does both,
 * `stayed` that the student has lived there for some years, `of` that persons are of it ("women of Ohio"), `called` that it is called home, `away` that the student does not live there, `in` and `located` the same if it is about students (`persons-in.ts`), `citizen` that countries of citizenship follow,
 * `other` something else about the place, which no answer decides.
 */
export type Cue =
  | "home"
  | "near"
  | "choice"
  | "both"
  | "stayed"
  | "away"
  | "from"
  | "in"
  | "of"
  | "called"
  | "located"
  | "citizen"
  | "other";

const legal = "(legal|lawful|permanent|current|bona fide|lifelong|longtime|established|registered|full time|state|) ";
/** "Whose | permanent | home | is in", "your | legal | residence | is". */
const kindOfHome =
  "(permanent|legal|primary|main|usual|principal|current|home|mailing|residential|permanent home|permanent residential|legal home)";
const isAt =
  "(in|within|of|is|is in|is within|must be|must be in|must be within|should be in|shall be in|has to be in|being in|located in|is located in)";
const studyThere =
  "(study|studying|work|working|attend school|attend college|attend university|attends college|attends school|attending school|attending college|go to school|enrolled|employed|a student|students)";
const live = "(live|lives|living|reside|resides|residing|resident|residents)";
const region =
  "(tri state|tristate|four state|new england|mid atlantic|midwest|midwestern|pacific northwest|southeastern|southern|gulf|rocky mountain)";
const cues: PhraseTable<Cue> = [
  [
    `${live} (in|of|within|) (or|and or) (plan to|planning to|intend to|intending to|expect to|will|) ${studyThere} (a|) (in|within)`,
    "choice",
  ],
  [`${live} (in|of|within|) and ${studyThere} (in|within)`, "both"],
  [`${live} (in|of|within) (the|) ${region} (metropolitan|new york|) (area|region|states)`, "home"],
  [`${legal}resident(s) (of|in|within)`, "home"],
  ["(live|lives|living|reside|resides|residing) (in|within|throughout|anywhere in|anywhere within)", "home"],
  ["(live|lives|living|reside|resides|residing) (permanently|legally|currently|primarily) in", "home"],
  [
    `(have|has|having|maintain|maintains|keep|keeps|establish|established|whose|your|their|his|her|his or her|with|) (a|the|) ${kindOfHome} (address|residence|residency|home|domicile) ${isAt}`,
    "home",
  ],
  ["(have|has|having|maintain|maintains|establish|established|) (residence|residency) (in|within|of)", "home"],
  [
    `(have|has|having|maintain|keep|whose|your|their|his|her|his or her) (a|the|) (address|residence|residency|home|domicile|domiciles) ${isAt}`,
    "home",
  ],
  ["(domiciled|domicile|domiciliary|domiciliaries|resident) (in|within)", "home"],
  ["(a|) (domicile|domiciliary|domiciliaries|indigene|indigenes) of", "home"],
  ["(make|makes|making) (their|his or her|a|your) (permanent|) home in", "home"],
  [
    "from (a|an|the|) (rural|regional|remote|regional or remote|rural or remote|rural or regional|disadvantaged|underserved|coastal|northern|southern|eastern|western) (area|areas|community|communities|region|regions|part|parts|district|districts|village|villages) (of|in)",
    "from",
  ],
  ["citizens (and|or) (legal|permanent|) residents of the state of", "home"],
  ["(an|) in state resident(s) (of|in)", "home"],
  ["(citizen|citizens) of the (state|commonwealth) of", "home"],
  ["(citizen|citizens|national|nationals|citizenship) (of|in|from)", "citizen"],
  ["(citizens|nationals) (and|or|and or) (permanent|) (residents|nationals|citizens) of", "citizen"],
  [
    "(candidates|applicants|students|must|should|) (belong|belongs|belonging|hail|hails|hailing) (to|from) the state of",
    "home",
  ],
  [
    "(live|lives|living|reside|resides|residing) in (a|an|) (rural|remote|medically underserved|underserved) (area|areas|county|counties|community|communities|region|part|town) (of|in)",
    "near",
  ],
  ["resident (student|students|applicants) of", "home"],
  ["(target|eligible|qualifying) countries (of|are|include)", "home"],
  ["(valid|) (domicile|local|domicile local|local domicile|residence) certificate (of|from)", "home"],
  ["from", "from"],
  ["(located|based) in", "located"],
  ["in", "in"],
  [
    "(in|) (throughout|across|all over|all across|anywhere in|anywhere within|all parts of|any part of|every part of)",
    "in",
  ],
  ["of", "of"],
  ["(call|calls|calling|make|makes|making)", "called"],
  ["(ordinarily|normally|habitually|usually|legally|currently) (resident|residing|living) in", "home"],
  [
    "(live|lives|living|reside|resides|residing) (within|in|inside) (the|) (city|town|county|geographic|) (boundaries|limits|confines|boundary) of (the|) (city of|town of|county of|)",
    "home",
  ],
  ["(public|private|elementary|middle) (school|schools) in", "other"],
  ["(high school|high schools|secondary school|secondary schools) (in|within)", "other"],
  [
    "(live|lives|living|reside|resides|residing) (in|) (or|and|and or) (work|works|working|study|studies|studying|attend|attends|attending) (a|) (school|college|high school|) in",
    "other",
  ],
  [
    "(live|lives|living|reside|resides|residing) (in|) (or|and|and or) (attend|attends|attending) (a|) (school|college|high school|university) in",
    "other",
  ],
  ["(live|reside) work (in|) (or|and|) (study|studying|) in", "other"],
  ["(reside|live|living|residing) work in", "other"],
  ["whose (family|families) (is|are|live|lives|reside|resides) in", "other"],
  ["(native|natives) (of|to)", "other"],
  [
    "(born|born and raised|born and educated|raised|grew up|grown up|brought up|stationed|employed|licensed) in",
    "other",
  ],
  ["(have|has|having|) (lived|resided) (in|within)", "stayed"],
  [
    "(have|has|having|) (lived|resided|been domiciled|been a resident|been residents|been resident) (continuously|) for (a minimum of|at least|the past|the last|the previous|) (one|two|three|four|five|six|ten|1|2|3|4|5|6|9|10|12|24|36) (full|consecutive|continuous|or more|) (year|years|month|months) in",
    "stayed",
  ],
  [
    "(home state|state of residence|legal state of residence|state of legal residence|hometown|home town) (must be|should be|shall be|is|being) (in|)",
    "home",
  ],
  ["(hometown|home town) in", "home"],
  ["(work|works|working) (and live|or live|and reside|or reside) in", "other"],
  ["nonresident(s) of", "away"],
  ["(youth|youths|young people|young women|young men|teens|teenagers) of", "home"],
  ["(family|families|parent|parents) (live|lives|reside|resides|residing|living) in", "other"],
];
export const findCues = phraseFinder(cues);
/** Those behind which a name that no table knows may be a place. "Students in" needs a place that is known. */
export const findSureCues = phraseFinder(cues.filter(([, cue]) => !["in", "of", "called"].includes(cue)));

/** Words behind "from" or before it that show that persons come from a place. */
export const persons = new Set(
  `student students applicant applicants candidate candidates woman women man men girl girls boy boys youth youths senior seniors junior juniors
sophomore sophomores freshman freshmen undergraduate undergraduates postgraduate postgraduates individual individuals people person persons scholar scholars researcher researchers
professional professionals musician musicians artist artists athlete athletes nominee nominees recipient recipients entrant entrants writer writers
member members participant participants teacher teachers journalist journalists physician physicians scientist scientists engineer engineers fellow fellows leader leaders investigator investigators
academic academics practitioner practitioners lawyer lawyers filmmaker filmmakers those all anyone anybody everyone everybody child children
inuit metis orphans islanders hispanics americans graduates nurses veterans mothers families households natives entrepreneurs nationals pupils
is are be being come comes coming hail hails hailing originate originates originating`.split(/\s+/),
);

/** Words that end as those for people do. */
const things = wordSet(
  "letters papers numbers offers orders answers posters computers centers centres transfers others documents contents events patents authors chapters sponsors donors partners talents grants payments scripts posts costs gifts",
);
export const isPerson = (word: string): boolean =>
  persons.has(word) || (/(?:ers|ors|ists|ians|ants|ents)$/.test(word) && !things.has(word));

/** What stands behind the name of a state when its residents are meant; `covers` when the words say only that. */
export type Behind = { covers: boolean; means: "home" | "left" | "near" | "there" | "other" };
const home: Behind = { covers: true, means: "home" };
const persona: Behind = { covers: false, means: "home" };
const other: Behind = { covers: false, means: "other" };
const schoolSuffix =
  "(senior|seniors|junior|juniors|student|students|sophomores|freshmen|athletes|girls|boys|valedictorians)";
const behind: PhraseTable<Behind> = [
  ["(legal|permanent|state|) resident(s)", home],
  ["(undergraduate|graduate|high school|student) resident(s)", persona],
  ["(area|region) resident(s)", { covers: true, means: "near" }],
  ["(state|) (residency|residence)", home],
  ["(state|) (residency|residence) (is|) required", home],
  ["(state|) (residency|residence) (requirement|requirements)", persona],
  ["(state|) (residency|residence) status", { covers: true, means: "other" }],
  ["citizen(s)", { covers: true, means: "home" }],
  ["domiciled", home],
  [
    "(domiciled|based|resident) (student|students|applicant|applicants|candidates|undergraduates|graduates|postgraduates|scholars|researchers)",
    home,
  ],
  [`(graduating|public|private|) high school ${schoolSuffix}`, persona],
  [
    `(public|private|) high school (and|or|and or) (college|university|home school|homeschool|vocational|) ${schoolSuffix}`,
    persona,
  ],
  [
    "(student|students|women|men|girls|boys|youth|youths|teens|teenagers|kids|high schooler(s)|seniors|juniors|sophomores|applicants|woman|man|girl|boy|female|females|male|males|ladies|families|majors)",
    persona,
  ],
  ["(public|private|) high school (graduate|graduates|grad|grads)", { covers: true, means: "left" }],
  ["(public|private|) high school(s)", { covers: true, means: "other" }],
  ["(undergraduate|undergraduates)", { covers: false, means: "there" }],
  [
    "(veteran|veterans|nurse|nurses|teacher|teachers|educators|physicians|artists|farmers|children|minorities|families)",
    other,
  ],
];
export const findBehind = phraseFinder(behind);

const peoples =
  "TX texans|CA californians|NY new yorkers|FL floridians|OH ohioans|IL illinoisans|PA pennsylvanians|NC north carolinians|SC south carolinians|VA virginians|WV west virginians|OR oregonians|MN minnesotans|WI wisconsinites|MI michiganders|IN hoosiers|IA iowans|KS kansans|MO missourians|NE nebraskans|ND north dakotans|SD south dakotans|MT montanans|WY wyomingites|CO coloradans|UT utahns|NV nevadans|AZ arizonans|NM new mexicans|OK oklahomans|AR arkansans|LA louisianans|MS mississippians|AL alabamians|TN tennesseans|KY kentuckians|MD marylanders|DE delawareans|NJ new jerseyans|RI rhode islanders|VT vermonters|ME mainers|AK alaskans|ID idahoans";
/** The plural nouns for people of a state that are one word: "Texans". */
export const statePeopleWords: readonly string[] = peoples
  .split("|")
  .map((row) => row.slice(3))
  .filter((people) => !people.includes(" "));
/** Finds the people of a state: "Texans", "an Alaskan resident". */
export const findStatePeoples = phraseFinder<Meaning>(
  peoples.split("|").flatMap((row) => {
    const meaning: Meaning = { about: "states", codes: [row.slice(0, 2)] };
    const people = row.slice(3);
    const one = people.slice(0, -1);
    return [
      [people, meaning],
      [`(a|an|one|any|each|every) ${one}`, meaning],
      [`(a|an|) ${one} (resident|residents|student|students|women|youth|families|high school students)`, meaning],
    ] as const;
  }),
);

/** Phrases about places that need no name of a place. */
const phrases: PhraseTable<Meaning> = [
  [
    "(there are|there is|) no (state|) (residency|residence|residential|geographic|geographical) (requirement|requirements|restriction|restrictions)",
    nothing,
  ],
  ["regardless of (state of|country of|place of|their|) (residence|residency|location|geographic location)", nothing],
  [
    "(from|in|) (all over|around|across|throughout|anywhere in|any part of|all parts of) (the world|the globe|the country)",
    nothing,
  ],
  ["(from|in|of|) any (country|state|nation) (in the world|of the world|in the us|)", nothing],
  [
    "(from|in|of|) (all|every) (countries|states|nations|50 states|fifty states) (in the world|of the world|in the us|)",
    nothing,
  ],
  ["open to all countries", nothing],
  ["(all|any) nations", nothing],
  [
    `${legal}resident(s) of (all|any of|all of|any one of|one of|) (the|) (fifty|50|fifty us|50 us|us|united states) (state|states)`,
    { about: "countries", codes: ["US"] },
  ],
  [
    "(from|in|of|) (a|an|) rural (or remote|and remote|or regional|and regional|) (area|areas|community|communities|county|counties|town|towns|background|backgrounds|high school|schools)",
    place,
  ],
  ["(regional|remote) (area|areas|australia|background|location|locations)", place],
  ["rural (student|students|applicant|applicants|youth|residents|high school students)", place],
  ["(an|) in state (student|students|resident|residents|residency)", place],
  ["(an|) out of state (student|students|resident|residents|residency|applicants)", place],
  ["(be|been) (a|an|) (legal|permanent|) resident for", place],
  ["zip (code|codes)", place],
  ["country (of|) residence", place],
  ["(within|in) the (service|viewing|listening|coverage) area", place],
  ["(state|states) in which (they|you) (live|reside)", place],
  [
    "(live|lives|living|reside|resides|residing) in (a|any|one of the) (us|united states|american) (state|states) (or territory|or dc|or washington dc|or the district of columbia|)",
    { about: "countries", codes: ["US"] },
  ],
];
export const findPlacePhrases = phraseFinder(phrases);

/** Words behind a place that show that it only belongs to their name: "residents in United States programs". */
export const ofPlace = /^(?:high|schools?|colleges?|universit\w*|institutions?|programs?|hospitals?|campus\w*)$/;

/** One of these stands before a list that follows a colon. */
export const listMarks = wordSet(
  "following these below listed designated particular selected certain eligible specific",
);

/** Words between a cue and the colon before a list: "live in one of the following counties". */
export const listWords = wordSet(
  "in united one of our the these following below listed designated particular selected certain eligible specific states state counties county countries country areas area cities towns regions region provinces either any communities us nations locations",
);
