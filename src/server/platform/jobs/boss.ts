import { sql } from "drizzle-orm";
import type pg from "pg";
import { type Db as BossDatabase, fromDrizzle, PgBoss, type Queue } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import { listen } from "../database/listen.ts";
import { deadLetters, type QueueSettings } from "./job-queue.ts";

export type BossParts = {
  pool: pg.Pool;
  log: Logger;
  /**
   * How often each worker looks for jobs, and the service for schedules that are due. A new job notifies its workers, so
   * only jobs that are tried again wait for this.
   */
  pollSeconds: number;
};

/** A job whose process has not reported for this long is tried again by another process. */
const heartbeatSeconds = 30;
const superviseSeconds = 30;

/**
 * pg-boss on the pool of this process. It sends and fetches jobs at once; `start()` makes it run them. It never changes
 * its schema, which is in our migrations.
 */
export function createBoss({ pool, log, pollSeconds }: BossParts): PgBoss {
  const boss = new PgBoss({
    db: onPool({ pool, log }),
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronMonitorIntervalSeconds: pollSeconds,
    cronWorkerIntervalSeconds: pollSeconds,
    flowIntervalSeconds: 3600, // for flows, which nothing here uses
  });
  // Without a listener, an error event would end the process.
  boss.on("error", (error) => log.warn({ err: error }, "the job system reports an error"));
  boss.on("warning", ({ message, data }) => log.warn({ data }, `the job system reports: ${message}`));
  return boss;
}

const onPool = ({ pool, log }: Pick<BossParts, "pool" | "log">): BossDatabase => ({
  executeSql: (text, values) => pool.query(text, values),
  listen: async (channel, onNotification, onReconnect) => ({
    close: listen({ pool, log }, { channel, onNotification, onListening: onReconnect }),
  }),
});

/** Creates the queue, or gives an existing one these settings. */
export async function saveQueue(boss: PgBoss, queue: QueueSettings): Promise<void> {
  const settings = {
    expireInSeconds: queue.timeLimitSeconds,
    heartbeatSeconds,
    retryLimit: queue.retries.max,
    retryDelay: queue.retries.firstWaitSeconds,
    retryBackoff: true,
    retryDelayMax: queue.retries.longestWaitSeconds,
    notify: true,
    ...(queue.name !== deadLetters.name && { deadLetter: deadLetters.name }),
  } satisfies Omit<Queue, "name">;
  await boss.createQueue(queue.name, { ...settings, policy: queue.oneAtATime ? "exclusive" : "standard" });
  await boss.updateQueue(queue.name, settings);
}

/** Stores a job in the transaction of `db`. */
export async function sendIn(
  boss: PgBoss,
  db: Database,
  queue: string,
  data: object,
  startAfter: Date | undefined,
): Promise<void> {
  await boss.send(queue, data, { db: fromDrizzle(db, sql), ...(startAfter && { startAfter }) });
}
