import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Match } from "#domain/matches/match.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { show } from "#tests/support/component/show.tsx";
import { RequirementLines } from "./requirement-lines.tsx";

const conditions: Match["factors"][number] = {
  key: "conditions",
  status: "unknown",
  weight: 10,
  points: 0,
  required: "",
  student: null,
  evidence: null,
  parts: [
    { required: "Speak Welsh.", status: "unknown", student: null, check_yourself: false },
    { required: "Be 13 or older.", status: "met", student: null, check_yourself: false },
    { required: "Study part-time.", status: "failed", student: "full-time", check_yourself: false },
    { required: "Be a member.", status: "unknown", student: null, check_yourself: true },
  ],
};

test("each condition has its own mark, and those to check stand last", async () => {
  const scholarship = { ...blankScholarship(), provenance: "curated" };
  const match = { id: "m1", match_score: 80, factors: [conditions], unlock: null, scholarship } as unknown as Match;
  await show(<RequirementLines match={match} />);
  const lines = page.getByRole("list", { name: "Criteria" }).getByRole("listitem");
  await expect.element(lines.nth(3)).toBeVisible();
  expect(lines.elements().map(({ textContent }) => textContent.trim())).toEqual([
    "✕Not met: Other conditionsStudy part-time. · you: full-time",
    "✓Met: Other conditionsBe 13 or older.",
    "?To check: Other conditionsSpeak Welsh. · you: not in your profile",
    "?To check: Check yourselfBe a member.",
    "Be a member.",
  ]);
});
