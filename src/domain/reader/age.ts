import { readableLine } from "./bounded-text.ts";

/** Whole years, both included. */
export type RequiredAge = { least: number; most: number };

// A number of years is an age only beside words such as "years old".
const old = "(?: years? |-years?-)(?:old|of age)";
const range = new RegExp(
  `\\bage[sd]?(?: of| between)? (\\d\\d?)(?: ?- ?| to | through | and )(\\d\\d?)\\b|\\b(\\d\\d?)(?: ?- ?| to | through )(\\d\\d?)${old}\\b`,
  "i",
);
const least = new RegExp(
  `\\bat least (\\d\\d?)${old}\\b|\\b(?:be|aged?|age of) at least (\\d\\d?)(?=\\.?$|,? (?:and (?:younger|under|no|not)|by|on|at the time|when|before)\\b)|\\b(\\d\\d?)(?:${old})? _older|\\b(?:be|aged?) (\\d\\d?) years? _older`,
  "i",
);
const most = new RegExp(`\\b(\\d\\d?)(?:${old})? _younger|\\b(?:be|aged?) (\\d\\d?) years? _younger`, "i");
const below = /\byounger than (\d\d)\b/i;
const otherYears = /\blived\b|\bexperience\b|\b(?:in|of) college\b/i;

/** The age that a line requires; null when it requires none or also admits others ("or in grades 10 to 12"). */
export function readAge(requirement: string): RequiredAge | null {
  const line = readableLine(requirement);
  const plain = line.replace(/\b(?:or|and) (?=(?:younger|older)\b(?! than))/g, "_");
  if (/\bor\b/i.test(plain) || otherYears.test(line)) return null;
  const [from, to] = numbers(range, plain);
  if (from !== undefined && to !== undefined) return { least: from, most: to };
  const [youngest] = numbers(least, plain);
  const [oldest] = numbers(most, plain);
  const [tooOld] = numbers(below, plain);
  if (youngest === undefined && oldest === undefined && tooOld === undefined) return null;
  return { least: youngest ?? 0, most: oldest ?? (tooOld === undefined ? 150 : tooOld - 1) };
}

const numbers = (pattern: RegExp, words: string): number[] =>
  (pattern.exec(words) ?? []).slice(1).flatMap((digits) => (digits === undefined ? [] : Number(digits)));
