const currencies = /£|€|\b(?:CAN?|C|AU?|NZ)\$|\b(?:GBP|EUR|CAD|AUD|NZD|CHF|SEK|NOK|DKK|JPY|CNY|SGD|HKD)\b/;

/** The first currency that the words name, other than the US dollar: `€`, `CAD`; null where they name none. */
export const otherMoney = (words: string): string | null => currencies.exec(words)?.[0] ?? null;
