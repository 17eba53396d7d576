import type { QueryWords } from "./query-words.ts";

/** A part of a query, with its tokens `from` to `to` (excluded). Its text begins at its first token. */
export type Segment = { text: string; from: number; to: number };

/** In UTF-16 code units. The patterns that read sums and days may take quadratic time. */
const longestSegment = 400;

/** A query in parts that end at a sentence or, at the latest, where they get too long. */
export function segmentsOf({ tokens, text }: QueryWords): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length; at++) {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[at]?.end ?? 0;
    const next = tokens[at + 1];
    const gap = text.slice(end, Math.min(next?.start ?? end, end + 20));
    const isEnd = next === undefined || /[.;!?\n]\s|\n/.test(gap) || next.end - start > longestSegment;
    if (!isEnd) continue;
    segments.push({ text: text.slice(start, Math.min(end, start + longestSegment)), from, to: at + 1 });
    from = at + 1;
  }
  return segments;
}
