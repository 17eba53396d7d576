import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Application } from "#domain/applications/application.ts";
import { matchStatusOf } from "#domain/applications/application-status.ts";
import { scholarshipMatches } from "#server/matches/table.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { purgeApplications } from "./delete-application.ts";
import { applications } from "./table.ts";

const now = { at: testNow };
const app = await testApp({ clock: () => now.at });
const { db, call } = app;
const passHours = (hours: number) => {
  now.at = new Date(now.at.getTime() + hours * 3_600_000);
};

const path = "/api/applications";
const post = ({ cookie }: TestStudent, json: unknown, headers: Record<string, string> = {}) =>
  call(path, { json, cookie, headers });
const add = async (student: TestStudent, json: object): Promise<Application> => (await post(student, json)).json();
const patch = ({ cookie }: TestStudent, id: string, json: unknown) =>
  call(`${path}/${id}`, { method: "PATCH", json, cookie });
const remove = ({ cookie }: TestStudent, id: string) => call(`${path}/${id}`, { method: "DELETE", cookie });
const restore = ({ cookie }: TestStudent, id: string) => call(`${path}/${id}/restore`, { method: "POST", cookie });
const all = async ({ cookie }: TestStudent): Promise<Application[]> =>
  (await (await call(`${path}/all`, { cookie })).json()).items;
const only = async (student: TestStudent) => (await all(student))[0];

let made = 0;
/** The id of a new scholarship with these facts. */
async function scholarship(known: Partial<CatalogueEntry> = {}): Promise<string> {
  made += 1;
  const title = `Scholarship ${made} of ${known.provider_name ?? "the Example Foundation"}`;
  await saveScholarships(db, [makeScholarship(title, known)], now.at);
  const [row] = await db.select().from(scholarships).where(eq(scholarships.title, title));
  return row?.id ?? "";
}

async function markOf({ id }: TestStudent, scholarshipId: string) {
  const isIt = and(eq(scholarshipMatches.user_id, id), eq(scholarshipMatches.scholarship_id, scholarshipId));
  const [mark] = await db.select().from(scholarshipMatches).where(isIt);
  return mark;
}

const task = { kind: "other", title: "Read the rules", due: null, hours: null, essay_name: null, done: false };

test("a visitor has no tracker", async () => {
  for (const [below, method] of [
    ["", "GET"],
    ["/all", "GET"],
    ["/some", "DELETE"],
    ["/some/restore", "POST"],
  ] as const)
    expect((await call(path + below, { method })).status, below).toBe(401);
  expect((await call(path, { json: { scholarship_title: "Oak" } })).status).toBe(401);
});

test("an application that the student types is stored as typed, and a blank deadline is null", async () => {
  const maya = await makeStudent(app);
  const response = await post(maya, {
    scholarship_title: " Oak  Award ",
    amount: "$1,000/yr",
    deadline: "",
    application_url: "oak.example/apply",
    notes: "Ask\r\nMs. Lee",
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{20}$/),
    user_id: maya.id,
    scholarship_id: null,
    scholarship_title: "Oak Award",
    provider_name: "",
    amount: "$1,000/yr",
    amount_min: 1000,
    amount_max: 1000,
    deadline: null,
    status: "not_started",
    application_url: "https://oak.example/apply",
    notes: "Ask\nMs. Lee",
    checklist: [],
    created_at: now.at.toISOString(),
    updated_at: now.at.toISOString(),
    submitted_at: null,
    deadline_confirmed: true,
  });
});

test.each([
  ["1k", 1000, 1000],
  ["up to $5,000", null, 5000],
  ["$500 - $1,500", 500, 1500],
  ["full tuition", null, null],
  ["$99999999999999999999", null, null],
  ["", null, null],
])("the amount %o is read as money", async (amount, amount_min, amount_max) => {
  const maya = await makeStudent(app);
  expect(await add(maya, { scholarship_title: "Oak", amount })).toMatchObject({ amount, amount_min, amount_max });
});

test("a yearly deadline is not confirmed until the student enters another day", async () => {
  const maya = await makeStudent(app);
  const yearly = await scholarship({ deadline_kind: "yearly", deadline_yearly: "03-01" });
  const fixed = await scholarship({ deadline_kind: "fixed", deadline: "2027-03-01" });
  const { id } = await add(maya, { scholarship_id: yearly });
  await add(maya, { scholarship_id: fixed });
  await add(maya, { scholarship_title: "Own", deadline: "2027-03-01" });
  const { cookie } = maya;
  const { items } = await (await call(`${path}/all`, { cookie })).json();
  expect(items.map((each: Application) => [each.scholarship_id, each.deadline, each.deadline_confirmed])).toEqual(
    expect.arrayContaining([
      [yearly, "2027-03-01", false],
      [fixed, "2027-03-01", true],
      [null, "2027-03-01", true],
    ]),
  );
  const changed = await call(`${path}/${id}`, { method: "PATCH", json: { deadline: "2027-03-15" }, cookie });
  expect(await changed.json()).toMatchObject({ deadline: "2027-03-15", deadline_confirmed: true });
});

