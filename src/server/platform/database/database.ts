import { setTimeout as wait } from "node:timers/promises";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Logger } from "pino";

/** What stores take: the pool's database or a transaction of it. */
export type Database = PgDatabase<
  NodePgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * A pool on one PostgreSQL database. Connections are made when they are needed, so this neither waits nor fails while
 * the server is away: each query does, and the next one finds the server that came back.
 */
export function openDatabase(url: string, log: Pick<Logger, "warn">): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: "laurel",
  });
  // Without both listeners the loss of a connection, idle or in a transaction, would end the process.
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
  });
  pool.on("error", () => {});
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

// Away, or starting, stopping and recovering: what passes by itself. A wrong password or name does not.
const passing = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "57P03"]);

/** Waits for a server that is just starting. Throws a sentence when it cannot be reached within `patienceMs`. */
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
