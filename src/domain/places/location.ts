import { cityAbroad, statesOfNamesake } from "./cities-abroad.ts";
import { countryNamed } from "./countries.ts";
import { foldWords } from "./folded-words.ts";
import { plainly } from "./own-country-names.ts";
import { stateOfCity } from "./us-cities.ts";
import { isStateCode, type StateCode, stateCode, stateNamed } from "./us-states.ts";

/** The place that a location names: a US state code and an ISO country code, or nulls. */
export type Place = { state: StateCode | null; country: string | null };

const nowhere: Place = { state: null, country: null };

// After these cities a two-letter code is not the state's but another country's or that of a part of it: "Berlin, DE",
// "Perth WA".
const citiesBeforeCodes: readonly (readonly [code: StateCode, country: string, cities: string])[] = [
  ["DE", "DE", "berlin munich hamburg frankfurt cologne stuttgart dusseldorf leipzig heidelberg"],
  ["IN", "IN", "mumbai delhi bangalore bengaluru chennai hyderabad kolkata pune ahmedabad jaipur"],
  ["CA", "CA", "toronto vancouver montreal ottawa calgary edmonton winnipeg halifax"],
  ["CO", "CO", "bogota medellin cali barranquilla cartagena"],
  ["IL", "IL", "jerusalem haifa aviv"],
  ["AR", "AR", "cordoba rosario mendoza"],
  ["MA", "MA", "casablanca rabat marrakesh fez"],
  ["PA", "PA", "panama"],
  ["ID", "ID", "jakarta surabaya bandung"],
  ["AL", "AL", "tirana"],
  ["GA", "GA", "libreville"],
  ["GA", "GE", "tbilisi batumi kutaisi"],
  ["VA", "VA", "vatican"],
  ["TN", "TN", "tunis sfax sousse"],
  ["WA", "AU", "perth fremantle"],
  ["SC", "BR", "florianopolis joinville blumenau"],
  ["PA", "BR", "belem"],
];

// Towns before "Georgia", which is a country too.
const georgiaUs = namesOf(
  "atlanta augusta savannah macon athens columbus marietta decatur alpharetta roswell albany sandy_springs johns_creek warner_robins valdosta smyrna dunwoody rome peachtree_city gainesville brookhaven newnan dalton douglasville kennesaw lagrange hinesville lawrenceville statesboro stockbridge mcdonough carrollton griffin canton acworth woodstock duluth norcross snellville suwanee lilburn tucker mableton conyers covington loganville buford lithonia stone_mountain college_park east_point forest_park union_city fayetteville jonesboro riverdale fairburn powder_springs cartersville villa_rica grovetown pooler brunswick kingsland moultrie thomasville tifton americus milledgeville dublin waycross vidalia cumming dahlonega clarkston chamblee morrow winder braselton",
);
const georgiaAbroad = namesOf(
  "tbilisi batumi kutaisi rustavi gori zugdidi poti telavi mtskheta borjomi sukhumi republic_of country_of",
);

// Towns before "Washington" without a comma. "Port Washington" is a town itself.
const washingtonTowns = namesOf(
  "seattle spokane tacoma vancouver bellevue everett kent renton yakima bellingham kennewick olympia pullman redmond kirkland auburn federal_way lynnwood puyallup spokane_valley walla_walla richland pasco wenatchee bremerton lakewood marysville",
);

/** Lower-case codes at the end that are no word and no country's code: "houston tx". */
const clearCodes = namesOf("ak ct dc fl ia ks nd nh nj nm nv ny ri tx ut vt wa wi wv wy");

