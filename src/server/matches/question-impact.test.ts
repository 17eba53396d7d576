import { expect, test } from "vitest";
import type { QuestionImpact } from "#domain/matches/question-impact.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const app = await testApp();

async function impacts(student: TestStudent, field: string) {
  const response = await app.call("/api/profile/questions", { cookie: student.cookie });
  expect(response.status).toBe(200);
  const found = (await response.json()).find((impact: QuestionImpact) => impact.field === field);
  return [found.scholarships, found.dollars];
}

test("a visitor gets no impacts", async () => {
  expect((await app.call("/api/profile/questions")).status).toBe(401);
});

test("the impact of a question depends on the catalog and the student's other answers", async () => {
  const student = await makeStudent(app);
  expect(await impacts(student, "county")).toEqual([0, 0]);
  const inTravis = {
    demands: [
      {
        about: "county" as const,
        names: ["Travis"],
        state: "TX",
        lives_there: true,
        quote: "Live in Travis County, Texas.",
      },
    ],
  };
  await saveScholarships(
    app.db,
    [scholarship("One", { ...inTravis, amount_max: 800 }), scholarship("Two", inTravis)],
    testNow,
  );
  expect(await impacts(student, "county")).toEqual([2, 800]);
  const move = { method: "PUT", json: { location: "Reno, NV" }, cookie: student.cookie };
  expect((await app.call("/api/profile", move)).status).toBe(200);
  expect(await impacts(student, "county")).toEqual([0, 0]);
  expect(await impacts(await makeStudent(app), "county")).toEqual([2, 800]);
});
