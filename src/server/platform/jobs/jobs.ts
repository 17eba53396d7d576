import { Counter } from "prom-client";
import type { Database } from "../database/database.ts";
import { once } from "../once.ts";
import type { BossParts } from "./boss.ts";
import type { JobQueue, JobWorker } from "./job-queue.ts";
import { runJobs } from "./run-jobs.ts";
import { startWorkers } from "./start-workers.ts";

type JobParts = Omit<BossParts, "pollSeconds"> & Partial<BossParts>;

export type Jobs = ReturnType<typeof createJobs>;

/** The job system of this process. It makes no connection before the first job is sent or the workers start. */
export function createJobs({ pool, log, pollSeconds = 30 }: JobParts) {
  // Loaded with the first job, not while the server starts.
  const open = once(async () => (await import("./boss.ts")).createJobSystem({ pool, log, pollSeconds }));
  const attempts = new Counter({
    name: "laurel_job_attempts_total",
    help: "Attempts at jobs that this process ended, by queue and outcome: done, retried or failed (for good).",
    labelNames: ["queue", "outcome"] as const,
    registers: [],
  });

  return {
    /** Attempts at jobs that ended in this process. */
    attempts,

    /**
     * Stores a job. Some process runs it as soon as the transaction of `db` has committed, or at `startAfter`; a rollback
     * drops it. It may run again if its process dies meanwhile.
     */
    async send<Data extends object>(
      db: Database,
      queue: JobQueue<Data>,
      data: Data,
      { startAfter }: { startAfter?: Date } = {},
    ): Promise<void> {
      const system = await open();
      await system.save(queue);
      await system.send(db, queue.name, queue.data.parse(data), startAfter);
    },

    /** Runs the jobs that are due, for callers that cannot wait for a worker. Returns how many it ran. */
    async runDue(worker: JobWorker): Promise<number> {
      const { name, concurrency: batchSize, timeLimitSeconds } = worker.queue;
      const { boss, save } = await open();
      await save(worker.queue);
      for (let ran = 0; ; ) {
        const jobs = await boss.fetch(name, { batchSize, includeMetadata: true });
        const signal = AbortSignal.timeout(timeLimitSeconds * 1000);
        const attempted = jobs.map((job) => ({ ...job, signal }));
        await runJobs({ boss, log, attempts }, worker, attempted);
        ran += jobs.length;
        if (jobs.length < batchSize) return ran;
      }
    },

    /** Runs jobs until the returned function is called and has resolved. */
    start: (workers: readonly JobWorker[]) => startWorkers({ open, log, attempts, pollSeconds }, workers),
  };
}
