import { foldWords } from "./folded-words.ts";
import { namesByCode } from "./names-by-code.ts";
import { withoutAccents } from "./without-accents.ts";

/**
 * Countries by what their people call them, in Latin letters, and by the names of English-speaking and American countries in
 * Spanish, French, German and Portuguese, as `plainly` spells them. Names that English has too are in `countries.ts`. "Ísland" without its accent
 * is any island, and "Alba" a name.
 */
const latin = `
AE al imarat
AL shqiperi|shqiperia
AM hayastan
AO republica de angola
AT oesterreich|osterreich|autriche
AZ azerbaycan
BA bosna i hercegovina|bosna
BD bangla desh
BE belgie|belgique|belgien|belgica
BG bulgariya|balgariya|balgaria
BR brasil|bresil|brasilien
BT druk yul
BY bielarus|belorussia
CD rdc|republique democratique du congo|rd congo
CG republique du congo|congo brazzaville
CH schweiz|suisse|svizzera|svizra|suiza|suica
CI cote divoire|republique de cote divoire
CM cameroun|kamerun
CN zhongguo
CV cap vert
CY kypros|kibris
CZ ceska republika|cesko|cechy
DE deutschland|alemania|allemagne|alemanha|brd
DK danmark
DO republica dominicana|rep dominicana
DZ algerie|argelia|al jazair
EE eesti
EG egypte|misr|egipto
ES espana|espanya|espainia|espagne|spanien
ET ethiopie|ityopia
FI suomi
FR francia|frankreich
GB reino unido|royaume uni|inglaterra|angleterre|escocia|ecosse|cymru
GE sakartvelo
GN guinee
GQ guinea ecuatorial
GR hellas|ellada|grecia
GW guine bissau
HR hrvatska
HT ayiti
HU magyarorszag|hungria
IE eire|irlanda|irlande
IL yisrael
IN bharat|hindustan|bharath
IQ al iraq
IT italia|italie|italien
JO al urdun
JP nippon|nihon|japon
KE jamhuri ya kenya
KH kampuchea
KR hanguk|daehan minguk|corea del sur|coree du sud
KZ qazaqstan
LB liban|lubnan
LT lietuva
LU luxemburg|letzebuerg|luxemburgo
LV latvija
MA maroc|marruecos|al maghrib
MD republica moldova
ME crna gora
MG madagasikara
MK makedonija|severna makedonija
ML republique du mali
MN mongol uls
MR mauritanie
MU ile maurice
MX mexique|estados unidos mexicanos
MZ mocambique
NL nederland|paises bajos|holanda|pays bas
NO norge|noreg
NZ aotearoa|nueva zelanda
PH pilipinas|filipinas
PL polska|polonia|pologne|polen
RO rumania|roumanie
RS srbija|serbie
RU rossiya|rossija|rusia
SA al arabiyah as saudiyah|arabia saudita
SE sverige|suecia
SI slovenija
SK slovensko|slovenska republika
TD tchad
TH prathet thai|thailande|tailandia
TN tunisie
TR turkei|turquie|turquia
TZ tanzanie
UA ukraina|ukrayina|ucrania
US estados unidos|eeuu|ee uu|estados unidos de america|etats unis
UZ ozbekiston
ZA suid afrika|ningizimu afrika|sudafrica|afrique du sud
`;

/** In other letters, as `withoutAccents` leaves them. */
const otherLetters = `
AE الإمارات|الامارات
AM հայաստան
BD বাংলাদেশ
BG българия
BY беларусь
CN 中国|中國
CY κυπρος
DZ الجزائر
EG مصر
ET ኢትዮጵያ
GE საქართველო
GR ελλαδα
IL ישראל
IN भारत
IQ العراق
IR ایران
JO الأردن
JP 日本
KR 대한민국|한국
KZ казахстан|қазақстан
LB لبنان
MA المغرب
MN монгол|монгол улс
NP नेपाल
PK پاکستان
RS србиjа|србија
RU россия
SA السعودية
SY سوريا
TH ประเทศไทย|ไทย
TN تونس
TW 台灣|臺灣|台湾
UA украина|україна
`;

const inOtherLetters = (words: string): string => withoutAccents(words.trim().toLowerCase());
const byOwnName: ReadonlyMap<string, string> = new Map([
  ...namesByCode(latin),
  ...namesByCode(otherLetters).map(([name, code]) => [inOtherLetters(name), code] as const),
]);

/** Letters that are no letter with an accent: "København", "Łódź". */
const unlike: Readonly<Record<string, string>> = { ø: "o", ł: "l", ß: "ss", æ: "ae", đ: "d", ı: "i", ə: "e", œ: "oe" };

/** As `foldWords`, also for the letters of Europe that are more than an accent: "kobenhavn". */
export const plainly = (words: string): string =>
  foldWords(words.toLowerCase().replace(/[øłßæđıəœ]/g, (letter) => unlike[letter] ?? letter));

/** The ISO code of a country by the name that it has in a language of its own: "Polska", "Deutschland", "España", "日本"; null for others. */
export const countryByOwnName = (words: string): string | null =>
  byOwnName.get(plainly(words)) ?? byOwnName.get(inOtherLetters(words)) ?? null;
