import { type ComparedEntry, compared } from "#domain/scholarships/duplicates/compared-entry.ts";
import { areOne, sameCycle } from "#domain/scholarships/duplicates/duplicates.ts";
import { possibleTitleKeys, titleKey } from "#domain/scholarships/duplicates/own-words.ts";
import { isUnknownSponsor, spelledSponsor } from "#domain/scholarships/duplicates/sponsors.ts";
import type { StoredRow } from "./catalogue-entry.ts";

/** How many rows of one title are compared. More have no sponsor and nothing to tell them apart. */
const mostOfOneTitle = 50;
/** How many rows of one page that share a word are compared, so that a page with thousands takes linear time. */
const mostOfOneWord = 50;
/** How many rows of one sponsor and title are compared: those of other years, kinds and amounts. */
const mostOfOneSponsor = 200;

/** A row with the keys that it is found by. They are made once, because making them costs more than a comparison. */
type IndexedRow = {
  row: StoredRow;
  compared: ComparedEntry;
  /** The keys of the row's title with and without the name of its sponsor. */
  titleKeys: ReadonlySet<string>;
  sponsorAndTitle: string;
  /** The row's page with each word of its own. */
  pageAndWords: readonly string[];
};

/**
 * Finds the row of the same scholarship without a comparison with all rows. Rows are indexed by name, by title, and by
 * URL and title word, because one listing page can be the URL of thousands of scholarships.
 */
export class DuplicateIndex {
  readonly #byId = new Map<string, StoredRow>();
  /** Of a row that was added again because its sponsor is known now, the latest. */
  readonly #latest = new Map<string, IndexedRow>();
  readonly #byKey = new Map<string, IndexedRow[]>();
  readonly #byTitle = new Map<string, IndexedRow[]>();
  readonly #bySponsorAndTitle = new Map<string, IndexedRow[]>();
  readonly #byPageAndWord = new Map<string, IndexedRow[]>();
  /** The sponsors that use a title. */
  readonly #sponsors = new Map<string, Set<string>>();

  add(row: StoredRow): void {
    this.#add(indexed(row));
  }

  /** From now on, entries with this id belong to the row. */
  remember(row: StoredRow, id: string): void {
    if (!this.#byId.has(id)) this.#byId.set(id, row);
  }

  /**
   * The row of the same scholarship, or null. A row that this entry was merged into before comes first, because title
   * similarity could pick another row once there are more rows. Then come rows of the same name, of the same page and
   * of the same title; among these a row of the same cycle, and then the row of the latest cycle.
   */
  find(row: StoredRow): StoredRow | null {
    return this.#byId.get(row.id) ?? this.#find(indexed(row));
  }

  /** The row of the same scholarship, or null after adding this row. */
  findOrAdd(row: StoredRow): StoredRow | null {
    const before = this.#byId.get(row.id);
    if (before) return before;
    const entry = indexed(row);
    const same = this.#find(entry);
    if (!same) this.#add(entry);
    return same;
  }

  #add(entry: IndexedRow): void {
    const { row } = entry;
    this.#byId.set(row.id, row);
    this.#latest.set(row.id, entry);
    for (const id of row.known_as) this.remember(row, id);
    push(this.#byKey, row.dedupe_key, entry);
    for (const key of entry.titleKeys) push(this.#byTitle, key, entry);
    push(this.#bySponsorAndTitle, entry.sponsorAndTitle, entry);
    for (const place of entry.pageAndWords) push(this.#byPageAndWord, place, entry);
    this.#noteSponsor(row);
  }

  #find(entry: IndexedRow): StoredRow | null {
    const isSame = (other: IndexedRow) =>
      this.#latest.get(other.row.id) === other && areOne(entry.compared, other.compared, (key) => this.#isShared(key));
    const named = this.#byKey.get(entry.row.dedupe_key) ?? [];
    return (
      bestOf(
        entry,
        named.filter((other) => sameCycle(entry.row.cycle, other.row.cycle)),
      ) ??
      bestOf(entry, this.#ofSponsor(entry).filter(isSame)) ??
      this.#onSamePage(entry, isSame) ??
      bestOf(entry, this.#ofTitle(entry).filter(isSame))
    );
  }

  #onSamePage(entry: IndexedRow, isSame: (other: IndexedRow) => boolean): StoredRow | null {
    const compared = new Set<IndexedRow>();
    const isNew = (other: IndexedRow) => !compared.has(other) && compared.add(other);
    for (const place of entry.pageAndWords) {
      const onPage = this.#byPageAndWord.get(place)?.slice(0, mostOfOneWord);
      const found = onPage?.find((other) => isNew(other) && isSame(other));
      if (found) return found.row;
    }
    return null;
  }

  #ofSponsor({ sponsorAndTitle }: IndexedRow): readonly IndexedRow[] {
    return this.#bySponsorAndTitle.get(sponsorAndTitle)?.slice(0, mostOfOneSponsor) ?? [];
  }

  #ofTitle({ titleKeys }: IndexedRow): readonly IndexedRow[] {
    return [...titleKeys].flatMap((key) => this.#byTitle.get(key)?.slice(0, mostOfOneTitle) ?? []);
  }

  #isShared(titleKey: string): boolean {
    return (this.#sponsors.get(titleKey)?.size ?? 0) > 1;
  }

  #noteSponsor({ title_key, provider_name }: StoredRow): void {
    if (isUnknownSponsor(provider_name)) return;
    const sponsors = this.#sponsors.get(title_key) ?? new Set();
    this.#sponsors.set(title_key, sponsors.add(spelledSponsor(provider_name)));
  }
}

function indexed(row: StoredRow): IndexedRow {
  const { title, title_key, provider_name, canonical_address } = row;
  const entry = compared(row);
  return {
    row,
    compared: entry,
    titleKeys: new Set([title_key, ...possibleTitleKeys(title, provider_name)]),
    sponsorAndTitle: `${spelledSponsor(provider_name)}|${titleKey(title, provider_name)}`,
    pageAndWords: canonical_address === null ? [] : entry.words.map((word) => `${canonical_address} ${word}`),
  };
}

/** Of several rows of one scholarship the one of the entry's cycle, or else of the latest. */
function bestOf({ row }: IndexedRow, same: readonly IndexedRow[]): StoredRow | null {
  const ordered = same.map((other) => other.row).toSorted((a, b) => (b.cycle ?? "").localeCompare(a.cycle ?? ""));
  return ordered.find((other) => other.cycle === row.cycle) ?? ordered[0] ?? null;
}

function push(map: Map<string, IndexedRow[]>, key: string, entry: IndexedRow): void {
  const rows = map.get(key);
  if (rows) rows.push(entry);
  else map.set(key, [entry]);
}
