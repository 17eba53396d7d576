import { hashOfText } from "../../words/term-table.ts";
import { tellsTitle } from "./document-terms.ts";
import { isStopWord, knownForm, wordsOfText } from "./words-of-text.ts";

/** The number of a title that tells nothing, as "College Scholarship". */
export const noTitle = 0;

const longest = 300; // characters

/** What every student asks for: "money for school" calls nothing by its title. */
const whatAllAsk = new Set(
  "student college university school education educational tuition study financial aid money funding support assistance help"
    .split(" ")
    .map(knownForm),
);
/** Titles have them or not: "The", "&". */
const joining: ReadonlySet<string> = new Set(["the", "and"]);

/**
 * A number of 32 bits for the words of a title in their order, so that a scholarship is found without its title. Titles that differ
 * in accents, capitals, signs, plurals, "the", or words for awards at the end have the same number.
 */
export function titleNumber(title: string): number {
  if (title.length > longest) return noTitle;
  const forms = wordsOfText(title)
    .filter((word) => !joining.has(word))
    .map(knownForm);
  const last = forms.findLastIndex((form) => !isKind(form));
  const isForAll =
    forms.some((form) => whatAllAsk.has(form)) && forms.every((form) => !tellsTitle(form) || whatAllAsk.has(form));
  if (last === -1 || isForAll) return noTitle;
  return hashOfText(forms.slice(0, last + 1).join(" ")) | 0;
}

/** Whether it is a word for awards. */
const isKind = (form: string): boolean => !tellsTitle(form) && !isStopWord(form);
