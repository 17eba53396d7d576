import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type CatalogueIndex, requirementsOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { indexOfParts, indexParts } from "#domain/matches/catalogue/index-parts.ts";
import { isOneCheck, packedRow, packedScore, packedSection } from "#domain/matches/catalogue/results/packed-results.ts";
import { sectionNumber } from "#domain/matches/catalogue/results/result-sums.ts";
import { resultsFor } from "#domain/matches/catalogue/results/student-results.ts";
import { inOneGo } from "#domain/matches/catalogue/slices.ts";
import { criteria } from "#domain/matches/criteria/criteria.ts";
import type { Criterion } from "#domain/matches/criteria/criterion.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { summarize } from "#domain/matches/criteria-summary.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { loadStarterCatalogue, readLines } from "#server/scholarships/starter/load-starter-catalogue.ts";
import { everyScholarship } from "#server/scholarships/store.ts";
import { profiles } from "#tests/support/match-samples.ts";
import { testApp } from "#tests/support/test-app.ts";

const { db, deps } = await testApp();
const today = "2026-11-18";

/** The starter catalog as it is stored. Reading it takes seconds, so all tests that need it read stand in this file. */
const stored: Scholarship[] = [];

beforeAll(async () => {
  await loadStarterCatalogue(deps);
  for await (const each of everyScholarship(db, today)) stored.push(each);
});

test("for the starter catalog the index gives every scholarship the score, section and single check of scoring it alone", async () => {
  const open = new Map(stored.flatMap((each) => (each.status === "active" ? [[each.id, each]] : [])));
  const index = await compiledCatalogue(deps, today);
  expect(new Set(index.ids)).toEqual(new Set(open.keys()));
  const property = fc.property(profiles, (profile) => {
    const student = readStudent(profile);
    const { matches } = resultsFor(index, student, { withRuledOut: true });
    const differing = index.ids.filter((id, row) => {
      const { match_score, section, factors } = scoreMatch(student, open.get(id) as Scholarship, today);
      const number = section === null ? 0 : sectionNumber(section);
      const match = matches[row] as number;
      if (isOneCheck(match) !== (section === "check" && summarize(factors).left === 1)) return true;
      return packedRow(match) !== row || match_score !== packedScore(match) || number !== packedSection(match);
    });
    expect(differing).toEqual([]);
  });
  fc.assert(property, { numRuns: 5 });
});

test("for the starter catalog an index that was stored holds what the built one holds", async () => {
  const index = await compiledCatalogue(deps, today);
  const inFile = [...indexParts(index)].map(({ name, content }): [string, typeof content] => [
    name,
    Array.isArray(content) ? JSON.parse(JSON.stringify(content)) : content,
  ]);
  const read = inOneGo(indexOfParts(new Map(inFile), today));
  const requirements = (of: CatalogueIndex) => of.ids.map((_, row) => requirementsOf(of, row));
  expect(requirements(read)).toStrictEqual(requirements(index));
  for (const profile of fc.sample(profiles, 4)) {
    const student = readStudent(profile);
    expect(resultsFor(read, student)).toEqual(resultsFor(index, student));
  }
});

test("who saves one answer after the other is compared with the conditions as if no comparison were kept", async () => {
  const { columns } = await compiledCatalogue(deps, today);
  const at = criteria.findIndex(({ key }) => key === "other");
  const { inBulk, compare } = criteria[at] as Criterion<unknown>;
  const values = columns[at]?.values ?? [];
  const property = fc.property(profiles, profiles, (profile, other) => {
    const saved: ProfileChanges = { ...profile };
    for (const [field, answer] of Object.entries(other)) {
      Object.assign(saved, { [field]: answer });
      const student = readStudent({ ...saved });
      const kept = inBulk?.(values)(student, today);
      const differing = values.filter(
        (required, number) => required !== null && kept?.(number) !== compare(student, required, today),
      );
      expect(differing, field).toEqual([]);
    }
  });
  fc.assert(property, { numRuns: 4 });
});

const checksOf = ({ demands }: Scholarship) =>
  demands.flatMap((demand) => (demand.about === "check" ? [demand.kind] : []));

/** The titles of the stored scholarships for which this is true. */
const where = (isWrong: (each: Scholarship) => boolean) => stored.filter(isWrong).map(({ title }) => title);

test("the words of the requirements leave out no level that a line states", async () => {
  const keyOf = ({ title, provider_name, application_url }: Partial<Scholarship>) =>
    [title, provider_name, application_url].join("\n");
  const lines = (await readLines()).map(({ text }): Partial<Scholarship> => JSON.parse(text));
  const statedBy = new Map(lines.map((line) => [keyOf(line), line.academic_level ?? []]));
  expect(stored.filter((each) => statedBy.has(keyOf(each)))).toHaveLength(lines.length);
  expect(
    where((each) => (statedBy.get(keyOf(each)) ?? []).some((level) => !each.academic_level.includes(level))),
  ).toEqual([]);
});

test("a listing of a college's portal never states all of its requirements", () => {
  const isPortal = ({ source_name }: Scholarship) => source_name?.startsWith("AcademicWorks");
  expect(where((each) => isPortal(each) === true && !checksOf(each).includes("not_stated"))).toEqual([]);
  expect(where((each) => isPortal(each) === true).length).toBeGreaterThan(0);
});

test.each([
  "ASCAP Foundation Morton Gould Young Composer Awards",
  "Critical Language Scholarship",
  "ICCR Scholarships",
  "NCWIT Award for Aspirations in Computing",
  "Regeneron Science Talent Search",
  "Swift Student Challenge",
])("whom the description of %s names is also a requirement", (title) => {
  expect(stored.filter((each) => each.title === title).map((each) => checksOf(each).length > 0)).toEqual([true]);
});
