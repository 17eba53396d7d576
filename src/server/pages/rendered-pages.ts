import type { BuiltFile } from "#server/platform/static-files.ts";

/** The HTML made last, so that what is asked for often is made once. Holds at most so many bytes of it: 64 MB are some 2,000 pages. */
export class RenderedPages {
  readonly #pages = new Map<string, Promise<BuiltFile | null>>();
  readonly #sizes = new Map<string, number>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = 64 * 1024 * 1024) {
    this.#mostBytes = mostBytes;
  }

  /** What `make` makes for a key; once for all who ask while it is made or kept. Null and failures are not kept. */
  get(key: string, make: () => Promise<BuiltFile | null>): Promise<BuiltFile | null> {
    const known = this.#pages.get(key);
    const page = known ?? make();
    // Put at the end: the first in the map is the one that nobody asked for longest.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    if (!known) this.#weigh(key, page);
    return page;
  }

  #weigh(key: string, page: Promise<BuiltFile | null>): void {
    page.then(
      (file) => {
        if (!file) return this.#forget(key);
        this.#sizes.set(key, file.bytes.length);
        this.#bytes += file.bytes.length;
        for (const oldest of this.#pages.keys()) {
          if (this.#bytes <= this.#mostBytes) break;
          // What is still being made has no size yet, and somebody waits for it.
          if (this.#sizes.has(oldest)) this.#forget(oldest);
        }
      },
      () => this.#forget(key),
    );
  }

  #forget(key: string): void {
    this.#pages.delete(key);
    this.#bytes -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }
}
