import { expect, test } from "vitest";
import { tribeNames } from "../group/tribes.ts";
import { readEligibility } from "../read-eligibility.ts";
import { groupWords } from "./groups.ts";
import { everybodysWords, neutralWords, ordinaryWords } from "./ordinary.ts";

const demandsOf = (text: string) => readEligibility({ title: "Aspen Award", provider: "Aspen Fund", text }).demands;
/** Every seventh: the law is about all of them, and a run takes a second. */
const some = (words: Iterable<string>) => [...words].filter((_, at) => at % 7 === 0);

test("an ordinary word explains a paper or a page, and never a demand that hangs on it", () => {
  const words = some(ordinaryWords).filter((word) => !neutralWords.has(word));
  expect(words.filter((word) => demandsOf(`Open only to students who like ${word}.`).length === 0)).toEqual([]);
});

test("what everybody has may be asked of anybody", () => {
  expect(some(everybodysWords).filter((word) => demandsOf(`Send us your ${word}.`).length > 0)).toEqual([]);
});

test("no word for some people is neutral, and no people's name is ordinary", () => {
  const groups = Object.values(groupWords).flatMap((names) => names.split("|"));
  expect(groups.filter((name) => neutralWords.has(name))).toEqual([]);
  expect(tribeNames.filter((name) => ordinaryWords.has(name))).toEqual([]);
});
