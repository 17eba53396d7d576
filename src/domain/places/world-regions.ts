import { countries } from "./countries.ts";
import { foldWords } from "./folded-words.ts";

/** A part of the world as people name it, with its countries by code. */
type WorldRegion = { name: string; countries: readonly string[] };

/** Codes of countries from a list with spaces. */
export const codes = (list: string): readonly string[] => list.split(" ");
const all = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];

const eastAfrica = codes("BI DJ ER ET KE KM MG MU MW MZ RW SC SO SS TZ UG ZM ZW");
const centralAfrica = codes("AO CD CF CG CM GA GQ ST TD");
const northAfrica = codes("DZ EG LY MA SD TN");
const southernAfrica = codes("BW LS NA SZ ZA");
const westAfrica = codes("BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG");
const eastAsia = codes("CN HK JP KP KR MN MO TW");
export const southeastAsia: readonly string[] = codes("BN ID KH LA MM MY PH SG TH TL VN");
const southAsia = codes("AF BD BT IN IR LK MV NP PK");
const centralAsia = codes("KG KZ TJ TM UZ");
const westAsia = codes("AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE");
export const nordic: readonly string[] = codes("DK FI IS NO SE");
const baltic = codes("EE LT LV");
const westEurope = codes("AT BE CH DE FR LI LU MC NL");
const eastEurope = codes("BG BY CZ HU MD PL RO RU SK UA");
const southEurope = codes("AD AL BA ES GR HR IT ME MK MT PT RS SI SM VA XK");
export const caribbean: readonly string[] = codes("AG BB BS CU DM DO GD HT JM KN LC TT VC");
const centralAmerica = codes("BZ CR GT HN MX NI PA SV");
const southAmerica = codes("AR BO BR CL CO EC GY PE PY SR UY VE");
export const oceania: readonly string[] = codes("AU FJ FM KI MH NR NZ PG PW SB TO TV VU WS");

export const europe: readonly string[] = all(nordic, baltic, codes("GB IE"), westEurope, eastEurope, southEurope, [
  "CY",
]);
const asia = all(eastAsia, southeastAsia, southAsia, centralAsia, westAsia);
const northAmerica = codes("CA MX US");

/** The 54 states of Africa in the United Nations. */
export const africa: readonly string[] = all(northAfrica, westAfrica, centralAfrica, eastAfrica, southernAfrica);

/** The 27 members of the European Union. */
export const europeanUnion: readonly string[] = codes(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
);

/** Ireland and Cyprus have borders of their own, as of 2026-11-29. */
const schengenOfUnion = europeanUnion.filter((code) => code !== "IE" && code !== "CY");

/** The 56 members of the Commonwealth of Nations. */
export const commonwealth: readonly string[] = codes(
  "AG AU BB BD BN BS BW BZ CA CM CY DM FJ GA GB GD GH GM GY IN JM KE KI KN LC LK LS MT MU MV MW MY MZ NA NG NR NZ PG PK RW SB SC SG SL SZ TG TO TT TV TZ UG VC VU WS ZA ZM",
);

/**
 * Regions with their countries, by the geoscheme of the United Nations (M49, which counts Mexico among Central America), with Cyprus,
 * Kosovo, Hong Kong, Macao and Taiwan where people count them.
 */
