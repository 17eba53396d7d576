import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { scored } from "#tests/support/score-scholarship.ts";
import { type Demand, excludesNobody } from "../../../eligibility/demand.ts";
import { summarize } from "../../criteria-summary.ts";
import { toldBy } from "../checks/told-by-check.ts";
import { readStudent } from "../student.ts";
import { conditionResults } from "./condition-results.ts";
import { onlyNameTells } from "./own-check-words.ts";
import { demandsOf } from "./required-demands.ts";

const today = "2026-11-21";
const results = (...demands: Demand[]) =>
  conditionResults(readStudent({ academic_level: "high_school", enrollment: "part_time" }), demands, today);

const noGraduates: Demand = { ...excludesNobody, graduates: true, quote: "Not hold a bachelor's degree yet." };
const member: Demand = { about: "check", kind: "membership", quote: "Be a member." };

test("a condition that the student meets is met beside one that is left to check", () => {
  expect(results(noGraduates, member)).toEqual([
    { required: member.quote, status: "unknown", student: null, check_yourself: true },
    { required: noGraduates.quote, status: "met", student: "in high school", check_yourself: false },
  ]);
});

test("of equal doubt who one has to be comes before what is asked of winners or may be asked again", () => {
  const quotes = ["Ask whether you need a GED.", "Keep a GPA of 3.0.", "Do well in class."];
  const others = quotes.map((quote): Demand => ({ about: "check", kind: "merit", quote }));
  const shown = results(...others, member).map(({ required }) => required);
  expect(shown).toEqual([member.quote, "Do well in class.", ...quotes.slice(0, 2)]);
});

test("the condition that leaves the most doubt comes first", () => {
  const told = (kind: "membership" | "merit", quote: string) => {
    const check: Demand = { about: "check", kind, quote };
    return { ...check, told: toldBy(check, blankScholarship({})) };
  };
  const list = [
    told("merit", "Do well in class."),
    told("membership", "Be a member of the Elks."),
    told("merit", "Have good grades."),
  ];
  const shown = conditionResults(readStudent({ academic_level: "high_school" }), list, today);
  expect(shown.map(({ required }) => required)).toEqual([
    "Be a member of the Elks.",
    "Do well in class.",
    "Have good grades.",
  ]);
});

test("a missing answer leaves a condition open, and an answer may decide it", () => {
  const [open] = results({ about: "languages", names: ["Welsh"], quote: "Speak Welsh." });
  expect(open).toMatchObject({ status: "unknown", check_yourself: false });
});

test("of two demands in the same words, the one that fails decides", () => {
  const quote = "Be a member and study full-time.";
  const both = results({ ...member, quote }, { about: "enrollment", enrollment: "full_time", quote });
  expect(both.map(({ status, check_yourself }) => [status, check_yourself])).toEqual([["failed", false]]);
});

test("a requirement that only the title names is told without repeating the title", () => {
  const title = "National Beekeepers Scholarship";
  const scholarship = blankScholarship({ title, demands: [{ about: "check", kind: "unread", quote: title }] });
  const [part] = conditionResults(readStudent({}), demandsOf(scholarship) ?? [], today);
  expect(part).toMatchObject({ required: onlyNameTells, status: "unknown", by_name: true, ours: true });
});

test("the bare name of the college that gives or lists a scholarship says what is to be checked of it", () => {
  const quote = "San Francisco State University";
  const facts = {
    provider_name: `Listed by ${quote} (external award)`,
    demands: [{ about: "check" as const, kind: "study_place" as const, quote }],
  };
  const { factors } = scored({}, facts);
  const conditions = factors.filter(({ key }) => key === "other");
  expect(conditions[0]?.parts).toMatchObject([{ required: `Whether only students of ${quote} may apply`, ours: true }]);
  expect(summarize(conditions).toCheck).toEqual([`whether only students of ${quote} may apply`]);
});
