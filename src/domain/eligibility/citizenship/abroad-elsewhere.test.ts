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

const waysOfDoubt = (text: string) =>
  readEligibility({ title: "", provider: "A foundation", text }).demands.flatMap((demand) =>
    demand.about === "doubtful" ? (demand.ways ?? []) : [],
  );

test.each([
  ["For graduates from abroad who plan a master's degree in Germany, in any subject.", "DE"],
  ["You must be from outside Canada and apply to the University of Toronto.", "CA"],
])("who neither lives in the country of study nor is its citizen is from abroad: %s", (text, code) => {
  expect(waysOfDoubt(text)).toMatchObject([{ demands: [{ citizens_of: [code] }, { residents_of: [code] }] }]);
});

test("from abroad is left open where a country of study is the United States, or none is named", () => {
  expect(waysOfDoubt("For graduates from abroad who plan a master's degree in Germany or the United States.")).toEqual(
    [],
  );
  expect(waysOfDoubt("For graduates from abroad who pay the overseas tuition fee.")).toEqual([]);
});
