import { foldWords } from "./folded-words.ts";
import { nearestNames } from "./nearest-names.ts";
import { countryByOwnName } from "./own-country-names.ts";

/** ISO 3166-1 two-letter codes with the usual English short names. */
const names =
  "AD Andorra|AE United Arab Emirates|AF Afghanistan|AG Antigua and Barbuda|AI Anguilla|AL Albania|AM Armenia|" +
  "AO Angola|AR Argentina|AS American Samoa|AT Austria|AU Australia|AW Aruba|AX Åland Islands|AZ Azerbaijan|" +
  "BA Bosnia and Herzegovina|BB Barbados|BD Bangladesh|BE Belgium|BF Burkina Faso|BG Bulgaria|BH Bahrain|" +
  "BI Burundi|BJ Benin|BL Saint Barthélemy|BM Bermuda|BN Brunei|BO Bolivia|BQ Caribbean Netherlands|BR Brazil|" +
  "BS Bahamas|BT Bhutan|BW Botswana|BY Belarus|BZ Belize|CA Canada|CC Cocos (Keeling) Islands|" +
  "CD Democratic Republic of the Congo|CF Central African Republic|CG Republic of the Congo|CH Switzerland|" +
  "CI Côte d’Ivoire|CK Cook Islands|CL Chile|CM Cameroon|CN China|CO Colombia|CR Costa Rica|CU Cuba|CV Cape Verde|" +
  "CW Curaçao|CX Christmas Island|CY Cyprus|CZ Czechia|DE Germany|DJ Djibouti|DK Denmark|DM Dominica|" +
  "DO Dominican Republic|DZ Algeria|EC Ecuador|EE Estonia|EG Egypt|EH Western Sahara|ER Eritrea|ES Spain|" +
  "ET Ethiopia|FI Finland|FJ Fiji|FK Falkland Islands|FM Micronesia|FO Faroe Islands|FR France|GA Gabon|" +
  "GB United Kingdom|GD Grenada|GE Georgia|GF French Guiana|GG Guernsey|GH Ghana|GI Gibraltar|GL Greenland|" +
  "GM Gambia|GN Guinea|GP Guadeloupe|GQ Equatorial Guinea|GR Greece|GT Guatemala|GU Guam|GW Guinea-Bissau|" +
  "GY Guyana|HK Hong Kong|HN Honduras|HR Croatia|HT Haiti|HU Hungary|ID Indonesia|IE Ireland|IL Israel|" +
  "IM Isle of Man|IN India|IQ Iraq|IR Iran|IS Iceland|IT Italy|JE Jersey|JM Jamaica|JO Jordan|JP Japan|KE Kenya|" +
  "KG Kyrgyzstan|KH Cambodia|KI Kiribati|KM Comoros|KN Saint Kitts and Nevis|KP North Korea|KR South Korea|" +
  "KW Kuwait|KY Cayman Islands|KZ Kazakhstan|LA Laos|LB Lebanon|LC Saint Lucia|LI Liechtenstein|LK Sri Lanka|" +
  "LR Liberia|LS Lesotho|LT Lithuania|LU Luxembourg|LV Latvia|LY Libya|MA Morocco|MC Monaco|MD Moldova|" +
  "ME Montenegro|MF Saint Martin|MG Madagascar|MH Marshall Islands|MK North Macedonia|ML Mali|MM Myanmar|" +
  "MN Mongolia|MO Macao|MP Northern Mariana Islands|MQ Martinique|MR Mauritania|MS Montserrat|MT Malta|" +
  "MU Mauritius|MV Maldives|MW Malawi|MX Mexico|MY Malaysia|MZ Mozambique|NA Namibia|NC New Caledonia|NE Niger|" +
  "NF Norfolk Island|NG Nigeria|NI Nicaragua|NL Netherlands|NO Norway|NP Nepal|NR Nauru|NU Niue|NZ New Zealand|" +
  "OM Oman|PA Panama|PE Peru|PF French Polynesia|PG Papua New Guinea|PH Philippines|PK Pakistan|PL Poland|" +
  "PM Saint Pierre and Miquelon|PN Pitcairn Islands|PR Puerto Rico|PS Palestine|PT Portugal|PW Palau|PY Paraguay|" +
  "QA Qatar|RE Réunion|RO Romania|RS Serbia|RU Russia|RW Rwanda|SA Saudi Arabia|SB Solomon Islands|SC Seychelles|" +
  "SD Sudan|SE Sweden|SG Singapore|SH Saint Helena|SI Slovenia|SJ Svalbard and Jan Mayen|SK Slovakia|" +
  "SL Sierra Leone|SM San Marino|SN Senegal|SO Somalia|SR Suriname|SS South Sudan|ST São Tomé and Príncipe|" +
  "SV El Salvador|SX Sint Maarten|SY Syria|SZ Eswatini|TC Turks and Caicos Islands|TD Chad|TG Togo|TH Thailand|" +
  "TJ Tajikistan|TK Tokelau|TL Timor-Leste|TM Turkmenistan|TN Tunisia|TO Tonga|TR Türkiye|TT Trinidad and Tobago|" +
  "TV Tuvalu|TW Taiwan|TZ Tanzania|UA Ukraine|UG Uganda|US United States|UY Uruguay|UZ Uzbekistan|VA Vatican City|" +
  "VC Saint Vincent and the Grenadines|VE Venezuela|VG British Virgin Islands|VI U.S. Virgin Islands|VN Vietnam|" +
  "VU Vanuatu|WF Wallis and Futuna|WS Samoa|XK Kosovo|YE Yemen|YT Mayotte|ZA South Africa|ZM Zambia|ZW Zimbabwe";

