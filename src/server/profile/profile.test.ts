import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ProfileChanges } from "#domain/profile/profile.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";
import { profiles } from "./table.ts";

const app = await testApp();
const { call, db } = app;

const save = (student: TestStudent, json: unknown) =>
  call("/api/profile", { method: "PUT", json, cookie: student.cookie });
const saved = async (student: TestStudent, json: unknown) => {
  const response = await save(student, json);
  expect(response.status).toBe(200);
  return response.json();
};
const stored = (student: TestStudent) => db.select().from(profiles).where(eq(profiles.user_id, student.id));

test("without a saved profile the API answers 404 no_profile", async () => {
  const student = await makeStudent(app);
  const response = await call("/api/profile", { cookie: student.cookie });
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect((await response.json()).code).toBe("no_profile");
});

test("a visitor can neither read nor write a profile", async () => {
  expect((await call("/api/profile")).status).toBe(401);
  const response = await call("/api/profile", { method: "PUT", json: { full_name: "Maya" } });
  expect((await response.json()).code).toBe("not_signed_in");
});

test("the first save creates the profile, and a read returns all of it", async () => {
  const student = await makeStudent(app);
  const profile = await saved(student, { academic_level: "undergraduate", field_of_study: "Nursing", gpa: 3.6 });
  expect(profile).toMatchObject({
    user_id: student.id,
    email: student.email,
    academic_level: "undergraduate",
    field_of_study: "Nursing",
    gpa: 3.6,
    full_name: null,
    work_experience: [],
    demographics: {},
  });
  expect(await (await call("/api/profile", { cookie: student.cookie })).json()).toEqual(profile);
});

test("after the first save, /api/me says that there is a profile", async () => {
  const student = await makeStudent(app);
  const hasProfile = async () => (await (await call("/api/me", { cookie: student.cookie })).json()).has_profile;
  expect(await hasProfile()).toBe(false);
  await save(student, { full_name: "Maya" });
  expect(await hasProfile()).toBe(true);
});

test("a profile with a level and a field of study is complete", async () => {
  const student = await makeStudent(app);
  const isComplete = async () => (await (await call("/api/me", { cookie: student.cookie })).json()).profile_complete;
  expect(await isComplete()).toBe(false);
  await save(student, { academic_level: "high_school" });
  expect(await isComplete()).toBe(false);
  await save(student, { field_of_study: "History" });
  expect(await isComplete()).toBe(true);
});

test("absent fields stay, and null or an empty text clears a field", async () => {
  const student = await makeStudent(app, { profile: { full_name: "Maya", gpa: 3.1, location: "Austin, TX" } });
  expect(await saved(student, { gpa: null, location: "  " })).toMatchObject({
    full_name: "Maya",
    gpa: null,
    location: null,
  });
});

test("demographics merge by key, and null clears one answer", async () => {
  const student = await makeStudent(app, { profile: { demographics: { gender: "woman", military: false } } });
  await save(student, { demographics: { first_generation: true } });
  const { demographics } = await saved(student, { demographics: { gender: null, ethnicity: "" } });
  expect(demographics).toEqual({ military: false, first_generation: true });
});

test("the ties to the military are choices of a list, kept once each", async () => {
  const student = await makeStudent(app);
  const demographics = { military: true, military_ties: ["veteran", "parent_serving", "veteran"] };
  expect((await saved(student, { demographics })).demographics).toEqual({
    military: true,
    military_ties: ["veteran", "parent_serving"],
  });
  expect((await save(student, { demographics: { military_ties: ["general"] } })).status).toBe(400);
});

test("a client cannot set the owner, scores or unknown fields of a profile", async () => {
  const other = await makeStudent(app, { profile: { full_name: "Noor" } });
  const student = await makeStudent(app);
  const profile = await saved(student, {
    user_id: other.id,
    email: "other@example.test",
    match_score: 100,
    updated_at: "2000-01-01T00:00:00Z",
    __proto__: { gpa: 4 },
    demographics: { gender: "woman", admin: true },
    full_name: "Maya",
  });
  expect(profile).toMatchObject({ user_id: student.id, email: student.email, full_name: "Maya", gpa: null });
  expect(profile.demographics).toEqual({ gender: "woman" });
  expect(profile).not.toHaveProperty("match_score");
  expect((await stored(other))[0]?.full_name).toBe("Noor");
});

test("another student's session cannot reach this profile", async () => {
  const student = await makeStudent(app, { profile: { full_name: "Maya" } });
  const intruder = await makeStudent(app);
  expect((await call("/api/profile", { cookie: intruder.cookie })).status).toBe(404);
  expect((await call(`/api/profile/${student.id}`, { cookie: intruder.cookie })).status).toBe(404);
  await save(intruder, { user_id: student.id, full_name: "Changed" });
  expect((await stored(student))[0]?.full_name).toBe("Maya");
});

