import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";
import { tokensOf } from "../text/tokens.ts";
import { financialNeed } from "./need.ts";

const read = (text: string) =>
  financialNeed({ text, tokens: tokensOf(text), lead: "", part: "text" }).map(({ meaning }) => meaning.about);

test.each([
  "must demonstrate financial need",
  "MUST DEMONSTRATE FINANCIAL NEED",
  "Financial need",
  "students with demonstrated financial need",
  "must show an unmet financial need",
  "for low-income students",
  "must be Pell eligible",
  "for economically disadvantaged students",
  "be in need of financial assistance",
  "grants based solely on financial need",
  "students who cannot otherwise afford to attend college",
  "students who are struggling financially",
  "students who lack the financial resources to attend",
  "need-based college tuition assistance",
  "for needy students",
  "for students in need",
  "for those who need tuition assistance",
  "for the lowest-income students",
  "needing financial assistance",
  "awarded on the basis of financial need",
  "for economically weaker sections",
  "students who do not have enough money to study",
  "come from an indigent family",
  "for students from poor households",
  "in receipt of a means-tested benefit",
  "must meet the income guidelines",
  "based on financial need and must be a resident",
])("%s demands financial need", (text) => {
  expect(read(text)).toEqual(["financial_need"]);
});

test.each(["based on merit and financial need", "financial need may be considered"])("%s demands nothing", (text) => {
  expect(read(text)).toEqual(["nothing"]);
});

test.each([
  "need not demonstrate financial need",
  "regardless of financial need",
  "selection based on financial need",
  "scholarships based on need",
  "awarded on the basis of need",
  "details of financial hardship",
  "documents to certify financial need",
  "both merit and need-based scholarships",
  "scholarships for athletes and the needy",
  "for students from low-income countries",
  "candidates who have worked with low-income youth",
])("%s is no demand for need", (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ["For residents of Ohio. Students receive a need-based grant of $500.", true],
  ["For residents of Ohio. It is a need-based program.", true],
  ["For residents of Ohio. Winners may receive additional need-based grants.", null],
  ["For residents of Ohio. This award is merit-based rather than need-based.", null],
])("an award that is need-based by its description demands need: %s", (text, expected) => {
  expect(readEligibility({ title: "", provider: "", text }).facts.need_based).toBe(expected);
});
