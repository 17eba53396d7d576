import { monthNames } from "../../../calendar/months.ts";
import { grammar, type Meaning, type Mention, toCheck } from "../../mention.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
import { highSchoolSenior } from "./class-school.ts";

const fillers = new Set(
  `in by during of the spring summer fall autumn winter from high school a an or and ${monthNames}
  year class academic college university be will their your with before between secondary school on date expected anticipated no not earlier later than after sooner`.split(
    /\s+/,
  ),
);
const graduation = tokenSet("graduate graduates graduated graduating graduation class grad grads senior seniors");

/** The year in which the student graduates: "class of 2027", "graduating in spring 2027", "2027 graduates". */
export const graduationYear = grammar({ clause: [graduation], title: [] }, ({ tokens, part }) => {
  // "Class of 1957 Scholarship" is named after those who gave it.
  if (part === "title") return [];
  return graduation
    .placesIn(tokens)
    .flatMap((at) => (isOfStudy(tokens, at) ? [] : (mentionAt(tokens, at) ?? seniorsOf(tokens, at) ?? [])))
    .filter(({ from, to }) => !gifts.has(wordAt(tokens, to)) && !isTold(tokens, from));
});

/** "The first seniors who received it were from | the 2011 graduating class": what was, which asks nothing of who applies. */
const isTold = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - 3), from).some(({ word }) => word === "were" || word === "was");

/** "Start graduate school in 2027": studies that begin. */
const isOfStudy = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "graduate" && ofStudies.has(wordAt(tokens, at + 1));
const ofStudies = wordSet(
  "school schools student students study studies program programs programme degree degrees level course courses work research fellowship fellowships assistantship assistantships",
);

/** "The class of 2025 | raised the money", "the class of 2024 | received it". */
const gifts = wordSet(
  "gave give gives raised donated donates established created funded funds started founded endowed presented presents received won voted chose",
);

/** "A | 2026 | high school senior". */
function seniorsOf(tokens: readonly Token[], at: number): Mention | null {
  // "The 2026 High School Senior Contest" is a name.
  if (!/^seniors?$/.test(wordAt(tokens, at)) || tokens[at]?.capital || tokens[at - 1]?.word !== "school") return null;
  const before = yearsBefore(tokens, at - 3);
  return before && { from: before.from, to: at - 2, meaning: years(before.found) };
}

function mentionAt(tokens: readonly Token[], at: number): Mention | null {
  const before = yearsBefore(tokens, tokens[at - 1]?.word === "school" ? at - 3 : at - 1);
  // "2026 | graduating seniors": others read the class.
  if (before !== null && tokens[at]?.word === "graduating" && tokens[at - 1]?.word !== "school")
    return { from: before.from, to: at, meaning: years(before.found) };
  if (before !== null && /^(?:graduates|graduating|grads|graduate)$/.test(wordAt(tokens, at)))
    return {
      from: before.from,
      to: at + 1,
      meaning: years(before.found),
      also: tokens[at - 1]?.word === "school" ? [check] : [],
    };
  if (/^seniors?$/.test(wordAt(tokens, at))) return null;
  if (tokens[at]?.word === "class" && tokens[at + 1]?.word !== "of") return null;
  return yearsAfter(tokens, at);
}

/** The years that end at a token: "2026", "2026 or 2027". */
function yearsBefore(tokens: readonly Token[], last: number): { from: number; found: number[] } | null {
  const year = yearOf(tokens[last]);
  if (year === null || isOfDate(tokens, last)) return null;
  const other = /^(?:or|and)$/.test(wordAt(tokens, last - 1)) ? yearOf(tokens[last - 2]) : null;
  return other === null ? { from: last, found: [year] } : { from: last - 2, found: [other, year] };
}

/** "Through April 15, | 2026, high school seniors may apply". */
const isOfDate = (tokens: readonly Token[], at: number): boolean =>
  /^(?:\d{1,2}|th|st|nd|rd)$/.test(wordAt(tokens, at - 1));

function yearsAfter(tokens: readonly Token[], at: number): Mention | null {
  const found: number[] = [];
  let to = at + 1;
  for (let next = at + 1; next < Math.min(tokens.length, at + 14); next++) {
    const year = yearOf(tokens[next]);
    if (year !== null) {
      found.push(year);
      to = next + 1;
      // "2026-27" names two years.
      if (Number(tokens[to]?.word) === (year + 1) % 100) {
        found.push(year + 1);
        to++;
        next++;
      }
    } else if (!fillers.has(wordAt(tokens, next)) && !isDay(tokens, next)) break;
  }
  if (found.length === 0) return null;
  const words = tokens.slice(at, to).map(({ word }) => word);
  const meaning = meaningOf(found, words, tokens[to]?.word);
  const isFuture = /^(?:graduating|graduate)$/.test(wordAt(tokens, at));
  const also = isFuture && (words.includes("high") || words.includes("secondary")) ? [highSchoolSenior] : [];
  return { from: at, to: endOf(tokens, to), meaning, also };
}

const isDay = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,2}$/.test(wordAt(tokens, at)) && fillers.has(wordAt(tokens, at - 1));

const check = toCheck("level");

const opening = new Set(["by", "before", "than", "after"]);
const later = new Set(["later", "after", "earlier", "before", "beyond"]);

/** Open ends ("by June 2027", "2025 or later") are left to check. */
function meaningOf(found: readonly number[], words: readonly string[], next: string | undefined): Meaning {
  const first = Math.min(...found);
  const last = Math.max(...found);
  const isOpen = words.some((word) => opening.has(word)) || later.has(next ?? "") || next === "or";
  if (isOpen || last - first > 10) return check;
  const isRange = words.includes("between") || (found.length === 2 && last - first === 1);
  return years(isRange ? Array.from({ length: last - first + 1 }, (_, i) => first + i) : [...new Set(found)]);
}

function endOf(tokens: readonly Token[], to: number): number {
  if (later.has(wordAt(tokens, to))) return to + 1;
  return tokens[to]?.word === "or" && later.has(wordAt(tokens, to + 1)) ? to + 2 : to;
}

const years = (list: number[]): Meaning => ({ about: "graduation_year", years: list });

/** Years of students of today; the class of 1957 applies for nothing. */
function yearOf(token: Token | undefined): number | null {
  return token && /^20[0-4]\d$/.test(token.word) ? Number(token.word) : null;
}