const table: readonly (readonly [names: string, name: string, countries: readonly string[]])[] = [
  ["africa|african countries", "Africa", africa],
  ["north africa|northern africa|the maghreb|maghreb", "North Africa", northAfrica],
  ["west africa|western africa", "West Africa", westAfrica],
  ["east africa|eastern africa", "East Africa", eastAfrica],
  ["central africa|middle africa", "Central Africa", centralAfrica],
  ["southern africa", "Southern Africa", southernAfrica],
  ["sub saharan africa", "Sub-Saharan Africa", africa.filter((code) => !northAfrica.includes(code) || code === "SD")],
  ["asia|asian countries", "Asia", asia],
  ["east asia|eastern asia|far east", "East Asia", eastAsia],
  ["southeast asia|south east asia|asean|asean countries", "Southeast Asia", southeastAsia],
  ["south asia|southern asia", "South Asia", southAsia],
  ["central asia", "Central Asia", centralAsia],
  ["middle east|western asia|west asia", "the Middle East", all(westAsia.filter(isNoCaucasus), ["EG", "IR"])],
  ["gulf|gulf states|gulf countries|persian gulf|gcc", "the Gulf", codes("AE BH KW OM QA SA")],
  ["asia pacific|asia and the pacific", "Asia and the Pacific", all(asia, oceania)],
  ["europe|european countries|continental europe|mainland europe", "Europe", europe],
  ["european union|eu|eu countries|european union countries", "the European Union", europeanUnion],
  ["european economic area|eea|eea countries", "the European Economic Area", all(europeanUnion, codes("IS LI NO"))],
  ["schengen|schengen area|schengen countries", "the Schengen area", all(schengenOfUnion, codes("CH IS LI NO"))],
  ["scandinavia|scandinavian countries|nordics|nordic countries|nordic region", "the Nordic countries", nordic],
  ["baltics|baltic states|baltic countries", "the Baltic states", baltic],
  ["benelux", "Benelux", codes("BE LU NL")],
  ["british isles|uk and ireland", "the UK and Ireland", codes("GB IE")],
  ["western europe|west europe", "Western Europe", all(westEurope, codes("ES GB IE IT PT"))],
  ["northern europe|north europe", "Northern Europe", all(nordic, baltic, codes("GB IE"))],
  ["southern europe|south europe", "Southern Europe", all(southEurope, ["CY"])],
  [
    "eastern europe|east europe|central and eastern europe",
    "Eastern Europe",
    all(eastEurope, baltic, southEurope.filter(isOfEast)),
  ],
  ["central europe", "Central Europe", codes("AT CH CZ DE HU LI PL SI SK")],
  [
    "mediterranean|mediterranean countries",
    "the Mediterranean",
    codes("AL BA CY DZ EG ES FR GR HR IL IT LB LY MA MC ME MT PS SI SY TN TR"),
  ],
  ["balkans|western balkans", "the Balkans", codes("AL BA BG GR HR ME MK RO RS SI XK")],
  ["north america|northern america", "North America", northAmerica],
  ["central america", "Central America", centralAmerica.filter((code) => code !== "MX")],
  ["caribbean|west indies", "the Caribbean", caribbean],
  ["south america", "South America", southAmerica],
  [
    "latin america|latin american countries|latam",
    "Latin America",
    all(southAmerica, centralAmerica, codes("CU DO HT PR")),
  ],
  ["americas", "the Americas", all(northAmerica, centralAmerica, southAmerica, caribbean)],
  ["oceania|australasia", "Oceania", oceania],
  ["pacific|pacific islands", "the Pacific", oceania],
  ["commonwealth|commonwealth countries", "the Commonwealth", commonwealth],
];

function isNoCaucasus(code: string): boolean {
  return code !== "AM" && code !== "AZ" && code !== "GE";
}
function isOfEast(code: string): boolean {
  return ["AL", "BA", "HR", "ME", "MK", "RS", "SI", "XK"].includes(code);
}

const regionOf = new Map<string, WorldRegion>(
  table.flatMap(([names, name, countries]) =>
    names.split("|").map((each): [string, WorldRegion] => [each, { name, countries }]),
  ),
);
/** Every name of a region, as `foldWords` writes it. */
export const regionNames: readonly string[] = [...regionOf.keys()];
/** Names behind "the" in the table are found without it too. */
const withoutArticle = (folded: string): string => (folded.startsWith("the ") ? folded.slice("the ".length) : folded);

const anywhereWords = new Set(
  "anywhere|any country|all countries|every country|everywhere|worldwide|anywhere in the world|all over the world|the world|any where|open to any country".split(
    "|",
  ),
);
const abroadWords = new Set(
  "abroad|anywhere abroad|any country abroad|overseas|study abroad|studying abroad|another country|other countries|a foreign country|foreign countries|foreign country|outside my country|outside of my country|outside my home country|anywhere overseas".split(
    "|",
  ),
);

/** The region that words name, such as "Europe", "the EU" or "Southeast Asia"; null for others. */
export function worldRegion(words: string): WorldRegion | null {
  return regionOf.get(withoutArticle(foldWords(words))) ?? null;
}

const longestRegion = 5;
/** Names that are also of seas, ports and states: "the Pacific", "the Gulf", "the Commonwealth of Virginia". */
const notInSentences = new Set("commonwealth eu gulf mediterranean pacific".split(" "));

/** A region and the word behind its name. */
export type RegionSpan = { region: WorldRegion; to: number };

/** The region whose name begins at a word of a sentence, as `foldedWords` gives its words; the longest one, or null. */
export function worldRegionSpan(words: readonly string[], at: number): RegionSpan | null {
  for (let length = Math.min(longestRegion, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(" ");
    const region = notInSentences.has(name) ? undefined : regionOf.get(name);
    if (region !== undefined) return { region, to: at + length };
  }
  return null;
}

/** As `worldRegionSpan`, without where the name ends. */
export const worldRegionAt = (words: readonly string[], at: number): WorldRegion | null =>
  worldRegionSpan(words, at)?.region ?? null;

/** Whether words leave the country open: any at all ("anywhere"), or any but the student's own ("abroad"). Null for others. */
export function openCountry(words: string): "anywhere" | "abroad" | null {
  const folded = foldWords(words);
  if (anywhereWords.has(folded)) return "anywhere";
  return abroadWords.has(folded) ? "abroad" : null;
}

/** All countries and territories by code. */
export const everyCountry: readonly string[] = countries().map(({ code }) => code);

/**
 * Countries in which most schools and universities end their year between October and December, by code. Those with two kinds of school
 * years are left out.
 */
export const yearEndsInDecember: ReadonlySet<string> = new Set(
  codes("AR AU BD BO BR BW CL CO CR FJ GT HN KE LS MZ NA NI NZ PA PE PG PY SB SG SV SZ TO TZ UG UY VU WS ZA ZM ZW"),
);
