import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import type { MatchPage } from "#domain/matches/match-list.ts";
import { indexContents } from "#tests/support/index-contents.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import {
  changeFile,
  fileIn,
  folderWithIndexOf,
  ofAnotherRelease,
  type StartedProcess,
  startedProcess,
  store,
} from "#tests/support/stored-indexes.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { saveScholarships } from "../saving/save-scholarships.ts";
import { generatedCatalogue } from "../starter/generated-catalogue.ts";
import { catalogueInMemory, refreshCatalogue } from "./compiled-catalogue.ts";

const app = await testApp();
const { db } = app;

beforeAll(async () => {
  await saveScholarships(
    db,
    [...generatedCatalogue(60, testNow), scholarship("For the best", { gpa_requirement: 3.9 })],
    testNow,
  );
});

const started = (folder: string | null) => startedProcess(app, folder);
const folderOfEarlierRelease = async () => ofAnotherRelease(await folderWithIndexOf(app));
const hasOwn = ({ deps }: StartedProcess) => catalogueInMemory(deps)?.index.isOfEarlierCode === false;

test("the index of an earlier release serves, up to date, until this one has its own", async () => {
  const folder = await folderOfEarlierRelease();
  await saveScholarships(db, [scholarship("Came since", { gpa_requirement: 3.8 })], testNow);
  const [process, built] = [started(folder), await started(null).index()];
  const earlier = await process.index();
  expect([earlier.isOfEarlierCode, process.warnings()]).toEqual([true, 0]);
  expect(indexContents(earlier)).toStrictEqual(indexContents(built));
  await store(process.deps);
  expect(readdirSync(folder)).toEqual([`${"0".repeat(64)}.index`]); // it is not stored as one of this release
  await expect.poll(() => hasOwn(process)).toBe(true);
  expect(indexContents(await process.index())).toStrictEqual(indexContents(built));
  await store(process.deps);
  expect(readdirSync(folder)).toHaveLength(2);
});

test("what is shown of a scholarship follows the rules of this release, also in an index of an earlier one", async () => {
  const folder = await folderOfEarlierRelease();
  // As if the earlier release did not read any GPA.
  await changeFile(fileIn(folder), ({ parts }) => ({
    parts: new Map([
      ...parts,
      ["gpa values", [null]],
      ["gpa numbers", new Uint16Array((parts.get("ids") as string[]).length)],
    ]),
  }));
  const { cookie } = await makeStudent(app, { profile: { academic_level: "undergraduate", gpa: 2 } });
  const process = started(folder);
  const listed = async () => {
    const page: MatchPage = await (await process.call("/api/matches?limit=100", { cookie })).json();
    return page.items.find(({ scholarship }) => scholarship.title === "For the best")?.eligibility;
  };
  expect(await listed()).toBe("ineligible");
  await expect.poll(() => hasOwn(process)).toBe(true);
  expect(await listed()).toBeUndefined(); // who is ruled out does not see it
});

test("a damaged file of an earlier release does not serve, and stays, as it may be of a release that runs beside", async () => {
  const folder = await folderOfEarlierRelease();
  writeFileSync(fileIn(folder), readFileSync(fileIn(folder)).fill(0, 1000, 1001));
  const process = started(folder);
  expect([(await process.index()).isOfEarlierCode, process.warnings() > 0]).toEqual([false, true]);
  expect(readdirSync(folder)).toHaveLength(1);
});

test("an index whose requirements look otherwise does not serve", async () => {
  const folder = await folderOfEarlierRelease();
  await changeFile(fileIn(folder), ({ about }) => ({ about: { ...about, shapes: "other code" } }));
  const process = started(folder);
  expect([(await process.index()).isOfEarlierCode, process.isRead()]).toEqual([false, false]);
});

test("where the index of this release cannot be built, the next read tries again", async () => {
  const process = started(await folderOfEarlierRelease());
  const away = vi.spyOn(process.deps.db, "transaction").mockRejectedValueOnce(new Error("The database is away."));
  await refreshCatalogue(process.deps);
  expect([away.mock.calls.length, process.warnings(), hasOwn(process)]).toEqual([1, 1, false]);
  await refreshCatalogue(process.deps);
  expect([process.warnings(), hasOwn(process)]).toEqual([1, true]);
});
