import { countries, countrySpellings } from "../../places/countries.ts";
import { isStateCode, type StateCode, usStates } from "../../places/us-states.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { phraseOf, tokensOf } from "../text/tokens.ts";

/** A place that a text names. */
export type Place =
  | { kind: "state"; code: StateCode }
  /** `or`: another country of the same name. */
  | { kind: "country"; code: string; or?: string }
  /** A town or another part of a state or a country, of which the profile has no answer. */
  | { kind: "town"; state: StateCode | null; country: string | null }
  /** A province or another part of a country, of which the profile has no answer. */
  | { kind: "part"; country: string }
  /** A region, by its US states if it is made of whole ones. */
  | { kind: "region"; states: readonly StateCode[] };

const state = (code: StateCode): Place => ({ kind: "state", code });
const country = (code: string): Place => ({ kind: "country", code });
const part = (of: string): Place => ({ kind: "part", country: of });
const region = (states = ""): Place => ({ kind: "region", states: states.split(" ").filter(Boolean) as StateCode[] });

const within = (code: StateCode): Place => ({ kind: "town", state: code, country: null });

const inWords = (name: string) => phraseOf(tokensOf(name));

// The type of Object.keys is string; the keys are exactly the codes.
const stateCodes = Object.keys(usStates) as StateCode[];

const otherStates: PhraseTable<Place> = [
  ["washington dc", state("DC")],
  ["dc", state("DC")],
  ["washington state", state("WA")],
  ["(new york state|nys)", state("NY")],
  ["(us|united states|) virgin islands", state("VI")],
  ["virgin islands us", state("VI")],
  ["n dakota", state("ND")],
  ["s dakota", state("SD")],
  ["n carolina", state("NC")],
  ["s carolina", state("SC")],
  ["w virginia", state("WV")],
  ["w va", state("WV")],
  ["n mex", state("NM")],
  ["n (dak|d)", state("ND")],
  ["s (dak|d)", state("SD")],
  ["n (car|c)", state("NC")],
  ["s (car|c)", state("SC")],
  ["(northern mariana islands|northern marianas|cnmi)", state("MP")],
];

const abbreviations =
  "AL ala|AZ ariz|AR ark|CA calif cal|CO colo|CT conn|DE del|FL fla|GA ga|ID ida|IL ill|IN ind|IA ia|KS kan kans|KY ky|LA la|MD md|MA mass|MI mich|MN minn|MS miss|MO mo|MT mont|NE neb nebr|NV nev|OK okla|OR ore oreg|PA pa penn penna|TN tenn|TX tex|VT vt|VA va|WA wash|WI wis wisc|WY wyo".split(
    "|",
  );
const abbreviated = abbreviations.flatMap((row) => {
  const [code, ...words] = row.split(" ");
  // The rows begin with codes of states.
  return words.map((word) => [word, state(code as StateCode)] as const);
});
/** Words that shorten the name of a state: "Pa.", "Calif". */
export const shortStates: ReadonlySet<string> = new Set(abbreviated.map(([word]) => word));
/** Those of them that stand for a state without a full stop too, as they are no words. */
const clear = "ala|ariz|calif|colo|conn|fla|ill|kans|mass|mich|minn|nebr|okla|penn|penna|tenn|tex|wash|wis|wisc".split(
  "|",
);
/** Those that stand for a state only with a full stop: "Ore.", but not "Ore". */
export const needStop: ReadonlySet<string> = new Set([...shortStates].filter((word) => !clear.includes(word)));

const fifty = "(fifty|50|48|) (contiguous|continental|) (us states|united states|states)";
const unitedStates: PhraseTable<Place> = [
  [`${fifty} (and|or|) (washington|) (the|) (dc|district of columbia)`, country("US")],
  ["(fifty|50|contiguous|continental|48 contiguous|lower 48) (us|united|) states", country("US")],
  ["(48|) (contiguous|continental) us", country("US")],
  [
    "(us|usa|united states|united states of america) (and|or|and or) (any of|one of|a|) (its|us|their|the|) (territory|territories|possessions)",
    country("US"),
  ],
  ["(us|usa|united states) (and|or) (its|us|their) territories (and|or) possessions", country("US")],
  ["(us|united states) territories", region()],
  ["us", country("US")],
];

