import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeStudent } from "#tests/support/make-student.ts";
import { trackerApp } from "#tests/support/tracker-app.ts";
import { purgeApplications } from "./delete-application.ts";
import { applications } from "./table.ts";

const { app, db, now, passHours, post, add, patch, remove, restore, all, only, scholarship } = await trackerApp();

test("a request that arrives again after its application was deleted does not bring it back", async () => {
  const maya = await makeStudent(app);
  const key = { "idempotency-key": "late" };
  const { id } = await (await post(maya, { scholarship_title: "Oak" }, key)).json();
  await remove(maya, id);
  expect((await post(maya, { scholarship_title: "Oak" }, key)).status).toBe(201);
  expect(await all(maya)).toEqual([]);
});

test("a deleted application can be restored for a day, and deleting it again changes nothing", async () => {
  const maya = await makeStudent(app);
  const { id } = await add(maya, { scholarship_title: "Oak", notes: "Mine" });
  expect([(await remove(maya, id)).status, (await remove(maya, id)).status]).toEqual([204, 204]);
  expect(await all(maya)).toEqual([]);
  expect((await patch(maya, id, { notes: "x" })).status).toBe(404);
  passHours(23);
  await purgeApplications(app.deps);
  expect([(await restore(maya, id)).status, (await restore(maya, id)).status]).toEqual([200, 200]);
  expect(await only(maya)).toMatchObject({ id, notes: "Mine" });
  await remove(maya, id);
  passHours(25);
  expect((await restore(maya, id)).status).toBe(404);
  await purgeApplications(app.deps);
  expect(await db.select().from(applications).where(eq(applications.user_id, maya.id))).toEqual([]);
});

test("a student who deletes as much as a tracker holds cannot restore it, so that the database does not fill", async () => {
  const student = await makeStudent(app);
  const insertDeleted = async (from: number, to: number) =>
    db.execute(sql`
      insert into applications (user_id, id, scholarship_title, created_at, updated_at, deleted_at)
      select ${student.id}, rpad('deleted-' || at, 16, '-'), 'Oak', ${now.at}::timestamptz, ${now.at}::timestamptz, ${now.at}::timestamptz
      from generate_series(${from}::int, ${to}::int) as at`);
  await insertDeleted(0, 9999);
  await add(student, { scholarship_title: "Elm" });
  expect((await restore(student, "deleted-1".padEnd(16, "-"))).status).toBe(200);
  await insertDeleted(10_000, 10_001);
  const ash = await add(student, { scholarship_title: "Ash" });
  const left = await db.select({ id: applications.id }).from(applications).where(eq(applications.user_id, student.id));
  expect(left).toHaveLength(3);
  expect((await restore(student, ash.id)).status).toBe(200);
});

test("a deleted application is not restored beside a newer one for the same scholarship", async () => {
  const maya = await makeStudent(app);
  const scholarship_id = await scholarship();
  const old = await add(maya, { scholarship_id });
  await remove(maya, old.id);
  const newer = await add(maya, { scholarship_id });
  expect(newer.id).not.toBe(old.id);
  const response = await restore(maya, old.id);
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { code: "scholarship_tracked", application: { id: newer.id } },
  ]);
});
