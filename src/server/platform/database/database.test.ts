import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";
import { asProblem } from "../http/problem-response.ts";
import { type DatabaseBounds, liftBounds, openDatabase, reachDatabase } from "./database.ts";

const app = await testApp();
const { url } = app.database;
const { pool } = app.deps;
const quiet = { warn() {} };

test("a lost connection fails its query only; the next one works", async () => {
  const own = openDatabase(url, quiet);
  const sleeping = own.pool.query("select pg_sleep(60)");
  const cut = expect(sleeping).rejects.toThrow();
  await expect
    .poll(() =>
      pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%'",
      ),
    )
    .toMatchObject({ rowCount: 1 });
  await cut;
  expect((await own.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await own.close();
});

test("a server that cannot be reached gives a readable error", async () => {
  const { pool: nowhere, close } = openDatabase("postgres://127.0.0.1:1/none", quiet);
  await expect(reachDatabase(nowhere, quiet, 1)).rejects.toThrow(/^The database cannot be reached: .*ECONNREFUSED/);
  await close();
});

test("a database that does not exist is refused at once", async () => {
  const { pool: wrong, close } = openDatabase(url.replace("/laurel_test_", "/no_such_"), quiet);
  await expect(reachDatabase(wrong, quiet)).rejects.toThrow(/does not exist/);
  await close();
});

const bounds = { DATABASE_STATEMENT_SECONDS: 1, DATABASE_LOCK_SECONDS: 1, DATABASE_IDLE_SECONDS: 1 };

function bounded(other: Partial<DatabaseBounds> = {}) {
  const own = openDatabase(url, quiet, { ...bounds, ...other });
  onTestFinished(own.close);
  return own;
}

test("a statement that runs too long is refused as temporary", async () => {
  const error = await bounded()
    .pool.query("select pg_sleep(60)")
    .catch((reason) => reason);
  expect(asProblem(error)).toMatchObject({ status: 503, code: "unavailable" });
});

test("a statement that waits too long for a lock is refused as temporary", async () => {
  const holder = await pool.connect();
  await holder.query("begin; lock table users");
  const error = await bounded({ DATABASE_STATEMENT_SECONDS: 60 })
    .pool.query({ text: "select 1 from users" })
    .catch((reason) => reason);
  await holder.query("rollback");
  holder.release();
  expect([error.code, asProblem(error).status]).toEqual(["55P03", 503]);
});

test("an idle transaction ends, and its locks are released", async () => {
  const own = bounded();
  const client = await own.pool.connect();
  const ended = new Promise((resolve) => client.once("error", resolve));
  await client.query("begin; lock table users");
  expect(await ended).toMatchObject({ code: "25P03" });
  await pool.query("select 1 from users");
  client.release(true);
});

test("a transaction that loads the catalog has no time limits, and the next one has them again", async () => {
  const { db, pool: own } = bounded();
  const timeout = "select current_setting('statement_timeout') as value";
  await db.transaction(async (tx) => {
    await liftBounds(tx);
    expect((await tx.execute(sql.raw(timeout))).rows).toEqual([{ value: "0" }]);
  });
  expect((await own.query(timeout)).rows).toEqual([{ value: "1s" }]);
});

test("a session is checked while slow queries hold every connection of the pool", async () => {
  const { cookie } = await makeStudent(app);
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  expect(await app.deps.currentStudent(new Headers({ cookie }))).toMatchObject({ id: expect.any(String) });
  for (const client of held) client.release();
});
