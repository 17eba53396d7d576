import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import type { Mention } from "../mention.ts";
import { phraseOf, type Token } from "../text/tokens.ts";

/** The levels that one leads to the next. */
const ladder = matchingLevels.filter((level) => level !== "professional");

/** "High school seniors through graduate students": the levels at both ends, and those between. */
export function withLevelRanges(mentions: readonly Mention[], tokens: readonly Token[]): readonly Mention[] {
  const at = mentions.findIndex((mention, i) => isRange(mention, mentions[i + 1], tokens));
  const [first, last] = mentions.slice(at, at + 2);
  if (at < 0 || first?.meaning.about !== "level" || last?.meaning.about !== "level") return mentions;
  const levels = between(first.meaning.levels, last.meaning.levels);
  if (levels === null) return mentions;
  return mentions.with(at, { from: first.from, to: last.to, meaning: { about: "level", levels } }).toSpliced(at + 1, 1);
}

function isRange(first: Mention, last: Mention | undefined, tokens: readonly Token[]): boolean {
  if (first.meaning.about !== "level" || last?.meaning.about !== "level") return false;
  const joint = phraseOf(tokens.slice(first.to, last.from));
  if (joint === "up to") return true;
  if (/^thr(?:ough|u)$/.test(joint)) return true;
  // "Class 11 | to | PhD": nobody passes on to it from there.
  return joint === "to" && (tokens[first.from - 1]?.word === "from" || last.meaning.levels.every(isHighest));
}
const isHighest = (level: MatchingLevel): boolean => level === "master" || level === "doctoral";

/** Null where the levels do not rise. */
function between(first: readonly MatchingLevel[], last: readonly MatchingLevel[]): MatchingLevel[] | null {
  const from = ladder.findIndex((level) => first.includes(level));
  const to = ladder.findLastIndex((level) => last.includes(level));
  return from < 0 || to <= from ? null : ladder.slice(from, to + 1);
}
