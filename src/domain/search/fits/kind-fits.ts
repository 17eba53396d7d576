import { tribesByWord } from "../../eligibility/group/tribes.ts";
import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import type { Group } from "../../scholarships/vocabulary.ts";
import { visitRowsWith } from "../text/text-index.ts";
import { knownForm, wordsOfText } from "../text/words-of-text.ts";
import { namesIllness } from "../wanted/illnesses.ts";
import { fits, type RowFits } from "./row-fits.ts";

type Kind = { words: ReadonlySet<string>; said: ReadonlySet<string> };
const formsOf = (words = "") => new Set(words.split(" ").map(knownForm));
const kinds = (lines: readonly string[]): readonly Kind[] =>
  lines.map((line) => {
    const [words, said] = line.split(" | ");
    return { words: formsOf(words), said: formsOf(said) };
  });

/**
 * Groups of which sponsors name a kind, and the words of each kind. Behind a bar those that tell it in a search alone: a text may say "learn
 * more" and "look forward to hearing from you".
 */
const kindsOf: Partial<Record<Group, readonly Kind[]>> = {
  christian: kinds([
    "catholic catholics catolico catolica catolicos",
    "lutheran lutherans",
    "baptist baptists",
    "methodist methodists",
    "presbyterian presbyterians",
    "episcopal episcopalian",
    "mormon lds",
    "pentecostal",
    "adventist",
  ]),
  native_american: kinds(tribesByWord.map((names) => names.join(" "))),
  asian: kinds([
    "korean koreans",
    "chinese",
    "japanese",
    "vietnamese",
    "filipino filipina filipinos filipinas pilipino",
    "hmong",
    "taiwanese",
    "cambodian cambodians khmer",
  ]),
  disability: kinds([
    "blind blindness ciego ciega ciegos visually | visual",
    "deaf deafness sordo sorda sordos cochlear | hearing",
    "dyslexia dyslexic dislexia adhd | learning",
    "autism autistic autismo asperger aspergers",
    "epilepsy epileptic",
    "fibrosis",
    "bifida",
    "palsy",
    "dystrophy",
    "hemophilia",
    "amputee amputees amputation paraplegic wheelchair wheelchairs",
    "diabetes diabetic",
    "cancer",
    "bipolar ptsd",
    "tourette tourettes",
  ]),
};

/** The places of the kinds of a group that words name. */
function kindsIn(group: Group, words: string): number[] {
  const forms = wordsOfText(words).map(knownForm);
  return (kindsOf[group] ?? []).flatMap((each, at) =>
    forms.some((form) => each.words.has(form) || each.said.has(form)) ? [at] : [],
  );
}

/** The kinds of a group that words of a query name, as a key: what they stand to is told apart by it. */
export const kindKey = (group: Group, words: string): string =>
  isIllness(group, words) ? "illness" : kindsIn(group, words).join();

/** An illness is none of the kinds, unless its words name one. */
const isIllness = (group: Group, words: string): boolean =>
  group === "disability" && kindsIn(group, words).length === 0 && namesIllness(words);

/** What names another kind than the words and not theirs is left to check. Null where the words name none. */
export function limitOfKinds({ text, rows }: CatalogueIndex, group: Group, words: string): RowFits | null {
  const own = kindsIn(group, words);
  const all = kindsOf[group] ?? [];
  if (own.length === 0 && !isIllness(group, words)) return null;
  const numbers = new Uint8Array(rows);
  const mark = ({ words: forms, said }: Kind, number: number) => {
    for (const form of own.length === 0 ? [...forms, ...said] : forms)
      visitRowsWith(text, form, (row) => {
        numbers[row] = number;
      });
  };
  for (const [at, each] of all.entries()) if (!own.includes(at)) mark(each, 1);
  for (const at of own) mark(all[at] as Kind, 0);
  return { numbers, table: Uint8Array.of(fits.met, fits.unknown) };
}
