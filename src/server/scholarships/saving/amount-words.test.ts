import { expect, test } from "vitest";
import { amountWords } from "./amount-words.ts";

test.each([
  ["$12,000- ($3,000 awarded annually over four years.)", "$12,000 ($3,000 awarded annually over four years)"],
  ["$2,000 minimum.", "$2,000 minimum"],
  ["$1,000 -  $1,500", "$1,000 - $1,500"],
  ["Pays tuition. Books too.", "Pays tuition. Books too."],
  ["Awards range from $500 to $2,000.", "Awards range from $500 to $2,000."],
  ["Varies -", "Varies"],
])("the words %j are stored as %j", (words, stored) => {
  expect(amountWords(words)).toBe(stored);
});
