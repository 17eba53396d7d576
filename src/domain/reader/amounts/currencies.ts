/** Every ISO 4217 code that the platform knows. */
const isoCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
/** Codes that are English words too. In capitals they mean the word, unless the text is a number and its code. */
const wordCodes: ReadonlySet<string> = new Set(
  "ALL TOP TRY CUP PEN BAM LAK SOS MOP ANG MAD BOB GEL DOP COP".split(" "),
);

/** Signs and names before a number, longest first: A$5,000 is Australian, "a $5,000 award" and "A $5,000 award" are not. */
const signs: readonly (readonly [pattern: string, currency: string])[] = [
  ["US\\s?\\$|\\$US|U\\.S\\.\\s?\\$|USD\\s?\\$|(?:US|U\\.S\\.) [Dd]ollars?", "USD"],
  ["(?:CAN|CAD|CDN|Cdn|Canadian)\\s?\\$|(?:C|CA|Can)\\$|\\$CA?", "CAD"],
  ["(?:AUS?|AUD|Australian)\\s?\\$|(?:A|Aus)\\$|\\$AU?", "AUD"],
  ["(?:NZ|NZD)\\s?\\$|\\$NZ", "NZD"],
  ["(?:HK|HKD)\\s?\\$", "HKD"],
  ["(?:SG|SGD)\\s?\\$|S\\$", "SGD"],
  ["(?:NT|TWD)\\s?\\$", "TWD"],
  ["R\\$", "BRL"],
  ["(?:MX|MXN)\\s?\\$", "MXN"],
  ["(?:TT|TTD)\\s?\\$", "TTD"],
  ["(?:JA?|JMD)\\s?\\$", "JMD"],
  ["(?:B[Dd][Ss]|BBD)\\s?\\$", "BBD"],
  ["(?:EC|XCD)\\s?\\$", "XCD"],
  ["(?:FJ|FJD)\\s?\\$", "FJD"],
  ["\\$", "$"],
  ["£|(?:UK|GB)P?\\s?£|Pounds?", "GBP"],
  ["€|Euros?|EURO|euros?", "EUR"],
  ["₹|Rs\\.?|INR", "INR"],
  ["¥|Yen", "JPY"],
  ["₩", "KRW"],
  ["₦|N", "NGN"],
  ["Tk\\.?|৳", "BDT"],
  ["K?Shs?\\.?|Kshs?\\.?", "KES"],
  ["GH[₵¢S]|GHC", "GHS"],
  ["₺", "TRY"],
  ["₪", "ILS"],
  ["฿", "THB"],
  ["₱", "PHP"],
  ["₫", "VND"],
  ["RMB", "CNY"],
  ["RM", "MYR"],
  ["Fr\\.|SFr\\.?", "CHF"],
  ["R", "ZAR"],
];
const withPrefix = signs.map(
  ([pattern, currency]) => [new RegExp(`(?<![A-Za-z])(?:${pattern})\\s{0,2}$`, "u"), currency] as const,
);

/** Names after a number, for currencies that are usually spelled out. A name is one word, or two with "dollars". */
const names: ReadonlyMap<string, string> = new Map([
  ["us dollar", "USD"],
  ["american dollar", "USD"],
  ["canadian dollar", "CAD"],
  ["cdn", "CAD"],
  ["australian dollar", "AUD"],
  ["new zealand dollar", "NZD"],
  ["nz dollar", "NZD"],
  ["hong kong dollar", "HKD"],
  ["hk dollar", "HKD"],
  ["singapore dollar", "SGD"],
  ["dollar", "$"],
  ["$", "$"],
  ["pound", "GBP"],
  ["£", "GBP"],
  ["euro", "EUR"],
  ["€", "EUR"],
  ["rupee", "INR"],
  ["yen", "JPY"],
  ["yuan", "CNY"],
  ["rmb", "CNY"],
  ["korean won", "KRW"],
  ["ntd", "TWD"],
  ["nis", "ILS"],
  ["naira", "NGN"],
  ["rand", "ZAR"],
  ["baht", "THB"],
  ["ringgit", "MYR"],
  ["peso", "MXN"],
  ["reais", "BRL"],
  ["zloty", "PLN"],
  ["swiss franc", "CHF"],
  ["franc", "CHF"],
  ["kr", "SEK"],
  ["kronor", "SEK"],
  ["kroner", "SEK"],
  ["dirham", "AED"],
  ["shilling", "KES"],
  ["taka", "BDT"],
]);
/** Names of countries that make a currency of a "$" before the number: "$500 US". */
const countries: ReadonlyMap<string, string> = new Map([
  ["us", "USD"],
  ["american", "USD"],
  ["canadian", "CAD"],
  ["australian", "AUD"],
]);
const word = /^(?:[\s(]{0,2}|-)((?:[a-z.]+|[$£€](?!\s?\d))(?: zealand| kong)?)(?: (dollar|franc|won)s?\b)?/;

/**
 * The currency that the words around a number name, as an ISO code, or null. "$" means a dollar whose country is not
 * named.
 */
export function currencyOf(before: string, after: string): string | null {
  const sign = withPrefix.find(([pattern]) => pattern.test(before))?.[1] ?? codeBefore(before);
  const named = codeAfter(after, sign) ?? nameAfter(after, sign);
  return (sign === null || sign === "$" ? named : null) ?? sign;
}

/** The words before a number, without the sign of its currency: "up to Rs. " is "up to ". */
export function withoutSign(before: string): string {
  const sign = withPrefix.find(([pattern]) => pattern.test(before))?.[0];
  return sign ? before.replace(sign, "") : before;
}

function codeBefore(before: string): string | null {
  const code = /(?<![A-Za-z])([A-Z]{3})\s?$/.exec(before)?.[1];
  if (!code || !isoCodes.has(code)) return null;
  return wordCodes.has(code) && before.trim() !== code ? null : code;
}

function codeAfter(after: string, sign: string | null): string | null {
  const [whole, code] = /^[\s(]{0,2}([A-Z]{3})(?![A-Za-z])\)?/.exec(after) ?? [];
  if (!whole || !code || !isoCodes.has(code)) return null;
  const isWord = wordCodes.has(code) && (sign !== null || after.slice(whole.length).trim() !== "");
  return isWord ? null : code;
}

function nameAfter(after: string, sign: string | null): string | null {
  const [, first = "", second = ""] = word.exec(after.toLowerCase()) ?? [];
  const name = first.replaceAll(".", "");
  if (second !== "") return names.get(`${name} ${second}`) ?? null;
  if (sign === "$" && countries.has(name))
    return /^[\s(]{0,2}\p{Lu}/u.test(after) ? (countries.get(name) ?? null) : null;
  return names.get(name) ?? names.get(name.replace(/s$/, "")) ?? null;
}

/** Whether a letter before a digit ends the name of a currency: "USD5000", "Rs5000", "RM500", "$NZ500". */
export const endsCurrency = (letters: string): boolean =>
  isoCodes.has(letters.slice(-3)) || /(?:Rs|RM|RMB|K[Ss]h|(?:^|[^A-Za-z])Sh|Shs|Tk|\$(?:AU?|CA?|NZ|US))$/.test(letters);
