/** The contents of a table, as a file may hold them. */
export type TermTableParts = { codes: Uint16Array; starts: Uint32Array; places: Uint32Array };

/** Of words with other first characters than these none begins with the other. In UTF-16 codes. */
const firstCodes = 6;
/** So many words are linked at once, which takes about 1 ms. */
const linkedAtOnce = 10_000;

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
  /** The number, plus 1, of the last linked word by the hash of its first characters, and of the one before each word. */
  #lastAlike: Uint32Array = new Uint32Array(1);
  #before: Uint32Array = new Uint32Array(0);
  /** How many words are linked. */
  #linked = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of a word; -1 when it is not here. */
  numberOf(word: string): number {
    return (this.#places[this.#placeOf(codesOf(word), word.length)] as number) - 1;
  }

  /** The number of a word, which is added if it is not here. */
  add(word: string): number {
    return this.addCodes(codesOf(word), word.length);
  }

  /** As `add`, for the word of the first `length` of these UTF-16 codes. */
  addCodes(codes: Uint16Array, length: number): number {
    const place = this.#placeOf(codes, length);
    const known = this.#places[place] as number;
    if (known !== 0) return known - 1;
    const number = this.#size;
    this.#append(codes, length);
    this.#places[place] = this.#size;
    if (this.#size * 2 > this.#places.length) this.#rehash();
    return number;
  }

  word(number: number): string {
    let word = "";
    const end = this.#starts[number + 1] as number;
    for (let at = this.#starts[number] as number; at < end; at++)
      word += String.fromCharCode(this.#codes[at] as number);
    return word;
  }

  /** The numbers of the words that begin with this one, of at least six characters, in ascending order. */
  begunBy(beginning: string): number[] {
    if (beginning.length < firstCodes) throw new RangeError(`"${beginning}" is too short to look for what it begins.`);
    while (this.linkSome());
    const codes = codesOf(beginning);
    const found: number[] = [];
    let next = this.#lastAlike[hashOf(codes, 0, firstCodes) & (this.#lastAlike.length - 1)] as number;
    for (; next !== 0; next = this.#before[next - 1] as number)
      if (this.#begins(next - 1, codes, beginning.length)) found.push(next - 1);
    return found.reverse();
  }

  /**
   * Links some more words with others that have the same first characters, for `begunBy`, which would do it for all at once.
   * Answers whether there are more.
   */
  linkSome(): boolean {
    if (this.#linked === this.#size) return false;
    if (this.#size > this.#lastAlike.length) {
      this.#lastAlike = new Uint32Array(2 ** Math.ceil(Math.log2(this.#size + 1)));
      this.#linked = 0;
    }
    if (this.#size > this.#before.length) this.#before = grown(this.#before, this.#size);
    const mask = this.#lastAlike.length - 1;
    const end = Math.min(this.#size, this.#linked + linkedAtOnce);
    for (; this.#linked < end; this.#linked++) {
      const start = this.#starts[this.#linked] as number;
      if ((this.#starts[this.#linked + 1] as number) - start < firstCodes) continue;
      const place = hashOf(this.#codes, start, start + firstCodes) & mask;
      this.#before[this.#linked] = this.#lastAlike[place] as number;
      this.#lastAlike[place] = this.#linked + 1;
    }
    return this.#linked < this.#size;
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

  #append(codes: Uint16Array, length: number): void {
    const start = this.#starts[this.#size] as number;
    if (start + length > this.#codes.length) this.#codes = grown(this.#codes, start + length);
    if (this.#size + 2 > this.#starts.length) this.#starts = grown(this.#starts, this.#size + 2);
    for (let at = 0; at < length; at++) this.#codes[start + at] = codes[at] as number;
    this.#size += 1;
    this.#starts[this.#size] = start + length;
  }

  /** The place of a word in the hash table, or the free place where it belongs. */
  #placeOf(codes: Uint16Array, length: number): number {
    const mask = this.#places.length - 1;
    let place = hashOf(codes, 0, length) & mask;
    for (;;) {
      const number = this.#places[place] as number;
      if (number === 0 || this.#is(number - 1, codes, length)) return place;
      place = (place + 1) & mask;
    }
  }

  #is(number: number, codes: Uint16Array, length: number): boolean {
    const start = this.#starts[number] as number;
    return (this.#starts[number + 1] as number) - start === length && this.#begins(number, codes, length);
  }

  #begins(number: number, codes: Uint16Array, length: number): boolean {
    const start = this.#starts[number] as number;
    if ((this.#starts[number + 1] as number) - start < length) return false;
    for (let at = 0; at < length; at++) if (this.#codes[start + at] !== codes[at]) return false;
    return true;
  }

  #rehash(): void {
    this.#places = new Uint32Array(this.#places.length * 2);
    const mask = this.#places.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let place = hashOf(this.#codes, this.#starts[number] as number, this.#starts[number + 1] as number) & mask;
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

/** A hash of 32 bits of a text. */
export const hashOfText = (text: string): number => hashOf(codesOf(text), 0, text.length);

/** FNV-1a. */
function hashOf(codes: Uint16Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (codes[at] as number), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

let spelled = new Uint16Array(256);

/** The UTF-16 codes of a word, in memory that the next word overwrites. */
function codesOf(word: string): Uint16Array {
  if (word.length > spelled.length) spelled = new Uint16Array(word.length * 2);
  for (let at = 0; at < word.length; at++) spelled[at] = word.charCodeAt(at);
  return spelled;
}
