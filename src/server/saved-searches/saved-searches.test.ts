import { expect, test } from "vitest";
import type { SavedSearch } from "#domain/saved-searches/saved-search.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { secondApp } from "#tests/support/second-app.ts";
import { testApp } from "#tests/support/test-app.ts";

const now = { at: new Date("2026-11-18T12:00:00Z") };
const app = await testApp({ clock: () => now.at });
const { db, call } = app;

const nursing = { list: "matches", field_of_study: "Nursing" };
const profile = { academic_level: "undergraduate", field_of_study: "Nursing" } as const;
const student = () => makeStudent(app, { profile });
const save = ({ cookie }: TestStudent, json: unknown) => call("/api/saved-searches", { json, cookie });
const listOf = async ({ cookie }: TestStudent, from = call): Promise<SavedSearch[]> =>
  (await (await from("/api/saved-searches", { cookie })).json()).items;
const remove = ({ cookie }: TestStudent, id: string) => call(`/api/saved-searches/${id}`, { method: "DELETE", cookie });
const open = ({ cookie }: TestStudent, id: string) =>
  call(`/api/saved-searches/${id}/seen`, { method: "POST", cookie });

const passMinutes = (minutes: number) => {
  now.at = new Date(now.at.getTime() + minutes * 60_000);
};
const add = (title: string, facts: Partial<CatalogueEntry>) =>
  saveScholarships(db, [makeScholarship(title, facts)], now.at);

test("a visitor has no saved searches", async () => {
  for (const [path, method] of [
    ["", "GET"],
    ["/some", "DELETE"],
    ["/some/seen", "POST"],
  ])
    expect((await call(`/api/saved-searches${path}`, { method: method ?? "" })).status).toBe(401);
  expect((await call("/api/saved-searches", { json: { name: "Nursing", params: nursing } })).status).toBe(401);
});

test("a saved search counts the open scholarships that match it and came after it was last opened", async () => {
  const maya = await student();
  await add("Old", { field_of_study: ["Nursing"] });
  passMinutes(1);
  expect((await save(maya, { name: " Nursing ", params: nursing })).status).toBe(201);
  expect((await save(maya, { name: "Large", params: { list: "matches", amount_min: 5000 } })).status).toBe(201);
  const counts = async () => Object.fromEntries((await listOf(maya)).map((each) => [each.name, each.new_results]));
  expect(await counts()).toEqual({ Nursing: 0, Large: 0 });
  passMinutes(1);
  await add("New", { field_of_study: ["Nursing"] });
  await add("New and large", { field_of_study: ["Nursing"], amount_min: 9000, amount_max: 9000 });
  await add("For lawyers", { field_of_study: ["Law"], amount_min: 9000 });
  await add("Closed", { field_of_study: ["Nursing"], deadline_kind: "fixed", deadline: "2026-11-01" });
  expect(await counts()).toEqual({ Nursing: 2, Large: 1 });
  passMinutes(1);
  const [search] = (await listOf(maya)).filter(({ name }) => name === "Nursing");
  expect((await open(maya, search?.id ?? "")).status).toBe(204);
  expect(await counts()).toEqual({ Nursing: 0, Large: 1 });
});

test("a search in words counts new scholarships that miss nothing of it, without constraints that were left out", async () => {
  const maya = await student();
  const q = "nursing in Texas over $5k";
  const left_out = [{ slot: "residence", words: "Texas" }];
  const { constraints } = readQuery(q, "2026-11-18");
  expect(constraints.map(({ slot, words }) => ({ slot, words }))).toContainEqual(left_out[0]);
  const large = { field_of_study: ["Nursing"], amount_min: 9000, amount_max: 9000 };
  await add("Large before", large);
  passMinutes(1);
  await save(maya, { name: "In Texas", params: { list: "search", q } });
  await save(maya, { name: "Anywhere", params: { list: "search", q, left_out } });
  passMinutes(1);
  await add("Large in Texas", { ...large, location_restrictions: ["TX"] });
  await add("Large in Ohio", { ...large, location_restrictions: ["OH"] });
  await add("Small", { ...large, amount_min: 100, amount_max: 100 });
  const counts = Object.fromEntries((await listOf(maya)).map((each) => [each.name, each.new_results]));
  expect(counts).toEqual({ "In Texas": 1, Anywhere: 2 });
});

test("a hidden scholarship is not a new result, and another process counts the same", async () => {
  const maya = await student();
  const other = secondApp(app);
  await save(maya, { name: "Nursing", params: nursing });
  passMinutes(1);
  await add("Hidden soon", { field_of_study: ["Nursing"] });
  expect(await listOf(maya, other.call)).toMatchObject([{ name: "Nursing", new_results: 1 }]);
  const { items } = await (await call("/api/matches?q=Hidden soon", { cookie: maya.cookie })).json();
  await call(`/api/matches/${items[0].scholarship_id}`, { method: "PUT", json: { hidden: true }, cookie: maya.cookie });
  expect(await listOf(maya, other.call)).toMatchObject([{ new_results: 0 }]);
});

