import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { saveScholarships } from "./saving/save-scholarships.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-21T10:00:00Z");
await saveScholarships(db, [makeScholarship("A"), makeScholarship("B")], now);

test.each([
  "status = 'open'",
  "validation_status = 'maybe'",
  "provenance = 'found'",
  "deadline_kind = 'soon'",
  "gpa_requirement = 35",
])("the database refuses a scholarship with %s", async (assignment) => {
  await expect(db.execute(sql.raw(`update scholarships set ${assignment}`))).rejects.toMatchObject({
    cause: { code: "23514" },
  });
});

const open = "status = 'active' and (deadline_kind <> 'fixed' or deadline is null or deadline >= '2026-11-21')";

test.each([
  ["newest", "created_at desc nulls last, id"],
  ["amount", "coalesce(amount_max, amount_min, -1) desc, id"],
])("the order by %s uses an index and no sort", async (_, order) => {
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(
      sql.raw(`explain select id from scholarships where ${open} order by ${order} limit 20`),
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toMatch(/Index Scan using/);
  expect(plan).not.toMatch(/Sort/);
});
