/**
 * The source of a pattern that is one of several, so that a long list of words has a line for each kind:
 * `new RegExp(`\\b${either(/a/, /b/)}\\b`, "i")` is `/\b(?:a|b)\b/i`. The flags of the parts do not count.
 */
export const either = (...patterns: readonly RegExp[]): string =>
  `(?:${patterns.map(({ source }) => source).join("|")})`;
