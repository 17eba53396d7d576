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
