import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type MatchApplicationStatus, matchApplicationStatuses } from "#domain/matches/match-vocabulary.ts";
import { scholarshipMatches } from "#server/matches/table.ts";
import { migrationsFolder } from "#server/platform/database/migrations.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const app = await testApp();
const { db, call } = app;

const amounts: Record<MatchApplicationStatus, [Partial<CatalogueEntry>, string]> = {
  not_started: [{}, ""],
  in_progress: [{ amount_min: 500, amount_max: 1500 }, "$500 - $1500"],
  submitted: [{ amount_max: 900 }, "Up to $900"],
  awarded: [{ amount_text: "Full tuition" }, "Full tuition"],
  rejected: [{}, ""],
};

test("the migration makes an application for each match that had a status", async () => {
  const { id: user_id, cookie } = await makeStudent(app);
  const rows = matchApplicationStatuses.map((status) => makeScholarship(status, amounts[status][0]));
  await saveScholarships(db, rows, testNow);
  for (const { id, title } of await db.select().from(scholarships)) {
    const application_status = title as MatchApplicationStatus;
    await db
      .insert(scholarshipMatches)
      .values({ user_id, scholarship_id: id, application_status, changed_at: testNow });
  }
  const migration = readFileSync(join(migrationsFolder, "0032_applications.sql"), "utf8");
  await db.execute(sql.raw(migration.split("--> statement-breakpoint").at(-1) ?? ""));
  const { items } = await (await call("/api/applications/all", { cookie })).json();
  const found = items.map((each: Record<string, unknown>) => [each.status, each.amount, each.submitted_at]);
  const at = testNow.toISOString();
  expect(found.toSorted()).toEqual([
    ["accepted", "Full tuition", at],
    ["in_progress", "$500 - $1500", null],
    ["rejected", "", at],
    ["submitted", "Up to $900", at],
  ]);
});
