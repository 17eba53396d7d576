import { expect, test } from "vitest";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";

const app = await testApp();
const student = await makeStudent(app);
const save = (
  json: unknown,
  { who = student, headers = {} }: { who?: TestStudent; headers?: Record<string, string> } = {},
) => app.call("/api/profile", { method: "PUT", json, cookie: who.cookie, headers });

const words = (length: number) => "x".repeat(length);
const entries = (count: number) => Array.from({ length: count }, (_, at) => `entry ${at}`);

test.each<[string, unknown, string, string]>([
  ["academic_level", "kindergarten", "academic_level", "Invalid academic level selected"],
  ["academic_level", 3, "academic_level", "Invalid academic level selected"],
  ["academic_level", "", "academic_level", "Invalid academic level selected"],
  ["citizenship_status", "martian", "citizenship_status", "Choose one of the citizenship statuses."],
  ["financial_need_level", "extreme", "financial_need_level", "Choose one of the financial need levels."],
  ["full_name", words(121), "full_name", "Use at most 120 characters."],
  ["date_of_birth", "April 2", "date_of_birth", "Give the date of birth as YYYY-MM-DD."],
  ["date_of_birth", "2006-02-30", "date_of_birth", "Give the date of birth as YYYY-MM-DD."],
  ["location", words(161), "location", "Use at most 160 characters."],
  ["field_of_study", words(161), "field_of_study", "Use at most 160 characters."],
  ["gpa", 4.01, "gpa", "GPA is at most 4."],
  ["gpa", -0.01, "gpa", "GPA is at least 0."],
  ["gpa", "3.6", "gpa", "GPA is a number from 0 to 4."],
  ["graduation_year", 2028.5, "graduation_year", "Graduation year is a whole year, such as 2028."],
  ["graduation_year", 1949, "graduation_year", "Graduation year is 1950 or later."],
  ["graduation_year", 2101, "graduation_year", "Graduation year is 2100 or earlier."],
  ["annual_family_income", -1, "annual_family_income", "Income is at least 0."],
  ["annual_family_income", 1e10, "annual_family_income", "Income is too large."],
  ["volunteer_hours", -1, "volunteer_hours", "Hours are at least 0."],
  ["volunteer_hours", 100_001, "volunteer_hours", "Hours are too many."],
  ["essay_writing_score", 0, "essay_writing_score", "From 1 to 10."],
  ["essay_writing_score", 11, "essay_writing_score", "From 1 to 10."],
  ["career_goals", words(4001), "career_goals", "Use at most 4000 characters."],
  ["extracurricular_activities", entries(51), "extracurricular_activities", "Keep at most 50 entries."],
  ["academic_achievements", [words(301)], "academic_achievements.0", "Use at most 300 characters."],
  ["state", "ZZ", "state", "Choose a state of the list."],
  ["state", "texas", "state", "Choose a state of the list."],
  ["county", words(81), "county", "Use at most 80 characters."],
  [
    "citizenship_countries",
    ["MX", "Germny"],
    "citizenship_countries.1",
    "We don't know the country “Germny”. Did you mean Germany?",
  ],
  ["enrollment", "sometimes", "enrollment", "Choose full time or part time."],
  ["sat_score", 399, "sat_score", "From 400 to 1600."],
  ["sat_score", 1200.5, "sat_score", "An SAT score is a whole number."],
  ["act_score", 37, "act_score", "From 1 to 36."],
])("%s = %j is refused at %s: %s", async (field, value, path, message) => {
  const response = await save({ [field]: value });
  expect(response.status).toBe(400);
  const { code, errors } = await response.json();
  expect(code).toBe("invalid_input");
  expect(errors).toEqual([{ path, message }]);
});

test.each<[string, unknown]>([
  ["full_name", 7],
  ["full_name", ["Maya"]],
  ["career_goals", { text: "nurse" }],
  ["leadership_experience", "captain"],
  ["leadership_experience", null],
  ["work_experience", [{}]],
  ["work_experience", ["  "]],
  ["languages", "German"],
  ["intended_colleges", [null]],
  ["parent_employers", 1],
  ["parent_unions", entries(51)],
  ["high_school", words(161)],
  ["act_score", "30"],
  ["demographics", ["woman"]],
  ["demographics", null],
  ["demographics", { gender: "?" }],
  ["demographics", { first_generation: "yes" }],
  ["demographics", { parent: "yes" }],
  ["demographics", { heritage: "Korean" }],
  ["demographics", { heritage: Array(21).fill("Korean") }],
  ["demographics", { ethnicity: words(121) }],
  ["set_aside", { county: "maybe" }],
  ["set_aside", { user_id: "skipped" }],
  ["set_aside", "county"],
])("%s = %j is refused, and nothing is stored", async (field, value) => {
  const who = await makeStudent(app);
  const response = await save({ [field]: value, location: "Austin, TX" }, { who });
  expect(response.status).toBe(400);
  const { errors } = await response.json();
  expect(errors[0].path.split(".")[0]).toBe(field);
  expect((await app.call("/api/profile", { cookie: who.cookie })).status).toBe(404);
});

test("both lists of levels and both scales of need are stored as given", async () => {
  for (const academic_level of ["undergraduate", "master's_degree", "postgraduate", "professional_degree"])
    expect(await (await save({ academic_level })).json()).toMatchObject({ academic_level });
  for (const financial_need_level of ["medium", "moderate", "critical"])
    expect(await (await save({ financial_need_level })).json()).toMatchObject({ financial_need_level });
});