const moreCountries: PhraseTable<Place> = [
  ["(the|) congo", { kind: "country", code: "CG", or: "CD" }],
  ["congo democratic republic of (the|)", country("CD")],
  ["congo republic of (the|)", country("CG")],
  ["zaire", country("CD")],
  ["man isle of", country("IM")],
  ["korea (south|republic of)", country("KR")],
  ["korea (north|democratic peoples republic of)", country("KP")],
  ["iran islamic republic of", country("IR")],
  ["moldova republic of", country("MD")],
  ["tanzania united republic of", country("TZ")],
  ["macedonia (the|) former yugoslav republic of", country("MK")],
  ["palestinian territory (occupied|)", country("PS")],
  ["western samoa", country("WS")],
  ["congo kinshasa", country("CD")],
  ["congo brazzaville", country("CG")],
  ["(the|) (former yugoslav republic of macedonia|fyrom|fyr macedonia)", country("MK")],
  ["(dprk|democratic peoples republic of korea)", country("KP")],
  ["lao peoples democratic republic", country("LA")],
  ["holy see", country("VA")],
  ["(gaza|gaza strip|west bank) (and|or|) (the|) (gaza strip|gaza|west bank|)", country("PS")],
  ["ksa", country("SA")],
  ["brunei darussalam", country("BN")],
  ["central african rep", country("CF")],
  ["dominican rep", country("DO")],
  ["eire", country("IE")],
  ["png", country("PG")],
  ["surinam", country("SR")],
  ["hellenic republic", country("GR")],
  ["slovak republic", country("SK")],
  ["kyrgyz republic", country("KG")],
  ["(pr|p r) china", country("CN")],
  ["libyan arab jamahiriya", country("LY")],
  ["(sri lanka) democratic socialist republic of", country("LK")],
  ["hong kong sar", country("HK")],
  ["hong kong china", country("HK")],
  ["taiwan (roc|republic of china)", country("TW")],
  ["china (prc|peoples republic of)", country("CN")],
  ["aland islands", country("AX")],
  ["(côte|cote) (divoire|d ivoire)", country("CI")],
  ["(türkiye|turkiye)", country("TR")],
  ["(st|saint) (lucia)", country("LC")],
  ["(st|saint) vincent (and|) (the|) (grenadines|)", country("VC")],
  ["(st|saint) kitts (and|) (nevis|)", country("KN")],
  ["antigua", country("AG")],
  ["(nz|aotearoa|aotearoa new zealand)", country("NZ")],
  ["(atlantic|maritime|prairie) provinces", part("CA")],
  ["(england|scotland|wales|northern ireland)", part("GB")],
  ["(greater london|the london borough of|london borough of|greater manchester|merseyside|tyneside)", part("GB")],
];

const provinces: readonly (readonly [country: string, names: string])[] = [
  [
    "CA",
    "alberta|british columbia|manitoba|new brunswick|newfoundland|newfoundland and labrador|nova scotia|nunavut|ontario|prince edward island|quebec|québec|saskatchewan|yukon|northwest territories|atlantic canada|western canada|the maritimes",
  ],
  [
    "AU",
    "new south wales|nsw|queensland|qld|victoria|south australia|western australia|tasmania|northern territory|australian capital territory",
  ],
  [
    "IN",
    "andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jammu and kashmir|jharkhand|karnataka|kerala|ladakh|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|puducherry|punjab india|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal",
  ],
  [
    "GB",
    "aberdeenshire|bedfordshire|buckinghamshire|cambridgeshire|cornwall|cumbria|derbyshire|dorset|east sussex|west sussex|fife|gloucestershire|herefordshire|hertfordshire|lancashire|leicestershire|lincolnshire|northamptonshire|nottinghamshire|oxfordshire|shropshire|staffordshire|warwickshire|wiltshire|worcestershire|yorkshire|north yorkshire|south yorkshire|west yorkshire|east yorkshire",
  ],
  [
    "NG",
    "abia state|akwa ibom|akwa ibom state|anambra|anambra state|bayelsa|bayelsa state|borno state|cross river state|edo state|ekiti state|enugu state|imo state|kaduna state|kano state|kwara state|lagos state|ogun state|ondo state|osun state|oyo state|rivers state",
  ],
  ["PK", "balochistan|gilgit baltistan|khyber pakhtunkhwa|sindh"],
  ["MY", "johor|kelantan|penang|sabah|sarawak|selangor"],
  ["ZA", "gauteng|kwazulu natal|limpopo|mpumalanga|eastern cape|western cape|northern cape"],
  ["DE", "bavaria|saxony"],
];

