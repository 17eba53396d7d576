import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MatchPage } from "#domain/matches/match-list.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { secondApp } from "#tests/support/second-app.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { hiddenIds } from "./store.ts";

const app = await testApp();
const { db, call } = app;

await saveScholarships(
  db,
  [
    scholarship("For nurses", { field_of_study: ["Nursing"], amount_max: 500 }),
    scholarship("For Texans", { location_restrictions: ["TX"], amount_max: 900 }),
    scholarship("For citizens", { citizenship: ["us_citizen"], amount_max: 700 }),
    scholarship("For citizens in Texas", {
      citizenship: ["us_citizen"],
      amount_max: 50,
      location_restrictions: ["TX"],
    }),
    scholarship("For lawyers", { field_of_study: ["Law"] }),
    scholarship("Past", { deadline_kind: "fixed", deadline: "2026-01-17" }),
    scholarship("Refused", { field_of_study: ["Nursing"], status: "rejected" }),
  ],
  testNow,
);
const nurse: ProfileChanges = { academic_level: "undergraduate", field_of_study: "Nursing", location: "Austin, TX" };
const student = () => makeStudent(app, { profile: nurse });

async function list({ cookie }: TestStudent, query = ""): Promise<MatchPage> {
  const response = await call(`/api/matches${query}`, { cookie });
  expect(response.status, query).toBe(200);
  return response.json();
}
const titles = async (who: TestStudent, query = "") =>
  (await list(who, query)).items.map((match) => match.scholarship.title).toSorted();
const idOf = async (title: string) => {
  const [row] = await db.select().from(scholarships).where(eq(scholarships.title, title));
  return row?.id ?? "missing";
};
const change = async ({ cookie }: TestStudent, title: string, json: object) =>
  call(`/api/matches/${await idOf(title)}`, { method: "PUT", json, cookie });

test("the matches that the student applied to are a list of their own, with the other filters", async () => {
  const maya = await student();
  await change(maya, "For nurses", { application_status: "in_progress" });
  await change(maya, "For Texans", { application_status: "awarded", bookmarked: true });
  await change(maya, "For citizens", { application_status: "not_started", bookmarked: true });
  expect(await titles(maya, "?applied=true")).toEqual(["For Texans", "For nurses"]);
  expect(await titles(maya, "?applied=true&amount_max=600")).toEqual(["For nurses"]);
  expect(await titles(maya, "?applied=true&bookmarked=true")).toEqual(["For Texans"]);
  expect(await titles(maya, "?bookmarked=true&applied=false")).toEqual(["For citizens"]);
  expect(await titles(maya, "?applied=false")).toEqual(["For citizens", "For citizens in Texas"]);
  expect(await titles(maya, "?submitted=true")).toEqual(["For Texans"]);
  expect(await titles(maya, "?submitted=false")).toEqual(["For citizens", "For citizens in Texas", "For nurses"]);
  expect(await titles(await student(), "?applied=true")).toEqual([]);
});

test("what is closed or does not fit stays in the bookmarked and applied lists, and shows it", async () => {
  const maya = await makeStudent(app);
  for (const title of ["Past", "For lawyers"])
    await change(maya, title, { bookmarked: true, application_status: "submitted" });
  for (const query of ["?bookmarked=true", "?applied=true"]) {
    const { items, total } = await list(maya, query);
    const states = items.map((match) => [match.scholarship.title, match.scholarship.status]);
    expect(states.toSorted()).toEqual([
      ["For lawyers", "active"],
      ["Past", "closed"],
    ]);
    expect(total).toBe(2);
  }
});

test("a scholarship that a reviewer refused is in no list", async () => {
  const maya = await student();
  const marks = { bookmarked: true, application_status: "submitted" };
  await db.update(scholarships).set({ status: "active" }).where(eq(scholarships.title, "Refused"));
  expect((await change(maya, "Refused", marks)).status).toBe(200);
  await db.update(scholarships).set({ status: "rejected" }).where(eq(scholarships.title, "Refused"));
  for (const query of ["", "?bookmarked=true", "?applied=true"])
    expect(await titles(maya, query)).not.toContain("Refused");
});

