import fc from "fast-check";
import { expect, test } from "vitest";
import { type CatalogueIndex, requirementsOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { indexOfParts, indexParts } from "#domain/matches/catalogue/index-parts.ts";
import { isOneCheck, packedRow, packedScore, packedSection } from "#domain/matches/catalogue/results/packed-results.ts";
import { sectionNumber } from "#domain/matches/catalogue/results/result-sums.ts";
import { resultsFor } from "#domain/matches/catalogue/results/student-results.ts";
import { inOneGo } from "#domain/matches/catalogue/slices.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { summarize } from "#domain/matches/criteria-summary.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { loadStarterCatalogue } from "#server/scholarships/starter/load-starter-catalogue.ts";
import { everyScholarship } from "#server/scholarships/store.ts";
import { profiles } from "#tests/support/match-samples.ts";
import { testApp } from "#tests/support/test-app.ts";

const { db, deps } = await testApp();
const today = "2026-11-18";

test("for the starter catalog the index gives every scholarship the score, section and single check of scoring it alone", async () => {
  await loadStarterCatalogue(deps);
  const open = new Map<string, Scholarship>();
  for await (const each of everyScholarship(db, today)) if (each.status === "active") open.set(each.id, each);
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
