import type { Token } from "./tokens.ts";

/** A phrase found in a list of tokens: tokens `from` to `to` (excluded). */
export type Found<T> = { from: number; to: number; value: T };

type Node<T> = { next: Map<string, Node<T>>; end?: { value: T } };

/**
 * A table of phrases, each with what it means. The notation of a phrase: words in lower case without punctuation;
 * `(a|b c|)` for alternatives, of which an empty one means that the words may be missing; `word(s)` for a plural.
 */
export type PhraseTable<T> = readonly (readonly [phrase: string, value: T])[];

/** Finds the phrases of a table in tokens. At each token the longest phrase is found, in time linear in the tokens. */
export function phraseFinder<T>(table: PhraseTable<T>): (tokens: readonly Token[]) => Found<T>[] {
  const root: Node<T> = { next: new Map() };
  for (const [phrase, value] of table) for (const words of spellings(phrase)) insert(root, words, value);
  return (tokens) => {
    const found: Found<T>[] = [];
    for (let from = 0; from < tokens.length; from++) {
      const longest = longestFrom(root, tokens, from);
      if (longest) found.push(longest);
    }
    return found;
  };
}

function insert<T>(root: Node<T>, words: readonly string[], value: T): void {
  let node = root;
  for (const word of words) {
    let next = node.next.get(word);
    if (!next) {
      next = { next: new Map() };
      node.next.set(word, next);
    }
    node = next;
  }
  node.end ??= { value };
}

function longestFrom<T>(root: Node<T>, tokens: readonly Token[], from: number): Found<T> | null {
  let node: Node<T> | undefined = root;
  let longest: Found<T> | null = null;
  for (let at = from; at < tokens.length; at++) {
    node = node.next.get(tokens[at]?.word ?? "");
    if (!node) break;
    if (node.end) longest = { from, to: at + 1, value: node.end.value };
  }
  return longest;
}

/** Every list of words that a phrase stands for: "(high|secondary) school senior(s)" stands for four. */
export function spellings(phrase: string): string[][] {
  const group = /\(([^()]*)\)/.exec(phrase);
  if (!group) return [phrase.split(" ").filter(Boolean)];
  const before = phrase.slice(0, group.index);
  const after = phrase.slice(group.index + group[0].length);
  const inside = group[1] ?? "";
  const isSuffix = before !== "" && !before.endsWith(" ");
  const choices = isSuffix && !inside.includes("|") ? ["", inside] : inside.split("|");
  return choices.flatMap((choice) => spellings(`${before}${choice}${after}`));
}

/** The phrases that do not begin inside an earlier one. */
export function outermost<T>(found: readonly Found<T>[]): Found<T>[] {
  let end = 0;
  return found.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}
