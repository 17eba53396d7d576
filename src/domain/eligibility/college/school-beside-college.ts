import { type Token, wordAt } from "../text/tokens.ts";

/** "At an accredited | law school | or an accredited university": students of other fields and levels are there too. */
export function isBesideCollege(tokens: readonly Token[], from: number, to: number): boolean {
  const word = (at: number) => wordAt(tokens, at);
  const isWide = (at: number) => /^(?:college|university|institution)$/.test(word(at)) && word(at + 1) !== "of";
  const skip = (start: number, step: 1 | -1) => {
    let at = start;
    while (/^(?:an?|any|the|accredited|approved|us|eligible|recognized|hospital)$/.test(word(at))) at += step;
    return at;
  };
  const isAfterComma = (tokens[from]?.start ?? 0) - (tokens[from - 1]?.end ?? 0) > 1;
  // "College, | law school, | or another institute of higher education".
  if (isAfterComma && word(to) === "or" && isWide(from - 1)) return true;
  const or = skip(from - 1, -1);
  return (word(to) === "or" && isWide(skip(to + 1, 1))) || (word(or) === "or" && (isWide(or - 1) || isWide(or - 2)));
}
