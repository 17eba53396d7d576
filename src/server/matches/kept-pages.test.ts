import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MatchSearch } from "#domain/matches/match-list.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { listMatches, matchList } from "./list-matches.ts";

const app = await testApp();
const { db, deps, call } = app;

const add = (...entries: Parameters<typeof saveScholarships>[1]) => saveScholarships(db, entries, testNow);
const change = (title: string, facts: Partial<typeof scholarships.$inferInsert>) =>
  db.update(scholarships).set(facts).where(eq(scholarships.title, title));

await add(
  ...["Alder", "Birch", "Cedar", "Dogwood"].map((title, at) =>
    scholarship(title, { field_of_study: ["Nursing"], academic_level: ["bachelor"], amount_max: 1000 + at }),
  ),
  scholarship("For others", { academic_level: ["doctoral"] }),
);
const profile = { academic_level: "undergraduate", field_of_study: "Nursing", location: "Austin, TX" } as const;

test("a page that is read again after a change of the catalog is the one that would be made anew", async () => {
  const student = await makeStudent(app, { profile });
  const changes: [string, () => Promise<unknown>][] = [
    ["another amount", () => change("Alder", { amount_max: 9000 })],
    ["another description", () => change("Birch", { description: "For nurses who care." })],
    ["a warning", () => change("Cedar", { scam_level: "warn" })],
    ["a row that is not listed", () => change("For others", { amount_max: 5 })],
    ["a row that goes", () => db.delete(scholarships).where(eq(scholarships.title, "Dogwood"))],
    ["a row that comes", () => add(scholarship("Elm", { field_of_study: ["Nursing"], academic_level: ["bachelor"] }))],
    ["a row that becomes one for others", () => change("Elm", { academic_level: ["doctoral"] })],
  ];
  const queries = ["", "?sort=amount", "?q=nursing", "?section=check"];
  for (const [what, make] of [["nothing", async () => {}] as const, ...changes]) {
    await make();
    for (const query of [...queries, ...queries]) {
      const response = await call(`/api/matches${query}`, { cookie: student.cookie });
      const search = MatchSearch.parse(Object.fromEntries(new URLSearchParams(query)));
      expect(await response.json(), `${what} ${query}`).toEqual(await listMatches(deps, student.id, search));
    }
  }
});

test("a page is made of the same after a change that does not concern it, and of something else after one that does", async () => {
  const student = await makeStudent(app, { profile });
  const state = async () => (await (await matchList(deps, student.id, MatchSearch.parse({}))).read()).state();
  const before = await state();
  await change("For others", { amount_max: 7000 });
  expect(await state()).toBe(before);
  await change("Alder", { description: "For nurses of tomorrow." });
  expect(await state()).not.toBe(before);
});
