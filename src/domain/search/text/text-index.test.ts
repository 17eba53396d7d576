import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { rowsInOrder } from "#tests/support/index-contents.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { changeIndex, compileRows, indexInOrder } from "../../matches/catalogue/changes/index-changes.ts";
import type { IndexedScholarship } from "../../matches/catalogue/compiled-row.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { inOneGo } from "../../matches/catalogue/slices.ts";
import { TermTable } from "../../words/term-table.ts";
import { wordRanks } from "../order/word-ranks.ts";
import { wantedTexts } from "../wanted/wanted-texts.ts";
import { conceptsOf } from "./concepts.ts";
import { documentTerms } from "./document-terms.ts";
import { initialsOf } from "./initials.ts";
import { mergeText } from "./text-changes.ts";
import { impactIn } from "./text-index.ts";
import { scoreWords } from "./text-scores.ts";
import { knownForm } from "./words-of-text.ts";

const words = "nursing nurse nurses robotics robot chess club memorial oak women texas 4h 日本 são".split(" ");
const fewWords = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((list) => list.join(" "));
const scholarship = fc
  .record({
    id: fc.constantFrom(..."abcdefghij"),
    title: fewWords,
    description: fewWords,
    keywords: fc.array(fewWords),
  })
  .map((known) => blankScholarship(known));
const catalogue = fc.uniqueArray(scholarship, { selector: ({ id }) => id, maxLength: 10 });
const query = fc.oneof(fewWords, fc.constantFrom("nursng", "chesss oak", "robtics women", "clubmemorial"));

/** The ranks of the scholarships that words find, by id. */
const found = (index: CatalogueIndex, q: string) => {
  const ranks = wordRanks(index, q);
  return rowsInOrder(index).flatMap((row) => (ranks[row] === 0 ? [] : [[index.ids[row], ranks[row]]]));
};

/** The impact of each word in each scholarship, by id. */
const impacts = (index: CatalogueIndex) =>
  words.map((word) => {
    const term = index.text.postings.terms.numberOf(knownForm(word));
    return rowsInOrder(index).map((row) => [index.ids[row], impactIn(index.text, term, row)]);
  });

