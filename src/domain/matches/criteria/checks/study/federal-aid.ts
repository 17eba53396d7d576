import { toldIncome } from "../../../../profile/answers/financial-need.ts";
import { citizenshipAnswer } from "../../citizenship-fit.ts";
import { incomeAnswer } from "../../demands/income-fit.ts";
import type { Student } from "../../student.ts";
import type { FederalAid } from "../told.ts";

const plain = new Set(
  "a an and applicant applicants are aid be eligibility eligible federal financial for government grant grants have must pell qualifies qualify residency citizenship status student students that the us united states who you".split(
    " ",
  ),
);

/** What aid the words ask for, where that is all that they say: "be eligible for a Pell Grant". To receive it takes more. */
export function federalAidIn(words: readonly string[]): FederalAid | null {
  const isAboutBeing = words.some((word) => being.has(word));
  if (!isAboutBeing || !words.every((word) => plain.has(word))) return null;
  if (words.includes("pell")) return "pell";
  return words.includes("federal") && words.includes("aid") ? "any" : null;
}
const being = new Set("eligible eligibility qualify qualifies".split(" "));

/**
 * Under this income, in dollars, families of every size get at least the smallest Pell Grant: 275% of the poverty line of one
 * person in the rules of 2024-25 ([studentaid.gov](https://studentaid.gov), 20 U.S.C. 1070a), rounded down.
 */
const surelyPell = 35_000;
const undergraduates: ReadonlySet<string | null> = new Set(["high_school", "associate", "bachelor"]);

/** Whether the student surely is eligible: as a citizen or permanent resident and, for a Pell Grant, an undergraduate with a low income. */
export function surelyGets({ level, profile }: Student, aid: FederalAid): boolean {
  const { citizenship_status: status } = profile;
  if (status !== "us_citizen" && status !== "permanent_resident") return false;
  if (profile.demographics?.undocumented) return false;
  if (aid === "any") return true;
  const income = toldIncome(profile);
  return undergraduates.has(level) && income !== null && income.to <= surelyPell;
}

/** What the student answered of it. */
export function federalAidAnswer(student: Student, aid: FederalAid): string | null {
  const answers = [citizenshipAnswer(student), aid === "pell" ? incomeAnswer(student) : null];
  return answers.filter(Boolean).join("; ") || null;
}
