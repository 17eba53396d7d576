import { namesLike } from "../../fields-of-study/named-fields.ts";

const most = 6;
const longest = 3; // words

/** Other everyday names of a field of study: "cs" is "computer science". Empty for words that name no field. */
export function fieldSynonyms(words: string): string[] {
  return namesLike(words)
    .filter((name) => name.length > 2 && name.split(" ").length <= longest)
    .slice(0, most);
}
