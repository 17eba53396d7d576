import { startsOf } from "./found-phrases.ts";
import type { Finder } from "./phrases.ts";
import { addStart, type Shape, type StartBit } from "./start-bits.ts";
import type { Token } from "./tokens.ts";
import { TokenSet } from "./word-set.ts";

type Single = Finder<unknown> | TokenSet | Shape;
/** A table of phrases, a set of words, a shape, another start, or two starts that must both be there. */
export type StartOf = Single | Start | Both;
type Both = readonly [Start, Start];

/** Two starts that only count together: a place, and persons from there. */
export const both = (first: readonly StartOf[], second: readonly StartOf[]): Both => [
  new Start(first),
  new Start(second),
];

/** What must stand in a clause before a grammar can find anything in it: one of its phrases, words or numbers. */
export class Start {
  readonly #singles: readonly Single[];
  readonly #both: readonly Both[];
  readonly #bit: StartBit;

  constructor(of: readonly StartOf[]) {
    this.#singles = of.flatMap((each) => (each instanceof Start ? each.#singles : isBoth(each) ? [] : [each]));
    this.#both = of.flatMap((each) => (each instanceof Start ? each.#both : isBoth(each) ? [each] : []));
    this.#bit = addStart({
      tables: this.#singles.flatMap((each) => (typeof each === "function" ? [each.table] : [])),
      words: this.#singles.flatMap((each) => (each instanceof TokenSet ? each.ids : [])),
      shapes: this.#singles.filter((each) => typeof each === "string"),
    });
  }

  isIn(tokens: readonly Token[]): boolean {
    return this.isAmong(startsOf(tokens));
  }

  /** Whether it is among the starts of a clause. */
  isAmong(starts: readonly number[]): boolean {
    if (((starts[this.#bit.row] ?? 0) & this.#bit.bit) !== 0) return true;
    for (const [first, second] of this.#both) if (first.isAmong(starts) && second.isAmong(starts)) return true;
    return false;
  }
}

const isBoth = (each: StartOf): each is Both => Array.isArray(each);
