import { readDates } from "./dates.ts";
import { isRolling } from "./deadline.ts";

const separator = /[|\t]/;
const deadline = /\b(?:deadlines?|due|clos(?:es?|ing)|apply by|submit by)\b/i;
/** In UTF-16 code units: a longer cell is text and no head of a column. */
const longestHead = 60;
const rule = /^[\s|:+=-]*$/;
/** So many rows below a head are looked at. */
const mostRows = 12;

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\|/, "")
    .replace(/\|\s*$/, "")
    .split(separator);

/** "Essays", "Letters of recommendation": what belongs to an application and has a day of its own. */
export const isPartOfApplication = (words: string): boolean => part.test(words);
const part =
  /^[\s*–-]*(?:all |two |three |your |official )?(?:css(?: profile)?|essays?|fafsa|interviews?|letters?|nominations?|portfolios?|recommendations?|references?|reports?|supplements?|test scores|transcripts?|videos?)(?: (?:of|from) (?:\w+ ?){1,3})?(?: (?:forms?|letters?|questions|responses))?[\s:–-]*$/i;

/** "Applications close | January 31": what happens on a day. */
const isEntry = ([what, day, ...others]: readonly string[]): boolean =>
  what !== undefined &&
  day !== undefined &&
  others.length === 0 &&
  what.length <= longestHead &&
  readDates(what, 2000).length === 0 &&
  readDates(day, 2000).length > 0;

/** The next `mostRows` lines that are not empty. */
function rowsBelow(lines: readonly string[], at: number): string[] {
  const rows: string[] = [];
  for (let next = at + 1; next < lines.length && rows.length < mostRows; next++) {
    const row = lines[next] ?? "";
    if (row.trim() !== "") rows.push(row);
  }
  return rows;
}

/** Whether some row below a head has a day in its column, or no last one. "Deadline | Rolling" above "Amount | $500" is no head. */
function isFilled(rows: readonly string[], column: number): boolean {
  const end = rows.findIndex((row) => !separator.test(row));
  return rows.slice(0, end < 0 ? rows.length : end).some((row) => {
    const cell = cellsOf(row)[column] ?? "";
    return readDates(cell, 2000).length > 0 || isRolling(cell.trim());
  });
}

/**
 * The text, where each row below the head of a table that has a column of deadlines says only whose deadline it is, and when:
 * "Term | Deadline | Decision", "Fall | June 1 | July 1" becomes "Fall Deadline: June 1". Its other days are for other things.
 */
export function withDeadlineColumns(text: string): string {
  if (!separator.test(text)) return text;
  let head: { column: number; name: string; cells: number } | null = null;
  return text
    .split("\n")
    .flatMap((line, at, lines) => {
      if (line.trim() === "") return [line];
      if (!separator.test(line)) {
        head = null;
        return [line];
      }
      const cells = cellsOf(line);
      if (head !== null && rule.test(line)) return [];
      if (head !== null && Math.abs(cells.length - head.cells) <= 1) {
        const [first = "", day = ""] = [cells[0], cells[head.column]];
        if (head.column > 0 && isPartOfApplication(first)) return [];
        const label = head.column === 0 || readDates(first, 2000).length > 0 ? "" : `${first.trim()} `;
        return [`${label}${head.name}: ${day.trim()}`];
      }
      if (head === null && isEntry(cells) && isPartOfApplication(cells[0] ?? "")) return [];
      if (head === null && isEntry(cells)) return [cells.map((cell) => cell.trim()).join(": ")];
      const column = cells.findIndex((cell) => deadline.test(cell));
      const isHead =
        column >= 0 &&
        cells.every((cell) => cell.length <= longestHead && readDates(cell, 2000).length === 0) &&
        isFilled(rowsBelow(lines, at), column);
      head = isHead ? { column, name: cells[column]?.trim() ?? "", cells: cells.length } : null;
      return isHead ? [] : [line];
    })
    .join("\n");
}