// Towns before the other codes in lower case, beside those of `stateOfCity`: "portland or", but not "come in".
const townsOfCodes = namesOf(
  `birmingham_al mobile_al auburn_al dothan_al hoover_al fayetteville_ar jonesboro_ar fort_smith_ar conway_ar bentonville_ar rogers_ar chandler_az gilbert_az glendale_az peoria_az surprise_az yuma_az glendale_ca hollywood_ca chula_vista_ca fremont_ca oxnard_ca ontario_ca pomona_ca salinas_ca san_mateo_ca santa_rosa_ca visalia_ca palo_alto_ca chico_ca merced_ca aurora_co pueblo_co greeley_co lakewood_co wilmington_de newark_de dover_de hilo_hi meridian_id nampa_id idaho_falls_id pocatello_id moscow_id aurora_il springfield_il peoria_il rockford_il naperville_il joliet_il champaign_il evanston_il bloomington_il gary_in evansville_in bloomington_in muncie_in lafayette_in carmel_in lexington_ky bowling_green_ky owensboro_ky lafayette_la monroe_la lake_charles_la springfield_ma cambridge_ma lowell_ma brockton_ma lynn_ma salem_ma quincy_ma rockville_md frederick_md columbia_md bowie_md silver_spring_md annapolis_md hyattsville_md portland_me bangor_me lewiston_me augusta_me flint_mi pontiac_mi saginaw_mi troy_mi rochester_mn bloomington_mn st_cloud_mn mankato_mn springfield_mo columbia_mo independence_mo jackson_ms gulfport_ms hattiesburg_ms meridian_ms oxford_ms starkville_ms great_falls_mt helena_mt durham_nc fayetteville_nc cary_nc wilmington_nc asheville_nc high_point_nc greenville_nc concord_nc chapel_hill_nc lincoln_ne bellevue_ne grand_island_ne columbus_oh canton_oh youngstown_oh athens_oh lawton_ok norman_ok edmond_ok broken_arrow_ok stillwater_ok portland_or salem_or gresham_or hillsboro_or bend_or corvallis_or medford_or erie_pa reading_pa lancaster_pa york_pa state_college_pa bethlehem_pa columbia_sc greenville_sc spartanburg_sc rock_hill_sc clemson_sc rapid_city_sd brookings_sd clarksville_tn murfreesboro_tn franklin_tn jackson_tn alexandria_va arlington_va chesapeake_va newport_news_va hampton_va fairfax_va lynchburg_va charlottesville_va blacksburg_va harrisonburg_va suffolk_va petersburg_va kansas_city_mo`,
);

/** The states that a town without a state may be in, as far as the lists here know: OR and ME for "Portland". */
export function statesOfTown(town: string): StateCode[] {
  const words = foldWords(town);
  const known = stateOfCity.get(words);
  const others = [...townsOfCodes].flatMap((name) => {
    const code = name.slice(-2).toUpperCase();
    return name.slice(0, -3) === words && isStateCode(code) ? [code] : [];
  });
  return [...new Set([...(known ? [known] : []), ...others, ...statesOfNamesake(words)])];
}

function namesOf(list: string): ReadonlySet<string> {
  return new Set(list.split(" ").map((name) => name.replaceAll("_", " ")));
}

const canadianProvinces = new Set(
  "ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick,newfoundland,on,bc,ab,qc,mb,ns,nb".split(
    ",",
  ),
);

/**
 * Reads a location as people type it ("Austin, TX", "Lyon, France", "Texas", "München, Deutschland", "Warszawa"). A text that fits two places ("Georgia",
 * "Washington", "CA" alone) gives nulls, never a guess. `citizenOf`: of the cities that share a name that one is meant that is in a country of
 * these ("Lagos" for who is a citizen of Nigeria).
 */
