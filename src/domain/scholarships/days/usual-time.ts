import { monthNames } from "../../calendar/months.ts";
import { capitalized } from "../../words/capitalized.ts";

/** The part of a year in which a deadline usually is: its first and last day as MM-DD. It may go over the new year. */
export type UsualTime = { from: string; to: string };

const namesOfMonths = monthNames.split(" ").map(capitalized);
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
  "in on at by the a of or and to from between through until end beginning middle early late mid close closes closing due nominate before region senior year".split(
    " ",
  ),
);

/**
 * The usual time that words such as `Usually in October`, `usually closes in the early fall` or `Usually before the fall` name. Null
 * where they name none, a day, several rounds, or say more than is understood.
 */
export function usualTime(words: string | null): UsualTime | null {
  const [, after] = (words ?? "").split(/\busually\b/i);
  if (after === undefined) return null;
  const said = (after.split(/[.;]/)[0] ?? "").split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const times = said.flatMap((word, at) => named(word, said.slice(0, at)) ?? []);
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return null;
  if (said.some((word) => !isName(word) && !neutral.has(word.toLowerCase()))) return null;
  // "In winter and summer" are two rounds.
  if (said.includes("and") && !said.includes("between")) return null;
  return { from: first.from, to: last.to };
}

/** A month is written with a capital, as "may" is a verb too. */
const isName = (word: string) => namesOfMonths.includes(word) || seasonAt(word) >= 0;
const seasonAt = (word: string) => seasonNames.indexOf(word.toLowerCase().replace("autumn", "fall"));

function named(word: string, before: readonly string[]): UsualTime | null {
  const season = seasonAt(word);
  const all = season < 0 ? months : seasons;
  const at = season < 0 ? namesOfMonths.indexOf(word) : season;
  const time = all[at];
  if (!time) return null;
  const near = before.slice(-2).map((each) => each.toLowerCase());
  if (near.includes("before")) return all.at(at - 1) ?? null;
  if (season < 0) {
    const end = endsOfParts.get(near.at(-1) ?? "");
    return end ? { from: time.from, to: `${time.from.slice(0, 3)}${end}` } : time;
  }
  return near.includes("early") ? { from: time.from, to: endsOfEarly[season] ?? time.to } : time;
}
