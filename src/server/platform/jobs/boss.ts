import { sql } from "drizzle-orm";
import type pg from "pg";
import { type Db as BossDatabase, fromDrizzle, PgBoss } from "pg-boss";
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
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** pg-boss on the pool of this process, with what we add to it. */
export type JobSystem = {
  boss: PgBoss;
  /** Creates the queue, or gives an existing one its settings, once in the life of this process. */
  save(queue: QueueSettings): Promise<void>;
  /** Stores a job in the transaction of `db`. */
  send(db: Database, queue: string, data: object, startAfter?: Date): Promise<void>;
};

/** Makes no connection. Jobs can be sent and fetched at once; `boss.start()` makes it run them. */
export function createJobSystem(parts: BossParts): JobSystem {
  const boss = createBoss(parts);
  const saved = new Map<string, Promise<void>>();
  const save = (queue: QueueSettings): Promise<void> => {
    const saving = saved.get(queue.name) ?? saveQueue(queue);
    saved.set(queue.name, saving);
    saving.catch(() => saved.delete(queue.name));
    return saving;
  };
  const saveQueue = async (queue: QueueSettings) => {
    if (queue === deadLetters) return storeQueue(boss, queue);
    await save(deadLetters);
    await storeQueue(boss, queue, deadLetters.name);
  };
  return {
    boss,
    save,
    async send(db, queue, data, startAfter) {
      await boss.send(queue, data, { db: fromDrizzle(db, sql), ...(startAfter && { startAfter }) });
    },
  };
}

/** pg-boss never changes its schema here, because the schema is in our migrations. */
function createBoss({ pool, log, pollSeconds }: BossParts): PgBoss {
  const boss = new PgBoss({
    db: onPool({ pool, log }),
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronMonitorIntervalSeconds: pollSeconds,
    cronWorkerIntervalSeconds: pollSeconds,
    maintenanceIntervalSeconds: hourSeconds, // deletes jobs that were kept long enough
    flowIntervalSeconds: hourSeconds, // for flows, which nothing here uses
  });
  // Without a listener, an error event would end the process. Other fields than these may hold the data of jobs.
  boss.on("error", ({ message, stack }) => log.warn({ reason: message, stack }, "the job system reports an error"));
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "the job system warns"));
  return boss;
}

const onPool = ({ pool, log }: Pick<BossParts, "pool" | "log">): BossDatabase => ({
  executeSql: (text, values) => pool.query(text, values),
  listen: async (channel, onNotification, onReconnect) => ({
    close: listen({ pool, log }, { channel, onNotification, onListening: onReconnect }),
  }),
});

async function storeQueue(boss: PgBoss, queue: QueueSettings, deadLetter?: string): Promise<void> {
  const settings = {
    expireInSeconds: queue.timeLimitSeconds,
    heartbeatSeconds,
    retryLimit: queue.retries.max,
    retryDelay: queue.retries.firstWaitSeconds,
    retryBackoff: true,
    retryDelayMax: queue.retries.longestWaitSeconds,
    deleteAfterSeconds: (queue.keptDays || 7) * daySeconds,
    notify: true,
    ...(deadLetter !== undefined && { deadLetter }),
  };
  await boss.createQueue(queue.name, { ...settings, policy: queue.oneAtATime ? "exclusive" : "standard" });
  await boss.updateQueue(queue.name, settings);
}
