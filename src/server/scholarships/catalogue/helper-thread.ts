import { Worker } from "node:worker_threads";
import type { Compiled } from "#domain/matches/catalogue/compiled-row.ts";
import type { BuilderContents } from "#domain/matches/catalogue/index-builder.ts";

/** For how many scholarships it needs room, the day of the index, and what is compiled. */
export type HelperData = { count: number; today: string; compiled: Compiled };
/** Scholarships as JSON, or that there are no more. */
export type ToHelper = readonly string[] | "finish";
/** That a batch is compiled, or everything that was compiled. */
export type FromHelper = "compiled" | BuilderContents;

/** The thread cannot start, or has died. */
export class HelperFailed extends Error {
  constructor(cause: unknown) {
    super(`The thread that compiles scholarships has failed: ${String(cause)}`, { cause });
  }
}

/** A thread that compiles scholarships. What it cannot do throws `HelperFailed`. */
export class HelperThread {
  readonly #worker: Worker;
  /** Those who wait for an answer, in the order in which they asked. */
  readonly #waiting: PromiseWithResolvers<FromHelper>[] = [];
  #failure: HelperFailed | null = null;

  constructor(data: HelperData) {
    try {
      this.#worker = new Worker(new URL("./helper-thread-code.ts", import.meta.url), { workerData: data });
    } catch (error) {
      throw new HelperFailed(error);
    }
    this.#worker.on("message", (answer: FromHelper) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => this.#fail("it has ended"));
  }

  /** Compiles one batch after the other, until none is left. */
  async compile(batches: AsyncIterator<readonly string[]>): Promise<BuilderContents> {
    let before: Promise<FromHelper> | undefined;
    for (let next = await batches.next(); !next.done; next = await batches.next()) {
      const compiled = this.#ask(next.value); // a second batch, so that it never waits for one
      await before;
      before = compiled;
    }
    return (await this.#ask("finish")) as BuilderContents; // the answer to "finish"
  }

  stop(): void {
    void this.#worker.terminate();
  }

  #ask(message: ToHelper): Promise<FromHelper> {
    const answer = Promise.withResolvers<FromHelper>();
    answer.promise.catch(() => {}); // the next answer fails too
    if (this.#failure) answer.reject(this.#failure);
    else {
      this.#waiting.push(answer);
      this.#worker.postMessage(message);
    }
    return answer.promise;
  }

  #fail(cause: unknown): void {
    this.#failure ??= new HelperFailed(cause);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}
