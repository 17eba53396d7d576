import { movedNumbers, type RowMoves } from "../../matches/catalogue/changes/row-moves.ts";
import type { Slices } from "../../matches/catalogue/slices.ts";
import { TermTable } from "../../words/term-table.ts";
import { textOfBuild } from "./text-builder.ts";
import { gapsOf, noRow, packedPosting, postingImpact, postingsOf, rowOfPosting, type TextIndex } from "./text-index.ts";

/** Gaps and added documents up to this many, or this share of the rows, do not slow searches down. */
const mostWorn = { least: 2000, share: 0.1 };

/** The text index after these moves of rows. `gone` are rows that go now. */
export function* changeText(text: TextIndex, moves: RowMoves, gone: readonly number[]): Slices<TextIndex> {
  const { postings } = text;
  const added = moves.added.map(({ row, document: known }) => {
    if (known !== undefined) return known;
    const document = postings.documents;
    postings.documents += 1;
    for (const [form, impact] of row.words) {
      const term = postings.terms.add(form);
      const later = postings.added.get(term);
      if (later) later.push(packedPosting(document, impact));
      else postings.added.set(term, [packedPosting(document, impact)]);
    }
    return document;
  });
  yield;
  const documents = movedNumbers(text.documents, moves, added, (rows) => new Uint32Array(rows));
  if (moves.isAppended) {
    const rows = new Uint32Array(postings.documents).fill(noRow, text.rows.length);
    rows.set(text.rows);
    for (const row of gone) rows[documents[row] as number] = noRow;
    for (const [place, { at }] of moves.added.entries()) rows[added[place] as number] = at;
    const count = text.count - gone.length + added.length;
    return { postings, documents, rows, count, gaps: gapsAfter(text, gone), isOrdered: text.isOrdered };
  }
  const rows = rowsOf(documents, postings.documents);
  yield;
  const gaps = gapsOf(rows, postings.built);
  const changed = { postings, documents, rows, count: documents.length, gaps, isOrdered: false };
  const worn = rows.length - documents.length + (rows.length - postings.built);
  return worn > Math.max(mostWorn.least, mostWorn.share * documents.length) ? yield* mergeText(changed) : changed;
}

function gapsAfter({ postings, documents, gaps }: TextIndex, gone: readonly number[]): TextIndex["gaps"] {
  const more = gone.map((row) => documents[row] as number).filter((document) => document < postings.built);
  return more.length === 0 ? gaps : Uint32Array.from([...Array.from(gaps), ...more]).sort();
}

/** The row of each document. A function of its own, because such a loop is slow in a generator, as `movedIds` says. */
function rowsOf(documents: Uint32Array, count: number): Uint32Array {
  const rows = new Uint32Array(count).fill(noRow);
  for (let row = 0; row < documents.length; row++) rows[documents[row] as number] = row;
  return rows;
}

const idsPerSlice = 20_000;

type WithText = { ids: readonly string[]; byId: Uint32Array; text: TextIndex };

/**
 * The text of an index that was stored, for the rows of another one, and the ids that it does not have, which have no
 * words yet. To be merged, because its documents stand in the order of the rows before.
 */
export function* textFor(
  { ids, byId }: Pick<WithText, "ids" | "byId">,
  before: WithText,
): Slices<{ text: TextIndex; unknown: string[] }> {
  const { postings } = before.text;
  const documents = new Uint32Array(ids.length);
  const rows = new Uint32Array(postings.built + ids.length).fill(noRow);
  const unknown: string[] = [];
  let place = 0;
  for (const [at, row] of byId.entries()) {
    const id = ids[row] as string;
    const rowBefore = () => before.byId[place] as number;
    while (place < before.byId.length && (before.ids[rowBefore()] as string) < id) place++;
    // A document of a build has the number of its row.
    const document = before.ids[rowBefore()] === id ? rowBefore() : postings.built + unknown.push(id) - 1;
    documents[row] = document;
    rows[document] = row;
    if (at % idsPerSlice === 0) yield;
  }
  postings.documents = postings.built + unknown.length;
  const gaps = gapsOf(rows, postings.built);
  const own = rows.subarray(0, postings.documents);
  return { text: { postings, documents, rows: own, count: ids.length, gaps, isOrdered: false }, unknown };
}

/** Whether it has no gaps and no document that was added after a build. */
export const isOfBuild = ({ rows, gaps, postings }: TextIndex): boolean =>
  gaps.length === 0 && rows.length === postings.built;

const postingsPerSlice = 200_000;

/** The same index with postings of its own, without gaps and added documents. */
export function* mergeText(text: TextIndex): Slices<TextIndex> {
  const { terms: known } = text.postings;
  const terms = new TermTable();
  const starts: number[] = [];
  let packed = new Uint32Array(text.postings.packed.length + 1024);
  let end = 0;
  let read = 0;
  for (let number = 0; number < known.size; number++) {
    const start = end;
    for (const list of postingsOf(text, number)) {
      if (end + list.length > packed.length) packed = withRoom(packed, end + list.length);
      for (let at = 0; at < list.length; at++) {
        const row = rowOfPosting(text, list[at] as number);
        if (row === noRow) continue;
        packed[end] = packedPosting(row, postingImpact(list[at] as number));
        end += 1;
      }
      read += list.length + 10;
    }
    // By document, which is the upper part of a posting.
    packed.subarray(start, end).sort();
    if (end > start) starts[terms.add(known.word(number))] = start;
    if (read > postingsPerSlice) {
      read = 0;
      yield;
    }
  }
  return textOfBuild(
    { terms, starts: Uint32Array.from([...starts, end]), packed: packed.slice(0, end) },
    text.documents.length,
  );
}

function withRoom(packed: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.ceil(least * 1.2));
  larger.set(packed);
  return larger;
}
