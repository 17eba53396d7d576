import { columnOf } from "#domain/matches/catalogue/criterion-column.ts";
import { packedRow } from "#domain/matches/catalogue/results/packed-results.ts";
import { type DeadlineMonths, deadlineMonths } from "#domain/matches/deadline-months.ts";
import { MatchSearch } from "#domain/matches/match-list.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import { findProfile } from "#server/profile/store.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { hiddenIn } from "./marked.ts";
import { catalogueList } from "./match-lists.ts";
import { marksOf } from "./store.ts";
import { resultsOf } from "./student-results.ts";

const qualify = MatchSearch.parse({ section: "qualify" });

/** The scholarships that the student qualifies for, by the month of their deadline; none without a profile. */
export async function matchMonths(deps: Compiling & Pick<Deps, "clock">, userId: string): Promise<DeadlineMonths> {
  const today = deadlineDay(deps.clock());
  const [profile, marks, index] = await Promise.all([
    findProfile(deps.db, userId),
    marksOf(deps.db, userId),
    compiledCatalogue(deps, today),
  ]);
  if (!profile) return deadlineMonths([], today);
  const { matches } = await resultsOf(index, profile, hiddenIn(marks));
  const list = catalogueList({ index, matches: await matches(), marks, search: qualify });
  const { deadline, amount } = index.facts;
  const due = columnOf(index, "deadline");
  const dated = Array.from(list.matches, (match) => {
    const row = packedRow(match);
    return {
      deadline: deadline[row] as number,
      isUsual: due.values[due.numbers[row] as number]?.kind === "yearly",
      dollars: Math.max(0, amount[row] as number),
    };
  });
  return deadlineMonths(dated, today);
}
