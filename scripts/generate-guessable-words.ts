// Writes src/web/features/accounts/passwords/guessable-words.gen.ts, which the password meter loads, from the lists of zxcvbn-ts
// (MIT):
//   node scripts/generate-guessable-words.ts
import { writeFileSync } from "node:fs";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

// As many as server/accounts/common-passwords.ts refuses. Sorted, which packs to two thirds; how common each is, among
// so few, makes no difference to the meter.
const passwords = dictionary["passwords-common"].slice(0, 10_000).sort();
const words = dictionary["diceware-common"].toSorted();

writeFileSync(
  "src/web/features/accounts/passwords/guessable-words.gen.ts",
  `// Made by scripts/generate-guessable-words.ts from the lists of zxcvbn-ts (MIT licence). Do not edit.
/** The most common passwords in lower case, one a line. */
export const commonPasswords = ${JSON.stringify(passwords.join("\n"))};
/** Common English words, one a line. */
export const commonWords = ${JSON.stringify(words.join("\n"))};
/** Which keys lie beside each other. */
export const keyboard = ${JSON.stringify(adjacencyGraphs.qwerty)};
`,
);
console.log(`${passwords.length} passwords and ${words.length} words written`);
