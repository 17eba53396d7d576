import { availableParallelism } from "node:os";
import { indexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import type { IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import { isCodeUnchanged } from "./code-hash.ts";
import { HelperThread } from "./helper-thread.ts";

/** Scholarships as JSON, one batch after the other. */
export type JsonBatches = AsyncIterable<readonly string[]>;

/** Fewer are compiled before another thread has loaded its code. */
const leastForHelper = 10_000;

/**
 * Adds all scholarships to the builder. Of many, another thread compiles a part: each takes the next batch when it is done
 * with one. This thread answers requests in between.
 */
export async function compileAll(builder: IndexBuilder, count: number, batches: JsonBatches): Promise<void> {
  const rest = batches[Symbol.asyncIterator]();
  // The other thread loads its code now, which has to be the code of this process.
  if (count < leastForHelper || availableParallelism() < 2 || !isCodeUnchanged()) return compileHere(builder, rest);
  const helper = new HelperThread({ count, today: builder.today });
  try {
    const [contents] = await Promise.all([helper.compile(rest), compileHere(builder, rest)]);
    await inTurns(builder.addContents(contents));
  } finally {
    helper.stop();
    // When one thread fails, the other must not read on: the caller ends the transaction.
    await rest.return?.();
  }
}

async function compileHere(builder: IndexBuilder, batches: AsyncIterator<readonly string[]>): Promise<void> {
  for (let next = await batches.next(); !next.done; next = await batches.next())
    await inTurns(builder.addAll(next.value, indexedScholarship));
}
