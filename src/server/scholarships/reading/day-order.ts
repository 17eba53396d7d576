const numericDay = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/g;

/**
 * Whether a file writes days as "31/01/2027": one of its days can only be read so, and none only as "01/31/2027". One text alone
 * ("03/04/2027") does not tell.
 */
export function writesDayFirst(texts: Iterable<string>): boolean {
  let isDayFirst = false;
  for (const text of texts)
    for (const [, one, , two] of text.matchAll(numericDay)) {
      if (Number(two) > 12) return false;
      if (Number(one) > 12) isDayFirst = true;
    }
  return isDayFirst;
}

/** The text with its days of the form "03/04/2027" written as the US does, "04/03/2027". */
export const inUsOrder = (text: string): string => text.replace(numericDay, "$3$2$1$2$4");

/** Days in the count of spreadsheets from 2009 to 2064: 46522 is 2027-05-15. */
const count = /^(?:4\d{4}|5\d{4})(?:\.\d+)?$/;

/** The day that a spreadsheet counts (1 is the first of 1900), as YYYY-MM-DD; another text as it is. */
export function spreadsheetDay(text: string): string {
  if (!count.test(text)) return text;
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(text)) * 86_400_000).toISOString().slice(0, 10);
}
