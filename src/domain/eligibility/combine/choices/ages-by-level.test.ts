import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const agesIn = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.flatMap((demand) =>
    demand.about === "check" && demand.ways
      ? [
          demand.ways.map(({ academic_level, demands }) => [
            academic_level,
            demands?.map((each) => "most" in each && each.most),
          ]),
        ]
      : [],
  )[0] ?? [];

test.each<[string, number, number]>([
  ["Applicants must be under 21 for bachelor's, under 25 for master's.", 20, 24],
  ["Applicants must be no older than 30 (bachelor's) or 35 (master's).", 30, 35],
  ["Age limit is 35 years for bachelor's and 40 years for master's.", 35, 40],
])("%j is met by who is young enough for the degree", (text, first, second) => {
  expect(agesIn(text)).toEqual([
    [["bachelor"], [first]],
    [["master"], [second]],
  ]);
});

test("of two ages of two levels none is one of all", () => {
  const text = "Undergraduate applicants must be under 25 and graduate applicants under 35.";
  expect(readEligibility({ title: "", provider: "", text }).demands.filter(({ about }) => about === "age")).toEqual([]);
});

test.each([
  "Applicants must be under 21 for bachelor's, under 25 for master's and live in Ohio.",
  "Applicants must be under 30 for a master's degree.",
  "Applicants must be 21 for bachelor's, 25 for master's.",
])("%j tells no age of each degree, or more besides", (text) => {
  expect(agesIn(text)).toEqual([]);
});
