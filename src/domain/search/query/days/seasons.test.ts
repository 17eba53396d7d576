import { expect, test } from "vitest";
import { readQuery } from "../read-query.ts";

/** The first and the last day that the deadline may be on, and what was not understood. */
const read = (query: string, today = "2026-11-22") => {
  const { constraints, ignored } = readQuery(query, today);
  const day = (wanted: string) => constraints.find(({ slot }) => slot === wanted)?.value ?? "";
  return [`${day("deadline_after")}/${day("deadline_before")}`, ...ignored];
};

test.each([
  ["due this winter", "2026-12-01/2027-02-28"],
  ["anything due this spring for nursing majors", "2027-03-01/2027-05-31"],
  ["scholarships due next fall", "2027-09-01/2027-11-30"],
  ["due in spring 2028", "2028-03-01/2028-05-31"],
  ["vencen en primavera", "2027-03-01/2027-05-31"],
  ["need to apply by summer", "/2027-06-01"],
  ["before summer", "/2027-05-31"],
  ["deadlines that fall in march", "2027-03-01/2027-03-31"],
  ["due by the end of summer", "/2027-08-31"],
  ["due before the end of the semester", "/2026-12-31"],
  ["deadline at the end of the school year", "/2027-06-30"],
])("a season limits the deadline: %s", (query, days) => {
  expect(read(query)).toEqual([days]);
});

test.each([
  ["2027-01-10", "due this winter", "/2027-02-28"],
  ["2027-01-10", "due next winter", "2027-12-01/2028-02-29"],
  ["2027-01-10", "due by the end of the semester", "/2027-05-31"],
])("on %s: %s", (today, query, days) => {
  expect(read(query, today)).toEqual([days]);
});

test.each([
  ["starting fall 2027", "fall 2027"],
  ["apply for next fall", "next fall"],
  ["scholarships this winter", "this winter"],
  ["money for spring semester", "spring semester"],
])("a season that may be that of school is named as not understood: %s", (query, ignored) => {
  expect(read(query)).toEqual(["/", ignored]);
});

test.each(["summer program for high school juniors", "winter sports", "before the fall semester starts"])(
  "a season may only say of what kind something is: %s",
  (query) => {
    expect(read(query)).toEqual(["/"]);
  },
);
