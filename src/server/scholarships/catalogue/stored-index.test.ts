import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { resultsFor } from "#domain/matches/catalogue/results/student-results.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { wordRanks } from "#domain/search/order/word-ranks.ts";
import { indexContents } from "#tests/support/index-contents.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { profiles } from "#tests/support/match-samples.ts";
import {
  changeFile,
  fileIn,
  folderWithIndexOf,
  newFolder,
  ofAnotherRelease,
  startedProcess,
  store,
} from "#tests/support/stored-indexes.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { saveScholarships } from "../saving/save-scholarships.ts";
import { generatedCatalogue } from "../starter/generated-catalogue.ts";
import { catalogueRevision } from "../store.ts";
import { scholarships } from "../table.ts";
import { catalogueInMemory } from "./compiled-catalogue.ts";
import { keepIndexStored } from "./keep-index-stored.ts";
import { storeIndex } from "./stored-index.ts";

const today = "2026-11-18";
const app = await testApp();
const { db } = app;

beforeAll(async () => {
  await saveScholarships(db, [...generatedCatalogue(60, testNow), scholarship("Over", { status: "closed" })], testNow);
});

const started = (indexFolder: string | null) => startedProcess(app, indexFolder);
const folderWithIndex = (day = today) => folderWithIndexOf(app, day);

test("a restart reads the index, and shows what a built one shows", async () => {
  const folder = await folderWithIndex();
  const [read, built] = [started(folder), started(null)];
  const [index, other] = [await read.index(), await built.index()];
  expect([read.isRead(), built.isRead()]).toEqual([true, false]);
  expect(indexContents(index)).toStrictEqual(indexContents(other));
  expect(index.text.postings.terms.size).toBe(other.text.postings.terms.size);
  const property = fc.property(profiles, (profile) => {
    expect(resultsFor(index, readStudent(profile))).toEqual(resultsFor(other, readStudent(profile)));
  });
  fc.assert(property, { numRuns: 15 });
  const lists = ["?q=nursing", "?q=engneering+texas", "?sort=deadline", "?field_of_study=Nursing&sort=amount"];
  for (const path of [...lists.map((list) => `/api/scholarships${list}`), "/api/browse", "/api/stats"]) {
    const [one, another] = [await read.call(path), await built.call(path)];
    expect([one.status, await one.text()]).toEqual([200, await another.text()]);
  }
});

test("what changed, came and went while no process ran is right after the start", async () => {
  const folder = await folderWithIndex();
  const [first, second] = await db.select({ id: scholarships.id }).from(scholarships).orderBy(scholarships.id);
  await db
    .update(scholarships)
    .set({ amount_max: 4321 })
    .where(eq(scholarships.id, first?.id ?? ""));
  await db.delete(scholarships).where(eq(scholarships.id, second?.id ?? ""));
  await saveScholarships(db, [scholarship("Came in the night", { gpa_requirement: 3.9 })], testNow);
  const process = started(folder);
  const index = await process.index();
  expect(process.isRead()).toBe(true);
  const built = await started(null).index();
  expect(indexContents(index)).toStrictEqual(indexContents(built));
  const { items } = await (await process.call("/api/scholarships?q=came+in+the+night")).json();
  expect(items[0].title).toBe("Came in the night");
});

test("a stored index that cannot follow the catalog is built anew", async () => {
  const folder = await folderWithIndex();
  const process = started(folder);
  await db.execute(sql`alter table scholarship_changes rename to changes_away`);
  const index = await process
    .index()
    .finally(() => db.execute(sql`alter table changes_away rename to scholarship_changes`));
  expect([process.isRead(), process.warnings()]).toEqual([true, 1]);
  expect(indexContents(index)).toStrictEqual(indexContents(await started(null).index()));
});

test("a stored index of another day follows to the present day", async () => {
  const folder = await folderWithIndex("2026-11-10");
  const process = started(folder);
  const index = await process.index();
  expect(process.isRead()).toBe(true);
  const built = await started(null).index();
  expect(indexContents(index)).toStrictEqual(indexContents(built));
});

test("an index that followed changes is stored as it is then", async () => {
  const folder = newFolder();
  const process = started(folder);
  await process.index();
  await saveScholarships(db, [scholarship("Followed")], testNow);
  await process.index();
  await store(process.deps);
  const next = started(folder);
  const index = await next.index();
  expect(next.isRead()).toBe(true);
  expect(indexContents(index)).toStrictEqual(indexContents(await started(null).index()));
});

