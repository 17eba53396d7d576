import { TermTable } from "../words/term-table.ts";
import { asciiWords } from "../words/word-numbers.ts";
import { rememberingTexts, wordsIn } from "./folded-words.ts";

/** The words of a text as numbers of a table: equal words have equal numbers. `marks` as `hasWordOf` gives them. */
type FoldedText = { table: TermTable; words: readonly number[]; marks: number };

const mostWords = 50_000;
const mostMarks = 31;

/** The bits of the words that `hasWordOf` is asked for, one for each time. */
const marksOfWords = new Map<string, number>();
let marks = 0;

let table = new TermTable();
/** The marks of the words of the table. */
let marksOfTable: number[] = [];

const folded = rememberingTexts((text): FoldedText => {
  const spaced = text.includes("&") ? text.replaceAll("&", " and ") : text;
  const words =
    asciiWords(table, spaced, { unwritten: true, longest: Infinity }) ?? wordsIn(text).map((word) => table.add(word));
  while (marksOfTable.length < table.size) marksOfTable.push(marksOfWords.get(table.word(marksOfTable.length)) ?? 0);
  return { table, words, marks: words.reduce((found, word) => found | (marksOfTable[word] as number), 0) };
});

/** The words of `foldedWords` as numbers. Much quicker, as no string is made of each. */
export function foldedText(text: string): FoldedText {
  if (table.size > mostWords) forgetWords();
  return folded.of(text);
}

function forgetWords(): void {
  table = new TermTable();
  marksOfTable = [];
  folded.forget();
}

/** Tells whether a text has one of these words among those of `foldedWords`. At most 31 times in a process. */
export function hasWordOf(wanted: Iterable<string>): (text: string) => boolean {
  if (marks === mostMarks) throw new Error("There are no more marks for words.");
  const mark = 1 << marks;
  marks += 1;
  for (const word of wanted) marksOfWords.set(word, (marksOfWords.get(word) ?? 0) | mark);
  forgetWords();
  return (text) => (foldedText(text).marks & mark) !== 0;
}

/** What `read` reads of a word, a whole number of 32 bits, for a word of a folded text. Each different word is read once. */
export function readByWord(read: (word: string) => number): (text: FoldedText, at: number) => number {
  let own = table;
  let known = new Uint8Array(0);
  let results = new Int32Array(0);
  return ({ table, words }, at) => {
    const word = words[at];
    if (word === undefined) return 0;
    if (own !== table || word >= known.length) makeRoom(table, word);
    if (known[word] === 1) return results[word] as number;
    known[word] = 1;
    results[word] = read(table.word(word));
    return results[word] as number;
  };

  function makeRoom(table: TermTable, word: number): void {
    const [before, resultsBefore] = own === table ? [known, results] : [[], []];
    own = table;
    known = new Uint8Array(word * 2 + 1000);
    results = new Int32Array(known.length);
    known.set(before);
    results.set(resultsBefore);
  }
}
