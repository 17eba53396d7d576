import { expect, test } from "vitest";
import type { DeadlineMonths } from "#domain/matches/deadline-months.ts";
import type { Match } from "#domain/matches/match.ts";
import type { MatchPage } from "#domain/matches/match-list.ts";
import { loadStarterCatalogue } from "#server/scholarships/starter/load-starter-catalogue.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";

const app = await testApp();
const { call } = app;
await loadStarterCatalogue(app.deps);

const monthsOf = async (student: TestStudent): Promise<DeadlineMonths> =>
  (await call("/api/matches/by-month", { cookie: student.cookie })).json();

/** Every scholarship that the student qualifies for. */
async function qualifyingFor(student: TestStudent): Promise<Match[]> {
  const response = await call("/api/matches?section=qualify&limit=100", { cookie: student.cookie });
  const page: MatchPage = await response.json();
  expect(page.next_cursor).toBeNull();
  return page.items;
}

test("each month has the scholarships of the list that are due in it", async () => {
  const student = await makeStudent(app, {
    profile: {
      ...{ academic_level: "undergraduate", field_of_study: "Computer Science", location: "Raleigh, NC", gpa: 3.6 },
      ...{ citizenship_status: "us_citizen", financial_need_level: "high", graduation_year: 2028 },
    },
  });
  const list = await qualifyingFor(student);
  const sumOf = (matches: readonly Match[]) => ({
    scholarships: matches.length,
    dollars: matches.reduce(
      (sum, { scholarship: { amount_max, amount_min } }) => sum + (amount_max ?? amount_min ?? 0),
      0,
    ),
  });
  const { months, usual, other, ...all } = await monthsOf(student);
  expect(list.length).toBeGreaterThan(2);
  expect(all).toEqual(sumOf(list));
  const isUsual = ({ scholarship }: Match) => scholarship.deadline_kind === "yearly";
  const confirmed = list.filter((match) => !isUsual(match));
  for (const { month, ...sum } of months)
    expect(sum, month).toEqual(sumOf(confirmed.filter(({ scholarship }) => scholarship.deadline?.startsWith(month))));
  expect(usual.scholarships).toBeGreaterThan(0);
  expect(usual).toEqual(sumOf(list.filter(isUsual)));
  const dated = months.reduce((sum, { scholarships }) => sum + scholarships, 0);
  expect(other.scholarships).toBe(confirmed.length - dated);
});

test("a student without a profile has months without scholarships, and a visitor has none", async () => {
  const { months, scholarships } = await monthsOf(await makeStudent(app));
  expect([months.length, scholarships]).toEqual([12, 0]);
  expect((await call("/api/matches/by-month")).status).toBe(401);
});
