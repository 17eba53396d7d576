import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Match } from "#domain/matches/match.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { show } from "#tests/support/component/show.tsx";
import ScoreDetails from "./score-details.tsx";

async function showDetails(facts: Parameters<typeof blankScholarship>[0]) {
  const scholarship = blankScholarship(facts);
  const student = readStudent({ academic_level: "bachelor's_degree", field_of_study: "Nursing", location: "Reno, NV" });
  const match = { ...scoreMatch(student, scholarship, "2026-11-30"), scholarship };
  await show(<ScoreDetails match={match as unknown as Match} />); // the details read no more of it
}

test("the points that a fit leaves open are explained", async () => {
  await showDetails({ academic_level: ["bachelor"] });
  await expect.element(page.getByText(/points stay open/)).toBeVisible();
});
