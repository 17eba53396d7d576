import { readStudent } from "#domain/matches/criteria/student.ts";
import { requirementCount, summarize } from "#domain/matches/criteria-summary.ts";
import { scoreBand, scoreBandLabels } from "#domain/matches/match-vocabulary.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { moneyRange } from "#domain/scholarships/money/money-range.ts";
import { newRow } from "#server/scholarships/saving/catalogue-entry.ts";
import { readLines, starterEntry } from "#server/scholarships/starter/load-starter-catalogue.ts";
import type { ExampleMatch } from "#web/features/landing/example-match.ts";
import { formatDay } from "../../src/domain/scholarships/days/days-left.ts";
import { nextDeadline } from "../../src/domain/scholarships/days/next-deadline.ts";

/** The student of the example on the landing page, whose caption describes them. */
const student: ProfileChanges = {
  academic_level: "undergraduate",
  field_of_study: "Computer Science",
  gpa: 3.6,
  location: "Austin, TX",
  citizenship_status: "us_citizen",
  financial_need_level: "high",
  annual_family_income: 28_000,
  graduation_year: 2028,
  demographics: { first_generation: true, gender: "woman", ethnicity: "Hispanic or Latino" },
};

/** Any day: neither the score nor the month and day of a yearly deadline depend on it. */
const today = "2026-01-01";

/** Some of the student's best matches. Each has a yearly deadline, so the example does not become out of date. */
const titles = [
  "AFCEA STEM Majors Scholarship",
  "ScholarSHPE Scholarship Program",
  "National Space Club Keynote Scholarship",
  "Hispanic Scholarship Fund Scholar Program",
];

/** The rows of the example: facts of the starter catalog, scored for the student. Throws when a title is gone. */
export async function exampleMatches(): Promise<ExampleMatch[]> {
  const entries = (await readLines()).filter(({ text }) => titles.includes(JSON.parse(text).title)).map(starterEntry);
  const rows = titles.map((title) => {
    const entry = entries.find((one) => one.title === title);
    if (!entry?.deadline_yearly) throw new Error(`The starter catalog has no "${title}" with a yearly deadline.`);
    const { match_score, factors } = scoreMatch(readStudent(student), newRow(entry, new Date(0)), today);
    const summary = summarize(factors);
    const band = scoreBand(match_score);
    return {
      title,
      provider_name: entry.provider_name,
      amount: moneyRange(entry),
      due: formatDay(nextDeadline(entry.deadline_yearly, today), today),
      fit: scoreBandLabels[band],
      band,
      match_score,
      requirements: requirementCount(summary),
      is_met: summary.met === summary.total,
      to_check: summary.toCheck,
    };
  });
  return rows.toSorted((a, b) => b.match_score - a.match_score);
}

/** The source text of src/web/features/landing/example-matches.gen.ts. */
export async function exampleMatchesFile(): Promise<string> {
  const rows = JSON.stringify(await exampleMatches(), null, 2);
  return `// Made by scripts/generate-example-matches.ts from the starter catalog. Do not edit.
import type { ExampleMatch } from "./example-match.ts";

/** Real scholarships, with the scores of an example student and how many requirements that student meets. */
export const exampleMatches: readonly ExampleMatch[] = ${rows};
`;
}