test("tracking a scholarship fills in its facts and a first checklist, but not what the student wrote", async () => {
  const maya = await makeStudent(app);
  const scholarship_id = await scholarship({
    provider_name: "Elm Fund",
    amount_min: 500,
    amount_max: 2000,
    deadline_kind: "yearly",
    deadline_yearly: "03-01",
    application_url: "https://elm.example/apply",
    essay_required: true,
    requirements: ["Send transcripts and two letters of recommendation"],
  });
  const tracked = await add(maya, { scholarship_id, notes: "Mine" });
  expect(tracked).toMatchObject({
    scholarship_id,
    scholarship_title: expect.stringContaining("Elm Fund"),
    provider_name: "Elm Fund",
    amount: "$500 - $2,000",
    amount_min: 500,
    amount_max: 2000,
    deadline: "2027-03-01",
    application_url: "https://elm.example/apply",
    notes: "Mine",
  });
  expect(tracked.checklist.map(({ kind, title }) => [kind, title])).toEqual([
    ["essay", "Write the essay"],
    ["letters", "Ask for 2 letters of recommendation"],
    ["transcript", "Order your transcript"],
    ["form", "Fill in the sponsor's form"],
  ]);
  const other = await makeStudent(app);
  expect(await add(other, { scholarship_id, deadline: null, checklist: [] })).toMatchObject({
    deadline: null,
    checklist: [],
  });
});

test("a scholarship that is tracked already answers its application, unchanged", async () => {
  const maya = await makeStudent(app);
  const scholarship_id = await scholarship();
  const first = await add(maya, { scholarship_id, notes: "Mine" });
  const again = await post(maya, { scholarship_id, notes: "Other" });
  expect([again.status, await again.json()]).toEqual([200, first]);
  const missing = await post(maya, { scholarship_id: "000000000000000000000000" });
  expect([missing.status, (await missing.json()).code]).toEqual([404, "no_scholarship"]);
});

test("several clicks at the same moment track a scholarship once", async () => {
  const maya = await makeStudent(app);
  const scholarship_id = await scholarship();
  const clicks = await Promise.all(Array.from({ length: 4 }, () => post(maya, { scholarship_id })));
  expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
  expect(await all(maya)).toHaveLength(1);
});

test("a double click with one Idempotency-Key or one id adds one application", async () => {
  const maya = await makeStudent(app);
  for (const [request, key] of [
    [{ scholarship_title: "Oak" }, { "idempotency-key": "click-1" }],
    [{ scholarship_title: "Oak", id: "0123456789abcdef" }, {}],
  ] as const) {
    const before = (await all(maya)).length;
    const answers = await Promise.all([1, 2, 3].map(() => post(maya, request, key)));
    const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id)));
    expect([answers.map(({ status }) => status), ids.size]).toEqual([[201, 201, 201], 1]);
    expect(await all(maya)).toHaveLength(before + 1);
  }
  const reused = await post(maya, { scholarship_title: "Elm" }, { "idempotency-key": "click-1" });
  expect([reused.status, (await reused.json()).code]).toEqual([422, "idempotency_key_reused"]);
  const taken = await post(maya, { scholarship_title: "Elm", id: "0123456789abcdef" });
  expect([taken.status, (await taken.json()).code]).toEqual([409, "id_taken"]);
});

test("a request that arrives again after its application was deleted does not bring it back", async () => {
  const maya = await makeStudent(app);
  const key = { "idempotency-key": "late" };
  const { id } = await (await post(maya, { scholarship_title: "Oak" }, key)).json();
  await remove(maya, id);
  expect((await post(maya, { scholarship_title: "Oak" }, key)).status).toBe(201);
  expect(await all(maya)).toEqual([]);
});

const tasks = (count: number) => Array.from({ length: count }, (_, at) => ({ ...task, id: String(at) }));

