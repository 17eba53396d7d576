import { LRUCache } from "lru-cache";
import type { BuiltFile } from "#server/platform/http/static-files.ts";

type Make = () => Promise<BuiltFile | null>;

/**
 * An LRU cache of rendered catalog pages. It holds at most `maxBytes`, compressed forms included: 64 MB hold some 1,500
 * pages.
 */
export class RenderedPages {
  readonly #maxBytes: number;
  #state = "";
  #pages: LRUCache<string, BuiltFile, Make>;

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
    this.#pages = this.#empty();
  }

  /**
   * The cached page of a key, or the result of `make`. Simultaneous requests for one page share one call of `make`.
   * Null and failures are not cached. A new `state` of the catalog clears the cache.
   */
  async get({ state, key }: { state: string; key: string }, make: Make): Promise<BuiltFile | null> {
    if (state !== this.#state) this.#pages = this.#empty();
    this.#state = state;
    return (await this.#pages.fetch(key, { context: make })) ?? null;
  }

  #empty(): LRUCache<string, BuiltFile, Make> {
    const pages = new LRUCache<string, BuiltFile, Make>({
      maxSize: this.#maxBytes,
      sizeCalculation: sizeOf,
      ignoreFetchAbort: true, // a request that waits for a page gets it, even when it was evicted meanwhile
      fetchMethod: async (key, _stale, { context: make }) => {
        const made = await make();
        if (!made) return undefined;
        const file: BuiltFile = { ...made, onPacked: () => measureAgain(key, file) };
        return file;
      },
    });
    // The cache measures a file when it is set, and ignores setting the same file again.
    const measureAgain = (key: string, file: BuiltFile) => {
      if (pages.peek(key) !== file) return;
      pages.delete(key);
      pages.set(key, file);
    };
    return pages;
  }
}

const sizeOf = ({ bytes, packed = new Map() }: BuiltFile) =>
  [...packed.values()].reduce((sum, { small }) => sum + (small?.length ?? 0), bytes.length);
