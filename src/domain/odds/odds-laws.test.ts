import fc from "fast-check";
import { expect, test } from "vitest";
import { scholarships } from "#tests/support/match-samples.ts";
import { beginningOf, longestText } from "../reader/bounded-text.ts";
import { chanceOfCounts, fitFactor, largestFactor, movedChance } from "./chance.ts";
import { estimateOdds } from "./estimate-odds.ts";
import { resultsFactor } from "./own-results.ts";
import { readCounts } from "./read-counts.ts";

const counts = fc
  .tuple(fc.integer({ min: 1, max: 1e7 }), fc.nat(1e6))
  .map(([low, more]) => ({ low, high: low + more }));
const scores = fc.integer({ min: 0, max: 100 });
const results = fc.record({ won: fc.nat(200), lost: fc.nat(200) });
const more = ({ low, high }: { low: number; high: number }, by: number) => ({ low: low + by, high: high + by });

test("a range contains its estimate, and all are from 0 to 1", () => {
  fc.assert(
    fc.property(counts, counts, scores, results, (awards, applicants, score, own) => {
      const factors = [fitFactor(score), resultsFactor(own)];
      const { low, estimate, high } = movedChance(chanceOfCounts(awards, applicants), ...factors);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(estimate);
      expect(estimate).toBeLessThanOrEqual(high * (1 + 1e-12));
      expect(high).toBeLessThanOrEqual(1);
    }),
  );
});

test("more applicants never raise a chance, and more awards never lower it", () => {
  fc.assert(
    fc.property(counts, counts, fc.nat(1e6), scores, (awards, applicants, by, score) => {
      const chance = (...numbers: Parameters<typeof chanceOfCounts>) =>
        movedChance(chanceOfCounts(...numbers), fitFactor(score));
      const before = chance(awards, applicants);
      const crowded = chance(awards, more(applicants, by));
      const generous = chance(more(awards, by), applicants);
      for (const end of ["low", "estimate", "high"] as const) {
        expect(crowded[end]).toBeLessThanOrEqual(before[end]);
        expect(generous[end]).toBeGreaterThanOrEqual(before[end]);
      }
    }),
  );
});

test("a chance is never above the awards over the applicants times the largest factor", () => {
  fc.assert(
    fc.property(counts, counts, scores, results, (awards, applicants, score, own) => {
      const { high } = movedChance(chanceOfCounts(awards, applicants), fitFactor(score), resultsFactor(own));
      expect(high).toBeLessThanOrEqual((awards.high / applicants.low) * largestFactor * (1 + 1e-12));
    }),
  );
});

test("a better match never lowers a chance", () => {
  fc.assert(
    fc.property(scores, scores, (one, other) => {
      expect(fitFactor(Math.max(one, other))).toBeGreaterThanOrEqual(fitFactor(Math.min(one, other)));
    }),
  );
});

test("one more win never lowers the student's factor, one more rejection never raises it", () => {
  fc.assert(
    fc.property(results, ({ won, lost }) => {
      const before = resultsFactor({ won, lost });
      expect(resultsFactor({ won: won + 1, lost })).toBeGreaterThanOrEqual(before);
      expect(resultsFactor({ won, lost: lost + 1 })).toBeLessThanOrEqual(before);
    }),
  );
  expect(resultsFactor({ won: 1, lost: 0 })).toBe(1);
  expect(resultsFactor({ won: 0, lost: 9 })).toBe(1);
});

test("only with the basis fit there is no range, and the figure is the match score", () => {
  fc.assert(
    fc.property(scholarships, scores, (scholarship, match_score) => {
      const odds = estimateOdds(scholarship, { match_score, eligibility: "unknown" }, { won: 0, lost: 0 });
      expect(odds.range === null).toBe(odds.basis === "fit");
      if (odds.basis === "fit") expect(odds.probability).toBe(match_score / 100);
      else expect(odds.range?.low).toBeLessThanOrEqual(odds.probability);
    }),
  );
});

const words =
  "one | two | (2) | 25 | 1,200 | up to | more than | awards | scholarships | applicants | students | apply | $500 | to each of | from | and | or | , | . | - | one- | number of awards: | 5% of | rate | é | \u{1F393} | \ud800 | \n".split(
    " | ",
  );

test("any text is read, and only its beginning", () => {
  const texts = fc
    .tuple(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), fc.nat(3000), fc.constantFrom("", " "))
    .map(([list, times, gap]) => `${list.join(gap)}${gap}`.repeat(times).slice(0, 100_000));
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit: "binary", maxLength: 2000 })), (text) => {
      const read = readCounts(text);
      expect(read).toEqual(readCounts(beginningOf(text, longestText)));
      for (const count of [read.awards, read.applicants]) if (count) expect(count.low).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 20 },
  );
});
