import { setTimeout as wait } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import { Counter } from "prom-client";
import type { Database } from "../database/database.ts";
import { once } from "../once.ts";
import type { BossParts } from "./boss.ts";
import { deadLetters, type JobQueue, type JobWorker, type QueueSettings } from "./job-queue.ts";
import { deadLetterWorker, runJobs } from "./run-jobs.ts";

export type Jobs = ReturnType<typeof createJobs>;

const drainMs = 10_000;
const restartMs = 1000;
type JobParts = Omit<BossParts, "pollSeconds"> & Partial<BossParts>;

/** The job system of this process. It makes no connection before the first job is sent or the workers start. */
export function createJobs({ pool, log, pollSeconds = 15 }: JobParts) {
  // Loaded with the first job, not while the server starts.
  const load = once(() => import("./boss.ts"));
  const open = once(async () => (await load()).createBoss({ pool, log, pollSeconds }));
  const attempts = new Counter({
    name: "laurel_job_attempts_total",
    help: "Attempts at jobs that this process ended, by queue and outcome: done, retried or failed (for good).",
    labelNames: ["queue", "outcome"] as const,
    registers: [],
  });
  const saved = new Map<string, Promise<void>>();

  /** Saves the queue once in the life of this process. */
  function save(boss: PgBoss, queue: QueueSettings): Promise<void> {
    const saving =
      saved.get(queue.name) ??
      (async () => {
        if (queue !== deadLetters) await save(boss, deadLetters);
        await (await load()).saveQueue(boss, queue);
      })();
    saved.set(queue.name, saving);
    saving.catch(() => saved.delete(queue.name));
    return saving;
  }

  async function ready(queue: QueueSettings): Promise<PgBoss> {
    const boss = await open();
    await save(boss, queue);
    return boss;
  }

  async function startWorkers(boss: PgBoss, workers: readonly JobWorker[]): Promise<void> {
    for (const { queue } of workers) await save(boss, queue);
    await schedule(boss, workers);
    await boss.start();
    await boss.supervise(); // looks for jobs of processes that died, at once
    for (const worker of workers) {
      const { name, concurrency } = worker.queue;
      const options = {
        includeMetadata: true,
        // Of two workers, one still takes new jobs while the other waits for a slow one.
        localConcurrency: Math.min(2, concurrency),
        batchSize: Math.ceil(concurrency / 2),
        burstWhenBatchFull: true,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
      } as const;
      await boss.work(name, options, (jobs) => runJobs({ boss, log, attempts }, worker, jobs));
    }
  }

  return {
    /** Attempts at jobs that ended in this process. */
    attempts,

    /**
     * Stores a job. It runs as soon as the transaction of `db` has committed, or at `startAfter`, in any process; it never
     * runs if the transaction rolls back. It may run again if a process dies while it runs.
     */
    async send<Data extends object>(
      db: Database,
      queue: JobQueue<Data>,
      data: Data,
      { startAfter }: { startAfter?: Date } = {},
    ): Promise<void> {
      const boss = await ready(queue);
      await (await load()).sendIn(boss, db, queue.name, queue.data.parse(data), startAfter);
    },

    /** Runs the jobs that are due, for callers that cannot wait for a worker. Returns how many it ran. */
    async runDue(worker: JobWorker): Promise<number> {
      const boss = await ready(worker.queue);
      const { name, concurrency, timeLimitSeconds } = worker.queue;
      for (let ran = 0; ; ) {
        const jobs = await boss.fetch(name, { batchSize: concurrency, includeMetadata: true });
        const signal = AbortSignal.timeout(timeLimitSeconds * 1000);
        await runJobs(
          { boss, log, attempts },
          worker,
          jobs.map((job) => ({ ...job, signal })),
        );
        ran += jobs.length;
        if (jobs.length < concurrency) return ran;
      }
    },

    /**
     * Runs jobs until the returned function is called. That function takes no new jobs and waits 10 seconds at most for
     * running ones. Jobs that still run then are tried again later.
     */
    start(given: readonly JobWorker[]): () => Promise<void> {
      const stopping = new AbortController();
      const { signal } = stopping;
      const started = (async () => {
        const boss = await open();
        const queues = given.map(({ queue }) => queue);
        const workers = [...given, { queue: deadLetters, run: deadLetterWorker({ boss, log, attempts }, queues) }];
        while (!signal.aborted) {
          try {
            return await startWorkers(boss, workers);
          } catch (error) {
            log.warn({ err: error }, "the job system could not start; it is tried again");
            await boss.stop({ graceful: false, close: false });
            await wait(restartMs, undefined, { signal }).catch(() => {}); // aborted: stop at once
          }
        }
      })();
      return async () => {
        stopping.abort();
        await started;
        const boss = await open();
        const drained = Promise.all([
          ...given.map(({ queue }) => boss.offWork(queue.name)),
          boss.offWork(deadLetters.name),
        ]);
        await Promise.race([drained, wait(drainMs, undefined, { ref: false })]);
        await boss.stop({ graceful: false, close: false });
      };
    },
  };
}

/** Makes the schedules of the database those of the workers. */
async function schedule(boss: PgBoss, workers: readonly JobWorker[]): Promise<void> {
  for (const { queue, cron } of workers)
    if (cron !== undefined) await boss.schedule(queue.name, cron, {}, { missed: "once" });
  for (const { name } of await boss.getSchedules())
    if (!workers.some(({ queue, cron }) => queue.name === name && cron !== undefined)) await boss.unschedule(name);
}
