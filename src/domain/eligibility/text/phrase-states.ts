import { addTable, type Beginnings, mayHold, nextBeginning, type TableBeginnings } from "./first-words.ts";
import type { Token } from "./tokens.ts";
import { addWord } from "./word-ids.ts";

/** A place in a phrase: the ids of the words that may come next, and the places to which empty alternatives lead. */
type Place = { id: number; next: Map<number, Place[]>; skips: Place[]; ends: number | null };

/**
 * All places that the words so far may have reached. `next` holds the state after each word, or its places until a text
 * first holds the word. `ends` is the first phrase of the table that is complete.
 */
type State = { next: Map<number, Place[] | State>; ends: number | null };

/**
 * Follows all phrases of a table at once. A state is made when a text first reaches it and kept: the alternatives of
 * a phrase multiply its spellings, and few of them ever stand in a text.
 */
export class PhraseStates {
  readonly #states = new Map<string, State>();
  readonly #start: State;
  readonly #beginnings: TableBeginnings;
  #places = 0;

  constructor(phrases: readonly string[]) {
    this.#start = this.#stateOf(phrases.map((phrase, index) => this.#startOf(phrase, index)));
    this.#beginnings = addTable(beginningsOf(this.#start));
  }

  /** The next token, from `from` on, at which a phrase may begin; -1 if there is none. */
  nextStart(tokens: readonly Token[], from: number): number {
    return from === 0 && !mayHold(tokens, this.#beginnings) ? -1 : nextBeginning(tokens, this.#beginnings, from);
  }

  /** The longest phrase that begins at a token: its index, and the token behind it. */
  longestFrom(tokens: readonly Token[], from: number): { phrase: number; to: number } | null {
    let phrase: number | null = null;
    let to = from;
    let state: State | null = this.#start;
    for (let at = from; at < tokens.length; at++) {
      state = this.#after(state, tokens[at]?.id ?? 0);
      if (state === null) break;
      if (state.ends !== null) [phrase, to] = [state.ends, at + 1];
    }
    return phrase === null ? null : { phrase, to };
  }

  #after(state: State, word: number): State | null {
    const next = state.next.get(word);
    if (!Array.isArray(next)) return next ?? null;
    const made = this.#stateOf(next);
    state.next.set(word, made);
    return made;
  }

  #stateOf(reached: readonly Place[]): State {
    const places = withSkips(reached);
    const key = places.map(({ id }) => id).join(" ");
    const known = this.#states.get(key);
    if (known) return known;
    const next = new Map<number, Place[]>();
    for (const place of places) for (const [word, to] of place.next) next.set(word, [...(next.get(word) ?? []), ...to]);
    const ends = places.flatMap((place) => place.ends ?? []);
    const state: State = { next, ends: ends.length > 0 ? Math.min(...ends) : null };
    this.#states.set(key, state);
    return state;
  }

  /** The first place of a phrase, made from its end. */
  #startOf(phrase: string, index: number): Place {
    let start = this.#place(index);
    for (const part of partsOf(phrase).toReversed()) {
      const after = start;
      start = this.#place(null);
      for (const words of spellings(part)) this.#lead(start, words, after);
    }
    return start;
  }

  #lead(from: Place, words: readonly string[], to: Place): void {
    if (words.length === 0) from.skips.push(to);
    let place = from;
    for (const [at, word] of words.entries()) {
      const next = at === words.length - 1 ? to : this.#place(null);
      const id = addWord(word);
      place.next.set(id, [...(place.next.get(id) ?? []), next]);
      place = next;
    }
  }

  #place(ends: number | null): Place {
    this.#places += 1;
    return { id: this.#places, next: new Map(), skips: [], ends };
  }
}

/** How the phrases of a table begin, of which this is the first state. */
function beginningsOf({ next: firsts }: State): Beginnings {
  const alone: number[] = [];
  const first: number[] = [];
  const second: number[] = [];
  const add = (id: number, { ends, next, skips }: Place) => {
    if (ends !== null) alone.push(id);
    if (next.size > 0) first.push(id);
    for (const word of next.keys()) second.push(word);
    for (const skip of skips) add(id, skip);
  };
  for (const [id, reached] of firsts) if (Array.isArray(reached)) for (const place of reached) add(id, place);
  return { alone, first, second };
}

function withSkips(reached: readonly Place[]): readonly Place[] {
  if (reached.length === 1 && reached[0]?.skips.length === 0) return reached;
  const all = new Set(reached);
  // The loop also visits the places that are added while it runs.
  for (const place of all) for (const skip of place.skips) all.add(skip);
  return [...all].sort((a, b) => a.id - b.id);
}

/** A phrase at the spaces outside its groups: "(high|secondary) school senior(s)" has three parts. */
function partsOf(phrase: string): string[] {
  if (!phrase.includes("(")) return wordsOf(phrase);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= phrase.length; at++) {
    if (phrase[at] === "(") depth += 1;
    if (phrase[at] === ")") depth -= 1;
    if (at < phrase.length && (depth > 0 || phrase[at] !== " ")) continue;
    if (at > start) parts.push(phrase.slice(start, at));
    start = at + 1;
  }
  return parts;
}

const wordsOf = (phrase: string): string[] => phrase.split(" ").filter(Boolean);

/** Every list of words that a phrase stands for: "(high|secondary) school senior(s)" stands for four. */
export function spellings(phrase: string): string[][] {
  const group = phrase.includes("(") ? /\(([^()]*)\)/.exec(phrase) : null;
  if (!group) return [wordsOf(phrase)];
  const before = phrase.slice(0, group.index);
  const after = phrase.slice(group.index + group[0].length);
  const inside = group[1] ?? "";
  const isSuffix = before !== "" && !before.endsWith(" ");
  const choices = isSuffix && !inside.includes("|") ? ["", inside] : inside.split("|");
  return choices.flatMap((choice) => spellings(`${before}${choice}${after}`));
}
