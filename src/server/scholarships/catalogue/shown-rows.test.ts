import { eq, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rowsInOrder } from "#tests/support/index-contents.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { saveScholarships } from "../saving/save-scholarships.ts";
import { scholarships } from "../table.ts";
import { compiledCatalogue } from "./compiled-catalogue.ts";
import { shownScholarships } from "./shown-rows.ts";

const app = await testApp();
const { db, deps } = app;

/** The sponsors of all rows as shown, by title. */
async function sponsors(today = "2026-11-18"): Promise<Record<string, string | null>> {
  const index = await compiledCatalogue(deps, today);
  const shown = await shownScholarships(db, index, rowsInOrder(index));
  return Object.fromEntries(shown.map(({ title, provider_name }) => [title, provider_name]));
}

const rename = (title: string, provider_name: string) =>
  db.update(scholarships).set({ provider_name }).where(eq(scholarships.title, title));

/** Changes a row without the triggers that note changes, so that only reading it again shows the new name. */
const renameUnnoticed = (title: string, provider_name: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(scholarships).set({ provider_name }).where(eq(scholarships.title, title));
  });

test("a shown scholarship is read again only after it changed, and on another day", async () => {
  const made = ["Alder", "Birch", "Cedar"].map((title) => scholarship(title, { provider_name: "Old" }));
  await saveScholarships(db, made, testNow);
  expect(await sponsors()).toEqual({ Alder: "Old", Birch: "Old", Cedar: "Old" });
  await renameUnnoticed("Alder", "Unnoticed");
  await rename("Birch", "New");
  await db.update(scholarships).set({ amount_max: 9000 }).where(eq(scholarships.title, "Cedar"));
  await saveScholarships(db, [scholarship("Dogwood", { provider_name: "Added" })], testNow);
  expect(await sponsors()).toEqual({ Alder: "Old", Birch: "New", Cedar: "Old", Dogwood: "Added" });
  await db.delete(scholarships).where(eq(scholarships.title, "Birch"));
  await rename("Alder", "New");
  expect(await sponsors()).toEqual({ Alder: "New", Cedar: "Old", Dogwood: "Added" });
  await renameUnnoticed("Cedar", "Unnoticed");
  expect(await sponsors("2026-11-19")).toEqual({ Alder: "New", Cedar: "Unnoticed", Dogwood: "Added" });
});

test("a warning that came with a new check of all rows is shown at once, though the index is the same", async () => {
  const shown = async () => {
    const index = await compiledCatalogue(deps, "2026-11-19");
    const rows = await shownScholarships(db, index, rowsInOrder(index));
    return { step: index.step, levels: rows.map(({ scam_level }) => scam_level) };
  };
  const before = await shown();
  expect(before.levels).toEqual(["none", "none", "none"]);
  await db.update(scholarships).set({ scam_level: "warn" });
  const after = await shown();
  expect(after.levels).toEqual(["warn", "warn", "warn"]);
  expect(after.step).toBe(before.step);
});

test("a check of some scholarships has only these read again, and one of more than a thousand all", async () => {
  const checkedAt = async () => {
    const index = await compiledCatalogue(deps, "2026-11-19");
    const shown = await shownScholarships(db, index, rowsInOrder(index));
    return Object.fromEntries(
      shown.map(({ title, provider_name, last_checked }) => [title, [provider_name, last_checked]]),
    );
  };
  const check = (last_checked: string) => db.update(scholarships).set({ last_checked });
  const before = await checkedAt();
  await renameUnnoticed("Cedar", "Not read again");
  await check("2026-11-01").where(eq(scholarships.title, "Alder"));
  const checked = { ...before, Alder: [before.Alder?.[0] ?? null, "2026-11-01"] };
  expect(await checkedAt()).toEqual(checked);
  const many = Array.from({ length: 1001 }, (_, at) => scholarship(`Closed ${at}`));
  await saveScholarships(db, many, testNow);
  await db.update(scholarships).set({ status: "closed" }).where(like(scholarships.title, "Closed %"));
  expect(await checkedAt()).toEqual(checked);
  await check("2026-11-02");
  expect((await checkedAt()).Cedar).toEqual(["Not read again", "2026-11-02"]);
});

test("rows of an index that was changed meanwhile are shown as they are now", async () => {
  const before = await compiledCatalogue(deps, "2026-11-19");
  await rename("Alder", "Newest");
  await compiledCatalogue(deps, "2026-11-19");
  await sponsors("2026-11-19");
  const shown = await shownScholarships(db, before, rowsInOrder(before));
  expect(shown.find(({ title }) => title === "Alder")?.provider_name).toBe("Newest");
});