test("a text index after changes, merged or not, equals one that is built from the changed catalog", () => {
  const mostApart = fc.constantFrom(0, 5, 1000);
  const change = fc.record({ saved: catalogue, deleted: fc.subarray(["a", "b", "c"]) });
  fc.assert(
    fc.property(
      catalogue,
      fc.array(change, { maxLength: 4 }),
      fc.array(query),
      mostApart,
      (first, later, queries, most) => {
        let list: IndexedScholarship[] = first;
        let index = compileIndex(list, today);
        for (const { saved, deleted } of later) {
          const changed = [...new Set([...saved.map(({ id }) => id), ...deleted])];
          const open = saved.filter(({ id }) => !deleted.includes(id));
          list = [...list.filter(({ id }) => !changed.includes(id)), ...open];
          index = inOneGo(changeIndex(index, { today, changed, open: compileRows(open, today) }, most));
        }
        const anew = compileIndex(list, today);
        const inOrder = inOneGo(indexInOrder(index));
        for (const after of [index, inOrder, { ...inOrder, text: inOneGo(mergeText(inOrder.text)) }]) {
          expect(impacts(after)).toEqual(impacts(anew));
          for (const q of queries) expect(found(after, q)).toEqual(found(anew, q));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("an index stays as it is while others are made from it", () => {
  const before = compileIndex([blankScholarship({ id: "a", title: "Chess" })], today);
  const open = compileRows([blankScholarship({ id: "b", title: "Chess club" })], today);
  inOneGo(changeIndex(before, { today, changed: ["a", "b"], open }));
  expect(found(before, "chess club").map(([id]) => id)).toEqual(["a"]);
  const { concepts } = conceptsOf(before.text, wantedTexts({ topics: ["chess"], constraints: [], ignored: [] }));
  expect([...scoreWords(before.text, concepts).found]).toEqual([0]);
});

test("every scholarship that is found has a word of the query, a form of it, or what was searched instead", () => {
  fc.assert(
    fc.property(catalogue, query, (list, q) => {
      const index = compileIndex(list, today);
      const { concepts } = conceptsOf(index.text, wantedTexts({ topics: [q], constraints: [], ignored: [] }));
      const terms = concepts.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms));
      const searched = new Set(terms.map((term) => index.text.postings.terms.word(term)));
      for (const [id] of found(index, q)) {
        const own = documentTerms(list.find((each) => each.id === id) ?? blankScholarship());
        expect([...own.keys()].some((form) => searched.has(form))).toBe(true);
      }
    }),
  );
});

const titles = (list: readonly string[], q: string) => {
  const index = compileIndex(
    list.map((title) => blankScholarship({ id: title, title })),
    today,
  );
  return found(index, q).map(([id]) => id);
};

test.each([
  ["nurse", "Nursing for all"],
  ["programmed", "A programming club"],
  ["women's", "Women in flight"],
  ["sao paulo", "São Paulo fund"],
  ["BSN", "The B.S.N. award"],
  ["enginering", "Engineering"],
  ["enigneering", "Engineering"],
  ["engineeering", "Engineering"],
  ["highschool", "High school seniors"],
  ["日本語の奨学金", "日本語の奨学金"],
])("%j finds %j", (q, title) => {
  expect(titles([title, "Something else", "Another one"], q)).toEqual([title]);
});

test("a word that exists is not taken for a typo of another", () => {
  expect(titles(["Oak fund", "Oat fund"], "oak")).toEqual(["Oak fund"]);
  expect(titles(["Maple fund", "Staple fund"], "maple")).toEqual(["Maple fund"]);
});

test("a word that is found by other words needs no correction", () => {
  const index = compileIndex([blankScholarship({ id: "a", title: "Public safety" })], today);
  const wanted = [{ words: "firefighters", weight: 1, otherWords: ["public safety"] }];
  expect(conceptsOf(index.text, wanted).corrections).toEqual([]);
});

test("a word that only a dictionary has is not taken for a typo", () => {
  expect(titles(["Chefs of Ohio", "Wins"], "chess")).toEqual([]);
  expect(titles(["Chefs of Ohio", "Wins"], "twins")).toEqual([]);
});

test.each(["sick", "sassed", `passad ${"chess ".repeat(10)}`])("%j is not taken for a typo of pick or passed", (q) => {
  const index = compileIndex([blankScholarship({ id: "a", title: "Pick passed chess" })], today);
  expect(
    conceptsOf(index.text, [{ words: q, weight: 1, otherWords: [] }]).corrections.flatMap((each) => each.searched),
  ).toEqual([]);
});

test("words in the title count more than words in the description", () => {
  const list = [
    blankScholarship({ id: "description", title: "One", description: "For students who like chess." }),
    blankScholarship({ id: "title", title: "Chess" }),
  ];
  const index = compileIndex(list, today);
  const ranks = new Map(found(index, "chess").map(([id, rank]) => [id, Number(rank)]));
  expect(ranks.get("title")).toBeGreaterThan(ranks.get("description") ?? 0);
});

test("any text is searched without an error, and long ones with bounded work", () => {
  const index = compileIndex([blankScholarship({ id: "a", title: "Chess club" })], today);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (q) => {
      found(index, q);
    }),
  );
  const long = Array.from({ length: 3000 }, (_, i) => `wrodd${"abcdefghij"[i % 10]}${i}x`).join(" ");
  const { concepts, corrections } = conceptsOf(index.text, [{ words: `${long} chess`, weight: 1, otherWords: [] }]);
  expect(concepts.length).toBeLessThanOrEqual(30);
  expect(corrections.length).toBeLessThanOrEqual(10);
});

test("a table of terms numbers each different word once", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 12 })), (list) => {
      const terms = new TermTable();
      const numbers = list.map((word) => terms.add(word));
      expect(terms.size).toBe(new Set(list).size);
      expect(numbers.map((number) => terms.word(number))).toEqual(list);
      expect(list.map((word) => terms.numberOf(word))).toEqual(numbers);
      expect(terms.numberOf("a word that is not there")).toBe(-1);
    }),
  );
});

test("one word of what belongs together counts less than all of it", () => {
  const index = compileIndex([blankScholarship({ id: "a", title: "Marine biology" })], today);
  const wanted = { words: "marine biology", weight: 1, otherWords: [] };
  const weightsOf = (isWhole: boolean) =>
    conceptsOf(index.text, [{ ...wanted, isWhole }]).concepts.map(({ weight }) => weight);
  expect(weightsOf(true)).toEqual([0.3, 0.3, 1]);
  expect(weightsOf(false)).toEqual([1, 1]);
});

test("a scholarship whose texts cannot be read leaves the words of others as they are", () => {
  const readable = blankScholarship({ title: "Quilt Award" });
  const unreadable = { ...readable, keywords: null as unknown as string[] }; // as a damaged row has it
  expect(() => documentTerms(unreadable)).toThrow();
  expect([...documentTerms(readable).keys()]).toContain("quilt");
});

test.each([
  ["Thurgood Marshall College Fund", "", ["tmcf"]],
  ["Society of Women Engineers", "", ["swe"]],
  ["National Science Foundation", "NSF Graduate Research Fellowship Program", ["nsf", "grfp"]],
  ["Washington State University", "Staff Award", []],
  ["Smith Aid Team", "John Edward Smith Scholarship", ["jess"]],
])("the first letters of the names of %s and %s", (sponsor, title, initials) => {
  expect(initialsOf(title, sponsor)).toEqual(initials);
});

test("the first letters of a name of very many words are read in linear time", () => {
  expect(initialsOf("Award ".repeat(20_000), "")).toEqual(["aaaaaa", "aaaaa", "aaaa"]);
});