test("two searches of a student never have the same name", async () => {
  const maya = await student();
  await save(maya, { name: "Mine", params: nursing });
  await save(maya, { name: "mine", params: { list: "matches", amount_min: 5000 } });
  await save(maya, { name: "Mine", params: nursing });
  expect((await listOf(maya)).map(({ name }) => name).toSorted()).toEqual(["Mine", "mine (2)"]);
  const noah = await student();
  await save(noah, { name: "Mine", params: nursing });
  expect((await listOf(noah)).map(({ name }) => name)).toEqual(["Mine"]);
});

test("a search that is saved twice is stored once, under the newer name", async () => {
  const maya = await student();
  const params = { list: "matches", q: "robots", gpa: 3 };
  const [first, second] = await Promise.all([1, 2].map(() => save(maya, { name: "Robots", params })));
  expect([first?.status, second?.status]).toEqual([201, 201]);
  await save(maya, { name: "Robot builders", params: { gpa: 3, q: " robots ", list: "matches" } });
  expect(await listOf(maya)).toMatchObject([{ name: "Robot builders", params }]);
});

test("a student has at most 20 saved searches, also when they are saved at once", async () => {
  const maya = await student();
  const searches = Array.from({ length: 24 }, (_, at) => ({ name: "Words", params: { list: "matches", q: `w${at}` } }));
  const statuses = (await Promise.all(searches.map((each) => save(maya, each)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  const refused = await save(maya, { name: "One more", params: nursing });
  expect([refused.status, (await refused.json()).code]).toEqual([409, "too_many_saved_searches"]);
  const [known] = await listOf(maya);
  expect((await save(maya, { name: "Renamed", params: known?.params })).status).toBe(201);
  await remove(maya, known?.id ?? "");
  expect((await save(maya, { name: "One more", params: nursing })).status).toBe(201);
});

test("a deleted search comes back as it was, with its new results", async () => {
  const maya = await student();
  await save(maya, { name: "Nursing", params: nursing });
  passMinutes(1);
  await add("While saved", { field_of_study: ["Nursing"] });
  passMinutes(1);
  const [{ id, name, params, last_seen_at } = expect.fail("nothing saved")] = await listOf(maya);
  expect((await remove(maya, id)).status).toBe(204);
  expect((await remove(maya, id)).status).toBe(404);
  expect(await listOf(maya)).toEqual([]);
  await save(maya, { name, params, last_seen_at });
  expect(await listOf(maya)).toMatchObject([{ name, params, last_seen_at, new_results: 1 }]);
});

test("a student can neither see, open nor delete another student's search", async () => {
  const [maya, intruder] = [await student(), await student()];
  await save(maya, { name: "Nursing", params: nursing });
  const [{ id, last_seen_at } = expect.fail("nothing saved")] = await listOf(maya);
  passMinutes(1);
  expect(await listOf(intruder)).toEqual([]);
  expect((await open(intruder, id)).status).toBe(404);
  expect((await remove(intruder, id)).status).toBe(404);
  expect(await listOf(maya)).toMatchObject([{ id, last_seen_at }]);
});

test.each<[string, object, string]>([
  ["no name", { name: " ", params: nursing }, "name"],
  ["a name that is too long", { name: "a".repeat(81), params: nursing }, "name"],
  ["nothing to search for", { name: "All", params: { list: "matches" } }, "params"],
  ["no filter that may pass more", { name: "All", params: { list: "matches", unstated: true } }, "params"],
  ["no words", { name: "All", params: { list: "search", q: " " } }, "params.q"],
  ["another list", { name: "All", params: { ...nursing, list: "everything" } }, "params.list"],
  ["a wrong level", { name: "All", params: { ...nursing, academic_level: "wizard" } }, "params.academic_level"],
  ["a wrong GPA", { name: "All", params: { ...nursing, gpa: 9 } }, "params.gpa"],
  ["a wrong time", { name: "All", params: nursing, last_seen_at: "yesterday" }, "last_seen_at"],
])("a search with %s is refused", async (_, json, path) => {
  const maya = await student();
  const response = await save(maya, json);
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toMatchObject([{ path }]);
  expect(await listOf(maya)).toEqual([]);
});

test("a student without a profile may save a search, which finds nothing yet", async () => {
  const newcomer = await makeStudent(app);
  const { new_results } = await (await save(newcomer, { name: "Nursing", params: nursing })).json();
  expect(new_results).toBe(0);
});
