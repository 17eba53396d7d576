import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { refreshMatches } from "./refresh-matches.ts";
import { saveMatch } from "./store.ts";
import { scholarshipMatches } from "./table.ts";

const app = await testApp();
const { call, db, deps } = app;

test("simultaneous bookmarks and refreshes of one match all succeed", async () => {
  await saveScholarships(db, [makeScholarship("A")], testNow);
  const { id, cookie } = await makeStudent(app, { profile: { field_of_study: "Nursing" } });
  const { rows } = await db.execute<{ id: string }>(sql`select id from scholarships`);
  const path = `/api/matches/${rows[0]?.id}`;
  const scored = await (await call(path, { cookie })).json();
  const waiting = async () => {
    const { rowCount } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  const clicks: Promise<{ status: number }>[] = [];
  const refreshes: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await saveMatch(tx, id, { scored, changes: {}, now: testNow });
    for (let click = 0; click < 6; click++)
      clicks.push(call(path, { method: "PUT", json: { bookmarked: true }, cookie }));
    refreshes.push(refreshMatches(deps, id));
    await expect.poll(waiting).toBe(7);
  });
  expect(await Promise.all(refreshes)).toMatchObject([{ matched: 1 }]);
  expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await db.select().from(scholarshipMatches)).toMatchObject([{ user_id: id, bookmarked: true }]);
});

test("a match has only one unique key, because a second one could make upserts fail", async () => {
  const { rows } = await db.execute(
    sql`select indexrelid::regclass::text as name from pg_index
      where indrelid = 'scholarship_matches'::regclass and indisunique`,
  );
  expect(rows).toEqual([{ name: "scholarship_matches_user_id_id_pk" }]);
});
