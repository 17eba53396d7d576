/** The contents of a table, as a file may hold them. */
export type TermTableParts = { codes: Uint16Array; starts: Uint32Array; places: Uint32Array };

/**
 * Different words, each with a number from 0 on. It is only added to. A million words take about 30 bytes each in a few
 * typed arrays, which the garbage collector does not walk through.
 */
export class TermTable {
  #size = 0;
  /** The UTF-16 codes of all words, one after the other. */
  #codes: Uint16Array = new Uint16Array(1024);
  /** Where the codes of each word begin, and where the last one ends. */
  #starts: Uint32Array = new Uint32Array(256);
  /** A hash table with open addressing: the number of a word, plus 1. */
  #places: Uint32Array = new Uint32Array(512);

  get size(): number {
    return this.#size;
  }

  /** The number of a word; -1 when it is not here. */
  numberOf(word: string): number {
    return (this.#places[this.#placeOf(word)] as number) - 1;
  }

  /** The number of a word, which is added if it is not here. */
  add(word: string): number {
    const place = this.#placeOf(word);
    const known = this.#places[place] as number;
    if (known !== 0) return known - 1;
    const number = this.#size;
    this.#append(word);
    this.#places[place] = this.#size;
    if (this.#size * 2 > this.#places.length) this.#rehash();
    return number;
  }

  word(number: number): string {
    return String.fromCharCode(...this.#codes.subarray(this.#starts[number], this.#starts[number + 1]));
  }

  /** A copy of the contents. */
  parts(): TermTableParts {
    return {
      codes: this.#codes.slice(0, this.#starts[this.#size]),
      starts: this.#starts.slice(0, this.#size + 1),
      places: this.#places.slice(),
    };
  }

  /** The table with the contents that `parts` of another one gave. */
  static of({ codes, starts, places }: TermTableParts): TermTable {
    const table = new TermTable();
    table.#size = starts.length - 1;
    table.#codes = codes;
    table.#starts = starts;
    table.#places = places;
    return table;
  }

  #append(word: string): void {
    const start = this.#starts[this.#size] as number;
    if (start + word.length > this.#codes.length) this.#codes = grown(this.#codes, start + word.length);
    if (this.#size + 2 > this.#starts.length) this.#starts = grown(this.#starts, this.#size + 2);
    for (let at = 0; at < word.length; at++) this.#codes[start + at] = word.charCodeAt(at);
    this.#size += 1;
    this.#starts[this.#size] = start + word.length;
  }

  /** The place of a word in the hash table, or the free place where it belongs. */
  #placeOf(word: string): number {
    const mask = this.#places.length - 1;
    let place = hashOf(word) & mask;
    for (;;) {
      const number = this.#places[place] as number;
      if (number === 0 || this.#is(number - 1, word)) return place;
      place = (place + 1) & mask;
    }
  }

  #is(number: number, word: string): boolean {
    const start = this.#starts[number] as number;
    if ((this.#starts[number + 1] as number) - start !== word.length) return false;
    for (let at = 0; at < word.length; at++) if (this.#codes[start + at] !== word.charCodeAt(at)) return false;
    return true;
  }

  /** As `hashOf`, without making a string of each word. */
  #hashOfNumber(number: number): number {
    let hash = firstHash;
    const end = this.#starts[number + 1] as number;
    for (let at = this.#starts[number] as number; at < end; at++) hash = nextHash(hash, this.#codes[at] as number);
    return lastHash(hash);
  }

  #rehash(): void {
    this.#places = new Uint32Array(this.#places.length * 2);
    const mask = this.#places.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let place = this.#hashOfNumber(number) & mask;
      while (this.#places[place] !== 0) place = (place + 1) & mask;
      this.#places[place] = number + 1;
    }
  }
}

function grown<Numbers extends Uint16Array | Uint32Array>(numbers: Numbers, least: number): Numbers {
  const length = Math.max(least, Math.ceil(numbers.length * 1.5));
  const larger = (numbers instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length)) as Numbers; // of the same kind
  larger.set(numbers);
  return larger;
}

// FNV-1a.
const firstHash = 0x811c9dc5;
const nextHash = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
const lastHash = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;

function hashOf(word: string): number {
  let hash = firstHash;
  for (let at = 0; at < word.length; at++) hash = nextHash(hash, word.charCodeAt(at));
  return lastHash(hash);
}
