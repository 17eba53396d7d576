import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { Deps } from "#server/deps.ts";
import { testDatabase } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { scholarships } from "../table.ts";
import { loadStarterCatalogue } from "./load-starter-catalogue.ts";

const { db } = await testDatabase();

const wanting = (choice: Deps["env"]["CATALOGUE"]) => ({
  db,
  log: pino({ level: "silent" }),
  clock: () => new Date("2026-11-21T10:00:00Z"),
  env: { CATALOGUE: choice } as Deps["env"], // the loader reads no other setting
});

const folders = temporaryFolder("catalogue");

async function folderWith(...lines: object[]): Promise<URL> {
  const folder = await mkdtemp(join(folders, "some-"));
  await writeFile(join(folder, "some.jsonl"), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return pathToFileURL(`${folder}/`);
}

const line = {
  title: "Smith Scholarship",
  provider_name: "Smith Foundation",
  gpa_requirement: 3,
  application_url: "https://smith.example/apply",
  source_name: "hand",
  source_url: "https://smith.example",
  last_checked: "2026-11-01",
};

test("a starter file is loaded once, and again when it changes, with the same ids", async () => {
  await db.delete(scholarships);
  const first = await folderWith(line, {
    ...line,
    title: "Jones Grant",
    application_url: "https://jones.example",
    last_checked: null,
  });
  expect(await loadStarterCatalogue(wanting({ kind: "starter" }), first)).toBe(2);
  expect(await loadStarterCatalogue(wanting({ kind: "starter" }), first)).toBeNull();
  const before = await db.select().from(scholarships);
  expect(before.map((row) => row.validation_status).toSorted()).toEqual(["not_checked", "verified"]);

  const changed = await folderWith({ ...line, gpa_requirement: 3.5 });
  expect(await loadStarterCatalogue(wanting({ kind: "starter" }), changed)).toBe(0);
  const after = await db.select().from(scholarships);
  expect(after.map((row) => row.id).toSorted()).toEqual(before.map((row) => row.id).toSorted());
  expect(after.find((row) => row.title === "Smith Scholarship")?.gpa_requirement).toBe(3.5);
});

test("two simultaneous first starts load the catalog only once", async () => {
  await db.delete(scholarships);
  const folder = await folderWith({ ...line, title: "Only Award" });
  const loaded = await Promise.all([1, 2, 3].map(() => loadStarterCatalogue(wanting({ kind: "starter" }), folder)));
  expect(loaded.toSorted()).toEqual([1, null, null]);
});

test("a line that is not a scholarship is refused with its file and line number, and nothing is stored", async () => {
  await db.delete(scholarships);
  const folder = await folderWith({ ...line, title: "Good Award" }, { ...line, deadline: "soon" });
  await expect(loadStarterCatalogue(wanting({ kind: "starter" }), folder)).rejects.toThrow(/some\.jsonl:2.*deadline/s);
  expect(await db.select().from(scholarships)).toEqual([]);
});

test("generated rows are the same every time", async () => {
  await db.delete(scholarships);
  expect(await loadStarterCatalogue(wanting({ kind: "generated", rows: 300 }))).toBe(300);
  const once = await db.select().from(scholarships).orderBy(scholarships.id);
  await db.delete(scholarships);
  await loadStarterCatalogue(wanting({ kind: "none" }));
  await loadStarterCatalogue(wanting({ kind: "generated", rows: 301 }));
  const again = await db.select().from(scholarships).orderBy(scholarships.id);
  expect(again).toHaveLength(301);
  expect(again).toEqual(expect.arrayContaining(once));
});

test("a starter file that is loaded after a round has passed brings the next one that its words name", async () => {
  await db.delete(scholarships);
  const rounds = { deadline_kind: "yearly", deadline_yearly: "10-15", deadline_text: "October 15 and March 15" };
  await loadStarterCatalogue(wanting({ kind: "starter" }), await folderWith({ ...line, ...rounds }));
  const [row] = await db.select().from(scholarships);
  expect(row?.deadline_yearly).toBe("03-15");
});
