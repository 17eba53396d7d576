import { expect, test } from "vitest";
import { searchChoice, searchNumber, searchText } from "./search-params.ts";

test("text is trimmed, and a number in the URL is still text", () => {
  expect(searchText("  nursing ")).toBe("nursing");
  expect(searchText(2027)).toBe("2027");
  expect(searchText(" ")).toBeUndefined();
  expect(searchText("x".repeat(201))).toBeUndefined();
  expect(searchText({ a: 1 })).toBeUndefined();
});

test("a number outside its range and text that is not a number are ignored", () => {
  expect(searchNumber("3.5", 0, 4)).toBe(3.5);
  expect(searchNumber(0, 0, 4)).toBe(0);
  expect(searchNumber("", 0, 4)).toBeUndefined();
  expect(searchNumber("4.1", 0, 4)).toBeUndefined();
  expect(searchNumber("many", 0, 4)).toBeUndefined();
  expect(searchNumber(null, 0, 4)).toBeUndefined();
});

test("only listed values are a choice", () => {
  expect(searchChoice("amount", ["amount", "deadline"])).toBe("amount");
  expect(searchChoice("toString", ["amount", "deadline"])).toBeUndefined();
});