test("every wrong value is reported with its field, and nothing is stored", async () => {
  const student = await makeStudent(app);
  const response = await save(student, {
    full_name: "Maya",
    gpa: "4.0",
    graduation_year: 2028.5,
    academic_level: "kindergarten",
    demographics: { gender: "?" },
    work_experience: ["ok", 7],
    career_goals: "x".repeat(4001),
  });
  expect(response.status).toBe(400);
  const { code, errors } = await response.json();
  expect(code).toBe("invalid_input");
  expect(errors.map((error: { path: string }) => error.path).sort()).toEqual([
    "academic_level",
    "career_goals",
    "demographics.gender",
    "gpa",
    "graduation_year",
    "work_experience.1",
  ]);
  expect(await stored(student)).toEqual([]);
});

test("a body that is not an object is refused", async () => {
  const student = await makeStudent(app);
  for (const json of [null, [], "text", 7]) expect((await save(student, json)).status).toBe(400);
});

test("characters that PostgreSQL cannot store are refused", async () => {
  const student = await makeStudent(app);
  expect((await save(student, { full_name: "Ma\u0000ya" })).status).toBe(400);
  expect((await save(student, { demographics: { ethnicity: "\u0000" } })).status).toBe(400);
});

test("a child's date of birth is refused before anything is stored, without revealing the age limit", async () => {
  const student = await makeStudent(app);
  const response = await save(student, { date_of_birth: "2013-11-19", full_name: "Maya" });
  expect(response.status).toBe(400);
  const { errors } = await response.json();
  expect(errors).toEqual([{ path: "date_of_birth", message: "Laurel cannot be used with this date of birth." }]);
  expect(await stored(student)).toEqual([]);
  expect((await save(student, { date_of_birth: "2013-11-18" })).status).toBe(200);
  expect((await save(student, { date_of_birth: "2027-01-01" })).status).toBe(400);
});

test("simultaneous saves from several screens are all stored", async () => {
  const student = await makeStudent(app);
  const changes = [
    { full_name: "Maya" },
    { gpa: 3.9 },
    { location: "Austin, TX" },
    { demographics: { gender: "woman" } },
    { demographics: { military: true } },
    { career_goals: "Nurse" },
  ];
  const answers = await Promise.all(changes.map((change) => save(student, change)));
  expect(answers.map((answer) => answer.status)).toEqual(changes.map(() => 200));
  expect((await stored(student))[0]).toMatchObject({
    full_name: "Maya",
    gpa: 3.9,
    location: "Austin, TX",
    career_goals: "Nurse",
    demographics: { gender: "woman", military: true },
  });
});

test("updated_at grows with every save, even within one millisecond", async () => {
  const student = await makeStudent(app);
  const times = [];
  for (const gpa of [1, 2, 3]) times.push((await saved(student, { gpa })).updated_at);
  expect(new Set(times).size).toBe(3);
  expect([...times].sort()).toEqual(times);
});

test("any sequence of partial saves equals the merge of their fields", { timeout: 60_000 }, async () => {
  const words = fc.constantFrom("Nursing", "History", "", "naïve 漢字", "' ; drop table --");
  const changes = fc.record(
    {
      full_name: fc.option(words),
      field_of_study: fc.option(words),
      academic_level: fc.option(fc.constantFrom("high_school", "graduate", "master's_degree")),
      gpa: fc.option(fc.double({ min: 0, max: 4, noNaN: true })),
      volunteer_hours: fc.option(fc.integer({ min: 0, max: 1000 })),
      work_experience: fc.array(fc.constantFrom("Café", "{a,b}", '"quoted"', "null"), { maxLength: 3 }),
      demographics: fc.record(
        { gender: fc.option(fc.constantFrom("woman", "man")), military: fc.option(fc.boolean()) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 5 }), async (sequence) => {
      const student = await makeStudent(app);
      const expected: Record<string, unknown> = {};
      const demographics: Record<string, unknown> = {};
      let profile: unknown;
      for (const change of sequence) {
        profile = await saved(student, change);
        const { demographics: answers = {}, ...fields } = ProfileChanges.parse(change);
        for (const [field, value] of Object.entries(fields)) expected[field] = value === "" ? null : value;
        Object.assign(demographics, answers);
      }
      for (const [key, value] of Object.entries(demographics)) if (value === null) delete demographics[key];
      expect(profile).toMatchObject(expected);
      expect(profile).toHaveProperty("demographics", demographics);
    }),
    { numRuns: 30 },
  );
});
