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
/** Spanish and French, by number. A name that is the same in both stands once. */
const foreignMonths: ReadonlyMap<string, number> = new Map(
  [
    "enero janvier",
    "febrero février fevrier",
    "marzo mars",
    "abril avril",
    "mayo mai",
    "junio juin",
    "julio juillet",
    "agosto août aout",
    "septiembre setiembre septembre",
    "octubre octobre",
    "noviembre novembre",
    "diciembre décembre decembre",
  ].flatMap((all, i) => all.split(" ").map((name): [string, number] => [name, i + 1])),
);
const month = `(?<name>${monthNames})(?![a-z])\\.?`;
// "March 1-15" ends on the 15th. A number before "pm" or a colon and minutes is a time.
const day =
  "(?:\\d{1,2}(?:st|nd|rd|th)?\\s?(?:-|–|to)\\s?)?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:\\d|\\s?[ap]\\.?m\\b|,\\d{3}(?!\\d))";
const year = "(?<year>\\d{4}|['’]\\d\\d)(?!\\d)";
const beforeYear = "(?:,|-|\\s+of|\\s+in)?\\s*\\(?";
const dayOf = "(?:\\s+day)?\\s*(?:of\\s+|-)?";

/** "First" to "thirty-first", by number. */
const ordinals: ReadonlyMap<string, number> = new Map(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first"
    .split(" ")
    .map((name, i) => [name, i + 1] as const),
);
const ordinal = `(?<ordinal>${[...ordinals.keys()].toReversed().join("|")})`;

type Parts = { year: number | null; month: number; day: number };
/** `needs`: what stands in all words that the pattern matches. Most words hold no day, which this tells at once. */
type Notation = {
  needs: readonly Need[];
  pattern: RegExp;
  read: (parts: Record<string, string | undefined>, thisYear: number) => Parts;
};
type Need = "digit" | "month" | "foreign month";
const needs: Readonly<Record<Need, RegExp>> = {
  digit: /\d/,
  month: new RegExp(monthNumbers.join("|"), "i"),
  "foreign month": new RegExp([...foreignMonths.keys()].join("|"), "iu"),
};

const named: Notation["read"] = (p, thisYear) => ({
  year: fullYear(p.year?.replace(/\D/g, ""), thisYear),
  month: monthNumbers.indexOf((p.name ?? "").slice(0, 3).toLowerCase()) + 1,
  day: Number(p.day),
});
const numeric: Notation["read"] = (p, thisYear) => ({
  year: fullYear(p.year, thisYear),
  month: Number(p.month),
  day: Number(p.day),
});

