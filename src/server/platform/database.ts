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
 * A pool on one PostgreSQL database. Connections are made when they are needed, so this neither waits nor fails while the
 * server is away: each query does, and the next one finds the server that came back.
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
