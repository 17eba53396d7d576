import { pushTrimmed, type Span } from "./spans.ts";

export function linesOf(plain: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (let at = 0; at <= plain.length; at++) {
    const char = plain[at];
    if (at < plain.length && char !== "\n" && char !== "\r" && char !== "\u2022" && char !== "|") continue;
    if ((char === "\n" || char === "\r") && isWrapped(plain, start, at)) continue;
    pushTrimmed(plain, { start, end: at }, lines);
    start = at + 1;
  }
  return lines;
}

export const hasBullet = (plain: string, { start }: Span): boolean =>
  /[\u2022*-]\s*$|\d[.)][ \t]*$/.test(plain.slice(Math.max(0, start - 4), start));

/** "Eligible programs: 1. Nursing 2. Botany": a line with numbered entries that lost its line breaks, cut before each number. */
export function numberedEntries(plain: string, line: Span): Span[] {
  const { start, end } = line;
  const capital = numberStarts(plain, line, /\p{Lu}/u);
  // "You need 1. have ... 2. be ... 3. be": small letters make a list only of three and more.
  const small = capital.length < 2 ? numberStarts(plain, line, /\p{L}/u) : [];
  const starts = small.length > 2 ? small : capital;
  if (starts.length < 2) return [line];
  const entries: Span[] = [];
  for (const [at, from] of [start, ...starts].entries())
    pushTrimmed(plain, { start: from, end: starts[at] ?? end }, entries);
  return entries;
}

/** Where the entries 1, 2, 3 ... begin, each with a letter of the kind. */
function numberStarts(plain: string, { start, end }: Span, letter: RegExp): number[] {
  const starts: number[] = [];
  // Of "1. Nursing 2. Botany" the first number is no part of the line.
  const first = /(?:^|\s)1[.)] +$/.test(plain.slice(Math.max(0, start - 6), start)) ? 2 : 1;
  if (first === 2) starts.push(start);
  for (let at = start; ; at = (starts.at(-1) ?? 0) + 2) {
    const next = nextNumber(plain, at, end, starts.length + 1, letter);
    if (next < 0) return starts;
    starts.push(next);
  }
}

/** Where "2. " or "2) " stands before a letter; -1 if it does not. */
function nextNumber(plain: string, from: number, end: number, number: number, letter: RegExp): number {
  for (let at = plain.indexOf(String(number), from); at >= 0 && at < end; at = plain.indexOf(String(number), at + 1)) {
    const mark = at + String(number).length;
    const isAlone = at === from || /[\s:.]/.test(plain[at - 1] ?? "");
    if (isAlone && /[.)]/.test(plain[mark] ?? "") && plain[mark + 1] === " " && letter.test(plain[mark + 2] ?? ""))
      return at;
  }
  return -1;
}

/** A line that a page broke inside a sentence: it is long, and ends with a comma, a word that ends none, or before a small letter. */
function isWrapped(plain: string, start: number, end: number): boolean {
  if (end - start < shortestWrapped || !/^[ \r\n]*\p{L}/u.test(plain.slice(end, end + 8))) return false;
  const last = plain.slice(end - 8, end);
  if (/,\s*$|\s(?:the|of|in|and|or|an?|to|for|with|by|at|on|from|their)\s*$/i.test(last)) return true;
  return /[\p{Ll}-] ?$/u.test(last) && goesOnSmall.test(plain.slice(end, end + 24));
}
/** The next line begins with a small letter, and with no verb of an entry: "... enrolled in post-high | school education". */
const goesOnSmall =
  /^\r?\n *(?!(?:be|have|has|had|is|are|am|was|were|must|not|do|does|live|reside|attend|submit|demonstrate|possess|plan|intend|show|provide|maintain|meet|hold|complete|study|enroll)\b)\p{Ll}{2,20}[ ,-]/u;
/** In UTF-16 units. Shorter lines are entries of lists. */
const shortestWrapped = 50;
