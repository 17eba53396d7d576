import { expect, test } from "vitest";
import { Readiness } from "#domain/profile/readiness/readiness.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";

const app = await testApp();
const { call } = app;
const read = (cookie?: string) => call("/api/profile/readiness", { cookie });

test("a visitor gets no readiness", async () => {
  expect((await read()).status).toBe(401);
});

test("without a profile the answer is 404 no_profile", async () => {
  const student = await makeStudent(app);
  const response = await read(student.cookie);
  expect([response.status, (await response.json()).code]).toEqual([404, "no_profile"]);
});

test("readiness has ten categories and their mean, from the stored profile", async () => {
  const student = await makeStudent(app, {
    profile: {
      full_name: "Maya Ortiz",
      academic_level: "undergraduate",
      field_of_study: "Nursing",
      gpa: 3,
      volunteer_hours: 250,
      essay_writing_score: 8,
      annual_family_income: 50_000,
      demographics: { first_generation: false },
    },
  });
  const response = await read(student.cookie);
  expect(response.status).toBe(200);
  const readiness = Readiness.parse(await response.json());
  expect(Object.fromEntries(readiness.categories.map(({ key, score }) => [key, score]))).toEqual({
    academic: 75,
    experience: 20,
    service: 100,
    writing: 80,
    profile_completeness: 100,
    financial_need: 70,
    identity: 80,
    focus: 90,
    potential: 65,
    readiness: 90,
  });
  expect(readiness).toMatchObject({ overall: 77, label: "Good", color: "yellow" });
  expect(readiness.next).toMatchObject({ field: "leadership_experience", gain_most: 5.33 });
});

test("a saved answer changes only this student's readiness", async () => {
  const student = await makeStudent(app, { profile: { full_name: "Maya" } });
  const other = await makeStudent(app, { profile: { full_name: "Noor" } });
  const writing = async (cookie: string) => (await (await read(cookie)).json()).categories[3].score;
  expect(await writing(student.cookie)).toBe(0);
  const json = { essay_writing_score: 9 };
  await call("/api/profile", { method: "PUT", json, cookie: student.cookie });
  expect(await writing(student.cookie)).toBe(90);
  expect(await writing(other.cookie)).toBe(0);
});
