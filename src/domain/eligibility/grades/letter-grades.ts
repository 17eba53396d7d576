import type { ClauseWords, Mention } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";

/** "A B student": of "A" an article is told by what stands before it. */
export const findLetterStudents = phraseFinder<true>([["(b|c|an a|straight a) (+|) (student|students)", true]]);

const points: Record<string, number> = { a: 4, b: 3, c: 2 };
const letters = new TokenSet(Object.keys(points));
const closing = /^(?:or|and|higher|above|better|greater|minimum|grade|grades|point|average|gpa|students?)$/;

/** Averages in letters on the 4.0 scale: "a B average", "an average of B+ or better". */
export function letterAverages({ tokens, text }: ClauseWords): Mention[] {
  return letters.placesIn(tokens).flatMap((at) => {
    const token = tokens[at];
    if (!token?.capital || isDenied(tokens, at)) return [];
    const sign = text.slice(token.end, token.end + 1);
    const next = sign === "+" ? at + 2 : at + 1;
    const [from, to] = [startOf(tokens, at), endOf(tokens, next)];
    if (!isAverage(tokens, from, at, next, to) || (sign !== "+" && sign !== "-" && isArticle(tokens, at))) return [];
    const other = otherLetter(tokens, next);
    if (other !== null) {
      const least = Math.min(points[token.word] ?? other, other);
      return [{ from, to: endOf(tokens, next + 2), meaning: { about: "gpa", least } } satisfies Mention];
    }
    const step = sign === "+" && token.word !== "a" ? 0.3 : sign === "-" ? -0.3 : 0;
    const least = Math.round(((points[token.word] ?? 0) + step) * 10) / 10;
    const told = toldInPoints(tokens, to, text);
    return [{ from, to: told?.to ?? to, meaning: { about: "gpa", least: told?.least ?? least } } satisfies Mention];
  });
}

/** "Not everyone has been a straight | A student". */
const isDenied = (tokens: readonly Token[], at: number): boolean =>
  /^students?$/.test(wordAt(tokens, at + 1)) && tokens.slice(0, at).some(({ word }) => word === "not");

/** "A GPA of A | or B": the second of two letters, in points. */
function otherLetter(tokens: readonly Token[], at: number): number | null {
  const letter = tokens[at + 1];
  return tokens[at]?.word === "or" && letter?.capital ? (points[letter.word] ?? null) : null;
}

/** "C+ or better (2.5 on a 4.0 scale)": the sponsor says what the letter is in points. */
function toldInPoints(tokens: readonly Token[], at: number, text: string): { to: number; least: number } | null {
  const [number, on, article, scale, word] = tokens.slice(at, at + 5);
  if (!number || !/^[1-4]\.\d{1,2}$/.test(number.word) || text.charAt(number.start - 1) !== "(") return null;
  if (text.charAt(number.end) === ")") return { to: at + 1, least: Number(number.word) };
  const isOnFour = on?.word === "on" && article?.word === "a" && /^4(?:\.00?)?$/.test(scale?.word ?? "");
  return isOnFour ? { to: word?.word === "scale" ? at + 5 : at + 4, least: Number(number.word) } : null;
}

/** "A GPA is required", "A minimum GPA", but not "an A average". */
const isArticle = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "a" &&
  /^(?:grade|minimum|gpa|higher|better|greater|students?)$/.test(wordAt(tokens, at + 1)) &&
  !/^(?:an|straight)$/.test(wordAt(tokens, at - 1));

/** "B average", "average of B": a letter alone is no grade. */
const isAverage = (tokens: readonly Token[], from: number, at: number, next: number, to: number): boolean =>
  tokens.slice(next, to).some(({ word }) => averages.has(word)) ||
  tokens.slice(from, at).some(({ word }) => averages.has(word));
const averages = wordSet("average averages gpa student students");

function startOf(tokens: readonly Token[], at: number): number {
  let from = at;
  while (
    /^(?:a|an|the|of|at|least|minimum|average|averages|overall|cumulative|academic|straight|grade|point|gpa|have|with|maintain|maintained|possess|unweighted|weighted)$/.test(
      wordAt(tokens, from - 1),
    )
  )
    from--;
  return from;
}

function endOf(tokens: readonly Token[], at: number): number {
  let to = at;
  let end = at;
  while (closing.test(wordAt(tokens, end))) {
    end++;
    if (!/^(?:or|and)$/.test(wordAt(tokens, end - 1))) to = end;
  }
  return to;
}
