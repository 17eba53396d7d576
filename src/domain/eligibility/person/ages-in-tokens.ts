import { numberInWord, numbersInWords } from "../../words/number-words.ts";
import { type Token, withWord, wordAt } from "../text/tokens.ts";

/** Numbers from 5 to 99 in digits, and of two digits in words. */
export const numbers: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 95 }, (_, i) => [String(i + 5), i + 5] as const),
  ...numbersInWords.filter(([, value]) => value >= 10),
]);

/** The tokens with "#" for each number from 5 to 99; "twenty one" and "twenty-one" are one token. */
export function withAges(tokens: readonly Token[]): { plain: Token[]; ages: (number | null)[]; starts: number[] } {
  const plain: Token[] = [];
  const ages: (number | null)[] = [];
  const starts: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const [age, length] = ageAt(tokens, at);
    plain.push(age === null ? token : withWord(token, "#"));
    ages.push(age);
    starts.push(at);
    at += length - 1;
  }
  return { plain, ages, starts };
}

/** "eighteen", "twenty-one", "18", and "eighteen (18)". */
function ageAt(tokens: readonly Token[], at: number): [age: number | null, length: number] {
  const [age, length] = numberAt(tokens, at);
  return age !== null && tokens[at + length]?.word === String(age) ? [age, length + 1] : [age, length];
}

/** The number from 5 to 99 at a token and of how many tokens it is: "twenty-one"; null and 1 where none begins. */
export function numberAt(tokens: readonly Token[], at: number): [age: number | null, length: number] {
  const number = numbers.get(wordAt(tokens, at));
  if (number === undefined) return none;
  const one = number % 10 === 0 && number >= 20 ? numberInWord(wordAt(tokens, at + 1)) : null;
  return one && one < 10 ? [number + one, 2] : [number, 1];
}
const none: [null, number] = [null, 1];
