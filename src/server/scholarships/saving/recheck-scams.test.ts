import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import { testDatabase } from "#tests/support/database.ts";
import { compiledCatalogue } from "../catalogue/compiled-catalogue.ts";
import { findScholarship, scholarshipsAsOf } from "../store.ts";
import { scholarships } from "../table.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { recheckScams } from "./recheck-scams.ts";
import { saveScholarships } from "./save-scholarships.ts";
import { saveCheckedVersion } from "./save-store.ts";

const { db, pool } = await testDatabase();
const now = new Date("2026-11-22T10:00:00Z");
const today = "2026-11-22";
const deps = { db, clock: () => now, log: pino({ level: "silent" }) };

const entry = (title: string, description: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  ...emptyFacts(),
  title,
  provider_name: `${title} Fund`,
  description,
  source_name: "A list",
  source_url: null,
  last_checked: "2026-11-20",
  provenance: "imported",
  status: "active",
  validation_status: "not_checked",
  ...more,
});

async function rowsOf(...entries: CatalogueEntry[]) {
  await db.delete(scholarships);
  const saved = await saveScholarships(db, entries, now);
  const rows = await db.select().from(scholarships).orderBy(scholarships.title);
  return { saved, rows };
}

test("a saved scholarship has its warnings, with the sentence, and what speaks for it", async () => {
  const { saved, rows } = await rowsOf(
    entry("A", "A processing fee of $49 is due. The money is paid directly to the college."),
    entry("B", "For nurses."),
  );
  expect(saved.levels).toEqual({ none: 1, note: 0, warn: 0, stop: 1 });
  expect(rows[0]).toMatchObject({
    scam_level: "stop",
    warnings: [{ rule: "S01", severity: "high", sentence: "A processing fee of $49 is due." }],
    counter_evidence: [{ sentence: "The money is paid directly to the college." }],
  });
  expect(rows[1]).toMatchObject({ scam_level: "none", warnings: [] });
});

test("a scholarship with the level stop is in no list, and its page remains", async () => {
  const { rows } = await rowsOf(entry("A", "A processing fee of $49 is due."), entry("B", "For nurses."));
  const catalogue = scholarshipsAsOf(db, today);
  const open = await db.select({ title: catalogue.title }).from(catalogue).where(sql`${catalogue.is_open}`);
  expect(open).toEqual([{ title: "B" }]);
  expect(await findScholarship(db, rows[0]?.id ?? "", today)).toMatchObject({ title: "A", status: "active" });
});

test("an entry that is merged into a scholarship changes its warnings", async () => {
  await rowsOf(entry("A", "For nurses."));
  await saveScholarships(db, [entry("A", "A processing fee of $49 is due.", { last_checked: "2026-11-21" })], now);
  expect(await db.select({ level: scholarships.scam_level }).from(scholarships)).toEqual([{ level: "stop" }]);
});

test("a row is checked after all that is merged into it, and again only if its facts changed", async () => {
  const fee = entry("A", "A processing fee of $49 is due.");
  const unknown = entry("A", "", { last_checked: "2026-11-19" });
  const { rows } = await rowsOf(unknown, fee);
  expect(rows.map(({ scam_level }) => scam_level)).toEqual(["stop"]);

  // Another check would find the sign again.
  await db.update(scholarships).set({ scam_level: "none" });
  expect((await saveScholarships(db, [fee], now)).levels).toMatchObject({ none: 1, stop: 0 });
  expect((await saveScholarships(db, [{ ...fee, essay_required: true }], now)).levels).toMatchObject({ stop: 1 });
});

test("a new version of the rules checks the stored scholarships again, once", async () => {
  const { rows } = await rowsOf(entry("A", "A processing fee of $49 is due."), entry("B", "For nurses."));
  const id = rows[0]?.id ?? "";
  await db.update(scholarships).set({ warnings: [], scam_level: "none" }).where(eq(scholarships.id, id));
  await saveCheckedVersion(db, "0");
  expect(await recheckScams(deps)).toBe(1);
  expect(await findScholarship(db, id, today)).toMatchObject({ scam_level: "stop", warnings: [{ rule: "S01" }] });

  await db.update(scholarships).set({ scam_level: "none" }).where(eq(scholarships.id, id));
  expect(await recheckScams(deps)).toBe(0);
});

test("a new version of the title keys makes the stored keys again", async () => {
  const { rows } = await rowsOf(entry("Tenth Annual Okafor Awards", "For nurses."));
  const id = rows[0]?.id ?? "";
  await db.update(scholarships).set({ title_key: "of an earlier version" }).where(eq(scholarships.id, id));
  await saveCheckedVersion(db, "0");
  expect(await recheckScams(deps)).toBe(1);
  expect(await db.select({ key: scholarships.title_key }).from(scholarships)).toEqual([{ key: "okafor" }]);
});

test("in a new year the stored scholarships are checked again, as a year in a title may be over", async () => {
  const { rows } = await rowsOf(entry("Nurses of 2026", "For nurses."));
  await recheckScams(deps);
  expect(rows[0]?.warnings).toEqual([]);
  const newYear = new Date("2027-01-02T10:00:00Z");
  expect(await recheckScams({ ...deps, clock: () => newYear })).toBe(1);
  expect(await findScholarship(db, rows[0]?.id ?? "", "2027-01-02")).toMatchObject({ warnings: [{ rule: "S24" }] });
});

test("a scholarship that is saved while all rows get new title keys is seen at once, and nothing else is compiled", async () => {
  await rowsOf(...Array.from({ length: 450 }, (_, i) => entry(`Okafor ${i}`, "For nurses.")));
  const compiling = { db, pool, log: deps.log, indexFolder: null };
  const before = await compiledCatalogue(compiling, today);
  await db.update(scholarships).set({ title_key: "of an earlier version" });
  await saveCheckedVersion(db, "0");
  const checking = recheckScams(deps);
  await saveScholarships(db, [entry("Meanwhile", "For nurses.")], now);
  const after = await compiledCatalogue(compiling, today);
  expect(after.step).toMatchObject({ before: before.step, gone: [] });
  expect(after.step.added).toHaveLength(1);
  expect(await checking).toBe(450);
  expect(await compiledCatalogue(compiling, today)).toBe(after);
});
