import { expect, test } from "vitest";
import { testDatabase } from "./database.ts";

const { pool } = await testDatabase();

test("a test file gets its own migrated database", async () => {
  const { rows } = await pool.query(
    "select current_database() as name, to_regclass('drizzle.__drizzle_migrations') as migrations",
  );
  expect(rows[0]).toEqual({ name: expect.stringMatching(/^laurel_test_/), migrations: "drizzle.__drizzle_migrations" });
});
