import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const doubts = (text: string, provider = "") =>
  readEligibility({ title: "", provider, text }).demands.flatMap((demand) =>
    demand.about === "doubtful" ? [demand.criterion] : [],
  );

test.each([
  ["You must be an international student. The award is £2,500.", ""],
  ["You must be an international student paying the overseas tuition fee.", ""],
  ["You must be an international student.", "University of Calgary"],
])("whom a sponsor abroad calls international leaves nobody out: %s %s", (text, provider) => {
  expect(doubts(text, provider)).toContain("citizenship");
});

test("an international student of a sponsor in the United States is no citizen of it", () => {
  expect(doubts("You must be an international student. The award is $2,500.", "Smith College")).toEqual([]);
});

test("nationals of a region beside students of a country leave nobody out", () => {
  expect(doubts("The award is open to UK students, and to European Union nationals.")).toContain("residence");
  expect(doubts("The award is open to UK students.")).toEqual([]);
});
