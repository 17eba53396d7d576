import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Match } from "#domain/matches/match.ts";
import type { MatchPage } from "#domain/matches/match-list.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { applyProfileChanges } from "#server/profile/apply-changes.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";
import { scholarshipMatches } from "./table.ts";

const now = { at: new Date("2026-11-18T12:00:00Z") };
const app = await testApp({ clock: () => now.at });
const { db, call } = app;

async function catalogueOf(...entries: CatalogueEntry[]) {
  await db.delete(scholarships);
  await saveScholarships(db, entries, now.at);
}

async function idOf(title: string): Promise<string> {
  const [row] = await db.select().from(scholarships).where(eq(scholarships.title, title));
  return row?.id ?? "missing";
}

const nurse: ProfileChanges = {
  academic_level: "undergraduate",
  field_of_study: "Nursing",
  gpa: 3.2,
  location: "Austin, TX",
};

async function list(student: TestStudent, query = ""): Promise<MatchPage> {
  const response = await call(`/api/matches${query}`, { cookie: student.cookie });
  expect(response.status, query).toBe(200);
  return response.json();
}
const titles = async (student: TestStudent, query = "") =>
  (await list(student, query)).items.map(({ scholarship }) => scholarship.title);
const change = (student: TestStudent, id: string, json: unknown) =>
  call(`/api/matches/${id}`, { method: "PUT", json, cookie: student.cookie });
const stored = (student: TestStudent) =>
  db.select().from(scholarshipMatches).where(eq(scholarshipMatches.user_id, student.id));

test("a visitor can neither read nor change matches", async () => {
  for (const path of ["/api/matches", "/api/matches/some"]) expect((await call(path)).status).toBe(401);
  expect((await call("/api/matches/refresh", { method: "POST" })).status).toBe(401);
  expect((await call("/api/matches/some", { method: "PUT", json: { bookmarked: true } })).status).toBe(401);
});

test("the list has the matches that the student may be eligible for, best first, each with its criteria", async () => {
  await catalogueOf(
    scholarship("Says little"),
    scholarship("For nurses", { field_of_study: ["Nursing"], academic_level: ["bachelor"], gpa_requirement: 3 }),
    scholarship("For welders", { field_of_study: ["Welding"] }),
    scholarship("For Nevada", { location_restrictions: ["NV"] }),
    scholarship("Past", { deadline_kind: "fixed", deadline: "2026-11-17" }),
    scholarship("Health", { field_of_study: ["Health professions"] }),
  );
  const student = await makeStudent(app, { profile: nurse });
  const page = await list(student);
  expect(page.items.map(({ scholarship }) => scholarship.title)).toEqual(["For nurses", "Health", "Says little"]);
  expect(page.total).toBe(3);
  for (const match of page.items) {
    expect(match.user_id).toBe(student.id);
    const explained = await call(`/api/matches/${match.scholarship_id}`, { cookie: student.cookie });
    expect(await explained.json()).toEqual({ ...match, to_send: [] });
    expect(match.factors.reduce((sum, { points }) => sum + points, 0)).toBe(match.match_score);
  }
  expect(page.items[0]?.eligibility).toBe("eligible");
});

test("a student without a profile has no matches, and a refresh answers no_profile", async () => {
  await catalogueOf(scholarship("A"));
  const student = await makeStudent(app);
  expect(await list(student)).toEqual({
    items: [],
    next_cursor: null,
    total: 0,
    sections: { qualify: 0, one_answer: 0, check: 0, other_college: 0 },
    one_check: 0,
    parts: {
      strong_qualify: 0,
      strong_one_answer: 0,
      strong_check: 0,
      good: 0,
      possible: 0,
      weak: 0,
      other_college: 0,
    },
    potential_value: 0,
    potential_count: 0,
    submitted: 0,
    hidden: 0,
    unlock: null,
  });
  const response = await call("/api/matches/refresh", { method: "POST", cookie: student.cookie });
  expect([response.status, (await response.json()).code]).toEqual([404, "no_profile"]);
});

