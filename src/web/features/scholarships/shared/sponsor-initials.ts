const fillers = new Set(["the", "of", "for", "and", "in", "at", "to", "a", "an", "inc", "llc"]);

/** One or two letters for a sponsor without a logo: `FN` for the Foundation of Nurses, `EL` for Elks. */
export function sponsorInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
  const telling = words.filter((word) => !fillers.has(word.toLowerCase()));
  const [first = words[0] ?? "", second] = telling;
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join("").toUpperCase();
}

/** A number from 0 to `count` - 1 that is always the same for a name. */
export function numberOfName(name: string, count: number): number {
  let sum = 0;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
}
