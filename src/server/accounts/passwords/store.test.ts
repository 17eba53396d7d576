import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#server/platform/database/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testEnv } from "#tests/support/test-app.ts";
import { insertVerifiedAccount } from "../email-store.ts";
import { accountByPassword, passwordRecipe, savePassword } from "./store.ts";

const { db } = await testDatabase();

/** The number of password rows that the database has read in this transaction. */
async function passwordsRead(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ read: string }>(
    sql`select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'credentials'`,
  );
  return Number(rows[0]?.read);
}

test("a sign-in reads only the passwords of its own email, even when the database has no statistics", async () => {
  const emails = Array.from({ length: 300 }, () => `${randomUUID()}@example.test`);
  for (const email of emails)
    await savePassword(
      db,
      await insertVerifiedAccount(db, { email, name: "Maya", now: new Date(), env: testEnv() }),
      `hash of ${email}`,
    );
  const [known = ""] = emails;
  const read = (email: string) =>
    db.transaction(async (tx) => {
      const recipe = await passwordRecipe(tx, email);
      const id = await accountByPassword(tx, email, "hash of another");
      return { recipe, id, read: await passwordsRead(tx) };
    });
  expect(await read("nobody@example.test")).toEqual({ recipe: null, id: null, read: 0 });
  const { recipe, id, read: passwords } = await read(known);
  expect([recipe, id]).toEqual([`hash of ${known}`, null]);
  expect(passwords).toBeLessThanOrEqual(4);
});
