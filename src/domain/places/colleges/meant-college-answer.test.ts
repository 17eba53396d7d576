import { expect, test } from "vitest";
import { meantCollege } from "./meant-college-answer.ts";

const washington = { state: "WA", country: "US" } as const;

test.each(["", "UW", "Gonzage University", "Yakima Valley College", "University of Oxford"])(
  "%j is matched",
  (words) => {
    expect(meantCollege(words, washington)).toEqual({ isMatched: true, meant: [] });
  },
);

test("a name of several colleges offers each, and an unknown one those with like names", () => {
  const { isMatched, meant } = meantCollege("UW", { state: "ID", country: "US" });
  expect(isMatched).toBe(false);
  expect(meant.slice(0, 3).toSorted()).toEqual([
    "University of Washington-Seattle Campus",
    "University of Wisconsin-Madison",
    "University of Wyoming",
  ]);
  expect(meantCollege("Yakama Valey Collidge", washington).meant).toContain("Yakima Valley College");
  expect(meantCollege("Hogwarts", washington).isMatched).toBe(false);
});

test.each([
  ["Michigan", "MI", "University of Michigan-Ann Arbor"],
  ["Michigan", "OH", "University of Michigan-Ann Arbor"],
  ["Florida", "FL", "University of Florida"],
  ["Wisconsin", "IL", "University of Wisconsin-Madison"],
] as const)("the name of a state alone may be the university of that name: %s in %s", (words, state, name) => {
  const { isMatched, meant } = meantCollege(words, { state, country: "US" });
  expect(isMatched).toBe(false);
  expect(meant[0]).toBe(name);
});

test("a college of two years is told from others", () => {
  const isTwoYear = (words: string) => meantCollege(words, { state: "LA", country: "US" }).isTwoYear;
  expect(["Delgado", "Baton Rouge Community College", "LSU", "Hogwarts"].map(isTwoYear)).toEqual([
    true,
    true,
    undefined,
    undefined,
  ]);
});

test("a student who lives abroad is not asked about a university that we do not know", () => {
  expect(meantCollege("Sciences Po", { state: null, country: "FR" })).toEqual({ isMatched: true, meant: [] });
});

test.each<[string, boolean, string[]]>([
  ["Carnegie Mellon", true, []],
  ["Carnegie Melon", false, ["Carnegie Mellon University"]],
  ["Vanderbilt", false, ["Vanderbilt University"]],
  ["York", false, []],
  ["Cornell", false, []],
  ["Ashesi", false, []],
  ["Ashesi University", true, []],
  ["University of Toronto", true, []],
])("abroad several words may name a college, and one word has to be explained: %s", (words, isMatched, meant) => {
  expect(meantCollege(words, { state: null, country: "GH" })).toEqual({ isMatched, meant });
});

test.each([
  ["Europe", "We take this as Europe: 46 countries."],
  ["Scandinavia or Canada", "We take this as the Nordic countries: 5 countries."],
  ["anywhere", "We take this as any country."],
  ["Canada", null],
])("a place to study in is matched, and %s says what it is taken for", (words, understood) => {
  expect(meantCollege(words, { state: null, country: "NG" })).toEqual({
    isMatched: true,
    meant: [],
    understood,
    isPlace: true,
  });
});