test("a refresh returns the number of matches and its duration, and can be repeated", async () => {
  await catalogueOf(scholarship("A"), scholarship("B"), scholarship("C", { field_of_study: ["Law"] }));
  const student = await makeStudent(app, { profile: nurse });
  for (const _ of [1, 2]) {
    const response = await call("/api/matches/refresh", { method: "POST", cookie: student.cookie });
    expect(await response.json()).toEqual({ matched: 2, took_ms: expect.any(Number) });
  }
});

test("the list follows the profile, the catalog and the day", async () => {
  await catalogueOf(
    scholarship("Texas", { location_restrictions: ["TX"] }),
    scholarship("Nevada", { location_restrictions: ["NV"] }),
  );
  const student = await makeStudent(app, { profile: nurse });
  expect(await titles(student)).toEqual(["Texas"]);
  await applyProfileChanges(db, student, { changes: { location: "Reno, NV" }, now: now.at });
  expect(await titles(student)).toEqual(["Nevada"]);
  await saveScholarships(db, [scholarship("New", { location_restrictions: ["NV"], gpa_requirement: 3 })], now.at);
  expect(await titles(student)).toEqual(["New", "Nevada"]);
  await db.update(scholarships).set({ status: "closed" }).where(eq(scholarships.title, "New"));
  expect(await titles(student)).toEqual(["Nevada"]);
  await saveScholarships(db, [scholarship("Due", { deadline_kind: "fixed", deadline: "2026-11-18" })], now.at);
  expect(await titles(student)).toEqual(["Nevada", "Due"]);
  now.at = new Date("2026-11-19T11:00:00Z");
  expect(await titles(student)).toEqual(["Nevada"]);
  now.at = new Date("2026-11-18T12:00:00Z");
});

test("bookmarks and statuses stay when the student is no longer eligible", async () => {
  await catalogueOf(
    scholarship("Marked", { field_of_study: ["Nursing"] }),
    scholarship("Applied", { field_of_study: ["Nursing"] }),
    scholarship("Plain", { field_of_study: ["Nursing"] }),
  );
  const student = await makeStudent(app, { profile: nurse });
  await list(student);
  await change(student, await idOf("Marked"), { bookmarked: true });
  await change(student, await idOf("Applied"), { application_status: "submitted" });
  await applyProfileChanges(db, student, { changes: { field_of_study: "Law" }, now: now.at });
  expect(await titles(student)).toEqual([]);
  const [kept] = (await list(student, "?bookmarked=true")).items;
  expect(kept).toMatchObject({ eligibility: "ineligible", bookmarked: true, scholarship: { title: "Marked" } });
  expect((await stored(student)).map((row) => row.application_status).toSorted()).toEqual(["not_started", "submitted"]);
});

test("a bookmark on a scholarship outside the list answers the match with its real score", async () => {
  await catalogueOf(scholarship("For lawyers", { field_of_study: ["Law"] }));
  const student = await makeStudent(app, { profile: nurse });
  const id = await idOf("For lawyers");
  const made = await (await change(student, id, { bookmarked: true })).json();
  const explained = await (await call(`/api/matches/${id}`, { cookie: student.cookie })).json();
  expect(made).toEqual(explained);
  expect(made).toMatchObject({ bookmarked: true, eligibility: "ineligible", application_status: "not_started" });
  expect(made.match_score).toBe(explained.factors.reduce((sum: number, f: { points: number }) => sum + f.points, 0));
});

test("a requirement that no answer decides is told in the sponsor's words, with the key of the interface, and nobody is eligible with it", async () => {
  const words = "Be nominated by your principal.";
  await catalogueOf(
    scholarship("A", { field_of_study: ["Nursing"], demands: [{ about: "check", kind: "nomination", quote: words }] }),
  );
  const student = await makeStudent(app, { profile: nurse });
  const { items } = await list(student);
  expect(items).toMatchObject([{ eligibility: "unknown" }]);
  const other = items[0]?.factors.find(({ key }) => key === "other");
  expect(other).toMatchObject({ status: "unknown", required: expect.stringContaining(words) });
});

