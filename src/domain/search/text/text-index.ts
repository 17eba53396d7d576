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
  /** Whether some documents of the build have no row. Otherwise all its postings count. */
  hasGaps: boolean;
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

/** Whether each document has the number of its row, as after a build. */
export const isInOrder = ({ rows, documents }: TextIndex): boolean => rows === documents;

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
    if (at === 0 && !text.hasGaps) count += list.length;
    else
      for (let place = 0; place < list.length; place++)
        count += rowOfPosting(text, list[place] as number) === noRow ? 0 : 1;
  }
  return count;
}

/** The impact of a term in a row; 0 where the row does not have it. */
export function impactIn(text: TextIndex, term: number, row: number): number {
  const document = text.documents[row] as number;
  for (const list of postingsOf(text, term)) {
    let [from, to] = [0, list.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (postingDocument(list[middle] as number) < document) from = middle + 1;
      else to = middle;
    }
    const posting = list[from];
    if (posting !== undefined && postingDocument(posting) === document) return postingImpact(posting);
  }
  return 0;
}
