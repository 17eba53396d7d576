import { readStudent } from "#domain/matches/criteria/student.ts";
import { requirementCount, summarize } from "#domain/matches/criteria-summary.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { newRow } from "#server/scholarships/saving/catalogue-entry.ts";
import { readLines, starterEntry } from "#server/scholarships/starter/load-starter-catalogue.ts";
import type { ExampleMatch } from "#web/features/landing/example-match.ts";

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
    // Neither the day nor the time of import matters to the score of a yearly scholarship.
    const { match_score, factors } = scoreMatch(readStudent(student), newRow(entry, new Date(0)), "2026-11-22");
    const { provider_name, amount_min, amount_max, amount_text, deadline_yearly } = entry;
    const summary = summarize(factors);
    const facts = { title, provider_name, amount_min, amount_max, amount_text, deadline_yearly };
    const fit = { requirements: requirementCount(summary), is_met: summary.met === summary.total };
    return { ...facts, match_score, ...fit, to_check: summary.toCheck };
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
