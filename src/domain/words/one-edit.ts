// An edit is a letter too many, two that are swapped, a wrong or a missing one.

const letters = "abcdefghijklmnopqrstuvwxyz";

/** The words that one edit makes of a word, about 55 for each letter. */
export function* oneEditFrom(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    yield before + after;
    if (after !== "" && word[at] !== word[at + 1]) yield before + word[at + 1] + word[at] + after.slice(1);
  }
  for (let at = 0; at <= word.length; at++) {
    const [before, rest, after] = [word.slice(0, at), word.slice(at), word.slice(at + 1)];
    for (const letter of letters) {
      yield before + letter + rest;
      if (at < word.length && letter !== word[at]) yield before + letter + after;
    }
  }
}

/** Whether two words have the same letters in another order. */
export const isSwap = (a: string, b: string): boolean => [...a].sort().join("") === [...b].sort().join("");

/** Whether one edit makes one word of the other. */
export function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
