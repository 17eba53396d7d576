const letters = "abcdefghijklmnopqrstuvwxyz";

/**
 * The words that one edit makes of a word: a letter too many, two swapped, a wrong or a missing one. About 55 for each
 * letter.
 */
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
