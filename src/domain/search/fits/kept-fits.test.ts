import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { type CatalogueIndex, rowOf } from "../../matches/catalogue/catalogue-index.ts";
import { changeIndex, compileRows } from "../../matches/catalogue/changes/index-changes.ts";
import type { IndexedScholarship } from "../../matches/catalogue/compiled-row.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { isGone } from "../../matches/catalogue/row-order.ts";
import { inOneGo } from "../../matches/catalogue/slices.ts";
import { readQuery } from "../query/read-query.ts";
import { constraintFits } from "./constraint-fits.ts";
import { fitOfRow } from "./row-fits.ts";
import { hasRow } from "./row-set.ts";
import { meantRows, metRows, missingRows, statingRows, unclearRows } from "./rows-by-fit.ts";

const queries = [
  "nursing or history student in Texas with a 3.2 gpa",
  "college junior, 22 years old, full-time, over $500, due after 2026-12-01",
  "deaf high school senior from Ohio, no gpa, no essay",
  "my dad is a firefighter, we need aid, catholic women at Rice University",
  "veteran with DACA, master's degree in engineering, renewable, under $2,000",
  "undocumented student from Ghana who wants to study in Japan, due before 2027-02-01",
].map((words) => readQuery(words, today).constraints);
const ids = [..."abcdefghijkl"];
const described = fc.constantFrom<Partial<IndexedScholarship>>(
  { title: "Deaf nurses of Ohio", description: "For deaf students. Not for the blind." },
  { title: "Children of firefighters", description: "For a master's degree.", academic_level: ["bachelor"] },
  { title: "Catholic women", deadline: "2027-01-15", essay_required: true },
  { title: "Women in construction", amount_max: 5000, groups: ["women"] },
);
const listed = fc
  .tuple(fc.oneof(scholarships, fc.constant(blankScholarship({}))), described, fc.constantFrom(...ids))
  .map(([one, more, id]): IndexedScholarship => ({ ...one, ...more, id, status: "active" }));
const catalogue = (most: number) => fc.uniqueArray(listed, { selector: ({ id }) => id, maxLength: most, size: "max" });
const changes = fc.record({ saved: catalogue(2), removed: fc.subarray(ids, { maxLength: 2 }) });

const sets = { meantRows, missingRows, statingRows, metRows, unclearRows };

/** How each scholarship stands to all that the queries say, and in which sets it is; how many are in some set and gone. */
function standings(index: CatalogueIndex) {
  const units = queries.flatMap((constraints) => constraintFits(index, constraints));
  const isGoneIn = (row: number) =>
    isGone(index, row) && units.some(({ fits }) => Object.values(sets).some((rows) => hasRow(rows(fits, index), row)));
  const gone = Array.from({ length: index.rows }, (_, row) => row).filter(isGoneIn).length;
  const stated = ids.map((id) => {
    const row = rowOf(index, id);
    if (row === null) return null;
    return units.map(({ slot, fits }) => {
      const of = Object.entries(sets).filter(([, rows]) => hasRow(rows(fits, index), row));
      return [slot, fitOfRow(fits, row), ...of.map(([name]) => name)].join(" ");
    });
  });
  return { gone, stated };
}

test("fits that are kept over changes are those of an index that is built anew", () => {
  fc.assert(
    fc.property(
      catalogue(12),
      fc.array(changes, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(3, 1000),
      (first, later, most) => {
        const list = new Map(first.map((each) => [each.id, each]));
        let index = compileIndex(first, today);
        const before = index;
        const expected = standings(before);
        for (const { saved, removed } of later) {
          const open = saved.filter(({ id }) => !removed.includes(id));
          for (const id of removed) list.delete(id);
          for (const each of open) list.set(each.id, each);
          const changed = [...open.map(({ id }) => id), ...removed];
          index = inOneGo(changeIndex(index, { today, changed, open: compileRows(open, today) }, most));
          expect(standings(index)).toEqual(standings(compileIndex([...list.values()], today)));
        }
        // Who still reads the older one gets its own.
        expect(standings(before)).toEqual(expected);
      },
    ),
    { numRuns: 12 },
  );
});
