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
