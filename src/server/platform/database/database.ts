import { setTimeout as wait } from "node:timers/promises";
import { type ExtractTablesWithRelations, sql } from "drizzle-orm";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Logger } from "pino";
import type { Env } from "../env.ts";

/** The database argument of stores: the pool's database or a transaction of it. */
export type Database = PgDatabase<
  NodePgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** A few connections for session checks only, so that these never wait behind slow queries. */
  sessionDb: Database;
  close(): Promise<void>;
};

/** Time limits for statements and transactions. PostgreSQL refuses longer ones with 57014, 55P03 or 25P03. */
export type DatabaseBounds = Pick<
  Env,
  "DATABASE_STATEMENT_SECONDS" | "DATABASE_LOCK_SECONDS" | "DATABASE_IDLE_SECONDS"
>;

/**
 * Connection pools for one PostgreSQL database. Connections are made when they are needed, so this call neither waits
 * nor fails while the server is down. Queries fail meanwhile, and work again once the server is back. Without `bounds`
 * a statement has no time limit.
 */
export function openDatabase(url: string, log: Pick<Logger, "warn">, bounds?: DatabaseBounds): OpenDatabase {
  let closing = false;
  const openPool = (max: number) => {
    const pool = new pg.Pool({ ...poolSettings(bounds), connectionString: url, max });
    // Without both listeners, losing an idle connection or one in a transaction would end the process.
    pool.on("connect", (client) => {
      client.on("error", (error) => {
        // A pool is closed before the server has closed the connections, so they may still be lost meanwhile.
        if (!closing) log.warn({ err: error }, "a database connection was lost");
      });
    });
    pool.on("error", () => {});
    return pool;
  };
  const [pool, sessionPool] = [openPool(20), openPool(4)];
  return {
    db: drizzle({ client: pool }),
    pool,
    sessionDb: drizzle({ client: sessionPool }),
    close: async () => {
      closing = true;
      await Promise.all([pool.end(), sessionPool.end()]);
    },
  };
}

const poolSettings = (bounds?: DatabaseBounds): pg.PoolConfig => ({
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  application_name: "laurel",
  ...(bounds && {
    statement_timeout: bounds.DATABASE_STATEMENT_SECONDS * 1000,
    lock_timeout: bounds.DATABASE_LOCK_SECONDS * 1000,
    idle_in_transaction_session_timeout: bounds.DATABASE_IDLE_SECONDS * 1000,
  }),
});

/** Removes the time limits for a transaction that loads or imports the catalog. */
export async function liftBounds(tx: Database): Promise<void> {
  for (const bound of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
    await tx.execute(sql`select set_config(${bound}, '0', true)`);
}

// The server is down, starting, stopping or recovering, which is temporary. A wrong password or name is not.
const passing = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "57P03"]);

/** Waits for a server that is starting. Throws a readable error when it cannot be reached within `patienceMs`. */
export async function reachDatabase(pool: pg.Pool, log: Pick<Logger, "warn">, patienceMs = 15_000): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let attempt = 0; ; attempt++) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      const reason = (error instanceof Error && error.message) || code;
      if (!passing.has(code) || performance.now() > deadline)
        throw new Error(
          `The database cannot be reached: ${reason}. Look at DATABASE_URL and at the database's own log.`,
        );
      if (attempt === 0) log.warn({ reason }, "waiting for the database");
      await wait(250);
    }
  }
}
