import { expect, test } from "vitest";
import { emptyFacts } from "../requirements/empty-facts.ts";
import type { ScholarshipFacts } from "../scholarship.ts";
import { isOfPastRound, mergedFacts } from "./merged-facts.ts";

const facts: ScholarshipFacts & { last_checked: string | null } = {
  title: "Smith Scholarship",
  provider_name: "Smith Foundation",
  ...emptyFacts(),
  last_checked: "2026-11-01",
};

test("the older report fills only the gaps of the newer one", () => {
  const older = { ...facts, gpa_requirement: 3, academic_level: ["bachelor" as const], essay_required: true };
  const merged = mergedFacts({ ...facts, gpa_requirement: 3.5, essay_required: false }, older);
  expect(merged).toMatchObject({ gpa_requirement: 3.5, essay_required: false, academic_level: ["bachelor"] });
});

test("amount limits and words always come from the same report", () => {
  const older = { ...facts, amount_min: 500, amount_max: 1000, amount_text: "$500-$1,000" };
  expect(mergedFacts({ ...facts, amount_max: 750, amount_text: "up to $750" }, older)).toMatchObject({
    amount_min: null,
    amount_max: 750,
    amount_text: "up to $750",
  });
  expect(mergedFacts({ ...facts, amount_text: "Varies" }, older)).toMatchObject({
    amount_min: 500,
    amount_max: 1000,
    amount_text: "$500-$1,000",
  });
});

test("a deadline that had passed when the newer report was checked is not merged", () => {
  const past = { ...facts, deadline_kind: "fixed" as const, deadline: "2018-01-31", deadline_text: "1/31/18" };
  expect(mergedFacts(facts, past)).toMatchObject({ deadline_kind: "unknown", deadline: null, deadline_text: null });
  const ahead = { ...past, deadline: "2027-01-31", deadline_text: "1/31/27" };
  expect(mergedFacts(facts, ahead)).toMatchObject({ deadline_kind: "fixed", deadline: "2027-01-31" });
});

test("a report whose deadline has passed is out of date beside one whose deadline is ahead, whichever was checked last", () => {
  const of = (deadline: string, last_checked: string) => ({
    ...facts,
    deadline_kind: "fixed" as const,
    deadline,
    last_checked,
  });
  const [past, ahead] = [of("2026-03-01", "2026-11-01"), of("2027-03-01", "2026-10-01")];
  expect([isOfPastRound(past, ahead), isOfPastRound(ahead, past)]).toEqual([true, false]);
  expect(isOfPastRound(past, of("2026-04-01", "2026-03-15"))).toBe(false);
  expect(isOfPastRound(past, facts)).toBe(false);
});
