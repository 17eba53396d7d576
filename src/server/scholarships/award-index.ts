import { sameAward, tellingWords } from "#domain/scholarships/duplicates.ts";
import type { StoredRow } from "./catalogue-entry.ts";

/**
 * Rows by award key and by page and word, to find the row of the same award without comparing all of them: a listing
 * page can be the address of thousands.
 */
export class AwardIndex {
  readonly #byKey = new Map<string, StoredRow[]>();
  readonly #byPageAndWord = new Map<string, StoredRow[]>();

  add(row: StoredRow): void {
    push(this.#byKey, row.dedupe_key, row);
    for (const place of pageAndWords(row)) push(this.#byPageAndWord, place, row);
  }

  /** The row of the same award, the one of the same cycle first, then the latest cycle; or null. */
  find(row: StoredRow): StoredRow | null {
    const candidates = this.#byKey.get(row.dedupe_key) ?? [];
    const same = candidates.filter((other) => sameAward(row, other));
    if (same.length === 0) return this.#onSamePage(row);
    const ordered = same.toSorted((a, b) => (b.cycle ?? "").localeCompare(a.cycle ?? ""));
    return ordered.find((other) => other.cycle === row.cycle) ?? ordered[0] ?? null;
  }

  #onSamePage(row: StoredRow): StoredRow | null {
    for (const place of pageAndWords(row)) {
      const found = this.#byPageAndWord.get(place)?.find((other) => sameAward(row, other));
      if (found) return found;
    }
    return null;
  }
}

function pageAndWords({ canonical_address, title }: StoredRow): string[] {
  return canonical_address === null ? [] : tellingWords(title).map((word) => `${canonical_address} ${word}`);
}

function push(map: Map<string, StoredRow[]>, key: string, row: StoredRow): void {
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}
