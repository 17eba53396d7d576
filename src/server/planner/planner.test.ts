import { expect, test } from "vitest";
import { EstimateList } from "#domain/planner/estimate.ts";
import { assumedSettings, type PlanSettings } from "#domain/planner/plan-settings.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";

const now = new Date("2026-11-23T12:00:00Z");
const app = await testApp({ clock: () => now });
const { db, call } = app;

const settings: PlanSettings = {
  hours_a_week: 7.5,
  weekdays: [1, 3, 6],
  blocked_days: ["2026-11-26", "2026-12-24"],
  until: "2027-01-31",
};
const save = ({ cookie }: TestStudent, json: unknown) => call("/api/planner", { method: "PUT", json, cookie });
const read = async ({ cookie }: TestStudent) => (await call("/api/planner", { cookie })).json();

test("a visitor has no plan", async () => {
  expect((await call("/api/planner")).status).toBe(401);
  expect((await call("/api/planner", { method: "PUT", json: settings })).status).toBe(401);
  expect((await call("/api/planner/estimates")).status).toBe(401);
});

test("settings are assumptions until they are saved, then the student's own", async () => {
  const maya = await makeStudent(app);
  expect(await read(maya)).toEqual({ ...assumedSettings, updated_at: null });
  const saved = await save(maya, { ...settings, weekdays: [6, 3, 1, 3], blocked_days: ["2026-12-24", "2026-11-26"] });
  expect(saved.status).toBe(200);
  expect(await saved.json()).toEqual({ ...settings, updated_at: now.toISOString() });
  expect((await save(maya, { ...settings, until: null })).status).toBe(200);
  expect(await read(maya)).toEqual({ ...settings, until: null, updated_at: now.toISOString() });
});

test("a student neither reads nor changes the settings of another, and names nobody in the body", async () => {
  const [maya, intruder] = [await makeStudent(app), await makeStudent(app)];
  await save(maya, settings);
  await save(intruder, { ...settings, hours_a_week: 1, user_id: maya.id });
  expect(await read(maya)).toMatchObject({ hours_a_week: 7.5 });
  expect(await read(intruder)).toMatchObject({ hours_a_week: 1 });
});

test("wrong settings are refused, each with its field", async () => {
  const maya = await makeStudent(app);
  const wrong: [object, string][] = [
    [{ hours_a_week: -1 }, "hours_a_week"],
    [{ hours_a_week: 81, weekdays: [0, 1, 2, 3, 4, 5] }, "hours_a_week"],
    [{ hours_a_week: "six" }, "hours_a_week"],
    [{ hours_a_week: 40, weekdays: [1, 2] }, "hours_a_week"],
    [{ weekdays: [] }, "weekdays"],
    [{ weekdays: [7] }, "weekdays.0"],
    [{ blocked_days: ["tomorrow"] }, "blocked_days.0"],
    [{ blocked_days: ["2026-02-30"] }, "blocked_days.0"],
    [{ blocked_days: ["0000-01-01"] }, "blocked_days.0"],
    [{ blocked_days: Array.from({ length: 367 }, () => "2026-12-24") }, "blocked_days"],
    [{ until: "soon" }, "until"],
    [{ until: "0000-01-01" }, "until"],
  ];
  for (const [changes, path] of wrong) {
    const response = await save(maya, { ...settings, ...changes });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject([{ path }]);
  }
  expect(await read(maya)).toMatchObject({ updated_at: null });
});

test("a tracked scholarship to apply for has a match score, and a chance only where numbers are published", async () => {
  const open = { deadline_kind: "fixed", deadline: "2026-12-20" } as const;
  await saveScholarships(
    db,
    [
      makeScholarship("Counted", {
        ...open,
        description: "The club gives 5 scholarships. About 1,000 students apply each year.",
      }),
      makeScholarship("Uncounted", { ...open, description: "Money for robots." }),
      makeScholarship("Sent", open),
    ],
    now,
  );
  const maya = await makeStudent(app, { profile: { academic_level: "undergraduate", field_of_study: "Nursing" } });
  const { items } = await (await call("/api/scholarships", { cookie: maya.cookie })).json();
  for (const { id, title } of items) {
    const json = { scholarship_id: id, status: title === "Sent" ? "submitted" : "not_started" };
    expect((await call("/api/applications", { json, cookie: maya.cookie })).status).toBe(201);
  }
  const response = await call("/api/planner/estimates", { cookie: maya.cookie });
  const list = EstimateList.parse(await response.json());
  const titleOf = (id: string) => items.find((each: { id: string }) => each.id === id)?.title;
  const byTitle = Object.fromEntries(list.items.map((each) => [titleOf(each.scholarship_id), each]));
  expect(Object.keys(byTitle).sort()).toEqual(["Counted", "Uncounted"]);
  expect(byTitle.Counted?.chance?.estimate).toBeCloseTo(0.005, 2);
  expect(byTitle.Uncounted?.chance).toBeNull();
  const intruder = await makeStudent(app);
  expect((await (await call("/api/planner/estimates", { cookie: intruder.cookie })).json()).items).toEqual([]);
});
