import { type CatalogueIndex, indexedLists, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { packed, packedRow } from "#domain/matches/catalogue/results/packed-results.ts";
import type { StudentResults } from "#domain/matches/catalogue/results/student-results.ts";
import { visitInOrder } from "#domain/matches/catalogue/row-order.ts";

/** The rows of an index in the order of equal scores. */
export function rowsInOrder(index: CatalogueIndex): number[] {
  const rows: number[] = [];
  visitInOrder(index, (row) => rows.push(row) > 0);
  return rows;
}

/** The ids of the scholarships of an index in the order of equal scores. */
export const idsInOrder = (index: CatalogueIndex): string[] =>
  rowsInOrder(index).map((row) => index.ids[row] as string);

/** Everything that an index says of each of its scholarships, in their order, without its words. */
export function indexContents(index: CatalogueIndex) {
  const { ids, facts, columns, lists, sources, today, unreadable, count } = index;
  const rows = rowsInOrder(index).map((row) => ({
    id: ids[row],
    isFound: rowOf(index, ids[row] as string) === row,
    facts: Object.values(facts).map((column) => column[row]),
    requirements: columns.map(({ values, numbers }) => values[numbers[row] as number]),
    lists: indexedLists.map((list) => lists[list].values[lists[list].numbers[row] as number]),
    source: sources.values[sources.numbers[row] as number],
  }));
  return { today, count, rows, unreadable: unreadable.map(({ id }) => id) };
}

/** The results for an index whose rows may stand elsewhere, with the rows that they would have in an index in order. */
export function resultsInOrder(index: CatalogueIndex, { matches, waiting }: StudentResults): StudentResults {
  const placeOf = new Map(rowsInOrder(index).map((row, place) => [row, place]));
  const moved = matches.map((match) => packed(placeOf.get(packedRow(match)) as number, 0, 0) + (match & 1023));
  return { matches: moved.sort(), waiting };
}
