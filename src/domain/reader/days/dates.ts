/** A day as written in a text: `year` is null where none is written ("April 1"). */
export type WrittenDate = { start: number; end: number; year: number | null; monthDay: string };

const monthNames =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const monthNumbers: readonly string[] = [
  "jan",
  "feb",
  "mar",
  "apr",
  "may",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct",
  "nov",
  "dec",
];
const month = `(?<name>${monthNames})\\b\\.?`;
const day = "(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|\\s?[ap]\\.?m)";
const year = "(?<year>(?:19|20|29)\\d\\d|['’]\\d\\d)(?!\\d)";

type Parts = { year: number | null; month: number; day: number };
type Notation = { pattern: RegExp; read: (parts: Record<string, string | undefined>, thisYear: number) => Parts };

const named: Notation["read"] = (p, thisYear) => ({
  year: fullYear(p.year?.replace(/\D/g, ""), thisYear),
  month: monthNumbers.indexOf((p.name ?? "").slice(0, 3).toLowerCase()) + 1,
  day: Number(p.day),
});

/** Tried in this order. A later one does not read what an earlier one matched. */
const notations: readonly Notation[] = [
  {
    pattern: /(?<!\d)(?<year>(?:19|20|29)\d\d)(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?!\d)/g,
    read: (p) => ({ year: Number(p.year), month: Number(p.month), day: Number(p.day) }),
  },
  {
    // US order, unless the first number cannot be a month or the numbers are joined by dots.
    pattern:
      /(?<![\d/.-])(?<a>\d{1,2})\s?(?<mark>[-/.])\s?(?<b>\d{1,2})\s?\k<mark>\s?(?<year>(?:19|20|29)?\d\d)(?![\d/-])/g,
    read: (p, thisYear) => {
      const dayFirst = Number(p.a) > 12 || p.mark === ".";
      const [month, day] = dayFirst ? [p.b, p.a] : [p.a, p.b];
      return { year: fullYear(p.year, thisYear), month: Number(month), day: Number(day) };
    },
  },
  { pattern: new RegExp(`\\b${month}\\s*${day},?\\s*${year}`, "gi"), read: named },
  { pattern: new RegExp(`(?<!\\d)${day}\\s*(?:of\\s+|-)?${month}(?:,|-|\\s+of)?\\s*${year}`, "gi"), read: named },
  { pattern: new RegExp(`\\b${month}\\s*${day}`, "gi"), read: named },
  { pattern: new RegExp(`(?<!\\d)${day}\\s*(?:of\\s+|-)?${month}(?!,?\\s*\\d{4})`, "gi"), read: named },
  {
    pattern: /(?<![\d/.-])(?<month>\d{1,2})\/(?<day>\d{1,2})(?![\d/.%]|\s?(?:of|hour))/g,
    read: (p) => ({ year: null, month: Number(p.month), day: Number(p.day) }),
  },
];

/**
 * Every calendar day written in the words, in order; days that do not exist (February 30) are left out.
 * `thisYear` tells which century two digits mean.
 */
export function readDates(words: string, thisYear: number): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (const { pattern, read } of notations) {
    for (const match of words.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((date) => start < date.end && date.start < end)) continue;
      const parts = read(match.groups ?? {}, thisYear);
      const monthDay = existing(parts);
      if (monthDay) found.push({ start, end, year: parts.year, monthDay });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Two digits mean a year at most 20 ahead. */
function fullYear(written: string | undefined, thisYear: number): number | null {
  if (!written) return null;
  if (written.length === 4) return Number(written);
  const inThisCentury = Math.floor(thisYear / 100) * 100 + Number(written);
  return inThisCentury > thisYear + 20 ? inThisCentury - 100 : inThisCentury;
}

function existing({ year, month, day }: Parts): string | null {
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
