import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { indexContents, resultsInOrder, rowsInOrder } from "#tests/support/index-contents.ts";
import { profiles, scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { scholarshipAsOf } from "../../../scholarships/days/next-deadline.ts";
import { titledRows } from "../../../search/found/titled-rows.ts";
import { rankRows } from "../../../search/order/rank-rows.ts";
import { readQuery } from "../../../search/query/read-query.ts";
import { standingOf } from "../../../search/search-catalogue.ts";
import { readingOf } from "../../../search/shown/reading-of.ts";
import { similarRows } from "../../../search/similar/similar-rows.ts";
import { readStudent } from "../../criteria/student.ts";
import { matchSorts } from "../../match-vocabulary.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import type { IndexedScholarship } from "../compiled-row.ts";
import { compileIndex } from "../index-builder.ts";
import { type ListPosition, pageOfMatches, placeOf } from "../results/result-pages.ts";
import { resultsFor } from "../results/student-results.ts";
import { inOneGo } from "../slices.ts";
import { rowsOfSponsor, sponsorNumber } from "../sponsor-number.ts";
import { changeIndex, compileRows, indexInOrder } from "./index-changes.ts";

const allIds = [..."abcdefghijklmnop"];
const titles = fc.constantFrom(
  "Oak award",
  "Chess club prize",
  "Nursing fund of Ohio",
  "Women in robotics",
  "An award",
);
const sponsors = fc.constantFrom("Oak Guild", "Chess Friends");
const amounts = fc.constantFrom(null, 500, 1000, 5000);
const days = fc.constantFrom(null, "2026-11-30", "2026-12-01", "2027-03-01");
const groups = fc.constantFrom<IndexedScholarship["groups"]>([], ["women"], ["hispanic"]);
const saved = fc
  .tuple(
    fc.oneof(scholarships, fc.constant(blankScholarship({}))),
    fc.constantFrom(...allIds),
    titles,
    sponsors,
    amounts,
    days,
    groups,
  )
  .map(([scholarship, id, title, provider_name, amount_max, deadline, own]): IndexedScholarship => {
    const created_at = new Date(Date.UTC(2026, 0, 1 + (amount_max ?? 0) / 500));
    return { ...scholarship, id, title, provider_name, amount_max, deadline, groups: own, created_at };
  });
const catalogue = (most: number) => fc.uniqueArray(saved, { selector: ({ id }) => id, maxLength: most, size: "max" });
const changes = fc.record({ saved: catalogue(2), removed: fc.subarray(allIds, { maxLength: 1 }) });
const queries = ["nursing in Ohio", "women over $600", "chess club prize", "not nursing", "from Ghana"];
const firstRows = { sort: "relevance", after: null, limit: 3 } as const;
const isOpen = (each: IndexedScholarship) => scholarshipAsOf(each, today).status === "active";

/** All that is asked of an index, with ids in place of rows. */
function answers(index: CatalogueIndex, profile: Parameters<typeof readStudent>[0], after: readonly ListPosition[]) {
  const results = resultsFor(index, readStudent(profile));
  const ids = (page: readonly { row: number; score: number }[]) =>
    page.map(({ row, score }) => [index.ids[row], score]);
  const places = [null, ...after.slice(0, 1)];
  const lists = matchSorts.map((sort) =>
    places.map((place) =>
      ids(pageOfMatches({ index, matches: results.matches }, { sort, after: place, limit: 2, weakBelow: 30 })),
    ),
  );
  const searches = queries.flatMap((words) =>
    (["relevance", "newest", "amount"] as const).flatMap((sort) =>
      [undefined, results].map((own) => {
        const search = { understood: readQuery(words, today), words, results: own };
        return places.map((place) => {
          const ranked = rankRows(index, search, { sort, after: place, limit: 3 });
          const standing = ranked.page.map(({ row }) => standingOf(ranked, row));
          const { found, fitting } = ranked;
          return [ids(ranked.page), standing, found, fitting, ranked.countStating(), readingOf(words, ranked, today)];
        });
      }),
    ),
  );
  return { contents: indexContents(index), results: resultsInOrder(index, results), lists, searches };
}

test("an index with changed rows behind the others answers as one that is built anew", () => {
  fc.assert(
    fc.property(
      profiles,
      catalogue(14),
      fc.array(changes, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(3, 1000),
      (profile, first, later, most) => {
        const list = new Map(first.filter(isOpen).map((each) => [each.id, each]));
        let index = compileIndex([...list.values()], today);
        const before = index;
        const contents = indexContents(before);
        const places = rowsInOrder(index).map((row) => placeOf(index, { row, score: 40 }));
        for (const { saved: some, removed } of later) {
          const changed = [...new Set([...some.map(({ id }) => id), ...removed])];
          const open = some.filter((each) => isOpen(each) && !removed.includes(each.id));
          for (const id of changed) list.delete(id);
          for (const each of open) list.set(each.id, each);
          // What searches remember follows the changes.
          for (const words of queries) rankRows(index, { understood: readQuery(words, today), words }, firstRows);
          index = inOneGo(changeIndex(index, { today, changed, open: compileRows(open, today) }, most));
        }
        const anew = compileIndex([...list.values()], today);
        const expected = answers(anew, profile, places);
        expect(answers(index, profile, places)).toEqual(expected);
        expect(indexContents(inOneGo(indexInOrder(index)))).toEqual(expected.contents);
        const similar = (of: CatalogueIndex) =>
          first.map((one) =>
            inOneGo(similarRows(of, one, { limit: 5 })).map(({ row, weight }) => [of.ids[row], weight]),
          );
        expect(similar(index)).toEqual(similar(anew));
        for (const name of ["Oak Guild", "Chess Friends"])
          expect(rowsOfSponsor(index, sponsorNumber(name))).toBe(rowsOfSponsor(anew, sponsorNumber(name)));
        expect(indexContents(before)).toEqual(contents);
      },
    ),
    { numRuns: 16 },
  );
});

test("a search finds nothing, and does not fail, where all rows of an index that it remembers are gone", () => {
  const [first, second] = ["n", "b"].map((id) => blankScholarship({ id, title: "Oak award" }));
  const search = { understood: readQuery("nursing in Ohio", today), words: "nursing in Ohio" };
  let index = compileIndex([first, second] as IndexedScholarship[], today);
  for (const changed of [["b"], ["n"], []]) {
    rankRows(index, search, firstRows);
    index = inOneGo(changeIndex(index, { today, changed, open: compileRows([], today) }, 1));
  }
  expect(rankRows(index, search, firstRows).page).toEqual([]);
});

test("of equal scores the sooner deadline comes first, whichever changed last", () => {
  const due = (id: string, day: number) =>
    blankScholarship({ id, title: "Chess club", deadline: `2026-12-0${day}`, deadline_kind: "fixed" });
  const before = compileIndex([due("a", 2), due("b", 3), due("c", 4), due("d", 5)], today);
  const open = compileRows([due("d", 1), due("e", 3), due("f", 9)], today);
  const index = inOneGo(changeIndex(before, { today, changed: ["d", "e", "f"], open }));
  expect(index.later.inOrder).toHaveLength(3);
  const { matches } = resultsFor(index, readStudent({}));
  for (const limit of [1, 2, 3, 5]) {
    const inOrder = [..."dabecf"].slice(0, limit);
    const wanted = { sort: "relevance", after: null, limit } as const;
    expect(pageOfMatches({ index, matches }, wanted).map(({ row }) => index.ids[row])).toEqual(inOrder);
    const search = { understood: readQuery("chess club", today), words: "chess club" };
    expect(rankRows(index, search, wanted).page.map(({ row }) => index.ids[row])).toEqual(inOrder);
  }
});

test("what is gone counts neither among similar scholarships nor among those of one title", () => {
  const named = (id: string, title: string) => blankScholarship({ id, title, field_of_study: ["Nursing"] });
  const others = Array.from({ length: 100 }, (_, at) => blankScholarship({ id: `other ${at}`, title: `Other ${at}` }));
  const list = [..."abcd"].map((id) => named(id, "Oak award"));
  const open = compileRows([named("c", "Elm prize")], today);
  const [index, inOrder] = [1000, 0].map((most) =>
    inOneGo(changeIndex(compileIndex([...list, ...others], today), { today, changed: ["c", "d"], open }, most)),
  ) as [CatalogueIndex, CatalogueIndex];
  const similar = (of: CatalogueIndex) =>
    inOneGo(similarRows(of, named("x", "Ash"), { limit: 9 })).map(({ row, weight }) => [of.ids[row], weight]);
  expect(similar(index)).toHaveLength(3);
  expect(similar(index)).toEqual(similar(inOrder));
  expect(titledRows(index, "Oak award").map((row) => index.ids[row])).toEqual(["a", "b"]);
});
