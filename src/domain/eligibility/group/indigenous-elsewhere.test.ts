import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });

test.each([
  "Open to students who are Aboriginal or Torres Strait Islander and enrolled in eight units.",
  "For Indigenous students. Identify as an Aboriginal and/or Torres Strait Islander person.",
  "Open to Indigenous students. Māori students are welcome.",
  "Applicants must be an Australian Indigenous person.",
])("%s: no Native American is meant, and the heritage is left to check", (text) => {
  const { facts, demands } = read(text);
  expect(facts.groups).toEqual([]);
  expect(demands.some((demand) => demand.about === "check" && demand.kind === "heritage")).toBe(true);
});

test.each([
  "Open to Indigenous students.",
  "Open to Aboriginal students of Canada: First Nations, Métis and Inuit.",
  "Open to Indigenous students. The founder studied Māori art.",
  "Open to Native American students. The founder lived among the Māori.",
])("%s: Native Americans are meant", (text) => {
  expect(read(text).facts.groups).toEqual(["native_american"]);
});
