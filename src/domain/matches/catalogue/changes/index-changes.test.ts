import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { indexContents } from "#tests/support/index-contents.ts";
import { scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { scholarshipAsOf } from "../../../scholarships/days/next-deadline.ts";
import { type CatalogueIndex, rowOf } from "../catalogue-index.ts";
import type { IndexedScholarship } from "../compiled-row.ts";
import { compileIndex, indexOfSome } from "../index-builder.ts";
import { inOneGo } from "../slices.ts";
import { changeIndex as changeCompiled, compileRows } from "./index-changes.ts";

const isOpen = (scholarship: IndexedScholarship, day: string) => scholarshipAsOf(scholarship, day).status === "active";
const openOn = (list: readonly IndexedScholarship[], day: string) => list.filter((each) => isOpen(each, day));

type Changes = { today: string; changed: readonly string[]; open: readonly IndexedScholarship[] };
const changeIndex = (index: CatalogueIndex, { open, ...changes }: Changes, most?: number) =>
  inOneGo(changeCompiled(index, { ...changes, open: compileRows(open, changes.today) }, most));
/** How many rows may be gone or stand behind the others before all are put in order. */
const mostApart = fc.constantFrom(0, 5, 1000);

const fewIds = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h");
const yearly = fc.constantFrom({}, { deadline_kind: "yearly" as const, deadline_yearly: "11-22" });
const scholarshipsOfFewIds = fc.tuple(scholarships, fewIds, yearly).map(([scholarship, id, deadline]) => ({
  ...scholarship,
  ...deadline,
  id,
}));
const catalogues = fc.uniqueArray(scholarshipsOfFewIds, { selector: ({ id }) => id });

test("an index after changes equals one that is compiled from the changed catalog", () => {
  fc.assert(
    fc.property(catalogues, fc.array(catalogues, { maxLength: 4 }), mostApart, (first, later, most) => {
      let list = first;
      let index = compileIndex(openOn(list, today), today);
      for (const next of later) {
        const changed = [...new Set([...list, ...next].map(({ id }) => id))];
        list = next;
        index = changeIndex(index, { today, changed, open: openOn(list, today) }, most);
        expect(indexContents(index)).toEqual(indexContents(compileIndex(openOn(list, today), today)));
      }
    }),
    { numRuns: 70 },
  );
});

test("an index of some scholarships equals one that is compiled from them", () => {
  fc.assert(
    fc.property(catalogues, fc.uniqueArray(fewIds), fc.uniqueArray(fewIds), (list, wanted, unknown) => {
      const some = list.filter(({ id }) => wanted.includes(id));
      const index = compileIndex(list, today);
      const [others, known] = [true, false].map((is) => some.filter(({ id }) => unknown.includes(id) === is));
      const rows = known?.flatMap(({ id }) => rowOf(index, id) ?? []) ?? [];
      expect(indexContents(indexOfSome(index, rows, others ?? []))).toEqual(indexContents(compileIndex(some, today)));
    }),
    { numRuns: 70 },
  );
});

test("an index of the next day needs only the scholarships whose deadline or state differs", () => {
  fc.assert(
    fc.property(catalogues, fc.constantFrom("2026-11-22", "2026-11-23", "2027-03-01"), (list, day) => {
      const asOf = (each: IndexedScholarship, when: string) => {
        const { deadline, status } = scholarshipAsOf(each, when);
        return `${deadline} ${status}`;
      };
      const changed = list.filter((each) => asOf(each, today) !== asOf(each, day));
      const before = compileIndex(openOn(list, today), today);
      const changes = { today: day, changed: changed.map(({ id }) => id), open: openOn(changed, day) };
      expect(indexContents(changeIndex(before, changes))).toEqual(indexContents(compileIndex(openOn(list, day), day)));
    }),
    { numRuns: 70 },
  );
});

test("the old index stays as it is, and may be changed in another way", () => {
  const of = (...grades: number[]) =>
    grades.map((gpa_requirement) => blankScholarship({ id: `${gpa_requirement}`, gpa_requirement }));
  const before = compileIndex(of(3), today);
  const seen = indexContents(before);
  const changed = (...grades: number[]) =>
    changeIndex(before, { today, changed: grades.map(String), open: of(...grades) });
  const later = [changed(2), changed(1, 4)];
  expect(indexContents(before)).toEqual(seen);
  expect(later.map(indexContents)).toEqual(
    [of(2, 3), of(1, 3, 4)].map((all) => indexContents(compileIndex(all, today))),
  );
});

test("a scholarship that became unreadable leaves the index, and returns once it can be read", () => {
  const readable = blankScholarship({ id: "a" });
  const unreadable = { ...readable, demands: null as unknown as [] };
  const before = compileIndex([readable], today);
  const without = changeIndex(before, { today, changed: ["a"], open: [unreadable] });
  expect([without.count, without.unreadable.map(({ id }) => id)]).toEqual([0, ["a"]]);
  const after = changeIndex(without, { today, changed: ["a"], open: [readable] });
  expect([after.count, after.unreadable]).toEqual([1, []]);
});

test("a column holds more different values than 16 bits can number", () => {
  const count = 65_530;
  const before = compileIndex([blankScholarship({ id: "a", gpa_requirement: 3 })], today);
  const gpa = before.columns.find(({ values }) => values.includes(3));
  for (let i = 0; i < count; i++) gpa?.numberOf.set(String(gpa.values.push(100 + i)), gpa.values.length - 1);
  const open = Array.from({ length: 10 }, (_, i) => blankScholarship({ id: `b${i}`, gpa_requirement: i / 10 + 1 }));
  const after = changeIndex(before, { today, changed: open.map(({ id }) => id), open });
  const column = after.columns.find(({ values }) => values === gpa?.values);
  const found = after.ids.map((_, row) => column?.values[column.numbers[row] as number]);
  expect(found).toEqual([3, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9]);
});
