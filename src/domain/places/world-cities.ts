import { namesByCode } from "./names-by-code.ts";

const cities = `
AE|dubai abu_dhabi
AR|buenos_aires
AT|vienna
AU|sydney melbourne brisbane perth adelaide canberra
BD|dhaka
BE|brussels
BR|sao_paulo rio_de_janeiro
CA|toronto vancouver montreal ottawa calgary edmonton winnipeg
CH|zurich geneva
CL|santiago
CN|beijing shanghai
CO|bogota medellin
CU|havana
CZ|prague
DE|berlin munich hamburg frankfurt heidelberg
DK|copenhagen
DO|santo_domingo
EC|quito guayaquil
EG|cairo
ES|madrid barcelona
FI|helsinki
FR|paris
GB|london edinburgh glasgow
GH|accra kumasi
GR|athens
HN|tegucigalpa
HT|port_au_prince
HU|budapest
ID|jakarta
IE|dublin
IL|jerusalem tel_aviv
IN|mumbai delhi new_delhi bangalore bengaluru chennai hyderabad kolkata pune
IT|rome milan florence bologna
JM|kingston
JP|tokyo kyoto osaka
KE|nairobi
KR|seoul
LB|beirut
MX|mexico_city guadalajara monterrey tijuana
MY|kuala_lumpur
NG|lagos abuja
NL|amsterdam
NO|oslo
NP|kathmandu
NZ|auckland
PE|lima
PH|manila
PK|karachi lahore islamabad
PL|warsaw krakow
PT|lisbon
QA|doha
RU|moscow
SE|stockholm
SV|san_salvador
TH|bangkok
TR|istanbul ankara
TW|taipei
UA|kyiv kiev
VE|caracas
VN|hanoi saigon
ZA|cape_town johannesburg
`;

/** Cities outside the US that people name without their country, in lower case, each with its country. */
export const countryOfCity: ReadonlyMap<string, string> = new Map(
  cities
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [code = "", names = ""] = row.split("|");
      return names.split(" ").map((name) => [name.replaceAll("_", " "), code] as const);
    }),
);

const ofOneCountry = `
AE dubai|abu dhabi
AL tirana
AM yerevan
AO luanda
AR buenos aires
AT wien
AZ baku
BD dhaka|chittagong
BE bruxelles
BR sao paulo|rio de janeiro|brasilia|belo horizonte
CD kinshasa
CH zurich|lausanne
CI abidjan
CL santiago de chile
CM yaounde|douala
CN beijing|shanghai|guangzhou|shenzhen
CO medellin|barranquilla
CZ praha|brno
DE munchen|koln|dusseldorf|frankfurt am main
DK kobenhavn|aarhus
DO santo domingo
EC guayaquil
EE tallinn
EG al qahirah|el cairo
ES sevilla
ET addis ababa
FI helsinki
FR marseille
GH accra|kumasi
GR thessaloniki
GT ciudad de guatemala|guatemala city
HN tegucigalpa|san pedro sula
HR zagreb
HT port au prince
HU budapest
ID jakarta|surabaya|yogyakarta
IN mumbai|new delhi|bengaluru|bangalore|chennai|kolkata|pune|ahmedabad
IQ baghdad
IR tehran|teheran
IS reykjavik
IT napoli|torino|firenze|venezia
JP tokyo|kyoto|osaka|yokohama
KE nairobi|mombasa
KH phnom penh
KR seoul|busan
KZ almaty
LK colombo
LT vilnius
LV riga
MA casablanca|marrakesh
MM yangon
MN ulaanbaatar
MX ciudad de mexico|mexico city|cdmx|guadalajara|tijuana
MY kuala lumpur
MZ maputo
NG abuja|ibadan
NI managua
NO oslo
NP kathmandu
PH quezon city
PK karachi|lahore|islamabad
PL warszawa|krakow|lodz|wroclaw|poznan|gdansk
PT lisboa
QA doha
RO bucuresti|bucharest
RS beograd
RU moskva
RW kigali
SA riyadh|jeddah
SE goteborg
SI ljubljana
SK bratislava
SN dakar
TH bangkok
TN tunis
TR istanbul|ankara|izmir
TW taipei
TZ dar es salaam
UA kyiv|kharkiv|lviv
UG kampala
UZ tashkent
VE caracas
VN hanoi|ha noi|ho chi minh city|saigon
ZA cape town|johannesburg|pretoria
ZM lusaka
ZW harare
`;

/** Cities with whose name nobody means one in the US or in a second country, as `plainly` spells them. "Warsaw", "Lima" and "Hyderabad" are not. */
export const countryOfOnlyCity: ReadonlyMap<string, string> = new Map(namesByCode(ofOneCountry));
