import { expect, test } from "vitest";
import { listPage } from "./list-page.ts";

test("a page number is read from a text or a number in every spelling", () => {
  for (const value of ["2", "02", "+2", " 2", "2.0", "2e0", 2]) expect(listPage(value), String(value)).toBe(2);
});

test("only whole numbers from 1 to 99,999 are page numbers", () => {
  expect(listPage("99999")).toBe(99_999);
  for (const value of ["0", "-1", "1.5", "x", "", " ", "1e5", "100000", 0, Number.NaN, null, undefined, true, ["2"]])
    expect(listPage(value), String(value)).toBeUndefined();
});
