import { expect, test } from "vitest";
import type { SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const app = await testApp();
const { call, db } = app;

test("a student is shown no similar scholarship that rules them out or that they hid", async () => {
  const nursing = { field_of_study: ["Nursing"] };
  await saveScholarships(
    db,
    [
      ...Array.from({ length: 100 }, (_, at) => makeScholarship(`Other ${at}`)),
      makeScholarship("It", nursing),
      makeScholarship("For all nurses", nursing),
      makeScholarship("For doctoral students", { ...nursing, academic_level: ["doctoral"] }),
      makeScholarship("Hidden", nursing),
    ],
    testNow,
  );
  const rows = await db.select({ id: scholarships.id, title: scholarships.title }).from(scholarships);
  const idOf = (wanted: string) => rows.find(({ title }) => title === wanted)?.id;
  const student = await makeStudent(app, { profile: { academic_level: "undergraduate", field_of_study: "Nursing" } });
  const titles = async (path: string) => {
    const similar: SimilarScholarships = await (await call(path, student)).json();
    return similar.items.map(({ title }) => title).sort();
  };
  await call(`/api/matches/${idOf("Hidden")}`, { ...student, method: "PUT", json: { hidden: true } });
  expect(await titles(`/api/scholarships/${idOf("It")}/similar`)).toEqual([
    "For all nurses",
    "For doctoral students",
    "Hidden",
  ]);
  expect(await titles(`/api/matches/${idOf("It")}/similar`)).toEqual(["For all nurses"]);
  expect((await call(`/api/matches/${idOf("It")}/similar`)).status).toBe(401);
  expect((await call("/api/matches/none/similar", student)).status).toBe(404);
});
