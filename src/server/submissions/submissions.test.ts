import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { makeSubmission } from "#tests/support/submission.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { submissions } from "./table.ts";

let now = testNow;
const app = await testApp({ clock: () => now });
const { call, db } = app;

const submit = (cookie: string, json: object, headers: Record<string, string> = {}) =>
  call("/api/scholarships", { json, cookie, headers });
const stored = (userId: string) => db.select().from(submissions).where(eq(submissions.user_id, userId));
const own = async (cookie: string) => (await (await call("/api/submissions", { cookie })).json()).items;

test("a submission waits for review, and the answer is the scholarship as it was read", async () => {
  const { id, cookie } = await makeStudent(app);
  const form = makeSubmission();
  const response = await submit(cookie, { ...form, status: "active", validation_status: "verified", id: "mine" });
  expect(response.status).toBe(201);
  const scholarship = await response.json();
  expect(scholarship).toMatchObject({
    title: form.title,
    status: "pending_review",
    validation_status: "pending",
    provenance: "submitted",
    amount_min: 1000,
    amount_max: 2000,
    gpa_requirement: 3,
    deadline: "2027-03-01",
    deadline_kind: "fixed",
    academic_level: ["bachelor"],
    field_of_study: ["Nursing"],
    application_url: form.application_url,
  });
  expect(await stored(id)).toMatchObject([{ id: scholarship.id, status: "pending_review", created_at: now }]);
  expect(await own(cookie)).toMatchObject([
    { id: scholarship.id, title: form.title, status: "pending_review", reason: null, scholarship_id: null },
  ]);
});

test("nothing of a pending submission enters the catalog, so an import of the same scholarship stays visible", async () => {
  const { cookie } = await makeStudent(app);
  const form = makeSubmission({ provider_name: "Example Foundation" });
  await submit(cookie, form);
  const named = () => db.select().from(scholarships).where(eq(scholarships.title, form.title));
  expect(await named()).toEqual([]);
  await saveScholarships(db, [makeScholarship(form.title)], now);
  expect(await named()).toMatchObject([{ status: "active", provenance: "curated", description: "" }]);
});

test("amounts, grade and deadline that the form leaves out are read from the description", async () => {
  const { cookie } = await makeStudent(app);
  const description = "A $1,500 scholarship for students with a GPA of at least 3.2. Apply by March 15, 2027.";
  const { title, provider_name } = makeSubmission();
  const response = await submit(cookie, { title, provider_name, description });
  expect(await response.json()).toMatchObject({
    amount_max: 1500,
    gpa_requirement: 3.2,
    deadline: "2027-03-15",
    application_url: null,
  });
});

test("the signs of a scam are in the answer and in the student's list at once", async () => {
  const { cookie } = await makeStudent(app);
  const description = "Winners pay a $25 processing fee by gift card before the award is released.";
  const answer = await (await submit(cookie, makeSubmission({ description }))).json();
  expect(answer).toMatchObject({ scam_level: "stop", warnings: [{ severity: "high" }, ...answer.warnings.slice(1)] });
  const { scam_level, warnings, counter_evidence } = answer;
  expect(await own(cookie)).toMatchObject([{ status: "pending_review", scam_level, warnings, counter_evidence }]);
});

test("a visitor is told to sign in, and nothing is stored", async () => {
  const before = await db.$count(submissions);
  const response = await call("/api/scholarships", { json: makeSubmission() });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    code: "not_signed_in",
    detail: "Please sign in to submit scholarships",
  });
  expect((await call("/api/scholarships/duplicates", { json: makeSubmission() })).status).toBe(401);
  expect((await call("/api/submissions")).status).toBe(401);
  expect(await db.$count(submissions)).toBe(before);
});

test.each([
  [{ title: " " }, "title"],
  [{ amount_min: 900, amount_max: 100 }, "amount_max"],
  [{ gpa_requirement: 4.5 }, "gpa_requirement"],
  [{ application_url: "javascript:alert(1)" }, "application_url"],
  [{ deadline: "2026-11-01" }, "deadline"],
  [{ title: "N/A" }, "title"],
  [{ description: "x".repeat(5001) }, "description"],
])("a form with %o is refused, and the error names the field", async (wrong, field) => {
  const { id, cookie } = await makeStudent(app);
  for (const path of ["/api/scholarships", "/api/scholarships/duplicates"]) {
    const response = await call(path, { json: makeSubmission(wrong), cookie });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input", errors: [{ path: field }] });
  }
  expect(await stored(id)).toEqual([]);
});

