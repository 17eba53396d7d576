import { filterLimits } from "../../scholarships/lists/filter-limits.ts";
import type { LevelChoice } from "../public-search.ts";
import { isMatchingLevel } from "../said/excluded-values.ts";
import type { Understood } from "../understood.ts";
import { isBelowNinth } from "../wanted/younger-grades.ts";

/** How a student answers "Where are you in school?", and the words that say it in a query. */
const answers: readonly (Pick<LevelChoice, "text" | "levels"> & { words: string })[] = [
  { text: "High school", levels: ["high_school"], words: "high school" },
  { text: "Community college", levels: ["associate"], words: "community college" },
  { text: "Four-year college", levels: ["bachelor"], words: "undergraduate" },
  { text: "Graduate school", levels: ["master", "doctoral", "professional"], words: "graduate school" },
];

/**
 * The query with each level, for a query that names none: without a level, most of what is found is for students elsewhere.
 * Empty for a query that names one, also one below ninth grade, or has no room for one.
 */
export function levelChoices(query: string, { constraints, topics }: Understood): LevelChoice[] {
  const namesLevel = constraints.some(
    ({ slot, value }) => slot === "academic_level" || (slot === "exclude" && isMatchingLevel(String(value))),
  );
  if (namesLevel || topics.some(isBelowNinth)) return [];
  // The comma keeps the level apart from what is said before it: "not engineering, high school".
  const said = query.replace(/(?<![\s,;.])[\s,;.]+$/, "");
  const choices = answers.map(({ words, ...answer }) => ({ ...answer, with: `${said}, ${words}` }));
  return choices.filter((choice) => choice.with.length <= filterLimits.q);
}
