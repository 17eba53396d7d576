import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { indexContents } from "#tests/support/index-contents.ts";
import { folderWithIndexOf, newFolder, ofAnotherRelease, startedProcess } from "#tests/support/stored-indexes.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { saveScholarships } from "../saving/save-scholarships.ts";
import { generatedCatalogue } from "../starter/generated-catalogue.ts";
import { madeElsewhere } from "./made-elsewhere.ts";

const app = await testApp();
const today = "2026-11-18";
const many = { scholarships: 10_000, today };
const { signal } = new AbortController();

test("another process makes the index of this release, which is the one that is built here", async () => {
  await saveScholarships(app.db, [...generatedCatalogue(30, testNow)], testNow);
  const built = await startedProcess(app, null).index();
  const folder = ofAnotherRelease(await folderWithIndexOf(app));
  expect(await madeElsewhere(startedProcess(app, folder).deps, many, signal)).toBe(true);
  expect(readdirSync(folder)).toHaveLength(2);
  const process = startedProcess(app, folder);
  const made = await process.index();
  expect([process.isRead(), made.isOfEarlierCode, process.warnings()]).toEqual([true, false, 0]);
  expect(indexContents(made)).toStrictEqual(indexContents(built));
});

test("what the other process cannot do is logged and left to this one", async () => {
  const { deps, warnings } = startedProcess(app, newFolder());
  const pool = { options: { connectionString: "postgres://127.0.0.1:1/away" } } as typeof deps.pool; // all that it needs
  expect([await madeElsewhere({ ...deps, pool }, many, signal), warnings()]).toEqual([false, 1]);
});

test("nothing is made elsewhere of few scholarships, and when this process ends, the other one does", async () => {
  const { deps, warnings } = startedProcess(app, newFolder());
  expect(await madeElsewhere(deps, { scholarships: 9_999, today }, signal)).toBe(false);
  const stopping = new AbortController();
  const making = madeElsewhere(deps, many, stopping.signal);
  stopping.abort();
  await expect(making).rejects.toThrow("aborted");
  expect(warnings()).toBe(0);
});
