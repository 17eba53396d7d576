import fc from "fast-check";
import { expect, test } from "vitest";
import { bestSet, type Choice } from "./best-set.ts";

const choice = (capacity: number, hours: number, worth: number, shared: number[] = []): Choice => ({
  ...{ capacity, hours, worth, shared },
});

/** The hours of the work of these applications with a deadline up to the one with this capacity, each piece once. */
function hoursUpTo(chosen: readonly Choice[], sharedHours: readonly number[], capacity: number): number {
  const early = chosen.filter((each) => each.capacity <= capacity);
  const pieces = new Set(early.flatMap(({ shared }) => shared));
  const own = early.reduce((sum, { hours }) => sum + hours, 0);
  return [...pieces].reduce((sum, piece) => sum + (sharedHours[piece] ?? 0), own);
}

const isPossible = (chosen: readonly Choice[], sharedHours: readonly number[]) =>
  chosen.every(({ capacity }) => hoursUpTo(chosen, sharedHours, capacity) <= capacity);

/** The worth of the best of all sets, tried one by one. */
function bestOfAll(choices: readonly Choice[], sharedHours: readonly number[]): number {
  let best = 0;
  for (let set = 0; set < 2 ** choices.length; set++) {
    const chosen = choices.filter((_, at) => set & (1 << at));
    if (isPossible(chosen, sharedHours)) best = Math.max(best, worthOf(chosen));
  }
  return best;
}

const worthOf = (chosen: readonly Choice[]) => chosen.reduce((sum, { worth }) => sum + worth, 0);

const pieces = 4;
const anyChoice = fc.record({
  capacity: fc.nat(30),
  hours: fc.nat(12),
  worth: fc.integer({ min: 1, max: 40 }),
  shared: fc.uniqueArray(fc.nat(pieces - 1), { maxLength: 3 }),
});
const instances = fc.record({
  choices: fc.array(anyChoice, { maxLength: 10 }),
  sharedHours: fc.array(fc.nat(10), { minLength: pieces, maxLength: pieces }),
});

test("the set is as good as the best of all sets, with shared work and deadlines", () => {
  fc.assert(
    fc.property(instances, ({ choices, sharedHours }) => {
      const found = bestSet(choices, sharedHours);
      const chosen = found.chosen.map((at) => choices[at] as Choice);
      expect(isPossible(chosen, sharedHours)).toBe(true);
      expect(found).toMatchObject({ worth: bestOfAll(choices, sharedHours), atMost: found.worth });
      expect(worthOf(chosen)).toBe(found.worth);
    }),
    { numRuns: 400 },
  );
});

test("with a limit the set stays possible and no set is worth more than it says", () => {
  fc.assert(
    fc.property(instances, fc.integer({ min: 1, max: 4 }), ({ choices, sharedHours }, keep) => {
      const found = bestSet(choices, sharedHours, { few: 1, many: keep });
      const best = bestOfAll(choices, sharedHours);
      expect(
        isPossible(
          found.chosen.map((at) => choices[at] as Choice),
          sharedHours,
        ),
      ).toBe(true);
      expect(found.worth).toBeLessThanOrEqual(best);
      expect(found.atMost).toBeGreaterThanOrEqual(best);
    }),
    { numRuns: 400 },
  );
});

test("a shared essay is counted once", () => {
  const essay = [0];
  expect(bestSet([choice(8, 1, 10, essay), choice(8, 1, 10, essay)], [6])).toMatchObject({ chosen: [0, 1], worth: 20 });
  expect(bestSet([choice(8, 7, 10), choice(8, 7, 10)], [])).toMatchObject({ chosen: [0], worth: 10 });
});

test("an essay that two applications share has to be done before the earlier deadline", () => {
  const early = choice(4, 1, 10, [0]);
  const late = choice(20, 1, 9, [0]);
  expect(bestSet([early, late], [6]).chosen).toEqual([1]);
});

test("several small applications beat a large one that is worth less than all of them", () => {
  expect(bestSet([choice(10, 10, 100), choice(10, 5, 60), choice(10, 5, 60)], []).chosen).toEqual([1, 2]);
});
