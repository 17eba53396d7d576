import { addWord } from "./word-ids.ts";

/** A phrase of a table: the number of the table, and the index of the phrase in it. */
type End = { table: number; phrase: number };

/**
 * A place in a phrase, by its number from 1. There are tens of thousands, whose steps are numbers too: as objects they took 6 MB more, which
 * each collection of garbage passed over.
 */
type Place = number;

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
  /** By place: the number of its last step, and of the phrase that is complete there; 0 for none. */
  #ofPlaces = new Uint32Array(0);
  #steps = 0;
  /** By step: its word (0 where none is needed), the place to which it leads, and the step before it of the same place, or 0. */
  #ofSteps = new Uint32Array(0);

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
    const places = this.#withSkips(reached);
    const key = places.join(" ");
    const known = this.#states.get(key);
    if (known) return known;
    const next = new Map<number, Place[]>();
    for (const place of places)
      for (const step of this.#stepsFrom(place))
        if (step.word !== noWord) next.set(step.word, [...(next.get(step.word) ?? []), step.to]);
    const state: State = { next, ends: this.#firstOfEach(places) };
    this.#states.set(key, state);
    return state;
  }

  /** The first place of a phrase, made from its end. */
  #startOf(phrase: string, end: End): Place {
    let start = this.#place();
    this.#ofPlaces[2 * start + 1] = endNumber(end);
    for (const part of partsOf(phrase).toReversed()) {
      const after = start;
      start = this.#place();
      for (const words of spellings(part)) this.#lead(start, words, after);
    }
    return start;
  }

  /** Adds the words that lead from the first place of a phrase to those that begin a phrase. */
  #addFirst(start: Place): void {
    for (const place of this.#withSkips([start]))
      for (const { word, to } of this.#stepsFrom(place)) {
        if (word === noWord) continue;
        this.#firstPlaces[word] = (this.#firstPlaces[word] ?? []).concat(to); // `push` makes room for 16 more
        this.#firstStates[word] = undefined;
      }
  }

  #lead(from: Place, words: readonly string[], to: Place): void {
    if (words.length === 0) this.#addStep(from, noWord, to);
    let place = from;
    for (const [at, word] of words.entries()) {
      const next = at === words.length - 1 ? to : this.#place();
      this.#addStep(place, addWord(word), next);
      place = next;
    }
  }

  #place(): Place {
    this.#places += 1;
    this.#ofPlaces = withRoom(this.#ofPlaces, 2 * this.#places + 2);
    return this.#places;
  }

  #addStep(from: Place, word: number, to: Place): void {
    this.#steps += 1;
    this.#ofSteps = withRoom(this.#ofSteps, 3 * this.#steps + 3);
    this.#ofSteps.set([word, to, this.#ofPlaces[2 * from] as number], 3 * this.#steps);
    this.#ofPlaces[2 * from] = this.#steps;
  }

  #stepsFrom(place: Place): { word: number; to: Place }[] {
    const steps: { word: number; to: Place }[] = [];
    const numbers = this.#ofSteps;
    for (let step = this.#ofPlaces[2 * place] as number; step !== 0; step = numbers[3 * step + 2] as number)
      steps.push({ word: numbers[3 * step] as number, to: numbers[3 * step + 1] as Place });
    return steps;
  }

  /** The places, and those to which steps without a word lead, in their order. */
  #withSkips(reached: readonly Place[]): readonly Place[] {
    const all = new Set(reached);
    // The loop also visits the places that are added while it runs.
    for (const place of all) for (const { word, to } of this.#stepsFrom(place)) if (word === noWord) all.add(to);
    return [...all].sort((a, b) => a - b);
  }

  #firstOfEach(places: readonly Place[]): readonly End[] {
    const ends = new Map<number, End>();
    for (const place of places) {
      const number = this.#ofPlaces[2 * place + 1] as number;
      if (number === 0) continue;
      const end = endOf(number);
      const before = ends.get(end.table);
      if (!before || end.phrase < before.phrase) ends.set(end.table, end);
    }
    return [...ends.values()];
  }
}

/** In place of the id of a word, as an empty alternative has none. */
const noWord = 0;

const mostPhrases = 2 ** 20;
const endNumber = ({ table, phrase }: End): number => (table + 1) * mostPhrases + phrase;
const endOf = (number: number): End => ({ table: Math.floor(number / mostPhrases) - 1, phrase: number % mostPhrases });

/** The numbers, with room for at least so many. */
function withRoom(numbers: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  if (numbers.length >= least) return numbers;
  const larger = new Uint32Array(Math.ceil(1.5 * least));
  larger.set(numbers);
  return larger;
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