test.each([
  [{ scholarship_title: " " }, "scholarship_title"],
  [{ scholarship_title: "x".repeat(201) }, "scholarship_title"],
  [{ amount: "x".repeat(101) }, "amount"],
  [{ deadline: "2027-02-30" }, "deadline"],
  [{ deadline: "0207-03-01" }, "deadline"],
  [{ status: "awarded" }, "status"],
  [{ application_url: "javascript:alert(1)" }, "application_url"],
  [{ notes: "x".repeat(10_001) }, "notes"],
  [{ notes: "a\0b" }, "notes"],
  [{ checklist: tasks(41) }, "checklist"],
  [{ checklist: [{ ...task, id: "1", hours: -1 }] }, "checklist.0.hours"],
  [{ checklist: [{ ...task, id: "1", title: "" }] }, "checklist.0.title"],
  [{ checklist: [...tasks(1), ...tasks(1)] }, "checklist"],
])("%o is refused when adding and changing, and the error names the field", async (wrong, field) => {
  const maya = await makeStudent(app);
  const { id } = await add(maya, { scholarship_title: "Oak" });
  for (const response of [await post(maya, { scholarship_title: "Elm", ...wrong }), await patch(maya, id, wrong)]) {
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input", errors: [{ path: field }] });
  }
});

test("an application without a title or a scholarship is refused", async () => {
  const response = await post(await makeStudent(app), { notes: "Which?" });
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toMatchObject([{ path: "scholarship_title" }]);
});

test("another student's application cannot be read, changed, deleted or restored", async () => {
  const [maya, intruder] = [await makeStudent(app), await makeStudent(app)];
  const { id } = await add(maya, { scholarship_title: "Oak" });
  expect(await all(intruder)).toEqual([]);
  const statuses = { json: { items: [{ id, status: "accepted" }] }, cookie: intruder.cookie };
  const attempts = async () => [
    (await patch(intruder, id, { notes: "Mine now" })).status,
    (await remove(intruder, id)).status,
    (await restore(intruder, id)).status,
    (await call(`${path}/statuses`, statuses)).status,
  ];
  expect(await attempts()).toEqual([404, 404, 404, 404]);
  await remove(maya, id);
  expect(await attempts()).toEqual([404, 404, 404, 404]);
  await restore(maya, id);
  expect(await only(maya)).toMatchObject({ notes: "", status: "not_started" });
  // The same id is another application for another student.
  expect((await post(intruder, { id, scholarship_title: "Elm" })).status).toBe(201);
});

test("the list has pages, the newest first, and filters by status", async () => {
  const maya = await makeStudent(app);
  for (const at of [1, 2, 3, 4, 5]) {
    if (at % 2) passHours(1);
    await add(maya, { scholarship_title: `Oak ${at}`, status: at > 3 ? "accepted" : "in_progress" });
  }
  const titles: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await (await call(`${path}?limit=2${cursor && `&cursor=${cursor}`}`, { cookie: maya.cookie })).json();
    titles.push(...page.items.map((each: Application) => each.scholarship_title));
    cursor = page.next_cursor;
  }
  expect(titles).toEqual((await all(maya)).map((each) => each.scholarship_title));
  expect([titles[0], new Set(titles).size]).toEqual(["Oak 5", 5]);
  const accepted = await (await call(`${path}?status=accepted`, { cookie: maya.cookie })).json();
  expect([accepted.items.length, accepted.next_cursor]).toEqual([2, null]);
  expect((await call(`${path}?status=awarded`, { cookie: maya.cookie })).status).toBe(400);
  expect((await call(`${path}?cursor=x`, { cookie: maya.cookie })).status).toBe(400);
});

test("submitted_at is set when the application is first sent, and never moves", async () => {
  const maya = await makeStudent(app);
  const { id } = await add(maya, { scholarship_title: "Oak" });
  await patch(maya, id, { status: "in_progress" });
  expect((await only(maya))?.submitted_at).toBeNull();
  passHours(1);
  const sent = now.at.toISOString();
  for (const status of ["under_review", "in_progress", "submitted", "accepted", "not_started"]) {
    expect(await (await patch(maya, id, { status })).json()).toMatchObject({ status, submitted_at: sent });
    passHours(1);
  }
  expect(await add(maya, { scholarship_title: "Elm", status: "rejected" })).toMatchObject({
    submitted_at: now.at.toISOString(),
  });
});

