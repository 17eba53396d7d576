import { expect, test } from "vitest";
import type { Match } from "#domain/matches/match.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const app = await testApp();
const { db, call } = app;

const scholarship = (title: string, known: Partial<CatalogueEntry> = {}) =>
  makeScholarship(title, { academic_level: ["bachelor"], ...known });

await saveScholarships(
  db,
  [
    scholarship("A range", { amount_min: 1000, amount_max: 5000 }),
    scholarship("At least", { amount_min: 700 }),
    scholarship("Two thousand million", { amount_max: 2_000_000_000 }),
    scholarship("Another of them", { amount_max: 2_000_000_000 }),
    scholarship("No figure", { amount_text: "Full tuition" }),
    scholarship("Only for citizens", { amount_max: 90_000, citizenship: ["us_citizen"] }),
    scholarship("For welders", { amount_max: 80_000, field_of_study: ["Welding"] }),
  ],
  testNow,
);

const profile = { academic_level: "undergraduate", field_of_study: "Nursing" } as const;

async function totals(student: TestStudent, query = "?limit=1") {
  const page = await (await call(`/api/matches${query}`, { cookie: student.cookie })).json();
  const { total, potential_value, potential_count, submitted } = page;
  return { total, potential_value, potential_count, submitted };
}

test("the potential value adds the largest amount of each scholarship that the student is eligible for", async () => {
  const student = await makeStudent(app, { profile });
  expect(await totals(student)).toEqual({ total: 6, potential_value: 4_000_005_700, potential_count: 4, submitted: 0 });
  expect(await totals(student, "?amount_max=6000&limit=1")).toMatchObject({ potential_value: 5000 });
});

test("only the student's own applications count, from status submitted on", async () => {
  const [student, other] = [await makeStudent(app, { profile }), await makeStudent(app, { profile })];
  const { items } = await (await call("/api/matches", { cookie: student.cookie })).json();
  const statuses = ["not_started", "in_progress", "submitted", "awarded", "rejected"];
  for (const [at, application_status] of statuses.entries()) {
    const { scholarship_id }: Match = items[at];
    await call(`/api/matches/${scholarship_id}`, {
      method: "PUT",
      json: { application_status },
      cookie: student.cookie,
    });
  }
  expect((await totals(student)).submitted).toBe(3);
  expect((await totals(student, "?q=nothing has these words")).submitted).toBe(3);
  expect((await totals(other)).submitted).toBe(0);
});

test("a list that is read again counts an application to what Laurel does not know", async () => {
  const student = await makeStudent(app, { profile });
  expect((await totals(student)).submitted).toBe(0);
  const json = { scholarship_title: "Of my town", status: "submitted" };
  const added = await call("/api/applications", { method: "POST", json, cookie: student.cookie });
  expect(added.status, await added.text()).toBe(201);
  expect((await totals(student)).submitted).toBe(1);
});
