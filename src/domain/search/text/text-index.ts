import type { Slices } from "../../matches/catalogue/slices.ts";
import type { TermTable } from "../../words/term-table.ts";

/**
 * Which scholarships have which words. A scholarship is a document with a number of its own, which stays when its row in
 * the catalog index moves. A changed scholarship is a new document. An index and those made from it by changes share the
 * postings, to which changes only add: documents that an index does not know are skipped.
 */
export type TextIndex = {
  postings: Postings;
  /** The document of each row. */
  documents: Uint32Array;
  /** The row of each document, or `noRow`. */
  rows: Uint32Array;
  /** How many scholarships there are: rows, without those that are gone. */
  count: number;
  /** The documents of the build that have no row, in ascending order. All other postings of the build count. */
  gaps: ArrayLike<number>;
  /** Whether each document of the build has the number of its row, or of the row that it had. */
  isOrdered: boolean;
};

export type Postings = {
  terms: TermTable;
  /**
   * Where the postings of each term begin in `packed`, in the order of their documents, and where the last ones end. Terms that were
   * added later have none.
   */
  starts: Uint32Array;
  packed: Uint32Array;
  /** Postings of later documents, by term. */
  added: Map<number, number[]>;
  /** How many documents have a number. */
  documents: number;
  /** How many of them the build knew. */
  built: number;
};

/** A posting is a document (22 bits, as many as matches have rows) and the impact of the word in it (10 bits). */
export const packedPosting = (document: number, impact: number): number => ((document << 10) | impact) >>> 0;
export const postingDocument = (posting: number): number => posting >>> 10;
export const postingImpact = (posting: number): number => posting & 1023;

export const noRow = 0xffff_ffff;

const none: readonly number[] = [];

/** The postings of a term: those of the build, and the added ones. */
export function postingsOf({ postings }: TextIndex, term: number): readonly ArrayLike<number>[] {
  const { starts, packed, added } = postings;
  const built = term + 1 < starts.length ? packed.subarray(starts[term], starts[term + 1]) : none;
  const later = added.get(term);
  return later ? [built, later] : [built];
}

/** The row of a posting, or `noRow`. */
export const rowOfPosting = ({ rows }: TextIndex, posting: number): number => rows[postingDocument(posting)] ?? noRow;

/** Links the words by their beginnings, for which the first strange word of a search would wait otherwise. */
export function* linkedWords({ postings }: TextIndex): Slices<void> {
  while (postings.terms.linkSome()) yield;
}

/** The documents of a build of so many that have none of these rows, in ascending order. */
export function gapsOf(rows: Uint32Array, built: number): Uint32Array {
  const gaps: number[] = [];
  for (let document = 0; document < built; document++) if (rows[document] === noRow) gaps.push(document);
  return Uint32Array.from(gaps);
}

/** Visits each row that has a word of this form. A call for each posting is too slow for adding up scores. */
export function visitRowsWith(text: TextIndex, form: string, visit: (row: number) => void): void {
  const term = text.postings.terms.numberOf(form);
  for (const list of term === -1 ? [] : postingsOf(text, term))
    for (let at = 0; at < list.length; at++) {
      const row = rowOfPosting(text, list[at] as number);
      if (row !== noRow) visit(row);
    }
}

/** How many rows have a term. */
export function rowsWithTerm(text: TextIndex, term: number): number {
  let count = 0;
  for (const [at, list] of postingsOf(text, term).entries()) {
    // An index may share postings that were added for a later one.
    if (at === 0 && text.gaps.length < list.length) count += list.length - gapsIn(list, text.gaps);
    else
      for (let place = 0; place < list.length; place++)
        count += rowOfPosting(text, list[place] as number) === noRow ? 0 : 1;
  }
  return count;
}

/** How many of these documents have a posting. */
function gapsIn(list: ArrayLike<number>, gaps: ArrayLike<number>): number {
  let [count, place] = [0, 0];
  for (let at = 0; at < gaps.length && place < list.length; at++) {
    place = placeOf(list, gaps[at] as number, place);
    if (place < list.length && postingDocument(list[place] as number) === gaps[at]) count += 1;
  }
  return count;
}

/** The first place from `first` on whose document is not before this one. */
function placeOf(list: ArrayLike<number>, document: number, first = 0): number {
  let [from, to] = [first, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (postingDocument(list[middle] as number) < document) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The impact of a term in a row; 0 where the row does not have it. */
export function impactIn(text: TextIndex, term: number, row: number): number {
  const document = text.documents[row] as number;
  for (const list of postingsOf(text, term)) {
    const posting = list[placeOf(list, document)];
    if (posting !== undefined && postingDocument(posting) === document) return postingImpact(posting);
  }
  return 0;
}
