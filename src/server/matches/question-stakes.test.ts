import { expect, test } from "vitest";
import type { QuestionStake } from "#domain/matches/question-stakes.ts";
import { saveScholarships } from "#server/scholarships/save-scholarships.ts";
import { makeAward as award } from "#tests/support/make-award.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const app = await testApp();

async function stakes(student: TestStudent, field: string) {
  const response = await app.call("/api/profile/questions", { cookie: student.cookie });
  expect(response.status).toBe(200);
  const found = (await response.json()).find((stake: QuestionStake) => stake.field === field);
  return [found.awards, found.dollars];
}

test("signed out, nothing is told", async () => {
  expect((await app.call("/api/profile/questions")).status).toBe(401);
});

test("the stakes follow the catalogue and the student's other answers", async () => {
  const student = await makeStudent(app);
  expect(await stakes(student, "county")).toEqual([0, 0]);
  const inTravis = { requirements: ["Live in Travis County, Texas."] };
  await saveScholarships(app.db, [award("One", { ...inTravis, amount_max: 800 }), award("Two", inTravis)], testNow);
  expect(await stakes(student, "county")).toEqual([2, 800]);
  const move = { method: "PUT", json: { location: "Reno, NV" }, cookie: student.cookie };
  expect((await app.call("/api/profile", move)).status).toBe(200);
  expect(await stakes(student, "county")).toEqual([0, 0]);
  expect(await stakes(await makeStudent(app), "county")).toEqual([2, 800]);
});
