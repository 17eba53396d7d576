import { setTimeout as wait } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import type { JobSystem } from "./boss.ts";
import { deadLetters, type JobWorker } from "./job-queue.ts";
import { deadLetterWorker, type Running, runJobs } from "./run-jobs.ts";

const drainMs = 10_000;
const restartMs = 1000;
/** The queue in which pg-boss files each schedule that is due. It keeps them for a week, 10,000 for one of every minute. */
const dueSchedules = "__pgboss__send-it";

/** `pollSeconds` is how often a worker looks for jobs that nothing notified it of. */
type Parts = Omit<Running, "boss"> & { open: () => Promise<JobSystem>; pollSeconds: number };

/**
 * Runs jobs until the returned function is called. That function takes no new jobs and waits 10 seconds at most for
 * running ones. Jobs that still run then are tried again later. Only a worker that is just starting may still take the
 * jobs of its first look, and they are waited for like the others.
 */
export function startWorkers(parts: Parts, workers: readonly JobWorker[]): () => Promise<void> {
  const stopping = new AbortController();
  const started = startUntil(parts, workers, stopping.signal);
  return async () => {
    stopping.abort();
    const { boss } = await parts.open();
    const names = [deadLetters, ...workers.map(({ queue }) => queue)].map(({ name }) => name);
    const drain = () => Promise.all(names.map((name) => boss.offWork(name)));
    // Those that have started take no more, and then the one that was just starting.
    const drained = Promise.all([drain(), started.then(drain)]);
    await Promise.race([drained, wait(drainMs, undefined, { ref: false })]);
    await started;
    await boss.stop({ graceful: false, close: false });
  };
}

/** Starts the workers, again and again while the database is away. */
async function startUntil(parts: Parts, workers: readonly JobWorker[], signal: AbortSignal): Promise<void> {
  const { open, log } = parts;
  const system = await open();
  while (!signal.aborted) {
    try {
      return await startOnce({ ...parts, signal }, system, workers);
    } catch (error) {
      log.warn({ err: error }, "the job system could not start; it is tried again");
      await system.boss.stop({ graceful: false, close: false }).catch(() => {}); // the next start tells what is wrong
      await wait(restartMs, undefined, { signal }).catch(() => {}); // aborted: stop at once
    }
  }
}

type Starting = Omit<Parts, "open"> & { signal: AbortSignal };

async function startOnce(
  { log, attempts, pollSeconds, signal }: Starting,
  { boss, save }: JobSystem,
  workers: readonly JobWorker[],
): Promise<void> {
  const running = { boss, log, attempts };
  const queues = workers.map(({ queue }) => queue);
  for (const queue of [deadLetters, ...queues]) await save(queue);
  await schedule(boss, workers);
  await boss.start();
  await boss.updateQueue(dueSchedules, { deleteAfterSeconds: 3600 });
  await boss.supervise(); // looks for jobs of processes that died, at once
  for (const worker of [...workers, { queue: deadLetters, run: deadLetterWorker(running, queues) }]) {
    const takeJobs = async () => {
      if (!signal.aborted) await startTaking(running, worker, { pollSeconds, signal });
    };
    await takeJobs();
    // Of two, one still takes new jobs while the other waits for a slow one.
    if (worker.queue.concurrency > 1) await takeJobs();
  }
}

async function startTaking(
  running: Running,
  worker: JobWorker,
  { pollSeconds, signal }: Pick<Starting, "pollSeconds" | "signal">,
): Promise<void> {
  const { boss } = running;
  const { name, concurrency, randomWaitMs = 0 } = worker.queue;
  const options = {
    includeMetadata: true,
    batchSize: Math.ceil(concurrency / 2),
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const;
  const id: string = await boss.work(name, options, async (jobs) => {
    if (randomWaitMs > 0) await wait(Math.random() * randomWaitMs);
    await runJobs(running, worker, jobs);
    // There may be more jobs. pg-boss alone would look for them after the poll interval.
    if (!signal.aborted) boss.notifyWorker(id);
  });
}

/** Makes the schedules of the database those of the workers. */
async function schedule(boss: PgBoss, workers: readonly JobWorker[]): Promise<void> {
  for (const { queue, cron } of workers)
    if (cron !== undefined) await boss.schedule(queue.name, cron, {}, { missed: "once" });
  for (const { name } of await boss.getSchedules())
    if (!workers.some(({ queue, cron }) => queue.name === name && cron !== undefined)) await boss.unschedule(name);
}
