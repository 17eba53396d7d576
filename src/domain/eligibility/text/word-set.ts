import type { Token } from "./tokens.ts";
import { addWord } from "./word-ids.ts";

/** A set of the words of a text. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** A set of words that is asked about every token: an array by their ids, which is faster than a `Set` of words. */
export class TokenSet {
  readonly ids: readonly number[];
  readonly #holds: Uint8Array;

  constructor(words: Iterable<string>) {
    this.ids = [...words].map(addWord);
    this.#holds = new Uint8Array(Math.max(0, ...this.ids) + 1);
    for (const id of this.ids) this.#holds[id] = 1;
  }

  has(token: Token | undefined): boolean {
    return token !== undefined && this.#holds[token.id] === 1;
  }

  /** Whether one of some tokens is in the set. */
  hasAny(tokens: readonly Token[]): boolean {
    for (const { id } of tokens) if (this.#holds[id] === 1) return true;
    return false;
  }

  /** The places of the tokens that are in the set. */
  placesIn(tokens: readonly Token[]): number[] {
    const places: number[] = [];
    for (let at = 0; at < tokens.length; at++) if (this.#holds[tokens[at]?.id ?? 0] === 1) places.push(at);
    return places;
  }
}

/** The words of a text as a set of tokens. */
export const tokenSet = (words: string): TokenSet => new TokenSet(wordSet(words));
