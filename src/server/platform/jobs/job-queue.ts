import type { JobWithMetadata } from "pg-boss";
import { z } from "zod";

export type QueueSettings = {
  /** Lower case with underscores, unique. It is the label in metrics and logs. */
  name: string;
  /** After that time the signal of an attempt is aborted, and the attempt counts as failed. */
  timeLimitSeconds: number;
  /** Further attempts after a failure. The wait before each doubles, up to the longest. */
  retries: { max: number; firstWaitSeconds: number; longestWaitSeconds: number };
  /** How many of these jobs one process runs at the same time. */
  concurrency: number;
  /** How long jobs that have ended are kept, a week by default. With 0, for personal data, they are deleted at once. */
  keptDays?: number;
  /**
   * Workers wait up to this long, at random, before they run a new job. Its work then does not show in the time of the
   * next answer.
   */
  randomWaitMs?: number;
  /** At most one job waits or runs in all processes together. Further ones are dropped when they are sent. */
  oneAtATime?: boolean;
};

/** A queue of jobs that do the same with different data. */
export type JobQueue<Data extends object> = QueueSettings & {
  /** Checked when a job is sent, and again when it runs, because another release may have sent it. */
  data: z.ZodType<Data>;
};

/** The queue that gets a copy of each job that failed at its last attempt, also when its process died. */
export const deadLetters: QueueSettings = {
  name: "dead_letters",
  timeLimitSeconds: 30,
  retries: { max: 10, firstWaitSeconds: 5, longestWaitSeconds: 600 },
  concurrency: 1,
  keptDays: 0,
};

/** One attempt at a job. */
export type Job<Data> = {
  id: string;
  data: Data;
  /** 1 for the first attempt. */
  attempt: number;
  signal: AbortSignal;
};

/** A job as the job system stores it. */
export type StoredJob = JobWithMetadata<unknown>;

/** What a process does with the jobs of a queue. */
export type JobWorker = {
  queue: QueueSettings;
  run: (job: StoredJob) => Promise<void>;
  /** When the job is sent by the service itself, as a cron expression in UTC. */
  cron?: string;
};

/** Thrown by a job for which further attempts are useless. The job is logged, counted as failed and deleted. */
export class FinalJobError extends Error {}

/** `work` does one job. When it throws, the job is tried again. */
export function jobWorker<Data extends object>(
  queue: JobQueue<Data>,
  work: (job: Job<Data>) => Promise<void>,
): JobWorker {
  return {
    queue,
    run: ({ id, data, retryCount, signal }) =>
      work({ id, data: queue.data.parse(data), attempt: retryCount + 1, signal }),
  };
}

/**
 * Work for the whole service at certain times, to the minute. One process does it. If no process ran at the time, it is
 * done once after the next start.
 */
export function scheduledJob({
  name,
  cron,
  timeLimitSeconds,
  work,
}: Pick<QueueSettings, "name" | "timeLimitSeconds"> & {
  cron: string;
  work: (signal: AbortSignal) => Promise<void>;
}): JobWorker {
  const retries = { max: 3, firstWaitSeconds: 60, longestWaitSeconds: 600 };
  const queue = { name, timeLimitSeconds, retries, concurrency: 1, keptDays: 1, oneAtATime: true, data: z.object({}) };
  return { ...jobWorker(queue, ({ signal }) => work(signal)), cron };
}
