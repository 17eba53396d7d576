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

test("what an answer decides is the same figure on the profile, after onboarding and between the matches", async () => {
  await saveScholarships(
    app.db,
    [
      scholarship("Women", { groups: ["women"], amount_max: 5000 }),
      scholarship("Hispanic women", { groups: ["women", "hispanic"], amount_max: 300 }),
      scholarship("Hispanic", { groups: ["hispanic"], gpa_requirement: 3 }),
    ],
    testNow,
  );
  const student = await makeStudent(app, { profile: { academic_level: "undergraduate", field_of_study: "Nursing" } });
  const { unlock } = await (await app.call("/api/matches", { cookie: student.cookie })).json();
  expect(unlock.field).toBe("demographics.gender");
  expect(await impacts(student, unlock.field)).toEqual([unlock.scholarships, unlock.dollars]);
});

test("what the goals name stands beside the questions about colleges and citizenship, until they are answered", async () => {
  const student = await makeStudent(app);
  const save = (json: object) => app.call("/api/profile", { method: "PUT", json, cookie: student.cookie });
  const inGoals = async () => {
    const all: QuestionImpact[] = await (await app.call("/api/profile/questions", { cookie: student.cookie })).json();
    return all.flatMap(({ field, in_goals }) => (in_goals ? [[field, in_goals]] : []));
  };
  await save({ career_goals: "A master's in Germany or the Netherlands, not in the USA." });
  expect(await inGoals()).toEqual([["intended_colleges", ["Germany", "Netherlands"]]]);
  await save({ intended_colleges: ["Germany"] });
  expect(await inGoals()).toEqual([]);
  await save({ career_goals: "I have DACA and want to study welding at Reed College.", intended_colleges: [] });
  expect(await inGoals()).toEqual([
    ["citizenship_status", ["daca"]],
    ["intended_colleges", ["Reed College"]],
  ]);
  await save({ citizenship_status: "permanent_resident" });
  expect(await inGoals()).toEqual([["intended_colleges", ["Reed College"]]]);
});
