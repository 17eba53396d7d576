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
AR argentine argentinian argentinean
AU australian
AT austrian
AZ azerbaijani
BS bahamian
BH bahraini
BD bangladeshi
BB barbadian
BY belarusian
BE belgian
BZ belizean
BJ beninese
BT bhutanese
BO bolivian
BA bosnian
BW botswanan
BR brazilian
GB british
BN bruneian
BG bulgarian
BI burundian
CM cameroonian
CA canadian
TD chadian
CL chilean
CO colombian
CR costa_rican
CI ivorian
CY cypriot
EC ecuadorian ecuadorean
EG egyptian
SV salvadoran salvadorian
ER eritrean
ET ethiopian
FJ fijian
GA gabonese
GM gambian
GE georgian
GH ghanaian
GT guatemalan
GN guinean
GY guyanese
HN honduran
IS icelandic
ID indonesian indonesia
IQ iraqi
IL israeli
JM jamaican
JO jordanian
KZ kazakh kazakhstani
KE kenyan
XK kosovar
KW kuwaiti
KG kyrgyz
LR liberian
LY libyan
LU luxembourgish
MG malagasy
MW malawian
MY malaysian
MV maldivian
ML malian
MT maltese
MU mauritian
MD moldovan
MN mongolian
ME montenegrin
MA moroccan
MZ mozambican
MM burmese
NA namibian
NP nepali nepalese
NL dutch
NI nicaraguan
NG nigerian
MK macedonian
OM omani
PK pakistani
PA panamanian
PY paraguayan
PE peruvian
QA qatari
RO romanian
RW rwandan
SA saudi
SN senegalese
RS serbian
SC seychellois
SG singaporean
SO somali
ZA south_african
SS south_sudanese
LK sri_lankan
SD sudanese
SR surinamese
SE swedish
CH swiss
SY syrian
TW taiwanese
TJ tajik
TZ tanzanian
TH thai
TG togolese
TT trinidadian
TN tunisian
TR turkish
TM turkmen
UG ugandan
AE emirati
UY uruguayan
UZ uzbek
VE venezuelan
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
LA laotian
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
  ...regions.split("|").map((word) => [word, { code: null, descent: true }] as const),
];

/** The country of each adjective of one word: "GB" for "british". */
export const countryOfAdjective: ReadonlyMap<string, string> = new Map(
  table.flatMap(([word, { code }]) => (code === null ? [] : [[word, code] as const])),
);

/** Finds adjectives of nationality. */
export const findNationalities = phraseFinder(table);

/** The plural nouns for people of a country: "Canadians". */
export const findPeoples = phraseFinder(
  table.filter(([word]) => /(?:an|i)$/.test(word)).map(([word, value]) => [`${word}s`, value] as const),
);
