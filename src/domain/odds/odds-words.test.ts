import { expect, test } from "vitest";
import { estimateWords, headline, labelWords, typicalWords, winnersWords } from "./odds-words.ts";

test.each([
  [{ low: 1 / 50, high: 1 / 6 }, "Of 1,000 applicants, about 20 to 170 win"],
  [{ low: 1 / 730, high: 1 / 6 }, null],
  [{ low: 0.02, high: 0.02 }, "Of 1,000 applicants, about 20 win"],
  [{ low: 1 / 1000, high: 1 / 1000 }, "Of 1,000 applicants, about 1 win"],
  [{ low: 1 / 5000, high: 1 / 500 }, "Of 10,000 applicants, about 2 to 20 win"],
  [{ low: 1 / 50_000, high: 1.5 / 50_000 }, "Of 100,000 applicants, about 2 to 3 win"],
  [{ low: 0.5, high: 1 }, "Of 1,000 applicants, about 500 to 1,000 win"],
])("a range %j is counted among applicants: %s", (range, words) => {
  expect(winnersWords(range)).toBe(words);
});

const fit = { basis: "fit", label: "Medium", range: null, ruled_out: false, successProbability: 0.65 } as const;

test("a fit has the words of its match score, a chance the label of the specification", () => {
  expect(labelWords({ ...fit, scope: "state" })).toBe("Good fit, chance not known");
  expect(labelWords({ ...fit, scope: "local", basis: "scope", range: { low: 0.6, high: 0.7 } })).toBe("Medium chance");
});

test("aid that everyone who qualifies gets is no contest and has no chance", () => {
  const aid = { ...fit, scope: "aid" } as const;
  expect([headline(aid), labelWords(aid)]).toEqual(["Not a contest: everyone who qualifies gets it", "Good fit"]);
});

test("only an estimate from published rates is called typical", () => {
  const local = { basis: "scope", scope: "local", ruled_out: false } as const;
  expect(typicalWords(local)).toBe("Typical for local programs. This sponsor's own numbers are not known");
  expect(typicalWords({ ...local, basis: "counts" })).toBeNull();
  expect(typicalWords({ ...local, ruled_out: true })).toBeNull();
});

test("of a range that is too wide to plan by, only the better end is told", () => {
  expect(estimateWords({ low: 1 / 50, high: 1 / 6 })).toBe("between 1 in 50 and 1 in 6 (estimate)");
  expect(estimateWords({ low: 1 / 10_000, high: 1 / 500 })).toBe("at most about 1 in 500, often far lower (estimate)");
});
