import { addWord } from "./word-ids.ts";

/** A phrase of a table: the number of the table, and the index of the phrase in it. */
type End = { table: number; phrase: number };

/** The id of a word that may come next, and the place to which it leads. */
type Step = { word: number; next: Place };
/**
 * A place in a phrase: its steps, and the places to which empty alternatives lead. There are tens of thousands, most with
 * one step, so that the first takes no memory of its own.
 */
type Place = { id: number; word: number; next: Place | null; others: Step[]; skips: Place[]; end: End | null };
/** What most places have. It is never added to. */
const nowhere: never[] = [];

/**
 * All places that the words so far may have reached. `next` holds the state after each word, or its places until a text
 * first holds the word. `ends` are the phrases that are complete, the first of each table.
 */
type State = { next: Map<number, Place[] | State>; ends: readonly End[] };

/** A phrase in a text: words `from` to `to` (excluded). */
export type Hit = End & { from: number; to: number };

/**
 * Follows the phrases of many tables at once, so that a text is passed over once for all of them. A state is made when a
 * text first reaches it and kept: the alternatives of a phrase multiply its spellings, and few of them ever stand in a text.
 */
export class PhraseStates {
  readonly #states = new Map<string, State>();
  /** The places behind each first word, by its id, and the state that they make. */
  readonly #firstPlaces: (Place[] | undefined)[] = [];
  readonly #firstStates: (State | undefined)[] = [];
  #tables = 0;
  #places = 0;

  /** Adds the phrases of a table. Its number comes back. */
  addTable(phrases: readonly string[]): number {
    const table = this.#tables++;
    for (const [phrase, words] of phrases.entries()) this.#addFirst(this.#startOf(words, { table, phrase }));
    return table;
  }

  /** How many tables there are. */
  get tables(): number {
    return this.#tables;
  }

  /** The longest phrase of each table at each word, given by its id, in the order of the text. Of equal ones, the first of the table. */
  hitsIn(words: readonly { id: number }[]): Hit[] {
    const hits: Hit[] = [];
    for (let from = 0; from < words.length; from++) {
      const first = hits.length;
      let state = this.#firstState(words[from]?.id ?? 0);
      for (let to = from + 1; state; to++) {
        for (const end of state.ends) addHit(hits, first, end, from, to);
        const word = words[to]?.id ?? 0;
        state = word === 0 ? undefined : this.#after(state, word);
      }
    }
    return hits;
  }

  #firstState(word: number): State | undefined {
    const places = this.#firstPlaces[word];
    if (places === undefined) return undefined;
    const known = this.#firstStates[word];
    if (known) return known;
    const made = this.#stateOf(places);
    this.#firstStates[word] = made;
    return made;
  }

  #after(state: State, word: number): State | undefined {
    const next = state.next.get(word);
    if (!Array.isArray(next)) return next;
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
    for (const place of places)
      for (const step of stepsFrom(place)) next.set(step.word, [...(next.get(step.word) ?? []), step.next]);
    const state: State = { next, ends: firstOfEach(places) };
    this.#states.set(key, state);
    return state;
  }

  /** The first place of a phrase, made from its end. */
  #startOf(phrase: string, end: End): Place {
    let start = this.#place(end);
    for (const part of partsOf(phrase).toReversed()) {
      const after = start;
      start = this.#place(null);
      for (const words of spellings(part)) this.#lead(start, words, after);
    }
    return start;
  }

  /** Adds the words that lead from the first place of a phrase to those that begin a phrase. */
  #addFirst(start: Place): void {
    for (const place of withSkips([start]))
      for (const { word, next } of stepsFrom(place)) {
        this.#firstPlaces[word] = (this.#firstPlaces[word] ?? []).concat(next); // `push` makes room for 16 more
        this.#firstStates[word] = undefined;
      }
  }

  #lead(from: Place, words: readonly string[], to: Place): void {
    if (words.length === 0) from.skips = [...from.skips, to];
    let place = from;
    for (const [at, word] of words.entries()) {
      const next = at === words.length - 1 ? to : this.#place(null);
      addStep(place, { word: addWord(word), next });
      place = next;
    }
  }

  #place(end: End | null): Place {
    this.#places += 1;
    return { id: this.#places, word: 0, next: null, others: nowhere, skips: nowhere, end };
  }
}

function addStep(place: Place, { word, next }: Step): void {
  if (place.next === null) {
    place.word = word;
    place.next = next;
  } else place.others = [...place.others, { word, next }];
}

function stepsFrom({ word, next, others }: Place): readonly Step[] {
  return next === null ? nowhere : [{ word, next }, ...others];
}

/** A longer phrase of a table takes the place of the shorter one that begins at the same word. */
function addHit(hits: Hit[], first: number, { table, phrase }: End, from: number, to: number): void {
  for (let at = first; at < hits.length; at++) {
    const hit = hits[at];
    if (hit?.table !== table) continue;
    hit.phrase = phrase;
    hit.to = to;
    return;
  }
  hits.push({ table, phrase, from, to });
}

function firstOfEach(places: readonly Place[]): readonly End[] {
  const ends = new Map<number, End>();
  for (const { end } of places) {
    if (end === null) continue;
    const before = ends.get(end.table);
    if (!before || end.phrase < before.phrase) ends.set(end.table, end);
  }
  return [...ends.values()];
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
