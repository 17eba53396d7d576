import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { visitRowsWith } from "../text/text-index.ts";
import { knownForm, wordsOfText } from "../text/words-of-text.ts";
import { fits, type RowFits } from "./row-fits.ts";

/** Words of each denomination. */
const denominations = [
  "catholic catholics catolico catolica catolicos",
  "lutheran lutherans",
  "baptist baptists",
  "methodist methodists",
  "presbyterian presbyterians",
  "episcopal episcopalian",
  "mormon lds",
  "pentecostal",
  "adventist",
].map((words) => new Set(words.split(" ").map(knownForm)));

/** The places of the denominations that words name. */
const denominationsIn = (words: string): number[] => {
  const forms = wordsOfText(words).map(knownForm);
  return denominations.flatMap((each, at) => (forms.some((form) => each.has(form)) ? [at] : []));
};

/** The denominations that words of a query name, as a key: what they stand to is told apart by it. */
export const denominationKey = (words: string): string => denominationsIn(words).join();

/** What names another denomination than the words and not theirs is left to check. Null where the words name none. */
export function limitOfDenominations({ text, ids }: CatalogueIndex, words: string): RowFits | null {
  const own = denominationsIn(words);
  if (own.length === 0) return null;
  const numbers = new Uint8Array(ids.length);
  const mark = (denomination: ReadonlySet<string>, number: number) => {
    for (const form of denomination)
      visitRowsWith(text, form, (row) => {
        numbers[row] = number;
      });
  };
  for (const [at, each] of denominations.entries()) if (!own.includes(at)) mark(each, 1);
  for (const at of own) mark(denominations[at] as ReadonlySet<string>, 0);
  return { numbers, table: Uint8Array.of(fits.met, fits.unknown) };
}
