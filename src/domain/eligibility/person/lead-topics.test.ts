import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const kindsOf = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.flatMap((demand) =>
    demand.about === "check" ? [demand.kind] : [],
  );

test("an entry that nothing reads has the topic of the words before its list", () => {
  expect(kindsOf("You must be studying one of the following:\n- Zorbling")).toContain("course");
  expect(kindsOf("Must attend one of these colleges:\n- Zorbling Laboratory")).toContain("study_place");
  expect(kindsOf("Host institution\nZorbling Laboratory.")).toContain("study_place");
});

test("an entry without such words has no topic", () => {
  expect(kindsOf("Applicants must:\n- zorble daily")).toEqual(["unread"]);
});
