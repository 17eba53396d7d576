import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "#server/platform/database/migrations.ts";
import { testDatabase } from "#tests/support/database.ts";

const { pool } = await testDatabase();

/** Runs the migrations from one to another, by the numbers in their names. */
async function migrate(from: number, to: number) {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).toSorted();
  for (const name of files.slice(from, to + 1)) await pool.query(await readFile(join(migrationsFolder, name), "utf8"));
}

test("bookmarks and application statuses of matches that were stored with scores stay", async () => {
  await pool.query("drop schema public cascade; drop schema drizzle cascade; create schema public");
  await migrate(0, 14);
  await pool.query(`
    insert into users (id, email, full_name, created_at) values ('maya', 'maya@example.test', 'Maya', now());
    insert into scholarships (id, title, provider_name, provenance, created_at, dedupe_key, content_hash)
      select id, id, 'A sponsor', 'curated', now(), id, id from unnest(array['saved', 'sent', 'plain']) as id;
    insert into scholarship_matches
      (user_id, id, scholarship_id, match_score, bookmarked, application_status, eligibility, factors, computed_at)
      values ('maya', 'a', 'saved', 50, true, 'not_started', 'unknown', '[]', '2026-11-01T12:00:00Z'),
        ('maya', 'b', 'sent', 60, false, 'submitted', 'ineligible', '[]', '2026-11-02T12:00:00Z'),
        ('maya', 'c', 'plain', 90, false, 'not_started', 'eligible', '[]', '2026-11-03T12:00:00Z');
    insert into match_refreshes (user_id, profile_version, catalogue_revision, day, matched, computed_at)
      values ('maya', '1', '4.1', '2026-11-01', 3, now());`);
  await migrate(15, 15);
  const { rows } = await pool.query("select * from scholarship_matches order by scholarship_id");
  expect(rows).toEqual([
    {
      user_id: "maya",
      scholarship_id: "saved",
      bookmarked: true,
      application_status: "not_started",
      changed_at: new Date("2026-11-01T12:00:00Z"),
    },
    {
      user_id: "maya",
      scholarship_id: "sent",
      bookmarked: false,
      application_status: "submitted",
      changed_at: new Date("2026-11-02T12:00:00Z"),
    },
  ]);
});
