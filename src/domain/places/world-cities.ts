import { namesByCode } from "./names-by-code.ts";

/** A country in each line, with its cities as `plainly` spells them. "?": others are called so too, as "Warsaw", "Lima" and "Hyderabad". */
const cities = `
AE dubai|abu dhabi
AL tirana
AM yerevan
AO luanda
AR buenos aires
AT vienna?|wien
AU sydney?|melbourne?|brisbane?|perth?|adelaide?|canberra?
AZ baku
BD dhaka|chittagong
BE brussels?|bruxelles
BR sao paulo|rio de janeiro|brasilia|belo horizonte
CA toronto?|vancouver?|montreal?|ottawa?|calgary?|edmonton?|winnipeg?
CD kinshasa
CH zurich|geneva?|lausanne
CI abidjan
CL santiago?|santiago de chile
CM yaounde|douala
CN beijing|shanghai|guangzhou|shenzhen
CO bogota?|medellin|barranquilla
CU havana?
CZ prague?|praha|brno
DE berlin?|munich?|hamburg?|frankfurt?|heidelberg?|munchen|koln|dusseldorf|frankfurt am main
DK copenhagen?|kobenhavn|aarhus
DO santo domingo
EC quito?|guayaquil
EE tallinn
EG cairo?|al qahirah|el cairo
ES madrid?|barcelona?|sevilla
ET addis ababa
FI helsinki
FR paris?|marseille
GB london?|edinburgh?|glasgow?
GH accra|kumasi
GR athens?|thessaloniki
GT ciudad de guatemala|guatemala city
HN tegucigalpa|san pedro sula
HR zagreb
HT port au prince
HU budapest
ID jakarta|surabaya|yogyakarta
IE dublin?
IL jerusalem?|tel aviv?
IN mumbai|delhi?|new delhi|bangalore|bengaluru|chennai|hyderabad?|kolkata|pune|ahmedabad
IQ baghdad
IR tehran|teheran
IS reykjavik
IT rome?|milan?|florence?|bologna?|napoli|torino|firenze|venezia
JM kingston?
JP tokyo|kyoto|osaka|yokohama
KE nairobi|mombasa
KH phnom penh
KR seoul|busan
KZ almaty
LB beirut?
LK colombo
LT vilnius
LV riga
MA casablanca|marrakesh
MM yangon
MN ulaanbaatar
MX mexico city|guadalajara|monterrey?|tijuana|ciudad de mexico|cdmx
MY kuala lumpur
MZ maputo
NG lagos?|abuja|ibadan
NI managua
NL amsterdam?
NO oslo
NP kathmandu
NZ auckland?
PE lima?
PH manila?|quezon city
PK karachi|lahore|islamabad
PL warsaw?|krakow|warszawa|lodz|wroclaw|poznan|gdansk
PT lisbon?|lisboa
QA doha
RO bucuresti|bucharest
RS beograd
RU moscow?|moskva
RW kigali
SA riyadh|jeddah
SE stockholm?|goteborg
SI ljubljana
SK bratislava
SN dakar
SV san salvador?
TH bangkok
TN tunis
TR istanbul|ankara|izmir
TW taipei
TZ dar es salaam
UA kyiv|kiev?|kharkiv|lviv
UG kampala
UZ tashkent
VE caracas
VN hanoi|saigon|ha noi|ho chi minh city
ZA cape town|johannesburg|pretoria
ZM lusaka
ZW harare
`;

const named = namesByCode(cities);

/** Cities outside the US that people name without their country, in lower case, each with its country. */
export const countryOfCity: ReadonlyMap<string, string> = new Map(
  named.map(([name, code]) => [name.replace("?", ""), code]),
);

/** Those of them with whose name nobody means one in the US or in a second country. */
export const countryOfOnlyCity: ReadonlyMap<string, string> = new Map(named.filter(([name]) => !name.endsWith("?")));
