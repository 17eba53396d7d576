import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import type { Database } from "./database.ts";
import { inTransaction } from "./transaction.ts";

const { db } = await testDatabase();
await db.execute(sql`create table counters (name text primary key, value int not null)`);
await db.execute(sql`insert into counters values ('a', 0), ('b', 0)`);
const add = (tx: Database, name: string) => tx.execute(sql`update counters set value = value + 1 where name = ${name}`);
const values = async () => (await db.execute(sql`select value from counters order by name`)).rows;

test("two transactions that deadlock both succeed", async () => {
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  let runs = 0;
  const addBoth = (first: string, second: string) =>
    inTransaction(db, async (tx) => {
      runs += 1;
      await add(tx, first);
      if (++holding === 2) bothHold.resolve();
      await bothHold.promise;
      await add(tx, second);
    });
  await Promise.all([addBoth("a", "b"), addBoth("b", "a")]);
  expect([runs, await values()]).toEqual([3, [{ value: 2 }, { value: 2 }]]);
});

test("a serialization failure is tried again", async () => {
  let runs = 0;
  await inTransaction(
    db,
    async (tx) => {
      await tx.execute(sql`select value from counters`);
      if (++runs === 1) await add(db, "a");
      await add(tx, "a");
    },
    { isolationLevel: "repeatable read" },
  );
  expect([runs, await values()]).toEqual([2, [{ value: 4 }, { value: 2 }]]);
});

test("every other failure is thrown at once, and nothing is stored", async () => {
  let runs = 0;
  const failing = inTransaction(db, async (tx) => {
    runs += 1;
    await add(tx, "a");
    throw new Error("a bug");
  });
  await expect(failing).rejects.toThrow("a bug");
  expect([runs, await values()]).toEqual([1, [{ value: 4 }, { value: 2 }]]);
});
