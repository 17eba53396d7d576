import { expect, test } from "vitest";
import { deadlineMonths } from "./deadline-months.ts";

test("scholarships are added up by month, and each is in one month or in none. Last year's dates are in none", () => {
  const dated = [
    { deadline: 20_261_122, isUsual: false, dollars: 500 },
    { deadline: 20_270_110, isUsual: false, dollars: 1000 },
    { deadline: 20_270_131, isUsual: false, dollars: 2000 },
    { deadline: 20_271_101, isUsual: false, dollars: 40 },
    { deadline: 20_270_110, isUsual: true, dollars: 60 },
    { deadline: 99_991_231, isUsual: false, dollars: 7 },
  ];
  const { months, usual, other, scholarships, dollars } = deadlineMonths(dated, "2026-11-22");
  expect(months.map(({ month }) => month)).toEqual([
    ...["2026-11", "2026-12", "2027-01", "2027-02", "2027-03", "2027-04"],
    ...["2027-05", "2027-06", "2027-07", "2027-08", "2027-09", "2027-10"],
  ]);
  expect(months[0]).toEqual({ month: "2026-11", scholarships: 1, dollars: 500 });
  expect(months[1]).toEqual({ month: "2026-12", scholarships: 0, dollars: 0 });
  expect(months[2]).toEqual({ month: "2027-01", scholarships: 2, dollars: 3000 });
  expect(usual).toEqual({ scholarships: 1, dollars: 60 });
  expect(other).toEqual({ scholarships: 2, dollars: 47 });
  expect({ scholarships, dollars }).toEqual({ scholarships: 6, dollars: 3607 });
});
