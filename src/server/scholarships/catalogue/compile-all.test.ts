import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import type { IndexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import { compileIndex, IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import { inOneGo } from "#domain/matches/catalogue/slices.ts";
import { wordRanks } from "#domain/search/order/word-ranks.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { indexContents } from "#tests/support/index-contents.ts";
import { builtInAnyCase, compileAll } from "./compile-all.ts";

const today = "2026-11-18";
/** So many that another thread helps. */
const many = 10_000;

async function* batches(list: readonly IndexedScholarship[]) {
  for (let at = 0; at < list.length; at += 10) yield list.slice(at, at + 10).map((each) => JSON.stringify(each));
}

test("two threads compile the same index as one", async () => {
  const list = Array.from({ length: 100 }, (_, i) =>
    blankScholarship({
      id: `id ${i}`,
      title: `Nursing award ${i % 7} of the ${i % 11} Society`,
      gpa_requirement: i % 3 === 0 ? 3 : null,
      institutions: i % 5 === 0 ? ["Oak College", `College ${i}`] : [],
      deadline: i % 2 === 0 ? `2027-01-${10 + (i % 9)}` : null,
      ...(i === 7 && { demands: null as unknown as [] }), // which cannot be read
    }),
  );
  const builder = new IndexBuilder(many, today);
  await compileAll(builder, { count: many, batches: batches(list), alone: false });
  const index = inOneGo(builder.finish());
  const alone = compileIndex(list, today);
  expect(indexContents(index)).toEqual(indexContents(alone));
  expect(index.unreadable).toEqual([{ id: "id 7", error: expect.any(TypeError) }]);
  for (const words of ["nursing", "3 society"]) expect(wordRanks(index, words)).toEqual(wordRanks(alone, words));
});

test("a failure of the other thread fails the build, and nothing is read afterwards", async () => {
  const reading = { isClosed: false, isOver: false };
  async function* damaged() {
    try {
      yield ["{"]; // for the other thread, which takes the first batch
      for (; !reading.isOver; await nextTurn()) yield [];
    } finally {
      reading.isClosed = true;
    }
  }
  const failing = compileAll(new IndexBuilder(many, today), { count: many, batches: damaged(), alone: false });
  await expect(failing).rejects.toThrow(/JSON/);
  reading.isOver = true;
  expect(reading.isClosed).toBe(true);
});

test("where the other thread cannot start, the index is built without it, and the log says so", async () => {
  const list = Array.from({ length: 50 }, (_, i) => blankScholarship({ id: `id ${i}`, title: `Award ${i}` }));
  const tooMany = 2 ** 45; // for which it has no room
  const warnings: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => void warnings.push(line) };
  const index = await builtInAnyCase(log, async (alone) => {
    const builder = new IndexBuilder(list.length, today);
    await compileAll(builder, { count: tooMany, batches: batches(list), alone });
    return inOneGo(builder.finish());
  });
  expect(indexContents(index)).toEqual(indexContents(compileIndex(list, today)));
  expect(warnings).toEqual([[expect.anything(), expect.stringMatching(/built without/)]]);
});
