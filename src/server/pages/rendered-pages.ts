import { LRUCache } from "lru-cache";
import type { BuiltFile } from "#server/platform/http/static-files.ts";

type Make = () => Promise<BuiltFile | null>;

/**
 * The most recently used HTML of the catalogue, so that a page many people open is rendered once. Holds at most
 * `maxBytes` of it with its compressed forms: 64 MB are some 1,500 pages.
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
   * The page of a key, from `make` unless it is here; requests for the same page at the same time share one. Null and
   * failures are not stored. Another `state` of the catalogue begins with an empty cache.
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
      ignoreFetchAbort: true, // whoever waits for a page gets it, also when others have pushed it out
      fetchMethod: async (key, _stale, { context: make }) => {
        const made = await make();
        if (!made) return undefined;
        const file: BuiltFile = { ...made, onPacked: () => measureAgain(key, file) };
        return file;
      },
    });
    // The cache measures a file when it is set, and ignores the same one.
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
