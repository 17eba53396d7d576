import { expect, test } from "vitest";
import type { CatalogueRow } from "./catalogue-rows.ts";
import { importMap } from "./import-map.ts";
import { type HowToRead, readRow, readRows } from "./read-rows.ts";

const map = importMap({ title: "name", provider_name: "sponsor", eligibility_text: "who" }, "the map");
const how: HowToRead = { map, source: { name: "Test list", checked: "2026-11-20", today: "2026-11-21" } };

/** So many that another thread helps. */
const many = 5000;

const rows = Array.from({ length: many }, (_, i): CatalogueRow => {
  if (i % 7 > 0) return { number: i + 1, refused: "it is not JSON" };
  const who = i % 3 === 0 ? "" : `For nursing students of Ohio with a GPA of ${2 + (i % 9) / 10}.`;
  return { number: i + 1, values: { name: i % 11 === 0 ? "" : `Award ${i}`, sponsor: `Society ${i % 13}`, who } };
});

const alone = rows.map((row) => readRow(row, how));

test("two threads read the same as one, in the order of the file", async () => {
  expect(await readRows(rows, how)).toEqual(alone);
});

test("what the other thread does not answer is read here", async () => {
  const cannotBeSent = { number: 250, values: { name: "Award", sponsor: "Society", more: () => "" } };
  const some = [...rows.slice(0, 249), cannotBeSent, ...rows.slice(250)];
  expect(await readRows(some, how)).toEqual(some.map((row) => readRow(row, how)));
  const cannotStart = { ...how, source: { ...how.source, more: () => "" } };
  expect(await readRows(rows, cannotStart)).toEqual(alone);
});

test("a row that cannot be read is refused, and the others are read", async () => {
  let deep: unknown = "One";
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  const values = { name: "A", sponsor: "One" };
  expect(
    await readRows(
      [
        { number: 1, values },
        { number: 2, values: { ...values, sponsor: deep } },
      ],
      how,
    ),
  ).toEqual([
    expect.objectContaining({ number: 1, ok: true }),
    { number: 2, ok: false, reason: expect.stringMatching(/^it cannot be read: /) },
  ]);
});
