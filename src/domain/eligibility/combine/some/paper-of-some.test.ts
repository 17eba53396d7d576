import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string, title = "") => readEligibility({ title, provider: "", text });

test.each([
  "Solo Parent ID issued by the city",
  "Disability certificate (if any)",
  "Certificate of tribal membership",
  "Evidence of disability where applicable",
])("a paper that only some have is left to check: %s", (paper) => {
  const { facts, demands } = read(`Filipino citizen.\nDocuments required:\n- Birth certificate\n- ${paper}`);
  expect(facts.groups).toEqual([]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", quote: expect.stringContaining(paper) }));
});

test("a paper of those for whom the award is keeps their group", () => {
  const paper = "Requirements:\n- Disability certificate";
  expect(read(`For students with a disability.\n${paper}`).facts.groups).toEqual(["disability"]);
  expect(read("Proof of disability is required.").facts.groups).toEqual(["disability"]);
});

test.each([
  ["Certificate of Degree of Indian Blood", ["native_american"]],
  ["Military dependent ID card", ["military"]],
])("a paper tells whom an award is for that names no persons besides: %s", (paper, groups) => {
  expect(read(`Requirements:\n- ${paper}\n- 3.0 GPA`).facts.groups).toEqual(groups);
});
