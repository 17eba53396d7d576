import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import type { IndexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { criteria } from "#domain/matches/criteria/criteria.ts";
import { idsInOrder, indexContents } from "#tests/support/index-contents.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { secondApp } from "#tests/support/second-app.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { saveScholarships } from "../saving/save-scholarships.ts";
import { catalogueRevision, changedScholarships, everyScholarship } from "../store.ts";
import { scholarships } from "../table.ts";
import { catalogueAt, catalogueInMemory, compiledCatalogue, watchForChanges } from "./compiled-catalogue.ts";
import { listenForChanges } from "./listen-for-changes.ts";

const today = "2026-11-18";
const app = await testApp();
const { db, deps } = app;

async function openNow(day = today): Promise<IndexedScholarship[]> {
  const open: IndexedScholarship[] = [];
  for await (const each of everyScholarship(db, day)) {
    if (each.status === "active") open.push({ ...each, created_at: new Date(each.created_at) });
  }
  return open;
}

async function expectWhole(index: CatalogueIndex, day = today) {
  expect(indexContents(index)).toEqual(indexContents(compileIndex(await openNow(day), day)));
}

const mixed = Array.from({ length: 60 }, (_, i) =>
  scholarship(`Scholarship ${i}`, {
    amount_min: i % 3 === 0 ? i * 100 : null,
    gpa_requirement: i % 4 === 0 ? 3 : null,
    ...(i % 5 === 0 ? { deadline_kind: "yearly" as const, deadline_yearly: "02-29" } : {}),
    ...(i % 5 === 1 ? { deadline_kind: "fixed" as const, deadline: `2026-11-${18 + (i % 7)}` } : {}),
    ...(i % 5 === 2 ? { deadline_kind: "yearly" as const, deadline_yearly: `11-${18 + (i % 7)}` } : {}),
  }),
);

test("the index follows every kind of change, reading only what changed", async () => {
  await saveScholarships(db, mixed, testNow);
  const built = await compiledCatalogue(deps, today);
  await expectWhole(built);
  await db.update(scholarships).set({ amount_max: 9000 }).where(eq(scholarships.title, "Scholarship 7"));
  await db.update(scholarships).set({ status: "closed" }).where(eq(scholarships.title, "Scholarship 8"));
  await db.delete(scholarships).where(eq(scholarships.title, "Scholarship 9"));
  await saveScholarships(db, [scholarship("New"), scholarship("Newer", { gpa_requirement: 2 })], testNow);
  const changed = await compiledCatalogue(deps, today);
  await expectWhole(changed);
  // An index that was built anew would not share the values.
  expect(changed.columns[0]?.values).toBe(built.columns[0]?.values);
  await db.update(scholarships).set({ status: "active" }).where(eq(scholarships.title, "Scholarship 8"));
  await expectWhole(await compiledCatalogue(deps, today));
});

test("a change of hundreds of scholarships is merged too", async () => {
  const built = await compiledCatalogue(deps, today);
  const many = Array.from({ length: 250 }, (_, i) => scholarship(`Added ${i}`));
  await saveScholarships(db, many, testNow);
  const changed = await compiledCatalogue(deps, today);
  await expectWhole(changed);
  expect(changed.columns[0]?.values).toBe(built.columns[0]?.values);
});

test("a new day changes the deadlines and closes what is over, and the day before comes back", async () => {
  const before = await compiledCatalogue(deps, today);
  for (const day of ["2026-11-20", "2027-03-01", today]) {
    const index = await compiledCatalogue(deps, day);
    await expectWhole(index, day);
    expect(index.columns[0]?.values).toBe(before.columns[0]?.values);
  }
});

test("other warnings and keys of duplicates, as a new check of all rows writes, make no new index", async () => {
  const before = await compiledCatalogue(deps, today);
  const { revision } = await catalogueRevision(db);
  await db.update(scholarships).set({ title_key: "another", warnings: [], scam_level: "warn", last_checked: today });
  expect(await changedScholarships(db, { after: revision, from: today, to: today })).toEqual([]);
  const { shown, ...after } = await compiledCatalogue(deps, today);
  expect(before).toMatchObject(after);
  expect(after.step).toBe(before.step);
  // What shows warnings is made again.
  expect(shown).not.toBe(before.shown);
  expect(catalogueInMemory(deps)?.revision).toBe(revision + 1);
  await db.update(scholarships).set({ title_key: "a third", known_as: ["a"] });
  expect((await compiledCatalogue(deps, today)).shown).toBe(shown);
});

test("a warning that says to stop takes a scholarship out of the index", async () => {
  const before = await compiledCatalogue(deps, today);
  const ids = idsInOrder(before).slice(0, 1);
  await db.update(scholarships).set({ scam_level: "stop" }).where(inArray(scholarships.id, ids));
  expect(idsInOrder(await compiledCatalogue(deps, today))).toEqual(idsInOrder(before).slice(1));
  await db.update(scholarships).set({ scam_level: "none" }).where(inArray(scholarships.id, ids));
  expect(idsInOrder(await compiledCatalogue(deps, today))).toEqual(idsInOrder(before));
});

test("an update is noted by every column but those that neither the index nor its source holds", async () => {
  const { rows } = await db.execute<{ source: string }>(
    sql`select prosrc as source from pg_proc where proname = 'note_updated_scholarships'`,
  );
  const [held = "", shown = ""] = rows[0]?.source.split("SELECT array_agg") ?? [];
  const compared = new Set(held.match(/(?<=changed\.)\w+/g));
  const others = Object.keys(getTableColumns(scholarships)).filter((name) => !compared.has(name));
  expect(others.sort()).toEqual(
    [
      ...["canonical_address", "content_hash", "counter_evidence", "dedupe_key", "known_as", "last_checked"],
      ...["scraped_from", "source_domain", "title_key", "warnings"],
    ].sort(),
  );
  // Of these, the public ones, beside the id.
  expect(new Set(shown.match(/(?<=changed\.)\w+/g))).toEqual(
    new Set(["counter_evidence", "id", "last_checked", "scam_level", "scraped_from", "source_domain", "warnings"]),
  );
});

test("an emptied catalog is an empty index", async () => {
  await compiledCatalogue(deps, today);
  await db.execute(sql`truncate scholarships cascade`);
  expect((await compiledCatalogue(deps, today)).count).toBe(0);
  await saveScholarships(db, mixed, testNow);
  await expectWhole(await compiledCatalogue(deps, today));
});

test("simultaneous reads share one build", async () => {
  const { deps: second } = secondApp(app);
  const indexes = await Promise.all(Array.from({ length: 30 }, () => compiledCatalogue(second, today)));
  expect(new Set(indexes).size).toBe(1);
});

test("the requirements are compared once as soon as the first index serves, so that few students wait for the reading", async () => {
  await saveScholarships(db, [scholarship("Of a college", { institutions: ["Ohio State"] })], testNow);
  const college = criteria.find(({ key }) => key === "institution");
  if (!college) throw new Error("There is no criterion of colleges.");
  const compare = vi.spyOn(college, "compare");
  onTestFinished(() => compare.mockRestore());
  await compiledCatalogue(secondApp(app).deps, today);
  const compared = () => compare.mock.calls.map(([, required]) => required);
  await expect.poll(compared).toContainEqual({ names: ["Ohio State"], from: null });
});

test("a change that rolls back changes nothing", async () => {
  const before = await compiledCatalogue(deps, today);
  await db
    .transaction(async (tx) => {
      await tx.delete(scholarships);
      expect(await compiledCatalogue(deps, today)).toBe(before);
      tx.rollback();
    })
    .catch(() => {});
  expect(await compiledCatalogue(deps, today)).toBe(before);
});

test("two processes show a change at once", async () => {
  const { call } = secondApp(app);
  const { cookie } = await makeStudent(app, { profile: { field_of_study: "Nursing" } });
  const titles = async (from: typeof call) => {
    const { items } = await (await from("/api/matches?q=midnight", { cookie })).json();
    return items.map(({ scholarship }: { scholarship: { title: string } }) => scholarship.title);
  };
  expect([await titles(app.call), await titles(call)]).toEqual([[], []]);
  await saveScholarships(db, [scholarship("Midnight scholarship")], testNow);
  expect([await titles(call), await titles(app.call)]).toEqual([["Midnight scholarship"], ["Midnight scholarship"]]);
});

test("a listening process follows the catalog without being read, and after its connection was lost", async () => {
  const { deps: second } = secondApp(app);
  const stop = listenForChanges({ ...second, log: pino({ level: "silent" }) });
  onTestFinished(stop);
  const heldIds = () => catalogueInMemory(second)?.index.count;
  await expect.poll(heldIds).toBe((await openNow()).length);
  await saveScholarships(db, [scholarship("Announced")], testNow);
  await expect.poll(heldIds).toBe((await openNow()).length);
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen "laurel_catalogue"'`);
  await saveScholarships(db, [scholarship("Announced later")], testNow);
  await expect.poll(heldIds).toBe((await openNow()).length);
});

test("reads ask the database once while notifications arrive, and again after a change or a lost connection", async () => {
  const { deps: second } = secondApp(app);
  watchForChanges(second.pool, "listening");
  const query = vi.fn();
  const queriesOfReads = async () => {
    query.mockClear();
    for (const _ of Array(5)) await compiledCatalogue(second, today);
    return query.mock.calls.length;
  };
  await compiledCatalogue(second, today);
  second.pool.on("acquire", query);
  expect(await queriesOfReads()).toBe(0);
  watchForChanges(second.pool, "listening");
  expect(await queriesOfReads()).toBe(1);
  // A change while a read asks: its answer may be older.
  watchForChanges(second.pool, "listening");
  const asking = compiledCatalogue(second, today);
  watchForChanges(second.pool, "listening");
  await asking;
  expect(await queriesOfReads()).toBe(1);
  watchForChanges(second.pool, "lost");
  expect(await queriesOfReads()).toBe(5);
});

test("a process whose notifications no longer arrive, without a sign of it, trusts its index for 100 ms", async () => {
  const { deps: second } = secondApp(app);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  watchForChanges(second.pool, "listening");
  const known = await compiledCatalogue(second, today);
  await saveScholarships(db, [scholarship(`Not notified ${known.count}`)], testNow);
  vi.advanceTimersByTime(99);
  expect(await compiledCatalogue(second, today)).toBe(known);
  vi.advanceTimersByTime(1);
  expect((await compiledCatalogue(second, today)).count).toBe(known.count + 1);
});

test("a row that cannot be compiled is left out and counted, and logged once", async () => {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const { deps: second } = secondApp(app);
  await db.execute(sql`alter table scholarships alter column demands drop not null`);
  const broken = await saveScholarships(db, [scholarship("Broken"), scholarship("Fine")], testNow);
  expect(broken.imported).toBe(2);
  await db.execute(sql`update scholarships set demands = null where title = 'Broken'`);
  for (const _ of [1, 2]) {
    await compiledCatalogue({ ...second, log }, today);
    await db.update(scholarships).set({ amount_max: 1 }).where(eq(scholarships.title, "Fine"));
  }
  const memory = catalogueInMemory(second);
  expect(memory?.index.unreadable).toHaveLength(1);
  expect(lines.map((line) => JSON.parse(line).count)).toEqual([1]);
});

test("who read a revision that the catalog lost just then gets the index of what is there", async () => {
  const index = await compiledCatalogue(deps, today);
  expect((await catalogueAt(deps, today, { token: "lost" })).index).toBe(index);
});

test("many who read another revision than that of the index wait for the same comparison with the database", async () => {
  const { deps: second } = secondApp(app);
  await compiledCatalogue(second, today);
  const query = vi.fn();
  second.pool.on("acquire", query);
  await Promise.all(Array.from({ length: 20 }, () => catalogueAt(second, today, { token: "an earlier one" })));
  expect(query).toHaveBeenCalledTimes(2);
});
