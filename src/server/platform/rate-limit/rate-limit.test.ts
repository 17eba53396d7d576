import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { countUse, forgetUses } from "./rate-limit.ts";
import { rateLimits } from "./rate-limit-table.ts";

const { db } = await testDatabase();
const env = { AUTH_SECRET: "a secret" };
const limit = { max: 3, windowSeconds: 60 };

/** Counts one use at this time, in milliseconds. */
const use = (what: string, now: number, parts: string[] = []) =>
  countUse({ db, env, clock: () => new Date(now) }, { what, parts, limit });

test("of simultaneous uses exactly the limit passes, although their clocks differ a little", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => use("burst", 1000 - i)));
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
});

test("a window ends at the announced time, however many uses are refused meanwhile", async () => {
  for (let i = 0; i < 10; i++) await use("window", i * 1000);
  expect(await use("window", 59_000)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  expect(await use("window", 60_000)).toEqual({ allowed: true });
});

test("a window of a clock that was far ahead has ended, and the next one is counted as usual", async () => {
  const monthLater = 30 * 24 * 60 * 60 * 1000;
  for (let i = 0; i < 4; i++) await use("ahead", monthLater);
  for (let i = 0; i < 3; i++) expect(await use("ahead", i)).toEqual({ allowed: true });
  expect(await use("ahead", 1000)).toEqual({ allowed: false, retryAfterSeconds: 59 });
});

test("counts are separate, and deleting one does not change the other", async () => {
  for (let i = 0; i < 3; i++) await Promise.all([use("a", 0), use("b", 0)]);
  await forgetUses({ db, env }, { what: "a", parts: [] });
  expect((await use("a", 1)).allowed).toBe(true);
  expect((await use("b", 1)).allowed).toBe(false);
});

test("expired windows are deleted when a new one opens", async () => {
  await db.delete(rateLimits);
  for (let i = 0; i < 10; i++) await use(`old ${i}`, 0);
  await use("new", 10_000_000);
  expect(await db.select().from(rateLimits)).toMatchObject([{ key: expect.stringMatching(/^new\|/) }]);
});

test("a key does not reveal its parts, and they cannot be shifted", async () => {
  await use("parts", 20_000_000, ["maya@example.test", "c"]);
  for (let i = 0; i < 3; i++) await use("parts", 20_000_000, ["ab", "c"]);
  expect((await use("parts", 20_000_000, ["a", "bc"])).allowed).toBe(true);
  expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain("maya");
});