/** All that a student's matches add up to. */
async function sums(maya: TestStudent) {
  const { total, sections, potential_value, unlock } = await list(maya, "?limit=1");
  const refreshed = await (await call("/api/matches/refresh", { method: "POST", cookie: maya.cookie })).json();
  const questions: { field: string }[] = await (await call("/api/profile/questions", { cookie: maya.cookie })).json();
  const citizenship = questions.find(({ field }) => field === "citizenship_status");
  const months = await (await call("/api/matches/by-month", { cookie: maya.cookie })).json();
  return { total, matched: refreshed.matched, sections, potential_value, months, unlock, citizenship };
}

test("a hidden match leaves lists, counts, money and the impact of questions at once, and comes back with undo", async () => {
  const maya = await student();
  await change(maya, "For Texans", { bookmarked: true });
  const before = await sums(maya);
  expect(before).toMatchObject({ total: 4, matched: 4, potential_value: 1400, unlock: { scholarships: 2 } });
  for (const title of ["For Texans", "For citizens"]) {
    const hidden = await (await change(maya, title, { hidden: true })).json();
    expect(hidden).toMatchObject({ hidden: true, scholarship: { title } });
  }
  expect(await sums(maya)).toMatchObject({
    total: 2,
    matched: 2,
    sections: { qualify: 1, one_answer: 1 },
    potential_value: 500,
    months: { scholarships: 1, dollars: 500 },
    unlock: { field: "citizenship_status", scholarships: 1, dollars: 50 },
    citizenship: { scholarships: 1, dollars: 50 },
  });
  expect(await titles(maya)).toEqual(["For citizens in Texas", "For nurses"]);
  expect(await titles(maya, "?q=Texans")).toEqual([]);
  expect(await titles(maya, "?bookmarked=true")).toEqual([]);
  expect(await titles(maya, "?hidden=true")).toEqual(["For Texans", "For citizens"]);
  expect((await list(maya)).hidden).toBe(2);
  expect(await hiddenIds(db, maya.id)).toEqual([await idOf("For Texans"), await idOf("For citizens")].toSorted());
  for (const title of ["For Texans", "For citizens"]) await change(maya, title, { hidden: false });
  expect(await sums(maya)).toEqual(before);
  expect(await titles(maya, "?bookmarked=true")).toEqual(["For Texans"]);
});

test("a match that is hidden in one process is hidden in another", async () => {
  const other = secondApp(app);
  const maya = await student();
  const ask = async (query: string): Promise<MatchPage> =>
    (await other.call(`/api/matches${query}`, { cookie: maya.cookie })).json();
  expect((await ask("")).total).toBe(4);
  await change(maya, "For nurses", { hidden: true });
  expect(await ask("")).toMatchObject({ total: 3, hidden: 1 });
});

test("to bookmark a hidden match or to apply shows it again", async () => {
  const maya = await student();
  for (const json of [{ bookmarked: true }, { application_status: "in_progress" }]) {
    await change(maya, "For nurses", { hidden: true });
    expect(await (await change(maya, "For nurses", { bookmarked: false })).json()).toMatchObject({ hidden: true });
    expect(await (await change(maya, "For nurses", json)).json()).toMatchObject({ hidden: false });
  }
});

test("a double click hides once, and a student cannot hide a match of another student", async () => {
  const [maya, intruder] = [await student(), await student()];
  const both = await Promise.all([1, 2].map(() => change(maya, "For nurses", { hidden: true })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await list(maya)).hidden).toBe(1);
  expect(await titles(intruder, "?hidden=true")).toEqual([]);
  await change(intruder, "For nurses", { hidden: false, user_id: maya.id });
  expect(await titles(maya, "?hidden=true")).toEqual(["For nurses"]);
});

test.each(["applied=maybe", "hidden=1"])("%s is refused", async (query) => {
  const response = await call(`/api/matches?${query}`, { cookie: (await student()).cookie });
  expect(response.status).toBe(400);
});

test("hidden is true or false", async () => {
  const maya = await student();
  const response = await change(maya, "For nurses", { hidden: "yes" });
  expect((await response.json()).errors).toMatchObject([{ path: "hidden" }]);
});
