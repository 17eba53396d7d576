// A word may be excluded by a "-" before it, or be in a quoted phrase. Other operators are left out.
const word = /-?"?[\p{L}\p{M}\p{N}]+(?:['’.&_/-][\p{L}\p{M}\p{N}]+)*"?/gu;
const mostWords = 60;

/**
 * The words of a search in the syntax of `websearch_to_tsquery`. Runs of operators are left out, because PostgreSQL
 * answers them with an error. Null when there is no word.
 */
export function searchWords(q: string): string | null {
  const words = (q.match(word) ?? []).slice(0, mostWords).join(" ");
  return words === "" ? null : words;
}
