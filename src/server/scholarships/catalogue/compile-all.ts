import { availableParallelism } from "node:os";
import { type Compiled, indexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import type { BuilderContents, IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import type { Deps } from "#server/deps.ts";
import { HelperFailed, HelperThread } from "#server/platform/helper-thread.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import { isCodeUnchanged } from "./code-hash.ts";

/** Scholarships as JSON, one batch after the other. */
type JsonBatches = AsyncIterable<readonly string[]>;

/** For how many scholarships the other thread needs room, the day of the index, and what is compiled. */
export type HelperData = { count: number; today: string; compiled: Compiled };
/** Scholarships as JSON, or that there are no more. */
export type ToHelper = readonly string[] | "finish";
/** That a batch is compiled, or everything that was compiled. */
export type FromHelper = "compiled" | BuilderContents;

/** Fewer are compiled before another thread has loaded its code. */
const leastForHelper = 10_000;

type ToCompile = {
  count: number;
  batches: JsonBatches;
  /** Whether no other thread may help. */
  alone: boolean;
};

/**
 * Adds all scholarships to the builder. Of many, another thread compiles a part: each takes the next batch when it is done
 * with one. This thread answers requests in between. Throws `HelperFailed` where the other thread cannot do its part.
 */
export async function compileAll(builder: IndexBuilder, { count, batches, alone }: ToCompile): Promise<void> {
  const rest = batches[Symbol.asyncIterator]();
  // The other thread loads its code now, which has to be the code of this process.
  if (alone || count < leastForHelper || availableParallelism() < 2 || !isCodeUnchanged())
    return compileHere(builder, rest);
  const data: HelperData = { count, today: builder.today, compiled: builder.compiled };
  const helper = new HelperThread<ToHelper, FromHelper>(new URL("./helper-thread-code.ts", import.meta.url), data);
  try {
    const compiled = helper.askAll(rest).then(() => helper.ask("finish"));
    const [contents] = await Promise.all([compiled, compileHere(builder, rest)]);
    await inTurns(builder.addContents(contents as BuilderContents)); // the answer to "finish"
  } finally {
    helper.stop();
    // When one thread fails, the other must not read on: the caller ends the transaction.
    await rest.return?.();
  }
}

/**
 * What `build` gives. Where another thread cannot start or dies, as where the machine has no memory for it, it is built
 * again without one.
 */
export async function builtInAnyCase<T>(
  log: Pick<Deps["log"], "warn">,
  build: (alone: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await build(false);
  } catch (error) {
    if (!(error instanceof HelperFailed)) throw error;
    log.warn({ err: error }, "another thread cannot help to build the index of the catalog; it is built without");
    return build(true);
  }
}

async function compileHere(builder: IndexBuilder, batches: AsyncIterator<readonly string[]>): Promise<void> {
  for (let next = await batches.next(); !next.done; next = await batches.next())
    await inTurns(builder.addAll(next.value, indexedScholarship));
}