const otherNames: Record<string, string> = {
  usa: "US",
  "u s a": "US",
  "u s": "US",
  america: "US",
  "united states of america": "US",
  "the united states": "US",
  uk: "GB",
  "u k": "GB",
  britain: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  uae: "AE",
  emirates: "AE",
  burma: "MM",
  "czech republic": "CZ",
  holland: "NL",
  "the netherlands": "NL",
  korea: "KR",
  "republic of korea": "KR",
  "s korea": "KR",
  "ivory coast": "CI",
  "viet nam": "VN",
  "russian federation": "RU",
  turkey: "TR",
  turkiye: "TR",
  swaziland: "SZ",
  macedonia: "MK",
  "cabo verde": "CV",
  "east timor": "TL",
  macau: "MO",
  "hong kong sar": "HK",
  "mainland china": "CN",
  "peoples republic of china": "CN",
  "republic of china": "TW",
  "dr congo": "CD",
  drc: "CD",
  "democratic republic of congo": "CD",
  congo: "CG",
  "the gambia": "GM",
  "the bahamas": "BS",
  "the philippines": "PH",
  "republic of ireland": "IE",
  "islamic republic of iran": "IR",
  "syrian arab republic": "SY",
  "lao pdr": "LA",
  "republic of moldova": "MD",
  "united republic of tanzania": "TZ",
  bosnia: "BA",
  trinidad: "TT",
  "palestinian territories": "PS",
  "state of palestine": "PS",
  "the vatican": "VA",
};

const byCode = new Map(names.split("|").map((entry) => [entry.slice(0, 2), entry.slice(3)]));
const byName = new Map<string, string>([
  ...[...byCode].map(([code, name]) => [foldWords(name), code] as const),
  ...Object.entries(otherNames),
]);

/**
 * The ISO code of a country written as a code ("FR"), by a usual English name ("UK", "South Korea") or by its own ("Polska"); null for others.
 */
export function countryCode(words: string): string | null {
  const code = words.trim().toUpperCase();
  return byCode.has(code) ? code : (byName.get(foldWords(words)) ?? countryByOwnName(words));
}

/** The ISO code of a country by its name in English or in a language of its own. Two-letter codes give null, except US and UK. */
export function countryNamed(words: string): string | null {
  const folded = foldWords(words);
  return folded === "us" ? "US" : (byName.get(folded) ?? countryByOwnName(words));
}

/** The message for words that name no country. It suggests the country that may be meant. */
export function unknownCountry(words: string): string {
  const [meant] = nearestNames(words, [...byCode.values()], 1);
  return meant
    ? `We don't know the country “${words}”. Did you mean ${meant}?`
    : `We don't know the country “${words}”. Use its English name, such as Mexico.`;
}

/** Every English spelling that `countryNamed` knows, as `foldWords` writes it, with its ISO code. */
export function countrySpellings(): (readonly [name: string, code: string])[] {
  return [...byName];
}

/** The name of a country: "France" for "FR"; an unknown code is returned unchanged. */
export function countryName(code: string): string {
  return byCode.get(code) ?? code;
}

/** All countries by name, for a list to choose from. */
export function countries(): { code: string; name: string }[] {
  return [...byCode].map(([code, name]) => ({ code, name })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

const withArticle =
  /^(?:United|Republic|Democratic|Dominican|Central|Netherlands|Philippines|Bahamas|Gambia|Maldives)|Islands$/;

/** The name of a country inside a sentence: "the United States", "France". */
export const countryInSentence = (code: string): string =>
  `${withArticle.test(countryName(code)) ? "the " : ""}${countryName(code)}`;
