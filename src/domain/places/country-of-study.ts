import { countryNamed } from "./countries.ts";
import { wordsIn } from "./folded-words.ts";
import { stateCode } from "./us-states.ts";

/** "Any university in the Netherlands" */
const before = new Set(
  "a any college colleges in school schools somewhere study the universities university".split(" "),
);

/** The country that a student names where they are asked for colleges, by its two-letter code. Null for colleges, and for "Georgia", which is a state too. */
export function countryOfStudy(written: string): string | null {
  const words = wordsIn(written);
  const from = words.findIndex((word) => !before.has(word));
  const name = from < 0 ? "" : words.slice(from).join(" ");
  return stateCode(name) === null ? countryNamed(name) : null;
}
