import { namesOfMonths } from "../../calendar/months.ts";

/** The part of a year in which a deadline usually is: its first and last day as MM-DD. It may go over the new year. */
export type UsualTime = { from: string; to: string };

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const twoDigits = (number: number) => String(number).padStart(2, "0");
const months: UsualTime[] = lastDays.map((last, month) => ({
  from: `${twoDigits(month + 1)}-01`,
  to: `${twoDigits(month + 1)}-${last}`,
}));
const seasonNames = ["winter", "spring", "summer", "fall"];
/** They end late, as nobody knows which day the sponsor counts as the last one. */
const seasons: UsualTime[] = [
  { from: "12-01", to: "03-20" },
  { from: "03-01", to: "06-20" },
  { from: "06-01", to: "09-22" },
  { from: "09-01", to: "12-21" },
];
const endsOfEarly = ["01-31", "04-30", "07-31", "10-31"];
/** The last day of the part of a month that a word names: of "early October" and "mid-October". */
const endsOfParts = new Map([
  ["early", "15"],
  ["mid", "20"],
]);

/** Words beside the names of months and seasons that leave the time as it is. All others may make it another one. */
const neutral = new Set(
  "in on at by the a of or and to from between through until about around end beginning middle early late mid close closes closed closing due nominate before region program programs constituency course date named was most mostly each year senior".split(
    " ",
  ),
);
/** Where a text names the time without "usually": "most programs close between", "the last round closed in", "the date of the course, in". */
const lead = /\b(?:between|closed?|closes|closing|date|mostly)\b/i;

/** Whether there is a next round at all is not known. */
const isPaused = /\b(?:at present|currently|paused|suspended|discontinued)\b/i;

/**
 * The usual time of a deadline that its words name: `Usually in October`, `usually closes in the early fall`, `Between January and March`,
 * `The last round closed on November 2, 2025`, `October for U.S. citizens; December for everyone else`. Null
 * where they name none, several rounds, or say more than is understood.
 */
export function usualTime(words: string | null): UsualTime | null {
  const text = words ?? "";
  if (isPaused.test(text)) return null;
  const [, after] = text.split(/\busually\b/i);
  if (after !== undefined) return timeIn(after.split(/[.;]/)[0] ?? "");
  const clauses = text.split(/[.;]/);
  for (const clause of clauses) {
    const at = clause.search(lead);
    const time = at < 0 ? null : timeIn(clause.slice(at));
    if (time) return time;
  }
  return timeAtHeads(clauses, wordsOf(text));
}

/** Whether words tell the time of an earlier round alone: that of this year may be another one, and may be open. */
export const isOfEarlierRound = (words: string | null): boolean =>
  words !== null && !/\busually\b/i.test(words) && /\bclosed\b/i.test(words);

const wordsOf = (text: string) => text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");

function timeIn(clause: string): UsualTime | null {
  const said = wordsOf(clause);
  const time = timeOf(said);
  if (said.some((word, at) => !isName(word) && !neutral.has(word.toLowerCase()) && !isOfDate(said, at))) return null;
  // "In winter and summer" are two rounds.
  return said.includes("and") && !said.some((word) => word.toLowerCase() === "between") ? null : time;
}

/** From the first to the last time that is named. */
function timeOf(said: readonly string[]): UsualTime | null {
  const times = said.flatMap((_, at) => named(said, at) ?? []);
  const [first, last] = [times[0], times.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** Words that may stand before and between months with which a clause begins. */
const beforeHead = new Set(["the", "early", "late", "mid", "or"]);

/**
 * Of clauses that begin with months and go on with whom or what they are for: "The December or January date of your course". All that are
 * named must be such ones. A bare month is none, as it may be that of one year.
 */
function timeAtHeads(clauses: readonly string[], all: readonly string[]): UsualTime | null {
  const heads = clauses.flatMap((clause) => {
    const said = wordsOf(clause);
    const end = said.findIndex((word) => !isMonth(word) && !beforeHead.has(word.toLowerCase()));
    return end > 0 && headEnds.has(said[end] ?? "") ? [said.slice(0, end)] : [];
  });
  const inHeads = heads.flat();
  return inHeads.filter(isName).length === all.filter(isName).length ? timeOf(inHeads) : null;
}

const headEnds = new Set(["date", "for"]);

const isMonth = (word: string) => namesOfMonths.includes(word);
/** A month is written with a capital, as "may" is a verb too. */
const isName = (word: string) => isMonth(word) || seasonAt(word) >= 0;
const seasonAt = (word: string) => seasonNames.indexOf(word.toLowerCase().replace("autumn", "fall"));

const dayNumber = /^(?:[1-9]|[12][0-9]|3[01])$/;
const yearNumber = /^20[0-9]{2}$/;

/** The day and the year of "November 2, 2025". */
function isOfDate(said: readonly string[], at: number): boolean {
  const [word = "", before = "", beforeIt = ""] = [said[at], said[at - 1], said[at - 2]];
  if (dayNumber.test(word)) return isMonth(before);
  return yearNumber.test(word) && (isMonth(before) || (dayNumber.test(before) && isMonth(beforeIt)));
}

function named(said: readonly string[], at: number): UsualTime | null {
  const word = said[at] ?? "";
  const season = seasonAt(word);
  const all = season < 0 ? months : seasons;
  const place = season < 0 ? namesOfMonths.indexOf(word) : season;
  const time = all[place];
  if (!time) return null;
  const near = said.slice(Math.max(0, at - 2), at).map((each) => each.toLowerCase());
  if (near.includes("before")) return all.at(place - 1) ?? null;
  if (season >= 0) return near.includes("early") ? { from: time.from, to: endsOfEarly[season] ?? time.to } : time;
  const next = said[at + 1] ?? "";
  if (dayNumber.test(next)) {
    const day = `${time.from.slice(0, 3)}${next.padStart(2, "0")}`;
    return { from: day, to: day };
  }
  const end = endsOfParts.get(near.at(-1) ?? "");
  return end ? { from: time.from, to: `${time.from.slice(0, 3)}${end}` } : time;
}
