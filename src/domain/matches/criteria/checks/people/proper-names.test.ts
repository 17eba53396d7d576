import { expect, test } from "vitest";
import { isSameName, namesIn, ownNamesIn, wordsOfNames } from "./proper-names.ts";

test.each<[string, string[]]>([
  ["Be a member of the Elks.", ["elks"]],
  ["Have taken part in a FIRST program.", ["first"]],
  ["Be recommended by a local P.E.O. chapter.", ["peo"]],
  ["Work at a participating Chick-fil-A restaurant.", ["chick", "fil"]],
  ["You must be a student of Baltimore City, or play Dixie Boys Baseball.", ["baltimore", "dixie", "boys", "baseball"]],
  ["Be a U.S. citizen with a GPA of 3.0, and file the FAFSA by March 1.", []],
  ["Study Nursing or Computer Science in Ohio, Canada or at a Japanese university.", []],
  ["Academic Merit And Financial Need", []],
  ["Students of any Christian college. Applicants write an essay.", []],
])("%s names %j", (quote, names) => {
  expect(wordsOfNames(quote, false)).toEqual(names);
});

test("a line of large words is a name where it tells a place", () => {
  expect(wordsOfNames("Glasgow School of Art", true)).toEqual(["glasgow"]);
  expect(wordsOfNames("Glasgow School of Art", false)).toEqual([]);
});

test("names are read whole, with the words inside them", () => {
  expect(namesIn("Be a member of the Society of Women Engineers or the Elks.", false)).toEqual([
    "society of women engineers",
    "elks",
  ]);
  expect(namesIn("Live in Oregon and study Nursing.", false)).toEqual([]);
  expect(ownNamesIn("Cashier at Safeway").some((own) => isSameName(own, "safeway"))).toBe(true);
});