test("changes on two devices merge unless both changed one field", async () => {
  const maya = await makeStudent(app);
  const { id } = await add(maya, { scholarship_title: "Oak", checklist: tasks(2) });
  const [first, second] = tasks(2);
  const phone = { notes: "From my phone", base: { notes: "" } };
  const laptop = {
    amount: "$500",
    checklist: [{ ...first, done: true }, second],
    base: { amount: "", checklist: tasks(2) },
  };
  const later = { checklist: [first, { ...second, title: "Call them" }], base: { checklist: tasks(2) } };
  for (const change of [phone, laptop, later]) expect((await patch(maya, id, change)).status).toBe(200);
  expect(await only(maya)).toMatchObject({
    notes: "From my phone",
    amount: "$500",
    checklist: [
      { id: "0", done: true },
      { id: "1", title: "Call them" },
    ],
  });
  expect((await patch(maya, id, phone)).status).toBe(200);
  const clash = await patch(maya, id, { notes: "From my laptop", provider_name: "Oak Fund", base: { notes: "" } });
  expect(clash.status).toBe(409);
  expect(await clash.json()).toMatchObject({
    code: "application_changed",
    errors: [{ path: "notes" }],
    application: { id, notes: "From my phone", provider_name: "" },
  });
  expect(await only(maya)).toMatchObject({ notes: "From my phone", provider_name: "" });
});

test("two devices that change one field at the same moment get one success and one conflict", async () => {
  const maya = await makeStudent(app);
  const { id } = await add(maya, { scholarship_title: "Oak" });
  const both = await Promise.all(["A", "B"].map((notes) => patch(maya, id, { notes, base: { notes: "" } })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("the match of a scholarship follows its application, through deletion and restoration", async () => {
  const maya = await makeStudent(app, { profile: { academic_level: "undergraduate" } });
  const scholarship_id = await scholarship();
  const { id } = await add(maya, { scholarship_id });
  for (const [status, expected] of Object.entries(matchStatusOf)) {
    await patch(maya, id, { status });
    expect(await markOf(maya, scholarship_id)).toMatchObject({ application_status: expected });
  }
  await remove(maya, id);
  expect(await markOf(maya, scholarship_id)).toMatchObject({ application_status: "not_started" });
  await restore(maya, id);
  expect(await markOf(maya, scholarship_id)).toMatchObject({ application_status: "rejected" });
});

test("a status that is set on a match adds or changes the application", async () => {
  const maya = await makeStudent(app, { profile: { academic_level: "undergraduate" } });
  const scholarship_id = await scholarship({ provider_name: "Elm Fund" });
  const mark = async (json: object) =>
    (await call(`/api/matches/${scholarship_id}`, { method: "PUT", json, cookie: maya.cookie })).json();
  await mark({ bookmarked: true, application_status: "not_started" });
  expect(await all(maya)).toEqual([]);
  await mark({ hidden: true });
  expect(await mark({ application_status: "submitted" })).toMatchObject({
    bookmarked: true,
    hidden: false,
    application_status: "submitted",
  });
  expect(await only(maya)).toMatchObject({
    scholarship_id,
    provider_name: "Elm Fund",
    status: "submitted",
    submitted_at: now.at.toISOString(),
  });
  await patch(maya, (await only(maya))?.id ?? "", { status: "under_review" });
  await mark({ application_status: "submitted" });
  expect(await all(maya)).toMatchObject([{ status: "under_review" }]);
  expect(await mark({ application_status: "awarded" })).toMatchObject({ application_status: "awarded" });
  expect(await all(maya)).toMatchObject([{ status: "accepted" }]);
});

test("the dashboard counts the applications that were sent, with and without a scholarship", async () => {
  const maya = await makeStudent(app, { profile: { academic_level: "undergraduate" } });
  const submitted = async () => (await (await call("/api/matches", { cookie: maya.cookie })).json()).submitted;
  const { id } = await add(maya, { scholarship_title: "Oak", status: "under_review" });
  await add(maya, { scholarship_id: await scholarship(), status: "accepted" });
  await add(maya, { scholarship_title: "Elm", status: "in_progress" });
  expect(await submitted()).toBe(2);
  await remove(maya, id);
  expect(await submitted()).toBe(1);
});

test("several statuses are set at once, and those that changed elsewhere are listed", async () => {
  const maya = await makeStudent(app);
  const scholarship_id = await scholarship();
  const rows = [await add(maya, { scholarship_id }), await add(maya, { scholarship_title: "Elm", status: "accepted" })];
  const items = [
    { id: rows[0]?.id, status: "submitted", base: "not_started" },
    { id: rows[1]?.id, status: "submitted", base: "not_started" },
    { id: "gone", status: "submitted" },
  ];
  const response = await call(`${path}/statuses`, { json: { items }, cookie: maya.cookie });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    {
      items: [{ id: rows[0]?.id, status: "submitted", submitted_at: now.at.toISOString() }],
      conflicts: [
        { id: rows[1]?.id, application: { status: "accepted" } },
        { id: "gone", application: null },
      ],
    },
  ]);
  expect(await markOf(maya, scholarship_id)).toMatchObject({ application_status: "submitted" });
  const twice = { items: [items[0], items[0]] };
  expect((await call(`${path}/statuses`, { json: twice, cookie: maya.cookie })).status).toBe(400);
});

test("a deleted application can be restored for a day, and deleting it again changes nothing", async () => {
  const maya = await makeStudent(app);
  const { id } = await add(maya, { scholarship_title: "Oak", notes: "Mine" });
  expect([(await remove(maya, id)).status, (await remove(maya, id)).status]).toEqual([204, 204]);
  expect(await all(maya)).toEqual([]);
  expect((await patch(maya, id, { notes: "x" })).status).toBe(404);
  passHours(23);
  await purgeApplications(app.deps);
  expect([(await restore(maya, id)).status, (await restore(maya, id)).status]).toEqual([200, 200]);
  expect(await only(maya)).toMatchObject({ id, notes: "Mine" });
  await remove(maya, id);
  passHours(25);
  expect((await restore(maya, id)).status).toBe(404);
  await purgeApplications(app.deps);
  expect(await db.select().from(applications).where(eq(applications.user_id, maya.id))).toEqual([]);
});

test("a student who deletes as much as a tracker holds cannot restore it, so that the database does not fill", async () => {
  const student = await makeStudent(app);
  const deleted = Array.from({ length: 10_001 }, (_, at) => ({
    user_id: student.id,
    id: `deleted-${at}`.padEnd(16, "-"),
    scholarship_title: "Oak",
    created_at: now.at,
    updated_at: now.at,
    deleted_at: now.at,
  }));
  await db.insert(applications).values(deleted.slice(0, 5000));
  await db.insert(applications).values(deleted.slice(5000, 10_000));
  await add(student, { scholarship_title: "Elm" });
  expect((await restore(student, "deleted-1".padEnd(16, "-"))).status).toBe(200);
  await db
    .insert(applications)
    .values([...deleted.slice(10_000), { ...deleted[0], id: "one-more-deleted" }] as typeof deleted);
  const ash = await add(student, { scholarship_title: "Ash" });
  const left = await db.select({ id: applications.id }).from(applications).where(eq(applications.user_id, student.id));
  expect(left).toHaveLength(3);
  expect((await restore(student, ash.id)).status).toBe(200);
});

test("a deleted application is not restored beside a newer one for the same scholarship", async () => {
  const maya = await makeStudent(app);
  const scholarship_id = await scholarship();
  const old = await add(maya, { scholarship_id });
  await remove(maya, old.id);
  const newer = await add(maya, { scholarship_id });
  expect(newer.id).not.toBe(old.id);
  const response = await restore(maya, old.id);
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { code: "scholarship_tracked", application: { id: newer.id } },
  ]);
});

