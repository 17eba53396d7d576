import type { Place } from "../../../eligibility/place/place-names.ts";
import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";

/** Names of places that students use and sponsors do not, the Spanish ones among them, without accents. */
export const everydayPlaces: PhraseTable<Place> = [
  ["(nueva york)", { kind: "state", code: "NY" }],
  ["(nueva jersey)", { kind: "state", code: "NJ" }],
  ["(nuevo mexico)", { kind: "state", code: "NM" }],
  ["(tejas)", { kind: "state", code: "TX" }],
  ["(pensilvania)", { kind: "state", code: "PA" }],
  ["(luisiana)", { kind: "state", code: "LA" }],
  ["(carolina del norte)", { kind: "state", code: "NC" }],
  ["(carolina del sur)", { kind: "state", code: "SC" }],
  ["(dakota del norte)", { kind: "state", code: "ND" }],
  ["(dakota del sur)", { kind: "state", code: "SD" }],
  ["(misuri)", { kind: "state", code: "MO" }],
  ["(hawai)", { kind: "state", code: "HI" }],
  [
    "(cali|calif|socal|norcal|so cal|nor cal|bay area|the bay area|silicon valley|inland empire)",
    { kind: "state", code: "CA" },
  ],
  ["(cali colombia)", { kind: "country", code: "CO" }],
  ["(nola)", { kind: "state", code: "LA" }],
  ["(dfw|rio grande valley|rgv)", { kind: "state", code: "TX" }],
  ["(long island|the bronx)", { kind: "state", code: "NY" }],
  ["(chicagoland)", { kind: "state", code: "IL" }],
  ["the states", { kind: "country", code: "US" }],
  ["(estados unidos|eeuu|ee uu)", { kind: "country", code: "US" }],
  ["(espana)", { kind: "country", code: "ES" }],
  ["(brasil)", { kind: "country", code: "BR" }],
  ["(republica dominicana)", { kind: "country", code: "DO" }],
  ["(alemania)", { kind: "country", code: "DE" }],
  ["(francia)", { kind: "country", code: "FR" }],
  ["(italia)", { kind: "country", code: "IT" }],
  ["(reino unido|inglaterra)", { kind: "country", code: "GB" }],
  ["(japon)", { kind: "country", code: "JP" }],
  ["(corea|corea del sur)", { kind: "country", code: "KR" }],
  ["(phillipines|philipines|phillippines|filipinas)", { kind: "country", code: "PH" }],
  ["(mejico)", { kind: "country", code: "MX" }],
];
export const findEveryday = phraseFinder(everydayPlaces);

/** The Spanish words for the people of a country, without accents. */
const spanishPeople: PhraseTable<string> = [
  ["(colombiano|colombiana|colombianos)", "CO"],
  ["(venezolano|venezolana|venezolanos)", "VE"],
  ["(peruano|peruana|peruanos)", "PE"],
  ["(ecuatoriano|ecuatoriana|ecuatorianos)", "EC"],
  ["(argentino|argentinos)", "AR"],
  ["(chileno|chilena|chilenos)", "CL"],
  ["(brasileno|brasilena|brasilenos)", "BR"],
  ["(guatemalteco|guatemalteca|guatemaltecos)", "GT"],
  ["(hondureno|hondurena|hondurenos)", "HN"],
  ["(salvadoreno|salvadorena|salvadorenos)", "SV"],
  ["(nicaraguense|nicaraguenses)", "NI"],
  ["(panameno|panamena|panamenos)", "PA"],
  ["(costarricense|costarricenses)", "CR"],
  ["(cubano|cubana|cubanos)", "CU"],
  ["(dominicano|dominicana|dominicanos)", "DO"],
  ["(boliviano|boliviana|bolivianos)", "BO"],
  ["(paraguayo|paraguaya)", "PY"],
  ["(uruguayo|uruguaya)", "UY"],
  ["(haitiano|haitiana|haitianos)", "HT"],
  ["(cdn|cdns)", "CA"],
];
export const findSpanishPeople = phraseFinder(spanishPeople);
/** In the US mostly a heritage. */
export const findMexicans = phraseFinder([["(mexicano|mexicana|mexicanos|mexicanas)", "MX"]] as const);
