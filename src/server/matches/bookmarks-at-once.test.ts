import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { saveMark } from "./store.ts";
import { scholarshipMatches } from "./table.ts";

const app = await testApp();
const { call, db } = app;

test("simultaneous bookmarks of one match all succeed", async () => {
  await saveScholarships(db, [makeScholarship("A")], testNow);
  const { id: userId, cookie } = await makeStudent(app, { profile: { field_of_study: "Nursing" } });
  const { rows } = await db.execute<{ id: string }>(sql`select id from scholarships`);
  const scholarshipId = rows[0]?.id ?? "";
  const waiting = async () => {
    const { rowCount } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  const clicks: Promise<{ status: number }>[] = [];
  await db.transaction(async (tx) => {
    await saveMark(tx, { userId, scholarshipId }, { changes: {}, now: testNow });
    for (let click = 0; click < 6; click++)
      clicks.push(call(`/api/matches/${scholarshipId}`, { method: "PUT", json: { bookmarked: true }, cookie }));
    await expect.poll(waiting).toBe(6);
  });
  expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await db.select().from(scholarshipMatches)).toMatchObject([{ user_id: userId, bookmarked: true }]);
});
