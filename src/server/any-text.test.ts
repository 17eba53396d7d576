import fc from "fast-check";
import { expect, test } from "vitest";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { writeCursor } from "./platform/http/cursor.ts";

// No input is answered with 5xx, whichever parser reads it.
const app = await testApp();
const student = await makeStudent(app);
await saveScholarships(app.db, [makeScholarship("Oak"), makeScholarship("Elm")], testNow);

/** Strings of any code units, of the operators of search queries and patterns, and of one such operator many times. */
const operators = ["-", '"', "'", "(", ")", "!", "&", "|", ":", "*", "<->", " or ", "\\", "%", "_", "\0", " ", "a"];
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.array(fc.constantFrom(...operators), { maxLength: 80 }).map((parts) => parts.join("")),
  fc.tuple(fc.constantFrom(...operators), fc.integer({ min: 1, max: 130 })).map(([part, times]) => part.repeat(times)),
);
const encoded = text.map((value) => encodeURIComponent(value.toWellFormed()));

async function answers(path: string, request: Parameters<typeof app.call>[1] = {}) {
  const response = await app.call(path, { cookie: student.cookie, ...request });
  expect(response.status, path).toBeLessThan(500);
}

test("fifty dashes find nothing, without an error", async () => {
  const response = await app.call(`/api/scholarships?q=${"-".repeat(50)}`);
  expect([response.status, (await response.json()).items]).toEqual([200, []]);
});

test("any text in a search parameter is answered", async () => {
  const parameters = fc.constantFrom(
    "q",
    "field_of_study",
    "academic_level",
    "amount_min",
    "gpa",
    "sort",
    "cursor",
    "limit",
    "status",
  );
  const lists = fc.constantFrom("/api/scholarships", "/api/matches", "/api/applications", "/api/browse/state/texas");
  const property = fc.asyncProperty(lists, parameters, encoded, async (list, name, value) => {
    await answers(`${list}?${name}=${value}`);
  });
  await fc.assert(property, { numRuns: 150 });
});

test("any text in a path is answered", async () => {
  const paths = fc.constantFrom(
    (id: string) => `/api/scholarships/${id}`,
    (id: string) => `/api/scholarships/${id}/similar`,
    (id: string) => `/api/matches/${id}`,
    (id: string) => `/api/browse/state/${id}`,
    (id: string) => `/api/browse/${id}/texas`,
    (id: string) => `/scholarships/${id}`,
  );
  await fc.assert(
    fc.asyncProperty(paths, encoded, async (path, id) => answers(path(id))),
    { numRuns: 100 },
  );
  const ofApplication = fc.asyncProperty(encoded, async (id) => {
    await answers(`/api/applications/${id}`, { method: "DELETE" });
    await answers(`/api/applications/${id}`, { method: "PATCH", json: { notes: id } });
    await answers(`/api/applications/${id}/restore`, { method: "POST" });
  });
  await fc.assert(ofApplication, { numRuns: 30 });
});

test("any cursor of the right shape is answered", async () => {
  const day = fc.constantFrom("2026-11-18", "0000-01-01", "9999-12-31", "0001-02-28");
  const key = fc.constantFrom("9999-99-99", "-9999999999999999", "9999999999999999", "0", "2026-11-18");
  const sort = fc.constantFrom("relevance", "amount", "deadline", "newest");
  const property = fc.asyncProperty(sort, key, fc.tuple(key, key, key), text, day, async (sort, key, keys, id, day) => {
    await answers(`/api/scholarships?sort=${sort}&cursor=${writeCursor({ sort, key, id, day })}`);
    await answers(`/api/matches?sort=${sort}&cursor=${writeCursor({ sort, keys, id, day })}`);
    await answers(`/api/applications?cursor=${writeCursor({ created_at: `${day}T00:00:00Z`, id })}`);
  });
  await fc.assert(property, { numRuns: 100 });
});

test("any text in a profile answer is answered", async () => {
  const fields = fc.constantFrom(
    (value: string) => ({ full_name: value }),
    (value: string) => ({ location: value, field_of_study: value }),
    (value: string) => ({ work_experience: [value], intended_colleges: [value] }),
    (value: string) => ({ demographics: { ethnicity: value, heritage: [value], religion: value } }),
    (value: string) => ({ gpa_given: value, gpa_scale: value }),
    (value: string) => ({ set_aside: { [value]: "skipped" } }),
  );
  const property = fc.asyncProperty(fields, text, async (changes, value) => {
    await answers("/api/profile", { method: "PUT", json: changes(value) });
  });
  await fc.assert(property, { numRuns: 60 });
});

test("any text in an application is answered", async () => {
  const task = { kind: "other", due: null, hours: null, done: false };
  const fields = fc.constantFrom(
    (value: string) => ({ notes: value, amount: value }),
    (value: string) => ({ deadline: value, application_url: value }),
    (value: string) => ({ id: value, scholarship_id: value }),
    (value: string) => ({ checklist: [{ ...task, id: value, title: value, essay_name: value }] }),
  );
  const property = fc.asyncProperty(fields, text, async (given, value) => {
    await answers("/api/applications", { json: { scholarship_title: value, ...given(value) } });
    await answers("/api/applications/statuses", { json: { items: [{ id: value, status: "submitted" }] } });
  });
  // The limit of a minute is 60 times.
  await fc.assert(property, { numRuns: 30 });
});

test("any text in a file of applications is answered", async () => {
  const cells = fc.array(text, { maxLength: 6 });
  const property = fc.asyncProperty(fc.array(cells, { maxLength: 4 }), text, async (rows, words) => {
    // Each student may import a few files a minute.
    const { cookie } = await makeStudent(app);
    const headings = "Title,Deadline,Status,URL,Checklist,Submitted";
    await answers("/api/applications/import", { json: { format: "csv", text: words }, cookie });
    const csv = [headings, ...rows.map((row) => row.join(","))].join("\n");
    await answers("/api/applications/import", { json: { format: "csv", text: csv }, cookie });
    const items = rows.map((row) => Object.fromEntries(headings.split(",").map((name, at) => [name, row[at]])));
    await answers("/api/applications/import", { json: { format: "json", text: JSON.stringify(items) }, cookie });
  });
  await fc.assert(property, { numRuns: 30 });
});

test("any text in a contact message is answered", async () => {
  let place = 0;
  const property = fc.asyncProperty(text, text, text, async (name, subject, message) => {
    place += 1;
    const from = `198.51.${place >> 8}.${place & 255}`;
    await answers("/api/contact", {
      json: { name, subject, message, email: "maya@example.test", website: name },
      from,
    });
  });
  await fc.assert(property, { numRuns: 50 });
});
