import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/platform/database/database.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { saveScholarships } from "../saving/save-scholarships.ts";
import { scholarships } from "../table.ts";
import { compiledCatalogue } from "./compiled-catalogue.ts";
import { rowsWithWords } from "./rows-with-words.ts";

const today = "2026-11-18";
const { db, deps, database } = await testApp();

/** The scholarships with the words, each with its rank, in the order of their titles. */
async function found(from: typeof deps, q: string): Promise<string[]> {
  const index = await compiledCatalogue(from, today);
  const { rows, ranks } = await rowsWithWords(from.db, index, q);
  const { rows: titles } = await db.execute<{ id: string; title: string }>(sql`select id, title from scholarships`);
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
  return Array.from(rows, (row, at) => `${titleOf.get(index.ids[row] ?? "")} ${ranks[at]}`).sort();
}

test("words that were searched before follow changes of the catalog", async () => {
  const titles = ["Nursing one", "Nursing two", "Nursing three", "Music one", "Music two"];
  await saveScholarships(
    db,
    titles.map((title) => scholarship(title)),
    testNow,
  );
  const named = (title: string) => eq(scholarships.title, title);
  const changes = [
    () => db.update(scholarships).set({ amount_max: 9000 }).where(named("Nursing one")),
    () => db.update(scholarships).set({ title: "Nursing or music" }).where(named("Music one")),
    () => db.update(scholarships).set({ title: "Chess" }).where(named("Nursing two")),
    () => db.delete(scholarships).where(named("Nursing three")),
    () => saveScholarships(db, [scholarship("Nursing four"), scholarship("Nursing five")], testNow),
    () => db.update(scholarships).set({ status: "closed" }).where(named("Nursing four")),
  ];
  expect(await found(deps, "nursing")).toHaveLength(3);
  for (const [at, change] of changes.entries()) {
    await change();
    // Not every change is followed by a search.
    if (at === 1) continue;
    // An index of another pool is built anew, so its words are too.
    const other = openDatabase(database.url, console);
    onTestFinished(() => other.close());
    const anew = await found({ ...deps, db: other.db, pool: other.pool }, "nursing");
    expect(await found(deps, "nursing")).toEqual(anew);
  }
  expect((await found(deps, "nursing")).map((each) => each.replace(/ \d+$/, ""))).toEqual([
    "Nursing five",
    "Nursing one",
    "Nursing or music",
  ]);
});
