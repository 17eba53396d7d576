import { expect, test } from "vitest";
import { scored } from "#tests/support/score-scholarship.ts";
import { criteria } from "./criteria/criteria.ts";
import {
  checkWords,
  factorLabel,
  isOverForClass,
  namesToCheck,
  requirementCount,
  requirementsHeading,
  summarize,
  summarizeMatch,
} from "./criteria-summary.ts";
import type { Factor, FactorPart } from "./match.ts";
import { rankingCriteria } from "./requirements-of.ts";

const factor = (key: Factor["key"], status: Factor["status"], required: string | null = null) => ({
  key,
  status,
  required,
});

const conditions = (status: Factor["status"], ...parts: FactorPart[]) => ({ ...factor("other", status), parts });
const part = (required: string, status: FactorPart["status"], check_yourself = false): FactorPart => ({
  required,
  status,
  student: null,
  check_yourself,
});

test("the summary counts the met requirements and names the others", () => {
  const summary = summarize([
    factor("level", "met"),
    factor("gpa", "unknown"),
    factor("residence", "met"),
    factor("citizenship", "failed"),
    factor("graduation_year", "not_asked"),
    conditions(
      "unknown",
      part("Be a senior.", "met"),
      part("Have volunteered.", "unknown", true),
      part("Speak Welsh.", "unknown", true),
    ),
  ]);
  expect(summary).toEqual({
    met: 3,
    total: 7,
    left: 3,
    failed: ["citizenship"],
    toCheck: ["GPA", "“Have volunteered” and 1 more"],
  });
  expect(requirementCount(summary)).toBe("3 of 7 requirements");
  expect(requirementsHeading(summary)).toBe("You don't meet 1 of 7 requirements");
});

test("a check of the group names it", () => {
  const check = (required: string) => summarize([factor("groups", "unknown", required)]).toCheck;
  expect(check("Hispanic students")).toEqual(["who it is for (Hispanic students)"]);
  expect(check("Women or first-generation students")).toEqual(["who it is for (women or first-generation students)"]);
});

test("each thing to check is named once", () => {
  const twice = [factor("groups", "unknown"), factor("groups", "unknown"), factor("groups", "unknown", "Veterans")];
  expect(summarize(twice).toCheck).toEqual(["who it is for (Veterans)"]);
});

test("a check of the financial need says its words once", () => {
  const check = (required: string) => summarize([factor("financial_need", "unknown", required)]).toCheck;
  expect(check("Financial need")).toEqual(["financial need"]);
  expect(check("Financial need, which the aid form decides")).toEqual(["financial need"]);
  expect(check("A low family income")).toEqual(["financial need (a low family income)"]);
});

test("where one answer decides, it is what a row names", () => {
  const unlock = {
    field: "intended_colleges",
    label: "Intended colleges",
    question: null,
    scholarships: 1,
    dollars: 0,
  };
  const factors = [conditions("unknown", part("Study in Ohio.", "unknown"))];
  const named = (section: "one_answer" | "check") => {
    const { left, toCheck } = summarizeMatch({ factors, section, unlock });
    return { left, toCheck };
  };
  expect(named("one_answer")).toEqual({ left: 0, toCheck: ["intended colleges"] });
  expect(named("check")).toEqual({ left: 1, toCheck: ["“Study in Ohio”"] });
});

test("the things to check that are named and those that are only counted are all there are", () => {
  const { left, toCheck } = summarize([
    factor("level", "unknown"),
    conditions(
      "unknown",
      part("Be a senior.", "unknown"),
      part("Have volunteered.", "unknown", true),
      part("Speak Welsh.", "unknown"),
    ),
  ]);
  expect([left, toCheck]).toEqual([4, ["level", "“Have volunteered” and 2 more"]]);
});

test("requirements that stand elsewhere are more than one thing to check, and nobody knows how many", () => {
  const elsewhere = { ...part("Ask the sponsor who can apply.", "unknown", true), elsewhere: true as const };
  const factors = [factor("level", "met"), conditions("unknown", elsewhere)];
  expect([summarize(factors).left, checkWords(summarize(factors).left)]).toEqual([0, "check:"]);
  const nominated = [factor("level", "met"), conditions("unknown", part("Be nominated.", "unknown", true))];
  expect(summarize(nominated).left).toBe(1);
  expect(checkWords(summarize(nominated).left)).toBe("1 thing to check:");
});

test("the condition that is not met is named, and not one to check beside it", () => {
  const parts = [part("Have volunteered.", "unknown", true), part("Be a senior.", "failed")];
  expect(summarize([conditions("failed", ...parts)]).failed).toEqual(["“Be a senior”"]);
});