test.each([
  [{ gpa_given: "92" }, "Send gpa_given and gpa_scale together."],
  [{ gpa_scale: "100" }, "Send gpa_given and gpa_scale together."],
  [{ gpa_given: null, gpa_scale: "100" }, "Send gpa_given and gpa_scale together."],
  [{ gpa_given: "192", gpa_scale: "100" }, "On this scale a grade is a number from 0 to 100."],
  [{ gpa_given: "Z", gpa_scale: "letter" }, "Give a letter from A+ to F, such as B+."],
])("the grade %j is refused: %s", async (changes, message) => {
  const { errors } = await (await save(changes)).json();
  expect(errors).toEqual([{ path: "gpa_given", message }]);
});

test("a grade is stored as given, together with its value on the 4.0 scale", async () => {
  expect(await (await save({ gpa_given: "B+", gpa_scale: "letter" })).json()).toMatchObject({
    gpa: 3.3,
    gpa_given: "B+",
    gpa_scale: "letter",
  });
  const inWords = "Second-Class Honours (Upper Division)";
  expect(await (await save({ gpa_given: inWords, gpa_scale: "uk_class" })).json()).toMatchObject({
    gpa: 3.3,
    gpa_given: inWords,
  });
  expect(await (await save({ gpa: 3.5 })).json()).toMatchObject({ gpa: 3.5, gpa_given: null, gpa_scale: null });
});

test("countries of citizenship are stored once each, by code", async () => {
  const citizenship_countries = ["Germany", " uk", "DE", "MX"];
  expect(await (await save({ citizenship_countries })).json()).toMatchObject({
    citizenship_countries: ["DE", "GB", "MX"],
  });
});

test("a sensitive answer can be deleted alone, and its key is removed", async () => {
  const who = await makeStudent(app, { profile: { demographics: { religion: "Muslim", gender: "woman" } } });
  const { demographics } = await (await save({ demographics: { religion: null } }, { who })).json();
  expect(demographics).toEqual({ gender: "woman" });
  const { rows } = await app.deps.pool.query("select demographics from profiles where user_id = $1", [who.id]);
  expect(rows[0].demographics).toEqual({ gender: "woman" });
});

test("a skipped question is stored, and an answer to it removes the skip", async () => {
  const who = await makeStudent(app);
  const aside = { county: "skipped", "demographics.religion": "does_not_apply" };
  expect(await (await save({ set_aside: aside }, { who })).json()).toMatchObject({ set_aside: aside });
  expect(await (await save({ county: "Travis" }, { who })).json()).toMatchObject({
    county: "Travis",
    set_aside: { "demographics.religion": "does_not_apply" },
  });
});

const since = (updated_at: string) => ({ headers: { "If-Profile-Unchanged-Since": updated_at } });

test("an answer that is none of the choices is refused with the choices, in plain words", async () => {
  const { errors } = await (await save({ demographics: { gender: "female" } })).json();
  expect(errors).toEqual([{ path: "demographics.gender", message: "Choose one of: woman, man, nonbinary, other." }]);
});

test("a save that would overwrite an answer changed elsewhere stores nothing", async () => {
  const who = await makeStudent(app, { profile: { gpa: 3, location: "Austin, TX" } });
  const { updated_at } = await (await app.call("/api/profile", { cookie: who.cookie })).json();
  await save({ gpa: 3.5, demographics: { gender: "woman" } }, { who });
  const refused = await save({ gpa: 3.2, location: "Reno, NV" }, { who, ...since(updated_at) });
  expect(refused.status).toBe(409);
  const { code, errors } = await refused.json();
  expect(code).toBe("profile_changed");
  expect(errors.map(({ path }: { path: string }) => path)).toEqual(["gpa"]);
  const aboutGender = await save({ demographics: { gender: "man" } }, { who, ...since(updated_at) });
  expect((await aboutGender.json()).errors[0].path).toBe("demographics.gender");
  const profile = await (await app.call("/api/profile", { cookie: who.cookie })).json();
  expect(profile).toMatchObject({ gpa: 3.5, location: "Austin, TX", demographics: { gender: "woman" } });
});

test("different answers from two screens merge, and so do equal answers", async () => {
  const who = await makeStudent(app, { profile: { gpa: 3 } });
  const { updated_at } = await (await app.call("/api/profile", { cookie: who.cookie })).json();
  await save({ gpa: 3.5 }, { who });
  const merged = await save({ location: "Reno, NV", gpa: 3.5 }, { who, ...since(updated_at) });
  expect(merged.status).toBe(200);
  expect(await merged.json()).toMatchObject({ gpa: 3.5, location: "Reno, NV" });
});

test("an answer saved before the client first read the profile is not overwritten", async () => {
  const who = await makeStudent(app);
  await save({ gpa: 3.5 }, { who });
  expect((await save({ gpa: 3 }, { who, ...since("1970-01-01T00:00:00Z") })).status).toBe(409);
});

test("with the time of the latest read or without a time, the last save wins", async () => {
  const who = await makeStudent(app, { profile: { gpa: 3 } });
  const { updated_at } = await (await save({ gpa: 3.5 }, { who })).json();
  expect((await save({ gpa: 3.6 }, { who, ...since(updated_at) })).status).toBe(200);
  expect((await save({ gpa: 3.7 }, { who })).status).toBe(200);
});

test("an invalid time is refused", async () => {
  expect((await save({ gpa: 3 }, since("yesterday"))).status).toBe(400);
});

test("of two simultaneous saves of one answer, one is refused", async () => {
  const who = await makeStudent(app, { profile: { gpa: 3 } });
  const { updated_at } = await (await app.call("/api/profile", { cookie: who.cookie })).json();
  const answers = await Promise.all([3.1, 3.2, 3.3].map((gpa) => save({ gpa }, { who, ...since(updated_at) })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
