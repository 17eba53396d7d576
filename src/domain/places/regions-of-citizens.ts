import {
  africa,
  caribbean,
  codes,
  commonwealth,
  europe,
  europeanUnion,
  nordic,
  oceania,
  southeastAsia,
  worldRegion,
} from "./world-regions.ts";

/** Countries by code. `maybe`: those that some sponsors count among the others, and some do not. */
type CountriesSaid = { surely: readonly string[]; maybe: readonly string[] };

const countriesOf = (region: string): readonly string[] => worldRegion(region)?.countries ?? [];
const without = (all: readonly string[], some: readonly string[]): readonly string[] =>
  all.filter((code) => !some.includes(code));

const [asia, latinAmerica, americas] = ["asia", "latin america", "americas"].map(countriesOf) as [
  readonly string[],
  readonly string[],
  readonly string[],
]; // the table of regions has all three
const betweenContinents = codes("AM AZ CY GE KZ RU TR");
const westOfIndia = without(countriesOf("middle east"), ["EG"]);
/** Dependent lands of other countries in and around America, and in the Pacific. */
const landsOfAmerica = codes("AI AW BL BM BQ CW FK GF GL GP KY MF MQ MS PM PR SX TC VG VI");
const landsOfPacific = codes("AS CK GU MP NC NU PF PN TK WF");
const caribbeanCoast = codes("BZ GF GY SR");

/**
 * Regions as sponsors name them where they say of which countries one has to be a citizen, by noun and adjective. Of a part of a continent
 * without a border that everybody draws alike, such as East Africa, nobody of the continent is surely in or out.
 */
const table: readonly (readonly [names: string, surely: readonly string[], maybe?: readonly string[]])[] = [
  ["africa|african", africa],
  [
    "north africa|northern africa|north african|west africa|western africa|west african|east africa|eastern africa|east african|central african|southern africa|southern african",
    [],
    africa,
  ],
  ["sub saharan africa|sub saharan african", without(countriesOf("sub saharan africa"), ["SD"]), ["MR", "SD"]],
  ["asia|asian", without(asia, [...betweenContinents, ...westOfIndia]), [...betweenContinents, ...westOfIndia, "EG"]],
  ["southeast asia|south east asia|southeast asian|south east asian|asean", southeastAsia],
  ["south asia|south asian|east asia|east asian|central asia|central asian", [], [...asia, "RU"]],
  ["middle east|middle eastern", [], [...westOfIndia, ...africa, ...betweenContinents, "AF", "PK"]],
  ["europe|european", without(europe, ["CY", "RU"]), betweenContinents],
  ["eu|european union", europeanUnion],
  [
    "western europe|western european|eastern europe|eastern european|central europe|central european|southern europe|southern european|northern europe|northern european|balkans|balkan",
    [],
    [...europe, ...betweenContinents],
  ],
  ["western balkans|western balkan", codes("AL BA ME MK RS XK")],
  ["nordic", nordic, codes("AX FO GL")],
  ["scandinavia|scandinavian", codes("DK NO SE"), nordic],
  ["baltic", codes("EE LT LV")],
  [
    "latin america|latin american",
    without(latinAmerica, ["HT", "PR", ...caribbeanCoast]),
    [...caribbean, ...caribbeanCoast, ...landsOfAmerica],
  ],
  ["south america|south american", without(countriesOf("south america"), ["FK"]), codes("FK GF")],
  ["central america|central american", countriesOf("central america"), codes("CU DO MX")],
  ["caribbean|west indies", caribbean, [...caribbeanCoast, ...latinAmerica, ...landsOfAmerica]],
  ["north america|north american", codes("CA MX US"), without(americas, countriesOf("south america"))],
  ["americas|western hemisphere", americas, landsOfAmerica],
  ["pacific|pacific island|oceania", without(oceania, ["AU", "NZ"]), ["AU", "NZ", ...landsOfPacific]],
  ["commonwealth", commonwealth],
  ["arab|arab world", codes("AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SD SY TN YE"), codes("DJ KM MR SO TD")],
  [
    "ibero american|iberoamerican|ibero america|ibero american community",
    codes("AD AR BO BR CL CO CR CU DO EC ES GT HN MX NI PA PE PT PY SV UY VE"),
    codes("GQ PH PR"),
  ],
  ["portuguese speaking|lusophone", codes("AO BR CV GW MZ PT ST TL"), codes("GQ MO")],
];

const regionOf = new Map(
  table.flatMap(([names, surely, maybe = []]) =>
    names.split("|").map((name): [string, CountriesSaid] => [name, { surely, maybe }]),
  ),
);
const longest = 3;

/** A region in words: from word `from` to `to` (excluded). */
export type RegionInWords = CountriesSaid & { from: number; to: number };

/** The regions that folded words name, the longest ones, but not those in "South African" and "the Commonwealth of Virginia". */
export function regionsOfCitizens(words: readonly string[]): RegionInWords[] {
  const found: RegionInWords[] = [];
  for (let from = 0; from < words.length; from++) {
    const region = words[from - 1] === "south" ? null : regionAt(words, from);
    if (!region) continue;
    found.push(region);
    from = region.to - 1;
  }
  return found;
}

function regionAt(words: readonly string[], from: number): RegionInWords | null {
  for (let to = Math.min(words.length, from + longest); to > from; to--) {
    const name = words.slice(from, to).join(" ");
    const region = regionOf.get(name);
    if (region) return name === "commonwealth" && words[to] === "of" ? null : { ...region, from, to };
  }
  return null;
}