test.each([
  [
    "a byte of it is another one",
    (bytes: Buffer) => bytes.with(Math.floor(bytes.length / 2), 1 ^ (bytes.at(bytes.length / 2) ?? 0)),
  ],
  ["it is cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length - 5000)],
  ["it is empty", (bytes: Buffer) => bytes.subarray(0, 0)],
])("a damaged file is not used, and replaced: %s", async (_, damage) => {
  const folder = await folderWithIndex();
  const path = fileIn(folder);
  writeFileSync(path, damage(readFileSync(path)));
  const process = started(folder);
  const index = await process.index();
  expect([process.isRead(), process.warnings()]).toEqual([false, 1]);
  expect(indexContents(index)).toStrictEqual(indexContents(await started(null).index()));
  await store(process.deps);
  const next = started(folder);
  await next.index();
  expect(next.isRead()).toBe(true);
});

test("a file stays when the database fails while it is read, and is used later", async () => {
  const folder = await folderWithIndex();
  const process = started(folder);
  await db.execute(sql`alter table catalogue_revisions rename to revisions_away`);
  const failed = process
    .index()
    .finally(() => db.execute(sql`alter table revisions_away rename to catalogue_revisions`));
  await expect(failed).rejects.toThrow();
  await process.index();
  expect([process.isRead(), process.warnings()]).toEqual([true, 0]);
});

/** The same folder for a release with code by which requirements look otherwise, and which makes the same words. */
async function ofOtherCode(folder: string): Promise<string> {
  await changeFile(fileIn(folder), ({ about }) => ({ about: { ...about, shapes: "other code" } }));
  return ofAnotherRelease(folder);
}

const queries = ["nursing", "engneering texas", "memorial award", "came in the night"];

test("a file of other code is not used, but for its words, which what changed since does not have", async () => {
  await saveScholarships(db, [scholarship("Memorial of the past", { status: "closed" })], testNow);
  const folder = await ofOtherCode(await folderWithIndex("2026-11-10"));
  const [first, second, third] = await db.select({ id: scholarships.id }).from(scholarships).orderBy(scholarships.id);
  const change = (id: string | undefined, set: object) =>
    db
      .update(scholarships)
      .set(set)
      .where(eq(scholarships.id, id ?? ""));
  const newWord = `word${Date.now()}`;
  await change(first?.id, { title: `Nursing in ${newWord}` });
  await change(second?.id, { deadline: "2027-09-09", deadline_kind: "fixed" });
  await db.delete(scholarships).where(eq(scholarships.id, third?.id ?? ""));
  await db.update(scholarships).set({ status: "active" }).where(eq(scholarships.title, "Memorial of the past"));
  await saveScholarships(db, [scholarship("Came in the night", { gpa_requirement: 3.9 })], testNow);
  const process = started(folder);
  const index = await process.index();
  expect([process.isRead(), process.hasReadWords(), process.warnings()]).toEqual([false, true, 0]);
  const built = await started(null).index();
  expect(indexContents(index)).toStrictEqual(indexContents(built));
  for (const words of [newWord, ...queries]) expect(wordRanks(index, words)).toEqual(wordRanks(built, words));
  await store(process.deps);
  const next = started(folder);
  const again = await next.index();
  expect(next.isRead()).toBe(true);
  for (const words of queries) expect(wordRanks(again, words)).toEqual(wordRanks(built, words));
});

test.each([
  ["is damaged", 1, (path: string) => writeFileSync(path, readFileSync(path).fill(0, 1000, 1001))],
  [
    "makes other words",
    0,
    (path: string) => changeFile(path, ({ about }) => ({ about: { ...about, words: "other code" } })),
  ],
])("words are compiled where the file of other code %s", async (_, warnings, change) => {
  const folder = await ofOtherCode(await folderWithIndex());
  await change(fileIn(folder));
  const process = started(folder);
  const index = await process.index();
  expect([process.hasReadWords(), process.warnings()]).toEqual([false, warnings]);
  const built = await started(null).index();
  for (const words of queries) expect(wordRanks(index, words)).toEqual(wordRanks(built, words));
});

test("an index is built where the folder of stored ones cannot be read", async () => {
  const noFolder = join(newFolder(), "file");
  writeFileSync(noFolder, "");
  const [process, built] = [started(noFolder), started(null)];
  expect(indexContents(await process.index())).toStrictEqual(indexContents(await built.index()));
  expect(process.warnings()).toBeGreaterThan(0);
});

test("a file of another database is not used", async () => {
  const folder = await folderWithIndex();
  await db.execute(sql`delete from catalogue_revisions`); // a database that never had this revision
  const process = started(folder);
  await process.index();
  expect(process.isRead()).toBe(false);
});

/** Takes a backup of the catalog. Returns a function that restores it. */
async function backup(): Promise<() => Promise<void>> {
  const tables = ["scholarships", "scholarship_changes", "catalogue_state", "catalogue_revisions"];
  for (const table of tables)
    await db.execute(sql.raw(`drop table if exists backup_${table}; create table backup_${table} as table ${table}`));
  return () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`); // as a restore: without triggers
      for (const table of tables)
        await tx.execute(sql.raw(`delete from ${table}; insert into ${table} select * from backup_${table}`));
    });
}

/** Changes the first scholarship, and the closed one. */
async function payFirst(amount: number) {
  const first = sql`${scholarships.id} = (select min(id) from scholarships) or ${scholarships.title} = 'Over'`;
  await db.update(scholarships).set({ amount_max: amount }).where(first);
}

const revision = async () => (await catalogueRevision(db)).revision;

test("a file from after a backup is not used by the database that the backup gave, even at the same revision", async () => {
  const restore = await backup();
  await payFirst(5000);
  const folder = await folderWithIndex();
  const stored = await revision();
  await restore();
  await payFirst(6000);
  expect(await revision()).toBe(stored);
  const process = started(folder);
  const index = await process.index();
  expect(process.isRead()).toBe(false);
  expect(indexContents(index)).toStrictEqual(indexContents(await started(null).index()));
});

test.each([0, 1, 2, 300])(
  "a running process sees that a backup was restored, and %i changes since the backup",
  async (changes) => {
    const restore = await backup();
    const process = started(null);
    await payFirst(5000);
    await payFirst(5001);
    await process.index();
    await process.closed();
    await restore();
    for (let amount = 0; amount < Math.min(changes, 2); amount++) await payFirst(amount);
    if (changes > 2)
      await saveScholarships(
        db,
        Array.from({ length: changes }, (_, at) => scholarship(`Restored ${at}`)),
        testNow,
      );
    for (const read of ["index", "closed"] as const)
      expect(indexContents(await process[read]())).toStrictEqual(indexContents(await started(null)[read]()));
  },
);

test("an index of an older revision is stored, and follows at the next start", async () => {
  const folder = newFolder();
  const { deps, index } = started(folder);
  await index();
  await saveScholarships(db, [scholarship("Newer than the index")], testNow);
  await store(deps);
  const next = started(folder);
  expect(indexContents(await next.index())).toStrictEqual(indexContents(await started(null).index()));
  expect(next.isRead()).toBe(true);
});

test("a folder keeps two stored indexes at most, and no abandoned parts", async () => {
  const folder = await folderWithIndex();
  const own = readdirSync(folder)[0];
  for (const [at, name] of ["a.index", "b.index", "c.1.part", "d.2.part"].entries()) {
    writeFileSync(join(folder, name), "");
    if (name !== "d.2.part") utimesSync(join(folder, name), at + 1, at + 1);
  }
  await saveScholarships(db, [scholarship("One more")], testNow);
  const { deps, index } = started(folder);
  await index();
  await store(deps);
  expect(readdirSync(folder).sort()).toEqual([own, "b.index", "d.2.part"].sort());
});

test("two processes store into one folder at the same time, and a third reads it", async () => {
  const folder = newFolder();
  const processes = [started(folder), started(folder)];
  await Promise.all(processes.map(({ index }) => index()));
  await Promise.all(processes.map(({ deps }) => store(deps)));
  expect(readdirSync(folder)).toHaveLength(1);
  const third = started(folder);
  await third.index();
  expect(third.isRead()).toBe(true);
});

test("a process stores its index by itself, after the build and within about an hour of a change", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = newFolder();
  const { deps, index } = started(folder);
  onTestFinished(keepIndexStored(deps));
  const storedAt = () => statSync(fileIn(folder), { throwIfNoEntry: false })?.ino;
  await index();
  await db.update(scholarships).set({ title_key: "of a new check" }); // wakes nobody
  const storedFiles = () => {
    vi.advanceTimersByTime(10_000);
    return readdirSync(folder).filter((name) => name.endsWith(".index"));
  };
  await expect.poll(storedFiles).toHaveLength(1);
  const first = storedAt();
  await saveScholarships(db, [scholarship("Later")], testNow);
  await index();
  vi.advanceTimersByTime(3_620_000);
  await expect.poll(storedAt).not.toBe(first);
});

test("a process that was told to stop leaves the old file", async () => {
  const folder = newFolder();
  const { deps, index } = started(folder);
  await index();
  const current = catalogueInMemory(deps);
  await expect(current && storeIndex(deps, current, AbortSignal.abort())).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});
