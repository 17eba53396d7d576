import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const oldestServer = 150_000; // PostgreSQL 15, as server_version_num
const migrationLock = 7_204_391; // an arbitrary number, the same in every process

export const migrationsFolder = fileURLToPath(new URL("../../../../migrations", import.meta.url));

/**
 * Migrates the database to the newest schema. Processes that start together wait for each other with an advisory lock.
 * Throws a readable error when the server is older than PostgreSQL 15.
 */
export async function runMigrations(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0");
    const { rows } = await client.query("select current_setting('server_version_num')::int as number, version()");
    if (rows[0].number < oldestServer)
      throw new Error(`Laurel needs PostgreSQL 15 or newer; this is ${rows[0].version}.`);
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    client.release(true); // ends the session, and with it the lock and the settings
  }
}
