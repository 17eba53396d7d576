import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Counter } from "prom-client";
import { FinalJobError, type JobWorker, type QueueSettings, type StoredJob } from "./job-queue.ts";

/** Counts ended attempts. */
export type Attempts = Counter<"queue" | "outcome">;

export type Running = { boss: PgBoss; log: Logger; attempts: Attempts };

/**
 * Runs fetched jobs at the same time, and stores the outcome of each as soon as it ends. Throws when an outcome could
 * not be stored: then the job is still active for pg-boss, which tries it again.
 */
export async function runJobs(running: Running, worker: JobWorker, jobs: StoredJob[]): Promise<void> {
  const ended = await Promise.allSettled(jobs.map((job) => runJob(running, worker, job)));
  const unstored = ended.find((each) => each.status === "rejected");
  if (unstored) throw unstored.reason;
}

async function runJob(running: Running, worker: JobWorker, job: StoredJob): Promise<void> {
  const { boss, attempts } = running;
  const { name, keptDays } = worker.queue;
  try {
    await worker.run(job);
  } catch (error) {
    return storeFailure(running, worker.queue, job, error);
  }
  attempts.inc({ queue: name, outcome: "done" });
  if (keptDays === 0) await boss.deleteJob(name, job.id);
  else await boss.complete(name, job);
}

async function storeFailure(
  { boss, log, attempts }: Running,
  queue: QueueSettings,
  job: StoredJob,
  error: unknown,
): Promise<void> {
  const about = { err: error, queue: queue.name, job_id: job.id, attempt: job.retryCount + 1 };
  if (error instanceof FinalJobError) {
    log.error(about, "a job failed for good");
    attempts.inc({ queue: queue.name, outcome: "failed" });
    await boss.deleteJob(queue.name, job.id);
    return;
  }
  log.warn(about, "an attempt at a job failed");
  if (job.retryCount < job.retryLimit) attempts.inc({ queue: queue.name, outcome: "retried" });
  await boss.fail(queue.name, job, error instanceof Error ? error : new Error(String(error)));
}

/**
 * Logs and counts the jobs that failed at their last attempt, also because their process died. The error itself was logged
 * when it happened, because the copy that pg-boss stores is not free of personal data.
 */
export function deadLetterWorker({ boss, log, attempts }: Running, queues: readonly QueueSettings[]): JobWorker["run"] {
  return async ({ sourceName, sourceId, sourceRetryCount }) => {
    const queue = sourceName ?? "unknown";
    log.error({ queue, job_id: sourceId, attempt: (sourceRetryCount ?? 0) + 1 }, "a job failed for good");
    attempts.inc({ queue, outcome: "failed" });
    if (sourceId && queues.some(({ name, keptDays }) => name === sourceName && keptDays === 0))
      await boss.deleteJob(queue, sourceId);
  };
}
