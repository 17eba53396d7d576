import type { Lineage } from "#domain/matches/catalogue/catalogue-index.ts";
import type { Compiling } from "./build-catalogue.ts";
import { catalogueInMemory } from "./compiled-catalogue.ts";
import { storeIndex } from "./stored-index.ts";

const lookMs = 10_000;
const everyMs = 3_600_000;

/**
 * Stores the index of this process soon after it was built or read, and every hour when it has changed. Returns a
 * function that stops it.
 */
export function keepIndexStored(deps: Compiling): () => Promise<void> {
  const stopping = new AbortController();
  let storing = Promise.resolve();
  let last: { lineage: Lineage; token: string; day: string; at: number } | null = null;

  const timer = setInterval(() => {
    storing = storing.then(storeIfDue);
  }, lookMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await storing;
  };

  async function storeIfDue(): Promise<void> {
    const current = catalogueInMemory(deps);
    if (!current || stopping.signal.aborted) return;
    const { lineage, today: day } = current.index;
    const isSame = last?.token === current.token && last.day === day;
    if (last?.lineage === lineage && (isSame || performance.now() < last.at + everyMs)) return;
    try {
      await storeIndex(deps, current, stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) deps.log.warn({ err: error }, "the index of the catalog could not be stored");
    }
    last = { lineage, token: current.token, day, at: performance.now() };
  }
}
