import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { indexContents, resultsInOrder, rowsInOrder } from "#tests/support/index-contents.ts";
import { profiles, scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { wordRanks } from "../../search/order/word-ranks.ts";
import { mergeText } from "../../search/text/text-changes.ts";
import { readStudent } from "../criteria/student.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { changeIndex, compileRows, indexInOrder } from "./changes/index-changes.ts";
import type { IndexedScholarship } from "./compiled-row.ts";
import { compileIndex } from "./index-builder.ts";
import { indexOfParts, indexParts } from "./index-parts.ts";
import { resultsFor } from "./results/student-results.ts";
import { inOneGo } from "./slices.ts";

/** The index after it was in a file. */
function stored(index: CatalogueIndex): CatalogueIndex {
  const inOrder = inOneGo(indexInOrder(index));
  const text = inOneGo(mergeText(inOrder.text));
  const parts = [...indexParts({ ...inOrder, text })].map(({ name, content }): [string, typeof content] => [
    name,
    Array.isArray(content) ? JSON.parse(JSON.stringify(content)) : content.slice(),
  ]);
  return inOneGo(indexOfParts(new Map(parts), index.today));
}

const words = fc.constantFrom("nursing", "nurse robotics", "chess club", "oak memorial", "são 4h");
const catalogues = fc.uniqueArray(
  fc
    .tuple(scholarships, fc.constantFrom(..."abcdefgh"), words, words)
    .map(([scholarship, id, title, description]) => ({ ...scholarship, id, title, description })),
  { selector: ({ id }) => id },
);

const changed = (index: CatalogueIndex, before: readonly IndexedScholarship[], now: readonly IndexedScholarship[]) =>
  inOneGo(
    changeIndex(index, {
      today,
      changed: [...new Set([...before, ...now].map(({ id }) => id))],
      open: compileRows(now, today),
    }),
  );

test("an index that was stored equals the built one, before and after changes", () => {
  const property = fc.property(catalogues, catalogues, catalogues, profiles, (first, second, third, profile) => {
    const student = readStudent(profile);
    const expectSame = (index: CatalogueIndex, list: readonly IndexedScholarship[]) => {
      const built = compileIndex(list, today);
      expect(indexContents(index)).toStrictEqual(indexContents(built));
      expect(resultsInOrder(index, resultsFor(index, student))).toEqual(resultsFor(built, student));
      for (const q of ["nurses", "chess oak", "robtics"]) {
        const ranks = wordRanks(index, q);
        expect(rowsInOrder(index).map((row) => ranks[row])).toEqual([...wordRanks(built, q)]);
      }
    };
    const open = (list: typeof first) => list.filter(({ status }) => status === "active");
    const read = stored(compileIndex(open(first), today));
    expectSame(read, open(first));
    const followed = changed(read, first, open(second));
    expectSame(followed, open(second));
    expectSame(changed(stored(followed), second, open(third)), open(third));
  });
  fc.assert(property, { numRuns: 30 });
});

test("values that no row has any more are not stored", () => {
  const of = (gpa: number) => [blankScholarship({ id: "a", title: `Title ${gpa}x`, gpa_requirement: gpa })];
  let index = compileIndex(of(1), today);
  for (const gpa of [2, 3, 4]) index = changed(index, of(1), of(gpa));
  const gpas = ({ columns }: CatalogueIndex) => columns.find(({ values }) => values.includes(4))?.values;
  expect([gpas(index)?.length, gpas(stored(index))]).toEqual([4, [4]]);
  expect(stored(index).text.postings.terms.numberOf("3x")).toBe(-1);
});

test("a scholarship that could not be read stays listed, and its error is named", () => {
  const index = compileIndex([blankScholarship({ id: "a", demands: null as unknown as [] })], today);
  expect(stored(index).unreadable).toEqual([{ id: "a", error: expect.stringMatching(/TypeError/) }]);
});
