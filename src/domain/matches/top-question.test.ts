import { expect, test } from "vitest";
import type { QuestionPath } from "../profile/question-paths.ts";
import { topQuestion } from "./top-question.ts";

const impact = (field: QuestionPath, dollars: number) => ({ field, scholarships: 1, dollars });

test("a question whose answer is no for most students is asked after the others", () => {
  const foster = impact("demographics.foster", 90_000);
  expect(topQuestion([foster, impact("gpa", 1000)])?.field).toBe("gpa");
  expect(topQuestion([foster])?.field).toBe("demographics.foster");
});

test("the military comes after what every student can answer, and gender is such a question", () => {
  const military = impact("demographics.military", 90_000);
  expect(topQuestion([military, impact("demographics.gender", 1000)])?.field).toBe("demographics.gender");
});

test("the county and what else fits few of the scholarships is asked after the military", () => {
  const few = (["county", "high_school", "parent_employers", "parent_unions"] as const).map((field) =>
    impact(field, 900_000),
  );
  expect(topQuestion([...few, impact("demographics.military", 1000)])?.field).toBe("demographics.military");
  expect(topQuestion([...few, impact("college", 1000)])?.field).toBe("college");
  expect(topQuestion(few)?.field).toBe("county");
});

test("a question with yes and no among its answers is put in its own words", () => {
  expect(topQuestion([impact("demographics.parent", 1000)])?.question).toBe("Are you raising a child?");
  expect(topQuestion([impact("demographics.gender", 1000)])?.question).toBeNull();
});