const regions: PhraseTable<Place> = [
  ["new england", region("CT ME MA NH RI VT")],
  ["(north|south) (or|and|and or) (north|south) carolina", region("NC SC")],
  ["(north|south) (or|and|and or) (north|south) dakota", region("ND SD")],
  ["carolinas", region("NC SC")],
  ["dakotas", region("ND SD")],
  [
    "(midwest|upper midwest|midwestern|northeast|northeastern|southeast|southeastern|southwest|southwestern|northwest|northwestern|west coast|east coast|gulf coast|pacific northwest|great lakes|great plains|mid atlantic|deep south|intermountain west|mountain west) (region|states|united states|us|) (of the united states|of the us|)",
    region(),
  ],
  ["(appalachia|appalachian region|central appalachia|appalachian ohio)", region()],
  ["(tri state|tristate|bay|metro|metropolitan) (area|region)", region()],
  ["(delmarva|central valley|chesapeake bay region|lower peninsula|eastern shore)", region()],
  ["(inland empire|silicon valley|san francisco bay area|sf bay area)", within("CA")],
  [
    "(long island|upstate new york|western new york|hudson valley|new york city|new york citys five boroughs|nyc|brooklyn|manhattan|staten island|the bronx|bronx)",
    within("NY"),
  ],
  ["(five|5|) boroughs of (new york city|new york|nyc)", within("NY")],
  ["twin cities", within("MN")],
  ["upper peninsula", within("MI")],
  ["cape cod", within("MA")],
  ["(rio grande valley|texas panhandle)", within("TX")],
  [
    "(sub saharan|north|west|east|southern|central|northern|eastern|western|) (africa|asia|europe) (and the pacific|and oceania|)",
    region(),
  ],
  [
    "(latin america|spanish america|central america|south america|north america|americas) (and|or|including|) (the|) (caribbean|)",
    region(),
  ],
  [
    "(asean|saarc|ecowas|sadc|mercosur|apec|oecd|western balkans|south caucasus|maghreb|gulf cooperation council|pacific island countries|asean countries|nordic countries|nordic region|baltic states|benelux|caricom|visegrad countries|eastern partnership countries|caribbean|west indies|middle east|oceania|scandinavia|balkans|pacific islands|western hemisphere|southeast asia|asia pacific|european union|eu|european economic area|eea|commonwealth|third world|global south|arab world|former soviet union|eastern bloc)",
    region(),
  ],
];

const table: PhraseTable<Place> = [
  ...otherStates,
  ...abbreviated,
  ...unitedStates,
  ...moreCountries,
  ...provinces.flatMap(([of, names]) => names.split("|").map((name) => [name, part(of)] as const)),
  ...regions,
  ...stateCodes.map((code) => [inWords(usStates[code]), state(code)] as const),
  // "Tennessee's residency requirements".
  ...stateCodes.map((code) => [`${inWords(usStates[code])}s`, state(code)] as const),
  ...countries().map(({ code, name }) => [inWords(name), country(code)] as const),
  // Tokens have no "&": "Trinidad & Tobago".
  ...countries()
    .filter(({ name }) => name.includes(" and "))
    .map(({ code, name }) => [inWords(name.replaceAll(" and ", " ")), country(code)] as const),
  ...countrySpellings().map(([name, code]) => [name, country(code)] as const),
];

/** Finds the names of places, of which Georgia is the state. */
export const findPlaces = phraseFinder(table);

/** The state that a word spells with its two capital letters ("TX"); null for others. */
export function stateOfCode(written: string): StateCode | null {
  const code = written.replaceAll(".", "");
  return isStateCode(code) ? code : null;
}
