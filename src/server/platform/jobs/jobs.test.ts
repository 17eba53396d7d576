import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import pino from "pino";
import { Registry } from "prom-client";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { testDatabase } from "#tests/support/database.ts";
import { openDatabase } from "../database/database.ts";
import { measureJobs } from "./job-metrics.ts";
import { FinalJobError, type Job, type JobQueue, jobWorker, type QueueSettings, scheduledJob } from "./job-queue.ts";
import { createJobs } from "./jobs.ts";

const { db, pool, url } = await testDatabase();
const silent = pino({ level: "silent" });

type Data = { number: number };
const numbers = (settings: Partial<QueueSettings> = {}): JobQueue<Data> => ({
  name: `numbers_${randomUUID().slice(0, 8)}`,
  data: z.object({ number: z.number() }),
  timeLimitSeconds: 60,
  retries: { max: 3, firstWaitSeconds: 5, longestWaitSeconds: 60 },
  concurrency: 4,
  ...settings,
});

/** Another process on the same database. */
function secondProcess() {
  const other = openDatabase(url, silent);
  onTestFinished(() => other.close());
  return createJobs({ pool: other.pool, log: silent, pollSeconds: 1 });
}

/** Starts workers that stop at the end of the test. */
function start(jobs: ReturnType<typeof createJobs>, ...workers: Parameters<typeof jobs.start>[0]) {
  const stop = jobs.start(workers);
  onTestFinished(() => stop());
  return stop;
}

type Stored = { state: string; retry_count: number; wait: number };
async function stored({ name }: QueueSettings): Promise<Stored[]> {
  const { rows } = await db.execute<Stored>(sql`
    select state, retry_count, extract(epoch from start_after - now())::float8 as wait from pgboss.job where name = ${name}`);
  return rows;
}
const makeDue = ({ name }: QueueSettings) =>
  db.execute(sql`update pgboss.job set start_after = now() where name = ${name} and state < 'active'`);

function logLines() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

test("a job runs as soon as its transaction has committed, and never when it was rolled back", async () => {
  const jobs = createJobs({ pool, log: silent });
  const queue = numbers();
  const ran: number[] = [];
  start(
    jobs,
    jobWorker(queue, async ({ data }) => void ran.push(data.number)),
  );
  await db.transaction(async (tx) => jobs.send(tx, queue, { number: 1 }));
  await expect.poll(() => ran).toEqual([1]);
  await db
    .transaction(async (tx) => {
      await jobs.send(tx, queue, { number: 2 });
      throw new Error("rolled back");
    })
    .catch(() => {});
  // The workers are idle now. They look for jobs every 30 seconds, or when they are notified.
  await jobs.send(db, queue, { number: 3 });
  await expect.poll(() => ran).toEqual([1, 3]);
  await expect.poll(() => stored(queue)).toMatchObject([{ state: "completed" }, { state: "completed" }]);
});