export function parseLocation(text: string | null | undefined, citizenOf: readonly string[] = []): Place {
  const parts = (text ?? "")
    .replace(/\b\d{5}(-\d{4})?\b/g, " ")
    .split(/[,;|/()\n]+/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
  const last = parts.at(-1);
  if (last === undefined) return nowhere;
  const before = parts.slice(0, -1);
  if (foldWords(last) === "georgia") return georgia(before.at(-1) ?? "");
  if (/\bbaja california(?: norte| sur)?$/.test(foldWords(last))) return { state: null, country: "MX" };
  const country = countryNamed(last);
  if (country === "US") return { state: stateWithinUs(before), country: "US" };
  const state = before.length > 0 ? stateAfterCity(last, before) : stateAlone(last);
  if (state !== null) return state;
  if (country !== null) return { state: null, country };
  if (before.length > 0 && canadianProvinces.has(foldWords(last))) return { state: null, country: "CA" };
  const abroad = countryOfCityNamed(last, citizenOf);
  return abroad === null ? placeAtTheEnd(last) : { state: null, country: abroad };
}

/** Nobody guesses where a town of size in the US has the name too: a student from the UK may live in Manchester, NH. */
function countryOfCityNamed(words: string, citizenOf: readonly string[]): string | null {
  const { countries, isShared } = cityAbroad(plainly(words)) ?? { countries: [], isShared: true };
  if (!isShared) return countries[0] ?? null;
  const [own = null, ...others] = countries.filter((code) => citizenOf.includes(code));
  const isOneOfUs = citizenOf.includes("US") || statesOfTown(words).length > 0;
  return isOneOfUs || others.length > 0 ? null : own;
}

function georgia(before: string): Place {
  const city = foldWords(before);
  if (georgiaUs.has(city)) return { state: "GA", country: "US" };
  if (georgiaAbroad.has(city)) return { state: null, country: "GE" };
  return nowhere;
}

function stateWithinUs(before: readonly string[]): StateCode | null {
  const last = before.at(-1);
  if (last === undefined) return null;
  if (/\sgeorgia$/i.test(last)) return "GA";
  return stateCode(last) ?? placeAtTheEnd(last).state;
}

function stateAfterCity(last: string, before: readonly string[]): Place | null {
  const code = stateCode(last);
  if (code === null) return null;
  const abroad = last.trim().length === 2 ? countryAbroad(code, foldWords(before.at(-1) ?? "")) : undefined;
  if (abroad !== undefined) return { state: null, country: abroad };
  return { state: code, country: "US" };
}

function countryAbroad(code: StateCode, city: string): string | undefined {
  const words = city.split(" ");
  const isOfCode = citiesBeforeCodes.find(
    ([of, , cities]) => of === code && cities.split(" ").some((name) => words.includes(name)),
  );
  return isOfCode?.[1];
}

function stateAlone(words: string): Place | null {
  const folded = foldWords(words);
  if (folded === "washington") return nowhere;
  const code = stateNamed(words);
  if (code !== null) return { state: code, country: "US" };
  const bare = stateCode(words);
  // A code alone that is also a country's ("CA", "IN") fits two places.
  if (bare === null || countryCodesThatAreStates.has(bare)) return bare === null ? null : nowhere;
  return { state: bare, country: "US" };
}

const countryCodesThatAreStates = new Set(
  "AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA FM MH PW AS GU MP PR VI".split(" "),
);

/** Finds the place in the last one to four words, longest name first: "Austin TX", "Kansas City Missouri". */
function placeAtTheEnd(text: string): Place {
  const words = text.trim().split(/\s+/);
  for (let take = Math.min(4, words.length - 1); take >= 1; take--) {
    const tail = words.slice(-take).join(" ");
    const before = words.slice(0, -take).join(" ");
    if (/^georgia$/i.test(tail)) return georgia(before);
    if (/^washington$/i.test(tail) && !washingtonTowns.has(foldWords(before))) return nowhere;
    const state = stateNamed(tail) ?? (isCodeAfter(before, tail) ? stateCode(tail) : null);
    if (state !== null) return stateAfterCity(tail, [before]) ?? nowhere;
    const country = countryNamed(tail);
    if (country === "US") return { state: stateWithinUs([before]), country };
    if (country !== null) return { state: null, country };
  }
  return nowhere;
}

/** Whether the last word is a state's code: "Austin TX", "austin tx", "portland or"; not "come in" and "East LA". */
function isCodeAfter(before: string, last: string): boolean {
  if (!/^[a-z]{2}$/i.test(last)) return false;
  const [town, code] = [foldWords(before), last.toLowerCase()];
  if (code === "la" && /(?:^| )(?:east|west|north|south|central|downtown|greater)$/.test(town)) return false;
  return (
    /^[A-Z]{2}$/.test(last) ||
    clearCodes.has(code) ||
    stateOfCity.get(town) === code.toUpperCase() ||
    townsOfCodes.has(`${town} ${code}`) ||
    (code === "ga" && georgiaUs.has(town))
  );
}
