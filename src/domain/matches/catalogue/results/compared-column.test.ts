import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { criteria } from "../../criteria/criteria.ts";
import type { Criterion } from "../../criteria/criterion.ts";
import { readStudent } from "../../criteria/student.ts";
import { compileIndex } from "../index-builder.ts";
import { inOneGo } from "../slices.ts";
import { addendsOf, answersCompared, compareColumn, compareInSlices } from "./compared-column.ts";

test("a comparison in slices is that in one go, also when the catalog gets new requirements between two slices", () => {
  const grades = Array.from({ length: 1200 }, (_, at) =>
    blankScholarship({ id: `s${at}`, gpa_requirement: 1 + at / 500 }),
  );
  const index = compileIndex(grades, today);
  const at = criteria.findIndex(({ key }) => key === "gpa");
  const student = readStudent({ gpa: 3 });
  const whole = compareColumn(index, student, at);
  expect(new Set(whole.places).size).toBeGreaterThan(1);
  const slices = compareInSlices(index, student, at);
  let count = 1;
  let step = slices.next();
  for (; !step.done; step = slices.next(), count++) index.columns[at]?.values.push(4 + count / 10);
  expect(count).toBeGreaterThan(2);
  expect(step.value).toEqual(whole);
});

test("a column with more different results than a byte can number gives the same sums", () => {
  const index = compileIndex([blankScholarship({ gpa_requirement: 3.5 })], today);
  const at = criteria.findIndex(({ key }) => key === "gpa");
  const student = readStudent({ gpa: 3 });
  const addends = Array.from({ length: 256 }, (_, total) => ({ total, question: 0 }));
  const { places, addends: all } = inOneGo(compareInSlices(index, student, at, { places: new Uint8Array(0), addends }));
  const alone = compareColumn(index, student, at);
  expect(all.length).toBe(257);
  expect(addendsOf({ places, addends: all }).ruledOut).toEqual(addendsOf(alone).ruledOut);
  expect([...places].map((place) => all[place])).toEqual([...alone.places].map((place) => alone.addends[place]));
});

test("students of one state with the same colleges are compared once, unless the place tells the college", () => {
  const institution = criteria.find(({ key }) => key === "institution") as Criterion<unknown>; // a key of the table
  const compared = (college: string, location: string) =>
    answersCompared(institution, readStudent({ academic_level: "undergraduate", college, location }));
  expect(compared("Rice University", "Austin, TX")).toEqual(compared("Rice University", "Waco, TX"));
  // A college lists what is of its state.
  expect(compared("Rice University", "Austin, TX")).not.toEqual(compared("Rice University", "Reno, NV"));
  expect(compared("HCC", "Houston, TX")).not.toEqual(compared("HCC", "Reno, NV"));
});
