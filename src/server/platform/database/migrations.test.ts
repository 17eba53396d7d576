import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { runMigrations } from "./migrations.ts";
import { pendingMigrations } from "./pending-migrations.ts";

const { pool, db } = await testDatabase();

test("processes that start together migrate once", async () => {
  await pool.query(
    "drop schema public cascade; drop schema drizzle cascade; drop schema pgboss cascade; create schema public",
  );
  expect(await pendingMigrations(db)).toMatch(/./);
  await Promise.all([runMigrations(pool), runMigrations(pool), runMigrations(pool)]);
  const { rows } = await pool.query(
    "select count(*)::int, count(distinct hash)::int as different from drizzle.__drizzle_migrations",
  );
  expect(rows[0].count).toBe(rows[0].different);
  expect(await pendingMigrations(drizzle({ client: pool }))).toBeNull();
});

test("no lock is left behind", async () => {
  // The server ends a session shortly after its client, and other test files lock their own databases.
  const locks = async () => {
    const { rows } = await pool.query(`select objid from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`);
    return rows;
  };
  await expect.poll(locks).toEqual([]);
});
