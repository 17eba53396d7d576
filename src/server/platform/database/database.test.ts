import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { openDatabase, reachDatabase } from "./database.ts";

const { pool, url } = await testDatabase();
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

test("a server that is away is refused with a sentence", async () => {
  const { pool: nowhere, close } = openDatabase("postgres://127.0.0.1:1/none", quiet);
  await expect(reachDatabase(nowhere, quiet, 1)).rejects.toThrow(/^The database cannot be reached: .*ECONNREFUSED/);
  await close();
});

test("a database that does not exist is refused at once", async () => {
  const { pool: wrong, close } = openDatabase(url.replace("/laurel_test_", "/no_such_"), quiet);
  await expect(reachDatabase(wrong, quiet)).rejects.toThrow(/does not exist/);
  await close();
});
