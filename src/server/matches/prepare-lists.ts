import { setImmediate as nextTurn } from "node:timers/promises";
import { exampleStudents } from "#domain/matches/catalogue/results/prepared-comparisons.ts";
import { MatchSearch } from "#domain/matches/match-list.ts";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { closedCatalogue } from "#server/scholarships/catalogue/closed-catalogue.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { firstMatches } from "./list-matches.ts";

const searches = [
  {},
  { q: "nursing scholarships in Texas" },
  { q: "enginering for women", sort: "deadline" },
  { section: "check", gpa: "3", field_of_study: "Nursing", sort: "amount" },
].map((search) => MatchSearch.parse(search));

/**
 * Makes lists of invented students, each in a turn of its own, and the index of closed scholarships: the first list and the first search of
 * a process take 40 ms each in one turn, as their code is not compiled yet. Returns a function that stops it.
 */
export function prepareLists(deps: Compiling & Pick<Deps, "clock">): () => Promise<void> {
  let isStopped = false;
  const done = makeLists().catch((error) => {
    if (!isStopped) deps.log.warn({ err: error }, "the first lists could not be prepared");
  });
  return () => {
    isStopped = true;
    return done;
  };

  async function makeLists(): Promise<void> {
    const today = deadlineDay(deps.clock());
    const index = await compiledCatalogue(deps, today);
    for (const [at, search] of searches.flatMap((each) => exampleStudents.map((_, of) => [of, each] as const))) {
      await nextTurn();
      if (isStopped) return;
      const profile = { ...blankProfile, ...exampleStudents[at], user_id: `example ${at}`, email: "", updated_at: "" };
      await firstMatches(deps.db, { userId: "", today, index, profile, marks: new Map(), submitted: 0 }, search);
    }
    if (!isStopped) await closedCatalogue(deps, today);
  }
}