test("a double click bookmarks once, and another click removes the bookmark", async () => {
  await catalogueOf(scholarship("A"));
  const student = await makeStudent(app, { profile: nurse });
  const id = await idOf("A");
  const both = await Promise.all([
    change(student, id, { bookmarked: true }),
    change(student, id, { bookmarked: true }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await stored(student)).map(({ bookmarked }) => bookmarked)).toEqual([true]);
  await change(student, id, { bookmarked: false });
  expect((await stored(student)).map(({ bookmarked }) => bookmarked)).toEqual([false]);
});

test("a client cannot set score, owner or any other field of a match", async () => {
  await catalogueOf(scholarship("A", { academic_level: ["master"] }));
  const student = await makeStudent(app, { profile: nurse });
  const other = await makeStudent(app, { profile: nurse });
  const sent = {
    bookmarked: true,
    match_score: 100,
    user_id: other.id,
    status: "active",
    eligibility: "eligible",
    factors: [],
    id: "x",
  };
  const match: Match = await (await change(student, await idOf("A"), sent)).json();
  expect(match).toMatchObject({ user_id: student.id, eligibility: "ineligible" });
  expect(match.match_score).toBeLessThan(100);
  expect(await stored(other)).toEqual([]);
});

test("a student can neither see nor change another student's matches and bookmarks", async () => {
  await catalogueOf(scholarship("A"));
  const owner = await makeStudent(app, { profile: nurse });
  const intruder = await makeStudent(app, { profile: nurse });
  const id = await idOf("A");
  const match: Match = await (await change(owner, id, { bookmarked: true, application_status: "submitted" })).json();
  expect(await titles(intruder, "?bookmarked=true")).toEqual([]);
  expect(await (await call(`/api/matches/${id}`, { cookie: intruder.cookie })).json()).toMatchObject({
    user_id: intruder.id,
    bookmarked: false,
    application_status: "not_started",
  });
  expect((await call(`/api/matches/${match.id}`, { cookie: intruder.cookie })).status).toBe(404);
  expect((await change(intruder, match.id, { bookmarked: false })).status).toBe(404);
  await change(intruder, id, { bookmarked: false, user_id: owner.id });
  await list(intruder);
  const [row] = await db
    .select()
    .from(scholarshipMatches)
    .where(and(eq(scholarshipMatches.user_id, owner.id), eq(scholarshipMatches.scholarship_id, id)));
  expect(row).toMatchObject({ bookmarked: true, application_status: "submitted" });
});

test("an unreviewed scholarship cannot be explained or bookmarked", async () => {
  await catalogueOf(scholarship("Waiting", { status: "pending_review" }));
  const student = await makeStudent(app, { profile: nurse });
  for (const id of [await idOf("Waiting"), "nothing", "a".repeat(90)]) {
    expect((await call(`/api/matches/${id}`, { cookie: student.cookie })).status).toBe(404);
    expect((await change(student, id, { bookmarked: true })).status).toBe(404);
  }
  expect(await stored(student)).toEqual([]);
});

test.each<[string, unknown, string]>([
  ["bookmarked", { bookmarked: "yes" }, "bookmarked"],
  ["application_status", { application_status: "applied" }, "application_status"],
])("a wrong %s is named", async (_, json, path) => {
  await catalogueOf(scholarship("A"));
  const student = await makeStudent(app, { profile: nurse });
  const response = await change(student, await idOf("A"), json);
  expect(response.status).toBe(400);
  expect((await response.json()).errors.map((error: { path: string }) => error.path)).toEqual([path]);
  expect(await stored(student)).toEqual([]);
});

test("deleting a student or a scholarship deletes what the student did with it", async () => {
  await catalogueOf(scholarship("A"), scholarship("B"));
  const student = await makeStudent(app, { profile: nurse });
  for (const title of ["A", "B"]) await change(student, await idOf(title), { bookmarked: true });
  await db.delete(scholarships).where(eq(scholarships.title, "A"));
  expect(await stored(student)).toHaveLength(1);
  const { users } = await import("#server/accounts/table.ts");
  await db.delete(users).where(eq(users.id, student.id));
  expect(await stored(student)).toEqual([]);
});
