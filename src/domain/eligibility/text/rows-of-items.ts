/**
 * The text with commas for the bars of a row of short names behind a colon or "of": "Eligible countries: Kenya | Ghana | Togo". Bars of other
 * rows stay, where each cell is a line. The length stays the same.
 */
export const withRowsOfItems = (text: string): string =>
  text.includes("|") ? text.split("\n").map(withCommas).join("\n") : text;

function withCommas(line: string): string {
  const [first = "", ...items] = line.split("|");
  if (items.length < 2 || !items.every(isItem) || !isItem(beginning(first))) return line;
  return [first, ...items].join(",");
}

/** What stands behind the last colon, "of" or "from"; blank where none stands there. */
function beginning(first: string): string {
  const at = Math.max(
    ...[":", " of ", " from "].map((sign) => first.lastIndexOf(sign) + (first.includes(sign) ? sign.length : 0)),
  );
  return at < 0 ? "" : first.slice(at);
}

const isItem = (cell: string): boolean => {
  const words = cell.trim();
  return words.length > 1 && words.length <= longestItem && /^\p{Lu}/u.test(words) && !/[\d.:;!?]/.test(words);
};
/** In UTF-16 units. */
const longestItem = 40;
