/** One sum of money in a text: its position, its amount and its currency (ISO code). */
export type Money = {
  start: number;
  end: number;
  /** As written, multiplied out: "$1.5 million" is 1500000, "$5,239.45" is 5239.45. */
  value: number;
  /** The number before its multiplier: 1.5 of "$1.5 million". */
  coefficient: number;
  currency: string;
  /** False for a number that names no currency. */
  marked: boolean;
};

const isoCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Signs and words before a number, longest first: A$ is not $. */
const signs: readonly (readonly [pattern: string, currency: string])[] = [
  ["US\\s?\\$|U\\.S\\.\\s?\\$|USD\\s?\\$", "USD"],
  ["(?:CA|CAD|C|Can)\\s?\\$", "CAD"],
  ["(?:AU|AUD|A)\\s?\\$", "AUD"],
  ["(?:NZ|NZD)\\s?\\$", "NZD"],
  ["(?:HK|HKD)\\s?\\$", "HKD"],
  ["(?:SG|SGD|S)\\s?\\$", "SGD"],
  ["(?:NT|TWD)\\s?\\$", "TWD"],
  ["R\\$", "BRL"],
  ["(?:MX|MXN)\\s?\\$", "MXN"],
  ["\\$", "USD"],
  ["£", "GBP"],
  ["€", "EUR"],
  ["₹|Rs\\.?|INR", "INR"],
  ["¥", "JPY"],
  ["₩", "KRW"],
  ["₦", "NGN"],
  ["₺", "TRY"],
  ["₪", "ILS"],
];

const multipliers: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  million: 1e6,
  billion: 1e9,
};

/** Words after a number, for currencies that are usually spelt out. */
const namedCurrencies: readonly (readonly [RegExp, string])[] = [
  [/^\s?(?:US|U\.S\.|American)\s+dollars?\b/i, "USD"],
  [/^\s?Canadian(?:\s+dollars?)?\b/i, "CAD"],
  [/^\s?Australian(?:\s+dollars?)?\b/i, "AUD"],
  [/^\s?(?:New Zealand|NZ)\s+dollars?\b/i, "NZD"],
  [/^\s?(?:Hong Kong|HK)\s+dollars?\b/i, "HKD"],
  [/^\s?dollars?\b/i, "USD"],
  [/^\s?(?:pounds?(?: sterling)?\b|£)/i, "GBP"],
  [/^\s?(?:euros?\b|€)/i, "EUR"],
  [/^\s?rupees?\b/i, "INR"],
  [/^\s?(?:kr|kronor|kroner)\b/i, "SEK"],
];

// The look-arounds exclude what is not an English number: 1.234,56, 1,00,000, 4th, 3D, 50%.
const number =
  /(?<![\d.,:/\w])(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})(?!\d))?(?:\s?(k|thousand|mm|mil|million|m|billion)\b)?(?![\w%]|[.,:/]\d|\s?percent)/giu;
const withPrefix = signs.map(
  ([pattern, currency]) => [new RegExp(`(?<![A-Za-z])(?:${pattern})\\s{0,2}$`, "u"), currency] as const,
);

/** Every sum of money in the words, in order, and every plain number, which may or may not be one (`marked: false`). */
export function readMoney(words: string): Money[] {
  const found: Money[] = [];
  for (const match of spaced(words).matchAll(number)) {
    const [whole, digits = "", cents = "0", word] = match;
    const coefficient = Number(`${digits.replaceAll(",", "")}.${cents}`);
    const value = Math.round(coefficient * (multipliers[word?.toLowerCase() ?? ""] ?? 1) * 100) / 100;
    const end = match.index + whole.length;
    const currency =
      currencyAfter(words.slice(end, end + 24)) ??
      currencyBefore(words.slice(Math.max(0, match.index - 8), match.index));
    found.push({ start: match.index, end, value, coefficient, currency: currency ?? "USD", marked: currency !== null });
  }
  return found;
}

/**
 * Separates "USD5000" and "Rs5000" into letters and number. The length stays the same, so that positions stay right.
 */
function spaced(words: string): string {
  return words.replace(/[A-Za-z$£€₹¥](?=\d)/g, (letter, at: number) => {
    const before = words.slice(Math.max(0, at - 2), at + 1);
    return /[$£€₹¥]/.test(letter) || isoCodes.has(before) || /Rs$/.test(before) ? " " : letter;
  });
}

function currencyBefore(before: string): string | null {
  const code = /(?<![A-Za-z])([A-Z]{3})\s?$/.exec(before)?.[1];
  if (code && isoCodes.has(code)) return code;
  return withPrefix.find(([pattern]) => pattern.test(before))?.[1] ?? null;
}

function currencyAfter(after: string): string | null {
  const code = /^\s?([A-Z]{3})(?![A-Za-z])/.exec(after)?.[1];
  if (code && isoCodes.has(code)) return code;
  return namedCurrencies.find(([pattern]) => pattern.test(after))?.[1] ?? null;
}
