import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { indexContents } from "#tests/support/index-contents.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { saveScholarships } from "../saving/save-scholarships.ts";
import { scholarships } from "../table.ts";
import { closedCatalogue } from "./closed-catalogue.ts";
import { lastClosed, matchableScholarships } from "./matchable-store.ts";

const today = "2026-11-18";
const { db, deps } = await testApp();

const change = (title: string, facts: Partial<typeof scholarships.$inferInsert>) =>
  db.update(scholarships).set(facts).where(eq(scholarships.title, title));
const closed = (title: string) =>
  scholarship(title, { deadline_kind: "fixed", deadline: "2026-10-01", field_of_study: ["Nursing"], amount_max: 500 });

/** What the closed scholarships would be, read and compiled anew. */
async function anew() {
  const rows = await matchableScholarships(db, await lastClosed(db, today, 2000), today);
  return indexContents(compileIndex([...rows], today));
}

test("the index of closed scholarships follows every kind of change without being built anew", async () => {
  await saveScholarships(
    db,
    [...["Alder", "Birch", "Cedar"].map(closed), scholarship("Open", { amount_max: 900 })],
    testNow,
  );
  const built = await closedCatalogue(deps, today);
  expect(indexContents(built)).toEqual(await anew());
  expect(built.count).toBe(3);
  const changes: [string, () => Promise<unknown>][] = [
    ["an open one changes", () => change("Open", { amount_max: 1000 })],
    ["a closed one changes", () => change("Alder", { amount_max: 7000, gpa_requirement: 3 })],
    ["one closes", () => change("Open", { status: "closed" })],
    ["one opens again", () => change("Birch", { deadline: "2027-03-01" })],
    ["one goes", () => db.delete(scholarships).where(eq(scholarships.title, "Cedar"))],
    ["one comes that is closed", () => saveScholarships(db, [closed("Dogwood")], testNow)],
  ];
  for (const [what, make] of changes) {
    await make();
    const index = await closedCatalogue(deps, today);
    expect(indexContents(index), what).toEqual(await anew());
    expect(index.lineage, what).toBe(built.lineage);
  }
  expect((await closedCatalogue(deps, "2026-11-19")).lineage).not.toBe(built.lineage);
});