test("jobs of one transaction run one after the other without pauses", async () => {
  const jobs = createJobs({ pool, log: silent });
  const queue = numbers({ concurrency: 1 });
  const ran: number[] = [];
  start(
    jobs,
    jobWorker(queue, async ({ data }) => void ran.push(data.number)),
  );
  await jobs.send(db, queue, { number: 0 });
  await expect.poll(() => ran).toEqual([0]);
  await db.transaction(async (tx) => {
    for (const number of [1, 2, 3, 4]) await jobs.send(tx, queue, { number });
  });
  await expect.poll(() => ran.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

test("each of many jobs runs once in two processes", async () => {
  const queue = numbers({ keptDays: 0 });
  const ran: number[] = [];
  const worker = jobWorker(queue, async ({ data }) => void ran.push(data.number));
  const processes = [secondProcess(), secondProcess()];
  const all = Array.from({ length: 60 }, (_, number) => number);
  await Promise.all(all.map((number) => processes[number % 2]?.send(db, queue, { number })));
  for (const jobs of processes) start(jobs, worker);
  await expect.poll(() => stored(queue)).toEqual([]);
  expect(ran.toSorted((a, b) => a - b)).toEqual(all);
});

test("a failed job is tried again, later each time, and is reported when its last attempt has failed", async () => {
  const { log, lines } = logLines();
  const jobs = createJobs({ pool, log, pollSeconds: 1 });
  const queue = numbers({ retries: { max: 2, firstWaitSeconds: 100, longestWaitSeconds: 1000 }, keptDays: 0 });
  const attempted: number[] = [];
  const worker = jobWorker(queue, async ({ attempt }) => {
    attempted.push(attempt);
    throw new Error("the server is away");
  });
  await jobs.send(db, queue, { number: 1 });
  const waits: number[] = [];
  for (const _ of [1, 2]) {
    expect([await jobs.runDue(worker), await jobs.runDue(worker)]).toEqual([1, 0]);
    const [row] = await stored(queue);
    waits.push(row?.wait ?? 0);
    await makeDue(queue);
  }
  expect(Math.min(...waits)).toBeGreaterThan(50);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
  expect(lines.map(({ msg, attempt }) => [msg, attempt])).toEqual([
    ["an attempt at a job failed", 1],
    ["an attempt at a job failed", 2],
  ]);
  start(jobs, worker);
  await expect.poll(() => lines.length).toBe(4);
  expect(attempted).toEqual([1, 2, 3]);
  expect(JSON.stringify(lines[2])).toContain("the server is away");
  expect(lines[3]).toMatchObject({ msg: "a job failed for good", queue: queue.name, attempt: 3, level: 50 });
  await expect.poll(() => stored(queue)).toEqual([]);
});

test("a job that fails for good is reported and deleted at its first attempt", async () => {
  const { log, lines } = logLines();
  const jobs = createJobs({ pool, log });
  const queue = numbers();
  await jobs.send(db, queue, { number: 1 });
  await jobs.runDue(
    jobWorker(queue, () => {
      throw new FinalJobError("no such mailbox");
    }),
  );
  expect(lines).toMatchObject([{ msg: "a job failed for good", queue: queue.name, attempt: 1 }]);
  expect(await stored(queue)).toEqual([]);
});

test("the job of a process that died is done by another one", async () => {
  const queue = numbers();
  const died = secondProcess();
  const begun = Promise.withResolvers<Job<Data>>();
  await died.send(db, queue, { number: 7 });
  void died.runDue(
    jobWorker(queue, (job) => {
      begun.resolve(job);
      return new Promise(() => {});
    }),
  );
  expect((await begun.promise).attempt).toBe(1);
  await db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '31 seconds' where name = ${queue.name}`);
  const done: Job<Data>[] = [];
  start(
    createJobs({ pool, log: silent }),
    jobWorker(queue, async (job) => void done.push(job)),
  );
  await expect.poll(() => stored(queue)).toMatchObject([{ state: "retry" }]);
  await makeDue(queue);
  await createJobs({ pool, log: silent }).send(db, queue, { number: 8 }); // wakes the workers
  await expect.poll(() => done.map(({ data, attempt }) => [data.number, attempt])).toContainEqual([7, 2]);
});

test("stopping waits for running jobs and starts no others", async () => {
  const jobs = createJobs({ pool, log: silent });
  const queue = numbers({ concurrency: 1 }); // one worker: when it runs a job, none of the queue is still starting
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const stop = jobs.start([
    jobWorker(queue, () => {
      begun.resolve();
      return end.promise;
    }),
  ]);
  await jobs.send(db, queue, { number: 1 });
  await begun.promise;
  const stopped = stop();
  await jobs.send(db, queue, { number: 2 });
  end.resolve();
  await stopped;
  expect((await stored(queue)).map(({ state }) => state).sort()).toEqual(["completed", "created"]);
});

test("an attempt that exceeds its time limit is aborted, and the job is tried again", async () => {
  const jobs = createJobs({ pool, log: silent });
  const queue = numbers({ timeLimitSeconds: 1 });
  const aborted = Promise.withResolvers<void>();
  start(
    jobs,
    jobWorker(queue, ({ signal }) => {
      signal.addEventListener("abort", () => aborted.resolve());
      return new Promise(() => {});
    }),
  );
  await jobs.send(db, queue, { number: 1 });
  await aborted.promise;
  await expect.poll(() => stored(queue)).toMatchObject([{ state: "retry" }]);
});

test("a scheduled job that is due is done once, in one of two processes", async () => {
  let ran = 0;
  // Every day at the time that was five seconds ago. A schedule stays due for a minute.
  const at = new Date(Date.now() - 5000);
  const daily = scheduledJob({
    name: "daily",
    cron: `${at.getUTCSeconds()} ${at.getUTCMinutes()} ${at.getUTCHours()} * * *`,
    timeLimitSeconds: 60,
    work: async () => {
      ran += 1;
    },
  });
  for (const jobs of [secondProcess(), secondProcess()]) start(jobs, daily);
  await expect.poll(() => stored(daily.queue)).toMatchObject([{ state: "completed" }]);
  expect(ran).toBe(1);
  const schedules = await db.execute<{ name: string }>(sql`select name from pgboss.schedule`);
  expect(schedules.rows).toEqual([{ name: "daily" }]);
  const kept = await db.execute(sql`select distinct deletion_seconds from pgboss.job where data ->> 'name' = 'daily'`);
  expect(kept.rows).toEqual([{ deletion_seconds: 3600 }]);
});

test("workers start when the database lets them", async () => {
  const jobs = createJobs({ pool, log: silent });
  const queue = numbers();
  await jobs.send(db, queue, { number: 1 });
  await db.execute(sql`alter schema pgboss rename to away`);
  const { log, lines } = logLines();
  start(
    createJobs({ pool, log }),
    jobWorker(queue, async () => {}),
  );
  await expect.poll(() => lines).toMatchObject([{ msg: "the job system could not start; it is tried again" }]);
  await db.execute(sql`alter schema away rename to pgboss`);
  await expect.poll(() => stored(queue)).toMatchObject([{ state: "completed" }]);
});

test("a schedule that no worker has any more is deleted", async () => {
  start(
    createJobs({ pool, log: silent }),
    jobWorker(numbers(), async () => {}),
  );
  await expect.poll(() => db.execute(sql`select from pgboss.schedule`).then(({ rowCount }) => rowCount)).toBe(0);
});

test("the metrics count jobs by queue and state, and answer without the database too", async () => {
  const jobs = createJobs({ pool, log: silent });
  const queue = numbers();
  await jobs.send(db, queue, { number: 1 });
  await jobs.runDue(
    jobWorker(queue, () => {
      throw new Error("once");
    }),
  );
  await jobs.send(db, queue, { number: 2 });
  await db.execute(sql`update pgboss.job set created_on = now() - interval '1 hour' where name = ${queue.name}`);
  const registry = new Registry();
  measureJobs(registry, { db, jobs });
  const figures = await registry.metrics();
  for (const line of [
    `laurel_jobs{queue="${queue.name}",state="created"} 1`,
    `laurel_jobs{queue="${queue.name}",state="retry"} 1`,
    `laurel_jobs{queue="${queue.name}",state="active"} 0`,
    `laurel_job_attempts_total{queue="${queue.name}",outcome="retried"} 1`,
  ])
    expect(figures).toContain(line);
  expect(figures).toMatch(new RegExp(`laurel_job_oldest_seconds{queue="${queue.name}"} 36\\d\\d`));
  expect(figures).not.toContain("pgboss");
  const away = openDatabase("postgres://nobody@127.0.0.1:1/none", silent);
  const without = new Registry();
  measureJobs(without, { db: away.db, jobs });
  expect(await without.metrics()).toContain("laurel_job_attempts_total");
  await away.close();
});

test("the migrations make the schema that this version of pg-boss expects", async () => {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, migrate: false });
  const { ok, ...drift } = await boss.detectSchemaDrift();
  expect(ok, JSON.stringify(drift)).toBe(true);
});
