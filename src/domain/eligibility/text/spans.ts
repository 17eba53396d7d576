/** A stretch of the original text, in UTF-16 offsets: `text.slice(start, end)`. */
export type Span = { start: number; end: number };

export const bullet = /^[\s\u2022*>.,:-]*(?:\(?(?:\d{1,3}|\d{0,2}[a-z]|[ivx]{2,4})[.)]\s+)?/i;

export function pushTrimmed(plain: string, { start, end }: Span, into: Span[]): void {
  const words = plain.slice(start, end);
  const skipped = (bullet.exec(words)?.[0] ?? "").length;
  const from = start + skipped;
  const text = plain.slice(from, end).trimEnd();
  if (/[\p{L}\d]/u.test(text)) into.push({ start: from, end: from + text.length });
}
