import { type CatalogueIndex, indexedLists } from "#domain/matches/catalogue/catalogue-index.ts";

/** Everything that an index says of each of its rows, without its words. */
export function indexContents(index: CatalogueIndex) {
  const { ids, byId, facts, columns, lists, sources, today, unreadable } = index;
  const rows = ids.map((id, row) => ({
    id,
    facts: Object.values(facts).map((column) => column[row]),
    requirements: columns.map(({ values, numbers }) => values[numbers[row] as number]),
    lists: indexedLists.map((list) => lists[list].values[lists[list].numbers[row] as number]),
    source: sources.values[sources.numbers[row] as number],
  }));
  return { today, rows, byId: [...byId], unreadable: unreadable.map(({ id }) => id) };
}
