import { lookOf } from "./found-phrases.ts";
import type { Finder } from "./phrases.ts";
import { addStart, type Shape, type StartBit } from "./start-bits.ts";
import type { Token } from "./tokens.ts";
import { TokenSet } from "./word-set.ts";

/** A table of phrases, a set of words, a kind of number, or another start. */
export type StartOf = Finder<unknown> | TokenSet | Shape | Start;

/** What must stand in a clause before a grammar can find anything in it: one of its phrases, words or numbers. */
export class Start {
  readonly of: readonly StartOf[];
  readonly #bit: StartBit;

  constructor(of: readonly StartOf[]) {
    this.of = of.flatMap((each) => (each instanceof Start ? each.of : [each]));
    this.#bit = addStart({
      tables: this.of.flatMap((each) => (typeof each === "function" ? [each.table] : [])),
      words: this.of.flatMap((each) => (each instanceof TokenSet ? each.ids : [])),
      shapes: this.of.filter((each) => typeof each === "string"),
    });
  }

  isIn(tokens: readonly Token[]): boolean {
    return this.isAmong(startsOf(tokens));
  }

  /** Whether it is among the starts of a clause. */
  isAmong(starts: readonly number[]): boolean {
    return ((starts[this.#bit.row] ?? 0) & this.#bit.bit) !== 0;
  }
}

/** The starts that stand in some tokens, which are passed over once for all of them. */
export const startsOf = (tokens: readonly Token[]): readonly number[] => lookOf(tokens).starts;
