import { expect, test } from "vitest";
import type { Application } from "#domain/applications/application.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { trackerApp, trackerPath } from "#tests/support/tracker-app.ts";

const { app, call, now, passHours, post, add, patch, remove, restore, all, only, scholarship } = await trackerApp();

const task = { kind: "other", title: "Read the rules", due: null, hours: null, essay_name: null, done: false };

const tasks = (count: number) => Array.from({ length: count }, (_, at) => ({ ...task, id: String(at) }));

test("a visitor has no tracker", async () => {
  for (const [below, method] of [
    ["", "GET"],
    ["/all", "GET"],
    ["/some", "DELETE"],
    ["/some/restore", "POST"],
  ] as const)
    expect((await call(trackerPath + below, { method })).status, below).toBe(401);
  expect((await call(trackerPath, { json: { scholarship_title: "Oak" } })).status).toBe(401);
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
    deadline_kind: null,
    deadline_text: null,
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

test("an amount of which the catalog knows no figure counts as none, until the student writes another", async () => {
  const maya = await makeStudent(app);
  const scholarship_id = await scholarship({ amount_text: "Over $200,000  a year in all" });
  const tracked = await add(maya, { scholarship_id });
  expect(tracked).toMatchObject({ amount: "Over $200,000 a year in all", amount_min: null, amount_max: null });
  const changed = await patch(maya, tracked.id, { amount: "$2,000" });
  expect(await changed.json()).toMatchObject({ amount_min: 2000, amount_max: 2000 });
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

test("tracking a scholarship begins with what the student's match leaves to check", async () => {
  const scholarship_id = await scholarship({
    academic_level: ["bachelor"],
    gpa_requirement: 3,
    application_url: "https://elm.example/apply",
    essay_required: false,
  });
  const profile = { academic_level: "undergraduate" } as const;
  const titlesOf = async (answers: object) => {
    const { checklist } = await add(await makeStudent(app, { profile: answers }), { scholarship_id });
    return checklist.map(({ title }) => title);
  };
  expect(await titlesOf(profile)).toEqual(["Check whether this fits you: GPA", "Fill in the sponsor's form"]);
  expect(await titlesOf({ ...profile, gpa: 3.5 })).toEqual(["Fill in the sponsor's form"]);
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
    (await call(`${trackerPath}/statuses`, statuses)).status,
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
    const page = await (
      await call(`${trackerPath}?limit=2${cursor && `&cursor=${cursor}`}`, { cookie: maya.cookie })
    ).json();
    titles.push(...page.items.map((each: Application) => each.scholarship_title));
    cursor = page.next_cursor;
  }
  expect(titles).toEqual((await all(maya)).map((each) => each.scholarship_title));
  expect([titles[0], new Set(titles).size]).toEqual(["Oak 5", 5]);
  const accepted = await (await call(`${trackerPath}?status=accepted`, { cookie: maya.cookie })).json();
  expect([accepted.items.length, accepted.next_cursor]).toEqual([2, null]);
  expect((await call(`${trackerPath}?status=awarded`, { cookie: maya.cookie })).status).toBe(400);
  expect((await call(`${trackerPath}?cursor=x`, { cookie: maya.cookie })).status).toBe(400);
});
