import fc from "fast-check";
import { expect, test } from "vitest";
import { scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { CatalogueIndex } from "../matches/catalogue/catalogue-index.ts";
import { compileIndex } from "../matches/catalogue/index-builder.ts";
import { readQuery } from "./query/read-query.ts";
import { type SearchedWords, searchCatalogue } from "./search-catalogue.ts";
import type { Constraint } from "./understood.ts";

const texts = ["Robotics for all.", "Chess and robotics in Texas.", "Nursing.", ""];
const indexes = fc.array(scholarships, { minLength: 20, maxLength: 40 }).map((list) =>
  compileIndex(
    list.map((each, at) => ({ ...each, id: String(at), description: texts[at % texts.length] ?? "" })),
    today,
  ),
);

const parts =
  "nursing|engineering|in Texas|California|for women|Black|Hispanic|Asian|first generation|DACA|international students|no essay|renewable|over $2,000|under $5,000|3.2 GPA|freshmen|due before March|not engineering|no loans|not in the US|study in Japan|robotics|chess club|xylophonists".split(
    "|",
  );
const queries = fc.subarray(parts, { minLength: 2 }).map((some) => some.join(", "));

/** Constraints with one key are alternatives, so they are left out together. */
const keyOf = ({ slot, value }: Constraint) => (slot === "group" || slot === "exclude" ? `${slot} ${value}` : slot);

/** The ids of the scholarships that fit everything but what is left out. */
function fitting(index: CatalogueIndex, before: SearchedWords, without: ReadonlySet<string>): string[] {
  const constraints = before.understood.constraints.filter((constraint) => !without.has(keyOf(constraint)));
  const search = without.size === 0 ? before : { understood: { ...before.understood, constraints }, before };
  const { items, fitting } = searchCatalogue(index, { ...search, limit: index.rows });
  return fitting === 0 ? [] : items.flatMap(({ id, missed }) => (missed.length === 0 ? id : []));
}

test("leaving out constraints, one after the other, takes nothing away that fits", () => {
  fc.assert(
    fc.property(indexes, queries, fc.infiniteStream(fc.nat()), (index, words, numbers) => {
      const search = { understood: readQuery(words, today), words };
      const keys = [...new Set(search.understood.constraints.map(keyOf))];
      const inAnyOrder = keys.map((key) => ({ key, at: numbers.next().value ?? 0 })).sort((a, b) => a.at - b.at);
      const without = new Set<string>();
      let before = fitting(index, search, without);
      for (const { key } of inAnyOrder) {
        without.add(key);
        const now = fitting(index, search, without);
        expect(now).toEqual(expect.arrayContaining(before));
        before = now;
      }
    }),
    { numRuns: 40 },
  );
});

test("the best few rows are the first of all rows", () => {
  fc.assert(
    fc.property(indexes, queries, fc.integer({ min: 1, max: 9 }), (index, words, limit) => {
      const search = { understood: readQuery(words, today), words };
      const all = searchCatalogue(index, { ...search, limit: index.rows });
      const few = searchCatalogue(index, { ...search, limit });
      expect(few).toEqual({ ...all, items: all.items.slice(0, limit) });
    }),
    { numRuns: 40 },
  );
});