test("notes and checklists have at most 20 MB in all, and can still be shortened", async () => {
  const maya = await makeStudent(app);
  const { id } = await add(maya, { scholarship_title: "Oak" });
  const long = { scholarship_title: "Long", notes: "x".repeat(10_000), created_at: now.at, updated_at: now.at };
  const rows = Array.from({ length: 2100 }, (_, at) => ({ ...long, user_id: maya.id, id: `long-${at}` }));
  await db.insert(applications).values(rows);
  const longer = await patch(maya, id, { notes: "One more line" });
  expect([longer.status, (await longer.json()).code]).toEqual([409, "tracker_full"]);
  expect((await patch(maya, "long-1", { notes: "Short" })).status).toBe(200);
  expect((await patch(maya, id, { status: "submitted" })).status).toBe(200);
});

test("five hundred statuses are set at once, and no more", async () => {
  const maya = await makeStudent(app);
  const row = { scholarship_title: "Oak", created_at: now.at, updated_at: now.at, user_id: maya.id };
  await db.insert(applications).values(Array.from({ length: 501 }, (_, at) => ({ ...row, id: `oak-${at}` })));
  const items = Array.from({ length: 501 }, (_, at) => ({ id: `oak-${at}`, status: "submitted" }));
  const change = (count: number) =>
    call(`${path}/statuses`, { json: { items: items.slice(0, count) }, cookie: maya.cookie });
  expect((await (await change(500)).json()).items).toHaveLength(500);
  expect((await change(501)).status).toBe(400);
});

test("an application outlives its scholarship", async () => {
  const maya = await makeStudent(app);
  const scholarship_id = await scholarship({ provider_name: "Elm Fund" });
  const { id } = await add(maya, { scholarship_id });
  await db.delete(scholarships).where(eq(scholarships.id, scholarship_id));
  expect(await only(maya)).toMatchObject({ id, scholarship_id: null, provider_name: "Elm Fund" });
  expect((await patch(maya, id, { status: "submitted" })).status).toBe(200);
});
