import { expect, test } from "vitest";
import { tokensOf } from "../text/tokens.ts";
import { family } from "./family.ts";

const read = (text: string) =>
  family({ text, tokens: tokensOf(text), lead: "", part: "text" }).map(({ meaning }) =>
    meaning.about === "demand" ? meaning.demand : meaning,
  );

test("a child of employees of a named company needs a parent there", () => {
  expect(read("for dependents of employees of Calbag Metals")).toEqual([
    { about: "parent_employers", names: ["Calbag Metals"] },
  ]);
});

test("a child of members of a named union needs a parent in it", () => {
  expect(read("children of active members of the Utility Workers Union of America")).toEqual([
    { about: "parent_unions", names: ["Utility Workers Union of America"] },
  ]);
});

test("the name may stand before the word", () => {
  expect(read("children of UAW Local 600 members")).toEqual([{ about: "parent_unions", names: ["UAW Local 600"] }]);
  expect(read("dependents of Walmart associates")).toEqual([{ about: "parent_employers", names: ["Walmart"] }]);
});

test.each([
  "employees of Acme and children of employees of Acme",
  "grandchildren of employees of Acme",
  "children of employees of member companies",
  "children of members of the Elks",
])("%s is left to check", (text) => {
  expect(read(text)).toContainEqual({ about: "check", kind: "family" });
});
