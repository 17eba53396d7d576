import { expect, test } from "vitest";
import { inUsOrder, spreadsheetDay, writesDayFirst } from "./day-order.ts";

test("a file writes the day first where one day tells so and none tells the contrary", () => {
  expect(writesDayFirst(["03/04/2027", "31/01/2027", "2027-12-31"])).toBe(true);
  expect(writesDayFirst(["03/04/2027"])).toBe(false);
  expect(writesDayFirst(["31/01/2027", "01/31/2027"])).toBe(false);
});

test("days change their order and other numbers stay", () => {
  expect(inUsOrder("Opens 1-2-27, closes 03/04/2027; 2027-05-06; 1/2 tuition")).toBe(
    "Opens 2-1-27, closes 04/03/2027; 2027-05-06; 1/2 tuition",
  );
});

test("the count of a spreadsheet is a day", () => {
  expect(["46522", "46522.75", "4652", "Rolling"].map(spreadsheetDay)).toEqual([
    "2027-05-15",
    "2027-05-15",
    "4652",
    "Rolling",
  ]);
});