test("a double click stores one submission, with and without an Idempotency-Key", async () => {
  const { id, cookie } = await makeStudent(app);
  const form = makeSubmission();
  const answers = await Promise.all([submit(cookie, form), submit(cookie, form), submit(cookie, form)]);
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect([answers.map(({ status }) => status), new Set(ids).size]).toEqual([[201, 201, 201], 1]);
  expect(await stored(id)).toHaveLength(1);
  const key = { "idempotency-key": "press-1" };
  const other = makeSubmission();
  const [first, again] = [await submit(cookie, other, key), await submit(cookie, other, key)];
  expect((await again.json()).id).toBe((await first.json()).id);
  const reused = await submit(cookie, makeSubmission(), key);
  expect([reused.status, (await reused.json()).code]).toEqual([422, "idempotency_key_reused"]);
  expect(await stored(id)).toHaveLength(2);
});

test("a student may submit ten a day, and sending one of them again does not count", async () => {
  const { id, cookie } = await makeStudent(app);
  const forms = Array.from({ length: 11 }, () => makeSubmission());
  for (const form of forms.slice(0, 10)) expect((await submit(cookie, form)).status).toBe(201);
  const refused = await submit(cookie, forms[10] ?? {});
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "86400"]);
  expect(await refused.json()).toMatchObject({
    code: "too_many_submissions",
    detail: "You can submit 10 scholarships a day. Please send this one in 24 hours.",
  });
  expect((await submit(cookie, forms[0] ?? {})).status).toBe(201);
  expect(await stored(id)).toHaveLength(10);
  expect((await submit((await makeStudent(app)).cookie, makeSubmission())).status).toBe(201);
  now = new Date(now.getTime() + 86_400_000);
  expect((await submit(cookie, forms[10] ?? {})).status).toBe(201);
  now = testNow;
});

test("a student sees only their own submissions", async () => {
  const [writer, other] = [await makeStudent(app), await makeStudent(app)];
  await submit(writer.cookie, makeSubmission());
  expect(await own(other.cookie)).toEqual([]);
  expect(await own(writer.cookie)).toHaveLength(1);
});

/** The titles of the likely duplicates of a form. */
async function duplicatesOf(form: object): Promise<string[]> {
  const { cookie } = await makeStudent(app);
  const response = await call("/api/scholarships/duplicates", { json: form, cookie });
  expect(response.status).toBe(200);
  return (await response.json()).items.map(({ title }: { title: string }) => title);
}

test("likely duplicates are the same scholarship, and then by likeness other titles of its page and of its sponsor", async () => {
  const page = "https://www.oakmont.example.org/scholars";
  await saveScholarships(
    db,
    [
      makeScholarship("Oakmont Scholars Award", { provider_name: "Oakmont Trust", application_url: page }),
      makeScholarship("Oakmont Leaders Grant", { provider_name: "Oakmont Trust", application_url: page }),
      makeScholarship("Oakmont Scholars Award", { provider_name: "Pinecone Society" }),
      makeScholarship("Unrelated Award", { provider_name: "Oakmont Trust" }),
      makeScholarship("Oakmont Harvest Bluebird Prize", { provider_name: "Oakmont Trust" }),
      makeScholarship("Oakmont Harvest Lantern Bluebird Prize", { provider_name: "Oakmont Trust" }),
      makeScholarship("Oakmont Bluebird Prize for Nurses", { provider_name: "Oakmont Trust" }),
    ],
    now,
  );
  const form = makeSubmission({ title: "The Oakmont Scholars Award 2027", provider_name: "Oakmont Trust" });
  expect(await duplicatesOf(form)).toEqual(["Oakmont Scholars Award"]);
  const samePage = { title: "Oakmont Mentors Fund", provider_name: "Oakmont Trust", application_url: page };
  expect(await duplicatesOf(makeSubmission(samePage))).toEqual(["Oakmont Scholars Award", "Oakmont Leaders Grant"]);
  const shorter = makeSubmission({ title: "Oakmont Bluebird Prize", provider_name: "The Oakmont Trust" });
  expect(await duplicatesOf(shorter)).toEqual([
    "Oakmont Harvest Bluebird Prize",
    "Oakmont Harvest Lantern Bluebird Prize",
  ]);
  expect(await duplicatesOf(makeSubmission())).toEqual([]);
});

test("the pending submission of another student is no duplicate", async () => {
  const form = makeSubmission();
  await submit((await makeStudent(app)).cookie, form);
  expect(await duplicatesOf(form)).toEqual([]);
});

test("the check for duplicates is limited for each student", async () => {
  const { cookie } = await makeStudent(app);
  const check = () => call("/api/scholarships/duplicates", { json: makeSubmission(), cookie });
  for (let checked = 0; checked < 30; checked++) expect((await check()).status).toBe(200);
  expect((await check()).status).toBe(429);
});
