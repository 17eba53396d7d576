import { oneLine } from "../contact/typed-text.ts";
import { beginningOf } from "../reader/bounded-text.ts";

/** A text of a scholarship as one line of at most `most` characters. */
export function cut(text: string, most: number): string {
  const line = oneLine(text);
  return line.length <= most ? line : `${beginningOf(line, most - 1).trimEnd()}…`;
}
