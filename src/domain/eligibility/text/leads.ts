import type { Span } from "./spans.ts";

/** Words that introduce a list. `inner`: how far its first entry is indented. */
type Lead = { words: string; indent: number; isEntry: boolean; inner: number | null };

/**
 * The words that introduce the list in which a line stands. An entry may lead to a list of its own, which is indented further: it ends where
 * the list around it goes on.
 */
export class Leads {
  readonly #plain: string;
  #open: Lead[] = [];

  constructor(plain: string) {
    this.#plain = plain;
  }

  end(): void {
    this.#open = [];
  }

  /** `isEntry`: whether a bullet or a number stands before the line that leads to the list. */
  begin(words: string, line: Span, isEntry: boolean): void {
    const lead = { words, indent: this.#indentOf(line), isEntry, inner: null };
    this.#open = isEntry ? [...this.#open, lead] : [lead];
  }

  /** The words above a line, empty where none are. */
  above(line: Span): string {
    if (this.#open.length === 0) return "";
    const indent = this.#indentOf(line);
    for (let last = this.#open.at(-1); last !== undefined; last = this.#open.at(-1)) {
      last.inner ??= indent;
      if (!last.isEntry || last.inner <= last.indent || indent > last.indent) return last.words;
      this.#open.pop();
    }
    return "";
  }

  #indentOf({ start }: Span): number {
    let from = start;
    while (from > 0 && start - from < farthest && this.#plain[from - 1] !== "\n") from--;
    let at = from;
    while (this.#plain[at] === " ") at++;
    return at - from;
  }
}

/** In UTF-16 units: no line is indented further. */
const farthest = 80;
