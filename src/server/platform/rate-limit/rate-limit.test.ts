import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { countUse, forgetUses, limitKey } from "./rate-limit.ts";
import { rateLimits } from "./rate-limit-table.ts";

const { db } = await testDatabase();
const limit = { max: 3, windowSeconds: 60 };

test("of simultaneous uses exactly the limit passes", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => countUse(db, "burst", limit, 1000)));
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
  expect(answers.find(({ allowed }) => !allowed)).toEqual({ allowed: false, retryAfterSeconds: 60 });
});

test("a window ends at the announced time, however many uses are refused meanwhile", async () => {
  for (let i = 0; i < 10; i++) await countUse(db, "window", limit, i * 1000);
  expect(await countUse(db, "window", limit, 59_000)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  expect(await countUse(db, "window", limit, 60_000)).toEqual({ allowed: true });
});

test("keys are counted separately, and deleting one does not change the other", async () => {
  for (let i = 0; i < 3; i++) await Promise.all([countUse(db, "a", limit, 0), countUse(db, "b", limit, 0)]);
  await forgetUses(db, "a");
  expect((await countUse(db, "a", limit, 1)).allowed).toBe(true);
  expect((await countUse(db, "b", limit, 1)).allowed).toBe(false);
});

test("expired windows are deleted when a new one opens", async () => {
  for (let i = 0; i < 10; i++) await countUse(db, `old ${i}`, limit, 0);
  await countUse(db, "new", limit, 10_000_000);
  expect(await db.select().from(rateLimits)).toMatchObject([{ key: "new" }]);
});

test("a key does not reveal its data, and its parts cannot be shifted", () => {
  const env = { AUTH_SECRET: "a secret" };
  expect(limitKey(env, "sign-in", "maya@example.test")).not.toContain("maya");
  expect(limitKey(env, "x", "ab", "c")).not.toBe(limitKey(env, "x", "a", "bc"));
});
