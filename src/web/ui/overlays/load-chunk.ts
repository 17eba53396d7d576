import { assetUrl } from "./asset-url.ts";

/** A chunk failed to load. */
export class MissingChunk extends Error {}

/** What a form says when the chunk that it needs to save failed to load. */
export const missingChunkText = "Check your connection and try again. What you typed is still here.";

/**
 * Loads a chunk once, and a failed one again under another URL. Rejects with MissingChunk. A browser remembers for the
 * life of a page that a module failed (https://github.com/whatwg/html/issues/6768), so the same URL would fail even when
 * the connection is back.
 */
export function retried<Module>(ask: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  let chunk: Promise<Module> | undefined;
  const retry = (error: unknown) => {
    const url = failures > 0 && assetUrl(String(error), location.origin);
    if (!url) throw error;
    return import(/* @vite-ignore */ `${url}?again=${failures}`);
  };
  return () => {
    chunk ??= ask()
      .catch(retry)
      .catch((error) => {
        failures += 1;
        chunk = undefined;
        throw new MissingChunk(String(error));
      });
    return chunk;
  };
}
