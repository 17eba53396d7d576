import { runInProcess } from "#server/platform/helper-process.ts";
import { HelperFailed } from "#server/platform/helper-thread.ts";
import type { Compiling } from "./build-catalogue.ts";
import { isCodeUnchanged } from "./code-hash.ts";

/** What the other process needs to make an index. */
export type ToMake = { databaseUrl: string; indexFolder: string; today: string };

/** An index of fewer is built before another process has loaded its code. */
const leastElsewhere = 10_000;
/** After so long this process builds the index itself: on a busy machine one of low priority may hardly run. */
const longestMs = 10 * 60 * 1000;

/**
 * Has another process build the index of the catalog and store it in the folder of indexes, while this one answers
 * requests with the index that it has. Returns whether it did: not where the scholarships are few, where nothing is
 * stored, where the other process would run other code, and where it takes over ten minutes. A failure is logged. Throws after
 * `signal`.
 */
export async function madeElsewhere(
  { pool, indexFolder, log }: Pick<Compiling, "pool" | "indexFolder" | "log">,
  { scholarships, today }: { scholarships: number; today: string },
  signal: AbortSignal,
): Promise<boolean> {
  const databaseUrl = pool.options.connectionString;
  if (scholarships < leastElsewhere || indexFolder === null || !databaseUrl || !isCodeUnchanged()) return false;
  const message: ToMake = { databaseUrl, indexFolder, today };
  try {
    await runInProcess(new URL("./index-process-code.ts", import.meta.url), message, signal, longestMs);
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof HelperFailed)) throw error;
    log.warn({ err: error }, "another process cannot build the index of the catalog; this one does");
    return false;
  }
}
