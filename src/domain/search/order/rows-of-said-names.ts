import { wordSet } from "../../eligibility/text/word-set.ts";
import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import type { ConstraintFits } from "../fits/constraint-fits.ts";
import { fitOfRow, fits } from "../fits/row-fits.ts";
import { countRows, hasRow } from "../fits/row-set.ts";
import { meantRows } from "../fits/rows-by-fit.ts";
import { fillerWords } from "../query/words/filler-words.ts";
import { isInTitle, tellsTitle } from "../text/document-terms.ts";
import { noRow, postingImpact, postingsOf, rowOfPosting, type TextIndex } from "../text/text-index.ts";
import { knownForm, wordsOfText } from "../text/words-of-text.ts";
import type { Slot } from "../understood.ts";
import { leastNarrow, lossesFor, spokenSlots } from "./narrowness.ts";

/** Slots whose values hold many kinds of people: the Marines are one of the military. */
const ofPeople: ReadonlySet<Slot> = new Set(["group", "family_work"]);
/** A word names somebody where so few of those who are meant have it in their title, and no larger share of them at all. */
const most = { titles: 3, share: 0.25, rows: 5000 };

/**
 * The rows that a word names which was also read as something wider: "Marines" are of a military family, and one of the scholarships for
 * these is called by them. They are meant for what was read, miss nothing that was said, and are for nobody narrower.
 */
export function rowsOfSaidNames(index: CatalogueIndex, units: readonly ConstraintFits[]): readonly number[] {
  const { narrow } = index.facts;
  const { others } = lossesFor(spokenSlots(units));
  const isFor = (row: number) =>
    (others[narrow[row] as number] as number) < leastNarrow &&
    units.every(({ fits: stated }) => fitOfRow(stated, row) !== fits.missed);
  return units
    .filter(({ slot }) => ofPeople.has(slot))
    .flatMap((unit) => rowsNamedBy(index, unit))
    .filter(isFor);
}

/** Of whose family somebody is names nobody: "navy brat". */
const ofFamily = wordSet(
  "brat brats child children daughter daughters dependent dependents families grandchild grandchildren grandson granddaughter son sons spouse spouses widow wives",
);

/** Those of the rows meant for a unit that have all its naming words in the title: a "coast guard kid" does not call the National Guard. */
function rowsNamedBy(index: CatalogueIndex, { constraints, fits: stated }: ConstraintFits): number[] {
  const meant = meantRows(stated, index);
  const mostHaving = most.share * countRows(meant);
  const words = constraints.flatMap(({ words }) => wordsOfText(words)).filter((word) => !fillerWords.has(word));
  const forms = new Set(words.filter((word) => !ofFamily.has(word)).map(knownForm));
  const naming = [...forms]
    .filter(tellsTitle)
    .map((form) => rowsWith(index.text, form, (row) => hasRow(meant, row)))
    .filter(({ having }) => having <= mostHaving);
  const [first, ...others] = naming;
  const named = first?.titled.filter((row) => others.every(({ titled }) => titled.includes(row))) ?? [];
  return named.length > most.titles ? [] : named;
}

/** Of some rows those that have a word in the title, and how many have it at all. A word of very many rows names none. */
function rowsWith(
  text: TextIndex,
  form: string,
  isOne: (row: number) => boolean,
): { titled: number[]; having: number } {
  const lists = postingsOf(text, text.postings.terms.numberOf(form));
  if (lists.reduce((sum, { length }) => sum + length, 0) > most.rows)
    return { titled: [], having: Number.POSITIVE_INFINITY };
  const titled: number[] = [];
  let having = 0;
  for (const list of lists)
    for (let at = 0; at < list.length; at++) {
      const posting = list[at] as number;
      const row = rowOfPosting(text, posting);
      if (row === noRow || !isOne(row)) continue;
      having += 1;
      if (isInTitle(postingImpact(posting))) titled.push(row);
    }
  return { titled, having };
}
