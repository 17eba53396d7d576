import { distinctiveWords, sameCycle, sameScholarship } from "#domain/scholarships/duplicates.ts";
import { possibleTitleKeys, titleKey } from "#domain/scholarships/own-words.ts";
import { isUnknownSponsor, spelledSponsor } from "#domain/scholarships/sponsors.ts";
import type { StoredRow } from "./catalogue-entry.ts";

/** How many rows of one title are compared. More have no sponsor and nothing to tell them apart. */
const mostOfOneTitle = 50;
/** How many rows of one page that share a word are compared, so that a page with thousands takes linear time. */
const mostOfOneWord = 50;
/** How many rows of one sponsor and title are compared: those of other years, kinds and amounts. */
const mostOfOneSponsor = 200;

/**
 * Finds the row of the same scholarship without a comparison with all rows. Rows are indexed by name, by title, and by
 * URL and title word, because one listing page can be the URL of thousands of scholarships.
 */
export class DuplicateIndex {
  readonly #byId = new Map<string, StoredRow>();
  readonly #byKey = new Map<string, StoredRow[]>();
  readonly #byTitle = new Map<string, StoredRow[]>();
  readonly #bySponsorAndTitle = new Map<string, StoredRow[]>();
  readonly #byPageAndWord = new Map<string, StoredRow[]>();
  /** The sponsors that use a title. */
  readonly #sponsors = new Map<string, Set<string>>();

  add(row: StoredRow): void {
    this.#byId.set(row.id, row);
    for (const id of row.known_as) this.remember(row, id);
    push(this.#byKey, row.dedupe_key, row);
    for (const key of keysOf(row)) push(this.#byTitle, key, row);
    push(this.#bySponsorAndTitle, sponsorAndTitle(row), row);
    for (const place of pageAndWords(row)) push(this.#byPageAndWord, place, row);
    this.#noteSponsor(row);
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
    const before = this.#byId.get(row.id);
    if (before) return before;
    const isSame = (other: StoredRow) => sameScholarship(row, other, (key) => this.#isShared(key));
    const named = this.#byKey.get(row.dedupe_key)?.filter((other) => sameCycle(row.cycle, other.cycle)) ?? [];
    return (
      bestOf(row, named) ??
      bestOf(row, this.#ofSponsor(row).filter(isSame)) ??
      this.#onSamePage(row, isSame) ??
      bestOf(row, this.#ofTitle(row).filter(isSame))
    );
  }

  #onSamePage(row: StoredRow, isSame: (other: StoredRow) => boolean): StoredRow | null {
    for (const place of pageAndWords(row)) {
      const found = this.#byPageAndWord.get(place)?.slice(0, mostOfOneWord).find(isSame);
      if (found) return found;
    }
    return null;
  }

  #ofSponsor(row: StoredRow): readonly StoredRow[] {
    return this.#bySponsorAndTitle.get(sponsorAndTitle(row))?.slice(0, mostOfOneSponsor) ?? [];
  }

  #ofTitle(row: StoredRow): readonly StoredRow[] {
    const keys = [...keysOf(row)].filter((key) => !this.#isShared(key));
    return keys.flatMap((key) => this.#byTitle.get(key)?.slice(0, mostOfOneTitle) ?? []);
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

/** The keys of the row's title with and without the name of its sponsor. */
const keysOf = ({ title, title_key, provider_name }: StoredRow): ReadonlySet<string> =>
  new Set([title_key, ...possibleTitleKeys(title, provider_name)]);

const sponsorAndTitle = ({ provider_name, title }: StoredRow) =>
  `${spelledSponsor(provider_name)}|${titleKey(title, provider_name)}`;

/** Of several rows of one scholarship the one of the entry's cycle, or else of the latest. */
function bestOf(row: StoredRow, same: readonly StoredRow[]): StoredRow | null {
  const ordered = same.toSorted((a, b) => (b.cycle ?? "").localeCompare(a.cycle ?? ""));
  return ordered.find((other) => other.cycle === row.cycle) ?? ordered[0] ?? null;
}

function pageAndWords({ canonical_address, title }: StoredRow): string[] {
  return canonical_address === null ? [] : distinctiveWords(title).map((word) => `${canonical_address} ${word}`);
}

function push(map: Map<string, StoredRow[]>, key: string, row: StoredRow): void {
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}
