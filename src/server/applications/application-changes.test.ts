import { eq } from "drizzle-orm";
import { Client } from "pg";
import { expect, test, vi } from "vitest";
import type { Application } from "#domain/applications/application.ts";
import { matchStatusOf } from "#domain/applications/application-status.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { trackerApp, trackerPath } from "#tests/support/tracker-app.ts";
import { applications } from "./table.ts";

const { app, db, call, now, passHours, add, patch, remove, restore, all, only, scholarship, markOf } =
  await trackerApp();

const task = { kind: "other", title: "Read the rules", due: null, hours: null, essay_name: null, done: false };

const tasks = (count: number) => Array.from({ length: count }, (_, at) => ({ ...task, id: String(at) }));

test("a yearly deadline is not confirmed until the student enters another day", async () => {
  const maya = await makeStudent(app);
  const yearly = await scholarship({ deadline_kind: "yearly", deadline_yearly: "03-01" });
  const fixed = await scholarship({ deadline_kind: "fixed", deadline: "2027-03-01" });
  const { id } = await add(maya, { scholarship_id: yearly });
  await add(maya, { scholarship_id: fixed });
  await add(maya, { scholarship_title: "Own", deadline: "2027-03-01" });
  const { cookie } = maya;
  const { items } = await (await call(`${trackerPath}/all`, { cookie })).json();
  expect(items.map((each: Application) => [each.scholarship_id, each.deadline, each.deadline_confirmed])).toEqual(
    expect.arrayContaining([
      [yearly, "2027-03-01", false],
      [fixed, "2027-03-01", true],
      [null, "2027-03-01", true],
    ]),
  );
  const changed = await call(`${trackerPath}/${id}`, { method: "PATCH", json: { deadline: "2027-03-15" }, cookie });
  expect(await changed.json()).toMatchObject({ deadline: "2027-03-15", deadline_confirmed: true });
});

test("an application without a day says what its scholarship without a day says", async () => {
  const maya = await makeStudent(app);
  const words = { deadline_kind: "unknown", deadline_text: "Usually in the winter." } as const;
  const { id } = await add(maya, { scholarship_id: await scholarship(words) });
  expect(await only(maya)).toMatchObject({ deadline: null, ...words });
  await patch(maya, id, { deadline: "2027-01-15" });
  expect(await only(maya)).toMatchObject({ deadline: "2027-01-15", deadline_kind: null, deadline_text: null });
});

test("an application whose day was removed does not say that of its scholarship", async () => {
  const maya = await makeStudent(app);
  const { id } = await add(maya, {
    scholarship_id: await scholarship({ deadline_kind: "fixed", deadline: "2027-03-01", deadline_text: "March 1" }),
  });
  await patch(maya, id, { deadline: null });
  expect(await only(maya)).toMatchObject({ deadline: null, deadline_kind: null, deadline_text: null });
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

test.each([
  [
    "in_progress",
    ["Check whether this fits you: GPA", "Find out what to send, and gather it", "Fill in the sponsor's form"],
  ],
  ["submitted", ["Find out what to send, and gather it", "Fill in the sponsor's form"]],
])(
  "an application that the status %s of its match adds has something to check only before it is sent",
  async (status, titles) => {
    const maya = await makeStudent(app, { profile: { academic_level: "undergraduate" } });
    const facts = {
      academic_level: ["bachelor" as const],
      gpa_requirement: 3,
      application_url: "https://elm.example/apply",
    };
    const path = `/api/matches/${await scholarship(facts)}`;
    await call(path, { cookie: maya.cookie, method: "PUT", json: { application_status: status } });
    const [application] = await all(maya);
    expect(application?.checklist.map(({ title }) => title)).toEqual(titles);
  },
);

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
  const response = await call(`${trackerPath}/statuses`, { json: { items }, cookie: maya.cookie });
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
  expect((await call(`${trackerPath}/statuses`, { json: twice, cookie: maya.cookie })).status).toBe(400);
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

test("five hundred statuses are set at once by a few statements, and no more", async () => {
  const maya = await makeStudent(app);
  const row = { scholarship_title: "Oak", created_at: now.at, updated_at: now.at, user_id: maya.id };
  const sentBefore = { status: "accepted", submitted_at: new Date("2026-01-02T00:00:00Z") } as const;
  const rows = Array.from({ length: 501 }, (_, at) => ({ ...row, id: `oak-${at}`, ...(at === 7 && sentBefore) }));
  await db.insert(applications).values(rows);
  const items = Array.from({ length: 501 }, (_, at) => ({ id: `oak-${at}`, status: "submitted" }));
  const change = (count: number) =>
    call(`${trackerPath}/statuses`, { json: { items: items.slice(0, count) }, cookie: maya.cookie });
  const statements = vi.spyOn(Client.prototype, "query");
  const { items: changed } = await (await change(500)).json();
  expect(statements.mock.calls.length).toBeLessThan(20);
  statements.mockRestore();
  expect(changed.map(({ id }: Application) => id)).toEqual(items.slice(0, 500).map(({ id }) => id));
  expect(changed[6]).toMatchObject({ status: "submitted", submitted_at: now.at.toISOString() });
  expect(changed[7]).toMatchObject({ status: "submitted", submitted_at: "2026-01-02T00:00:00.000Z" });
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
