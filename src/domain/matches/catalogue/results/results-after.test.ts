import fc from "fast-check";
import { expect, test } from "vitest";
import { resultsInOrder } from "#tests/support/index-contents.ts";
import { profiles, scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { scholarshipAsOf } from "../../../scholarships/days/next-deadline.ts";
import { readStudent } from "../../criteria/student.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { changeIndex, compileRows } from "../changes/index-changes.ts";
import { stepsBetween } from "../changes/index-step.ts";
import type { IndexedScholarship } from "../compiled-row.ts";
import { compileIndex } from "../index-builder.ts";
import { inOneGo } from "../slices.ts";
import { resultsAfter } from "./results-after.ts";
import { resultsFor } from "./student-results.ts";

const ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
const catalogues = fc.uniqueArray(
  fc.tuple(scholarships, fc.constantFrom(...ids)).map(([scholarship, id]) => ({ ...scholarship, id })),
  { selector: ({ id }) => id },
);
/** Scholarships that are added or changed, and ids that are removed. */
const changes = fc.record({ saved: catalogues, removed: fc.subarray(ids, { maxLength: 3 }), isRead: fc.boolean() });

/** How many rows may be gone or stand behind the others before all are put in order. */
const mostApart = fc.constantFrom(0, 5, 1000);

const openIn = (catalogue: Iterable<IndexedScholarship>) =>
  [...catalogue].filter((each) => scholarshipAsOf(each, today).status === "active");

type Ways = { day?: string; most?: number };
function change(
  index: CatalogueIndex,
  changed: readonly string[],
  saved: readonly IndexedScholarship[],
  { day = today, most }: Ways = {},
) {
  return inOneGo(changeIndex(index, { today: day, changed, open: compileRows(openIn(saved), day) }, most));
}

test("results that follow changes are those of the changed catalog", () => {
  fc.assert(
    fc.property(profiles, catalogues, fc.array(changes, { maxLength: 6 }), mostApart, (profile, first, later, most) => {
      const student = readStudent(profile);
      const catalogue = new Map(first.map((each) => [each.id, each]));
      let index = compileIndex(openIn(first), today);
      let known = { step: index.step, results: resultsFor(index, student) };
      for (const [at, { saved, removed, isRead }] of later.entries()) {
        for (const each of saved) catalogue.set(each.id, each);
        for (const id of removed) catalogue.delete(id);
        const left = saved.filter(({ id }) => catalogue.has(id));
        index = change(index, [...new Set([...saved.map(({ id }) => id), ...removed])], left, { most });
        // Not every change is followed by a read, so that results are some changes behind.
        if (!isRead && at < later.length - 1) continue;
        const steps = stepsBetween(known.step, index.step) ?? [];
        known = { step: index.step, results: resultsAfter(steps, known.results, index, student) };
        const anew = resultsFor(compileIndex(openIn(catalogue.values()), today), student);
        expect(resultsInOrder(index, known.results)).toEqual(anew);
      }
    }),
    { numRuns: 120 },
  );
});

test("results do not follow to another day, another build, or over many changes", () => {
  fc.assert(
    fc.property(scholarships, (scholarship) => {
      const built = compileIndex([scholarship], today);
      const { id } = scholarship;
      const next = change(built, [id], [scholarship]);
      expect(stepsBetween(built.step, next.step)).toHaveLength(1);
      expect(stepsBetween(built.step, change(next, [id], [scholarship], { day: "2026-11-30" }).step)).toBeNull();
      expect(stepsBetween(built.step, compileIndex([scholarship], today).step)).toBeNull();
      let index = built;
      for (let i = 0; i < 31; i++) index = change(index, [id], [scholarship]);
      expect(stepsBetween(built.step, index.step)).toBeNull();
      expect(stepsBetween(next.step, next.step)).toEqual([]);
    }),
    { numRuns: 3 },
  );
});
