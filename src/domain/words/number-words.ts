const units: ReadonlyMap<string, number> = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value] as const),
);
const tens: ReadonlyMap<string, number> = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, at) => [word, (at + 2) * 10] as const),
);
const scales: ReadonlyMap<string, number> = new Map([
  ["thousand", 1000],
  ["million", 1_000_000],
]);

/** The words from "zero" to "ninety" that stand for a number by themselves, with it. */
export const numbersInWords: readonly (readonly [string, number])[] = [...units, ...tens];

/** The number that one word stands for, from "zero" to "ninety"; null for other words. */
export const numberInWord = (word: string): number | null => units.get(word) ?? tens.get(word) ?? null;

/** A number in words and its position. */
type SpelledNumber = { start: number; end: number; value: number };

/** Every number in the text that is written in words, such as "five hundred" and "twenty-five thousand". */
export function spelledNumbers(text: string): SpelledNumber[] {
  const found: SpelledNumber[] = [];
  let group: RegExpExecArray[] = [];
  const close = () => {
    const [first] = group;
    const last = group.at(-1);
    const value = numberOf(group.map(([word]) => word.toLowerCase()));
    if (first && last && value > 0) found.push({ start: first.index, end: last.index + last[0].length, value });
    group = [];
  };
  for (const match of text.matchAll(/[a-z]+/gi)) {
    const last = group.at(-1);
    const gap = last ? text.slice(last.index + last[0].length, match.index) : "";
    if (last && ((gap !== " " && gap !== "-") || isCount(last[0], match[0]))) close();
    if (isNumberWord(match[0].toLowerCase())) group.push(match);
    else close();
  }
  close();
  return found;
}

/** "two | five-hundred-dollar scholarships": a number that does not go on with the next word. */
const isCount = (word: string, next: string): boolean =>
  units.has(word.toLowerCase()) && numberInWord(next.toLowerCase()) !== null;

const isNumberWord = (word: string) => numberInWord(word) !== null || word === "hundred" || scales.has(word);

function numberOf(words: readonly string[]): number {
  let total = 0;
  let part = 0;
  for (const word of words) {
    const scale = scales.get(word);
    if (word === "hundred") part = (part || 1) * 100;
    else if (scale === undefined) part += numberInWord(word) ?? 0;
    else {
      total += (part || 1) * scale;
      part = 0;
    }
  }
  return total + part;
}
