import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { criteria } from "../criteria/criteria.ts";
import { readStudent } from "../criteria/student.ts";
import { compareColumn, compareInSlices } from "./compared-column.ts";
import { compileIndex } from "./index-builder.ts";

test("a comparison in slices is that in one go, also when the catalog gets new requirements between two slices", () => {
  const grades = Array.from({ length: 1200 }, (_, at) =>
    blankScholarship({ id: `s${at}`, gpa_requirement: 1 + at / 500 }),
  );
  const index = compileIndex(grades, today);
  const at = criteria.findIndex(({ key }) => key === "gpa");
  const student = readStudent({ gpa: 3 });
  const whole = compareColumn(index, student, at);
  expect(new Set(whole.ruledOut).size).toBe(2);
  const slices = compareInSlices(index, student, at);
  let count = 1;
  let step = slices.next();
  for (; !step.done; step = slices.next(), count++) index.columns[at]?.values.push(4 + count / 10);
  expect(count).toBeGreaterThan(2);
  expect(step.value).toEqual(whole);
});
