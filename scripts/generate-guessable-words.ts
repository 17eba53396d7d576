// Writes src/web/features/accounts/passwords/guessable-words.gen.ts, which the password meter loads, from the lists of zxcvbn-ts
// (MIT):
//   node scripts/generate-guessable-words.ts
import { writeFileSync } from "node:fs";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

// As many as server/accounts/passwords/common-passwords.ts rejects. Sorted lists compress to two thirds of their size.
// The meter does not need the rank of each word.
const passwords = dictionary["passwords-common"].slice(0, 10_000).sort();
const words = dictionary["diceware-common"].toSorted();

writeFileSync(
  "src/web/features/accounts/passwords/guessable-words.gen.ts",
  `// Made by scripts/generate-guessable-words.ts from the lists of zxcvbn-ts (MIT licence). Do not edit.
/** The most common passwords in lower case, one a line. */
export const commonPasswords = ${JSON.stringify(passwords.join("\n"))};
/** Common English words, one a line. */
export const commonWords = ${JSON.stringify(words.join("\n"))};
/** Neighboring keys on a keyboard. */
export const keyboard = ${JSON.stringify(adjacencyGraphs.qwerty)};
`,
);
console.log(`${passwords.length} passwords and ${words.length} words written`);
