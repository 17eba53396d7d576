import { distinctiveWords, sameScholarship } from "#domain/scholarships/duplicates.ts";
import type { StoredRow } from "./catalogue-entry.ts";

/**
 * Finds the row of the same scholarship without a comparison with all rows. Rows are indexed by name, and by URL and
 * title word, because one listing page can be the URL of thousands of scholarships.
 */
export class DuplicateIndex {
  readonly #byId = new Map<string, StoredRow>();
  readonly #byKey = new Map<string, StoredRow[]>();
  readonly #byPageAndWord = new Map<string, StoredRow[]>();

  add(row: StoredRow): void {
    this.#byId.set(row.id, row);
    for (const id of row.known_as) this.remember(row, id);
    push(this.#byKey, row.dedupe_key, row);
    for (const place of pageAndWords(row)) push(this.#byPageAndWord, place, row);
  }

  /** From now on, entries with this id belong to the row. */
  remember(row: StoredRow, id: string): void {
    if (!this.#byId.has(id)) this.#byId.set(id, row);
  }

  /**
   * The row of the same scholarship, or null. A row that this entry was merged into before comes first, because title
   * similarity could pick another row once there are more rows. Then a row of the same cycle comes before the row of
   * the latest cycle.
   */
  find(row: StoredRow): StoredRow | null {
    const before = this.#byId.get(row.id);
    if (before) return before;
    const candidates = this.#byKey.get(row.dedupe_key) ?? [];
    const same = candidates.filter((other) => sameScholarship(row, other));
    if (same.length === 0) return this.#onSamePage(row);
    const ordered = same.toSorted((a, b) => (b.cycle ?? "").localeCompare(a.cycle ?? ""));
    return ordered.find((other) => other.cycle === row.cycle) ?? ordered[0] ?? null;
  }

  #onSamePage(row: StoredRow): StoredRow | null {
    for (const place of pageAndWords(row)) {
      const found = this.#byPageAndWord.get(place)?.find((other) => sameScholarship(row, other));
      if (found) return found;
    }
    return null;
  }
}

function pageAndWords({ canonical_address, title }: StoredRow): string[] {
  return canonical_address === null ? [] : distinctiveWords(title).map((word) => `${canonical_address} ${word}`);
}

function push(map: Map<string, StoredRow[]>, key: string, row: StoredRow): void {
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}