test("what only orders the list is no requirement, and neither is a deadline ahead", () => {
  expect(rankingCriteria).toEqual(criteria.flatMap(({ key, decides }) => (decides ? [] : [key])));
  const summary = summarize([factor("level", "met"), factor("award_amount", "met"), factor("deadline", "met")]);
  expect(requirementCount(summary)).toBe("1 of 1 requirement");
  expect(summarize([factor("deadline", "failed")]).failed).toEqual(["deadline"]);
  expect(summarize([factor("deadline", "unknown")]).toCheck).toEqual(["deadline (after you graduate)"]);
  const over = { ...factor("deadline", "unknown"), required: "This round may be over: …" };
  expect(summarize([over]).toCheck).toEqual(["deadline (may be over)"]);
});

test("the heading says how many requirements are met", () => {
  expect(requirementsHeading(summarize([]))).toBe("No requirements listed");
  expect(requirementsHeading(summarize([factor("level", "met")]))).toBe("You meet the only requirement");
  expect(requirementsHeading(summarize([factor("level", "failed")]))).toBe("You don't meet the only requirement");
  expect(requirementsHeading(summarize([factor("level", "unknown")]))).toBe("1 requirement to check");
  const unknown = [factor("level", "unknown"), factor("gpa", "unknown")];
  expect(requirementsHeading(summarize(unknown), 1)).toBe("2 requirements to check\u00A0· 1 thing to send");
  const two = [factor("level", "met"), factor("gpa", "met")];
  expect(requirementsHeading(summarize(two))).toBe("You meet both requirements");
  expect(requirementsHeading(summarize([...two, factor("level", "met")]))).toBe("You meet all 3 requirements");
  expect(requirementsHeading(summarize([...two, factor("residence", "unknown")]))).toBe("You meet 2 of 3 requirements");
  expect(requirementsHeading(summarize(two), 1)).toBe("You meet both requirements\u00A0· 1 thing to send");
  expect(requirementsHeading(summarize([]), 2)).toBe("No requirements listed\u00A0· 2 things to send");
});

test("an active scholarship whose next round is after the student graduates is over for their class", () => {
  const late = [factor("deadline", "failed")];
  const isOver = (deadline_kind: "fixed" | "unknown" | "yearly", status: "active" | "closed" = "active") =>
    isOverForClass(late, { deadline_kind, status });
  expect([isOver("yearly"), isOver("unknown"), isOver("unknown", "closed"), isOver("fixed")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isOverForClass([factor("deadline", "met")], { deadline_kind: "yearly", status: "active" })).toBe(false);
});

test("a requirement about places has the label of what it is about", () => {
  expect(factorLabel({ key: "residence" })).toBe("Residence");
  expect(factorLabel({ key: "residence", about: "citizenship" })).toBe("Citizenship");
  expect(factorLabel({ key: "residence", about: "country" })).toBe("Country");
});

test("that nobody checked the requirements is named last, in our words, and is no requirement", () => {
  const unchecked = { ...part("Compare.", "unknown", true), elsewhere: true, ours: true, unchecked: true } as const;
  const known = [factor("level", "met"), factor("gpa", "met")];
  const alone = summarize([...known, conditions("unknown", part("Be a senior.", "met"), unchecked)]);
  expect(alone).toMatchObject({ met: 3, total: 3, left: 0, toCheck: ["the requirements on the sponsor's page"] });
  expect(requirementsHeading(alone)).toBe("You meet all 3 requirements that we know of");
  const others = [part("Have volunteered.", "unknown", true), part("Speak Welsh.", "unknown", true)];
  const beside = summarize([...known, conditions("unknown", ...others, unchecked)]);
  expect(beside).toMatchObject({ met: 2, total: 4, toCheck: ["“Have volunteered” and 1 more"] });
});

test("who is ruled out has only what rules them out to check", () => {
  const factors = [factor("gpa", "unknown"), factor("citizenship", "failed")] as Factor[]; // as far as they are named
  expect(namesToCheck({ eligibility: "unknown", factors })).toEqual({ names: ["citizenship", "GPA"], isFailed: false });
  expect(namesToCheck({ eligibility: "ineligible", factors })).toEqual({ names: ["citizenship"], isFailed: true });
  expect(namesToCheck({ eligibility: "eligible", factors })).toBeNull();
});

test("whom a scholarship is for is named once", () => {
  const words = { weight: 1, points: 0, student: null, evidence: null };
  const citizenship = { ...factor("citizenship", "unknown", "Canadian citizen"), ...words, probably: true as const };
  const factors = [citizenship, { ...factor("groups", "unknown", "Women"), ...words }];
  expect(namesToCheck({ eligibility: "unknown", factors })?.names).toEqual(["who it is for (women)"]);
});

test("a row says that a yearly round may be over, and not that it comes after the graduation", () => {
  const facts = { academic_level: ["bachelor" as const], deadline_kind: "yearly" as const, deadline_yearly: "10-29" };
  const match = scored({ academic_level: "bachelor's_degree", graduation_year: 2029 }, facts);
  expect(namesToCheck(match)?.names).toContain("deadline (may be over)");
});