/** Tried in this order. A later one does not read what an earlier one matched. */
const notations: readonly Notation[] = [
  {
    needs: ["digit"],
    pattern: /(?<!\d)(?<year>\d{4})\s?(?<mark>[-/.])\s?(?<month>\d{1,2})\s?\k<mark>\s?(?<day>\d{1,2})(?!\d)/g,
    read: numeric,
  },
  {
    needs: ["digit"],
    pattern: /(?<![\d.,/-])(?<year>20\d\d)(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?!\d)/g,
    read: numeric,
  },
  {
    // US order, unless the first number cannot be a month or the numbers are joined by dots.
    // "12/1/2026-2/28/2027" are two days.
    needs: ["digit"],
    pattern:
      /(?<![\d/.]|(?<![/.]\d{2,4})-)(?<a>\d{1,2})\s?(?<mark>[-/.])\s?(?<b>\d{1,2})\s?\k<mark>\s?(?<year>\d{4}|\d\d)(?![\d/]|-(?!\d{1,2}[/.]))/g,
    read: (p, thisYear) => {
      const dayFirst = Number(p.a) > 12 || (p.mark === "." && Number(p.b) <= 12);
      const [month, day] = dayFirst ? [p.b, p.a] : [p.a, p.b];
      return { year: fullYear(p.year, thisYear), month: Number(month), day: Number(day) };
    },
  },
  {
    needs: ["digit", "month"],
    pattern: new RegExp(
      `(?<!\\d)(?:(?<day>\\d{1,2})|(?<year>\\d{4}))[-/](?<name>${monthNames})[-/](?<last>\\d{4}|\\d\\d?)(?!\\d)`,
      "gi",
    ),
    read: (p, thisYear) =>
      named({ name: p.name, day: p.day ?? p.last, year: p.year ?? p.last?.padStart(2, "0") }, thisYear),
  },
  {
    needs: ["digit", "month"],
    pattern: new RegExp(`\\b(?<name>${monthNames})-(?<day>\\d{1,2})-(?<year>\\d{4}|\\d\\d)(?!\\d)`, "gi"),
    read: named,
  },
  // "31 Jan 27"
  {
    needs: ["digit", "month"],
    pattern: new RegExp(
      `(?<![\\d/-])(?<day>\\d{1,2})(?:st|nd|rd|th)? (?<name>${monthNames})\\.?,? (?<year>[23]\\d)(?![\\d,/-]|:\\d|\\s?[ap]\\.?m\\b|(?:st|nd|rd|th)\\b)`,
      "gi",
    ),
    read: named,
  },
  {
    needs: ["digit", "month"],
    pattern: new RegExp(`\\b${month}\\s*(?:the\\s+)?${day}${beforeYear}${year}`, "gi"),
    read: named,
  },
  {
    needs: ["digit", "month"],
    pattern: new RegExp(`(?<!\\d)${day}${dayOf}${month}${beforeYear}${year}`, "gi"),
    read: named,
  },
  {
    needs: ["digit", "month"],
    pattern: new RegExp(`(?<![\\d/-])(?<year>\\d{4}),?\\s+${month}\\s*${day}`, "gi"),
    read: named,
  },
  {
    needs: ["digit", "month"],
    pattern: new RegExp(`\\b${month}(?:\\s*(?:the\\s+)?|-)${day}(?!-\\d)`, "gi"),
    read: named,
  },
  {
    needs: ["digit", "month"],
    pattern: new RegExp(`(?<!\\d)${day}${dayOf}${month}(?!,?\\s*\\d{4})`, "gi"),
    read: named,
  },
  // "The fifteenth of March 2027", not "the first Friday of March"
  {
    needs: ["month"],
    pattern: new RegExp(`\\b${ordinal}(?: day)? of ${month}(?:${beforeYear}${year})?`, "gi"),
    read: (p, thisYear) => named({ ...p, day: String(ordinals.get((p.ordinal ?? "").toLowerCase())) }, thisYear),
  },
  // "15 de marzo de 2027", "1er mars", but not "12 Mayo Clinic scholarships"
  {
    needs: ["digit", "foreign month"],
    pattern: new RegExp(
      `(?<!\\d)(?<day>\\d{1,2})(?:º|°|er)? (?<of>de )?(?<name>${[...foreignMonths.keys()].join("|")})(?:,? (?:del? )?(?<year>\\d{4}))?(?![\\d\\p{L}])`,
      "giu",
    ),
    read: (p, thisYear) => {
      const { name = "" } = p;
      const isMonth = p.of !== undefined || p.year !== undefined || name === name.toLowerCase();
      return numeric({ ...p, month: String(isMonth ? foreignMonths.get(name.toLowerCase()) : 0) }, thisYear);
    },
  },
  {
    needs: ["digit"],
    pattern: /(?<![\d/.-])(?<month>\d{1,2})\/(?<day>\d{1,2})(?![\d/%]|\.\d|\s?(?:of|hour|through))/g,
    // "15/02", but not "24/7".
    read: (p, thisYear) =>
      Number(p.month) > 12 && p.day?.length === 2
        ? numeric({ month: p.day, day: p.month }, thisYear)
        : numeric(p, thisYear),
  },
];

type Written = { start: number; end: number; parts: Parts };

function allWritten(words: string, thisYear: number): Written[] {
  const found: Written[] = [];
  const lacks = (Object.keys(needs) as Need[]).filter((need) => !needs[need].test(words));
  for (const { needs: needed, pattern, read } of notations) {
    if (needed.some((need) => lacks.includes(need))) continue;
    for (const match of words.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((date) => start < date.end && date.start < end)) continue;
      found.push({ start, end, parts: read(match.groups ?? {}, thisYear) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/**
 * Every calendar day written in the words, in order; days that do not exist (February 30) are left out.
 * `thisYear` tells which century two digits mean.
 */
export function readDates(words: string, thisYear: number): WrittenDate[] {
  return allWritten(words, thisYear).flatMap(({ start, end, parts }) => {
    const monthDay = existing(parts);
    return monthDay ? [{ start, end, year: parts.year, monthDay }] : [];
  });
}

/** Where the words look like a day, whether or not that day exists. */
export function writtenDays(words: string): { start: number; end: number }[] {
  return allWritten(words, 2000);
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
