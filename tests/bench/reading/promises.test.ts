import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEligibility } from "#domain/eligibility/read-eligibility.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { answersOf, people, today } from "./people.ts";

/**
 * Invented texts. Those with a `kind` demand something that no profile holds; of the others one of the people meets all, by the
 * first name in `for`.
 */
type Probe = { half: "dev" | "held"; kind?: string; for?: string; title: string; provider: string; text: string };
const file = new URL("../gold/promises.jsonl", import.meta.url);
const probes = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Probe);
const students = Object.entries(people).map(
  ([who, person]) => [who.split(",")[0] ?? "", readStudent(answersOf(person))] as const,
);

function eligibleFor({ title, provider, text }: Probe): string[] {
  const { facts, demands } = readEligibility({ title, provider, text });
  const scholarship = blankScholarship({ title, provider_name: provider, ...facts, demands: [...demands] });
  const isEligible = (student: (typeof students)[number][1]) =>
    scoreMatch(student, scholarship, today).eligibility === "eligible";
  return students.flatMap(([who, student]) => (isEligible(student) ? [who] : []));
}

test("texts that demand something no profile holds make nobody eligible, but for those that are known", () => {
  const untrue = probes.filter((probe) => probe.kind !== undefined && eligibleFor(probe).length > 0);
  const known = ["Sound Award", "Tall Clubs Student Scholarship"];
  expect(untrue.map(({ title }) => title).filter((title) => !known.includes(title))).toEqual([]);
});

test("most students who meet all that a text demands are told so", () => {
  const met = probes.filter((probe) => probe.for !== undefined);
  const found = met.filter((probe) => eligibleFor(probe).includes(probe.for ?? ""));
  expect(found.length).toBeGreaterThanOrEqual(100);
});
