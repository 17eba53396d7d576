import type { BuiltFile } from "#server/platform/http/static-files.ts";

type Entry = { file: Promise<BuiltFile | null>; bytes: number };

/**
 * The HTML made last, so that what is asked for often is made once. Holds at most so many bytes of it, with its
 * compressed forms: 64 MB are some 1,500 pages.
 */
export class RenderedPages {
  // In the order in which they were last asked for.
  readonly #pages = new Map<string, Entry>();
  readonly #mostBytes: number;
  #state = "";
  #bytes = 0;

  constructor(mostBytes = 64 * 1024 * 1024) {
    this.#mostBytes = mostBytes;
  }

  /**
   * What `make` makes for a key; once for all who ask while it is made or kept. Null and failures are not kept, and
   * nothing of another `state` of the catalogue is.
   */
  get({ state, key }: { state: string; key: string }, make: () => Promise<BuiltFile | null>) {
    if (state !== this.#state) this.#beginState(state);
    const page = this.#pages.get(key) ?? this.#begin(key, make);
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page.file;
  }

  #beginState(state: string): void {
    this.#pages.clear();
    this.#bytes = 0;
    this.#state = state;
  }

  #begin(key: string, make: () => Promise<BuiltFile | null>): Entry {
    const grow = (bytes: number) => this.#grow(key, page, bytes);
    const file = make().then((made) => made && { ...made, onPacked: grow });
    const page: Entry = { file, bytes: 0 };
    file.then(
      (made) => (made ? grow(made.bytes.length) : this.#forget(key, page)),
      () => this.#forget(key, page),
    );
    return page;
  }

  #grow(key: string, page: Entry, bytes: number): void {
    if (this.#pages.get(key) !== page) return;
    page.bytes += bytes;
    this.#bytes += bytes;
    // One that has no room by itself would only drive out all the others.
    if (page.bytes > this.#mostBytes) this.#forget(key, page);
    for (const [oldest, other] of this.#pages) {
      if (this.#bytes <= this.#mostBytes) break;
      // What is still being made weighs nothing yet, and somebody waits for it.
      if (other.bytes > 0) this.#forget(oldest, other);
    }
  }

  #forget(key: string, page: Entry): void {
    if (this.#pages.get(key) !== page) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}
