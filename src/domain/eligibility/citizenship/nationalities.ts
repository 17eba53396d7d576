import { type PhraseTable, phraseFinder } from "../text/phrases.ts";

/**
 * What an adjective of nationality stands for: a country by its ISO code, or a region (`null`). `descent`: whether US
 * sponsors use the word for people of that descent too ("Italian students").
 */
export type Nationality = { code: string | null; descent: boolean };

const nations = `
AF afghan afghani
DZ algerian
AD andorran
AO angolan
AG antiguan
AR argentine argentinian argentinean
AU australian
AT austrian
AZ azerbaijani azeri
BS bahamian
BH bahraini
BD bangladeshi
BB barbadian
LS basotho mosotho
BY belarusian belarussian
BE belgian
BZ belizean
BJ beninese
BM bermudian
BT bhutanese
GW bissau_guinean
BO bolivian
BA bosnian
BW botswanan batswana motswana
BR brazilian
GB british briton
BN bruneian
BG bulgarian
BF burkinabe burkinabé
MM burmese
BI burundian
CM cameroonian
CA canadian
CV cape_verdean
TD chadian
CL chilean
CO colombian
KM comorian
CR costa_rican
CY cypriot
DJ djiboutian
NL dutch
EC ecuadorian ecuadorean
EG egyptian
AE emirati
GQ equatorial_guinean
ER eritrean
ET ethiopian
FJ fijian
GA gabonese
GM gambian
GE georgian
GH ghanaian
GD grenadian
GT guatemalan
GN guinean
GY guyanese
HN honduran
HK hong_konger
IS icelandic
ID indonesian indonesia
IQ iraqi
IL israeli
CI ivorian
JM jamaican
JO jordanian
KZ kazakh kazakhstani
KE kenyan
KN kittitian
XK kosovar kosovan
KW kuwaiti
KG kyrgyz kyrgyzstani
LR liberian
LY libyan
LU luxembourger
LU luxembourgish
MK macedonian
MG malagasy
MW malawian
MY malaysian
MV maldivian
ML malian
MT maltese
MR mauritanian
MU mauritian
MD moldovan
MC monegasque monégasque
MN mongolian
ME montenegrin
MA moroccan
MZ mozambican
NA namibian
NR nauruan
NP nepali nepalese
VU ni_vanuatu
NI nicaraguan
NG nigerian
NE nigerien
KP north_korean
OM omani
PK pakistani
PA panamanian
PG papua_new_guinean
PY paraguayan
PE peruvian
QA qatari
RO romanian
RW rwandan
SV salvadoran salvadorian
SA saudi saudi_arabian
SN senegalese
RS serbian
SC seychellois
SL sierra_leonean
SG singaporean
SB solomon_islander
SO somali
ZA south_african
SS south_sudanese
LK sri_lankan
LC st_lucian saint_lucian
SD sudanese
SR surinamese
SZ swazi emaswati
SE swedish
CH swiss
SY syrian
TW taiwanese
TJ tajik tajikistani
TZ tanzanian
TH thai
TL timorese east_timorese
TG togolese
TT trinidadian
TN tunisian
TR turkish
TM turkmen turkmenistani
TV tuvaluan
UG ugandan
UY uruguayan
UZ uzbek uzbekistani
VE venezuelan
VC vincentian
YE yemeni
ZM zambian
ZW zimbabwean
`;
const alsoDescent = `
AM armenian
CN chinese
HR croatian
CU cuban
DK danish
DO dominican
FI finnish
FR french
DE german
GR greek
HT haitian
IN indian
IR iranian
IT italian
JP japanese
KH cambodian
KR korean south_korean
LA laotian lao
LB lebanese
MX mexican
NO norwegian
PH filipino philippine
PL polish
PT portuguese
RU russian
ES spanish
VN vietnamese
GB scottish welsh english
IE irish
HU hungarian
LT lithuanian
UA ukrainian
SK slovak
SI slovenian slovene
CZ czech
LV latvian
EE estonian
PS palestinian
AL albanian
WS samoan
TO tongan
`;
const regions =
  "african|asian|european|eu|eea|latin american|south american|central american|north american|caribbean|west indian|scandinavian|nordic|baltic|commonwealth|east asian|south asian|southeast asian|sub saharan african|european union";

const rows = (table: string, descent: boolean): (readonly [string, Nationality])[] =>
  table
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [code = "", ...words] = row.split(" ");
      return words.map((word) => [word.replaceAll("_", " "), { code, descent }] as const);
    });

const table: PhraseTable<Nationality> = [
  ...rows(nations, false),
  ...rows(alsoDescent, true),
  ["american", { code: "US", descent: false }],
  ["north american", { code: null, descent: false }],
  // Of either Congo.
  ["congolese", { code: null, descent: false }],
  ...regions.split("|").map((word) => [word, { code: null, descent: true }] as const),
];

/** The country of each adjective of one word: "GB" for "british". */
export const countryOfAdjective: ReadonlyMap<string, string> = new Map(
  table.flatMap(([word, { code }]) => (code === null ? [] : [[word, code] as const])),
);

/** Finds adjectives of nationality. */
export const findNationalities = phraseFinder(table);

// Nouns for people that no adjective with an "s" gives. "Poles" and "Turkeys" are other things too.
const otherPeoples = `
AR argentines
BW batswana
GB britons scots
HR croats
CY cypriots
CZ czechs
DK danes
PH filipinos filipinas
FI finns
HK hong_kongers
IS icelanders
KZ kazakhs
XK kosovars
LS basotho
LU luxembourgers
ME montenegrins
NZ new_zealanders
RS serbs
SK slovaks
SI slovenes
SB solomon_islanders
ES spaniards
SE swedes
TJ tajiks
TR turks
UZ uzbeks
`;

const peoples: PhraseTable<Nationality> = [
  ...table.filter(([word]) => /(?:an|i)$/.test(word)).map(([word, value]) => [`${word}s`, value] as const),
  ...rows(otherPeoples, false),
];

/** The plural nouns for people of a country: "Canadians". */
export const findPeoples = phraseFinder(peoples);

/** Those nouns that are one word. */
export const peopleWords: readonly string[] = peoples.map(([word]) => word).filter((word) => !word.includes(" "));
