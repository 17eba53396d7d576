import { expect, test } from "vitest";
import type { DeadlineMonths } from "#domain/matches/deadline-months.ts";
import type { Match } from "#domain/matches/match.ts";
import type { MatchPage } from "#domain/matches/match-list.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const app = await testApp();
const { call } = app;

/** Scholarships for bachelor's students: in two months, two of them in one, by their usual day, and without a day. */
const scholarships = [
  { deadline_kind: "fixed", deadline: "2026-12-01", amount_min: 500, amount_max: 2500 },
  { deadline_kind: "fixed", deadline: "2026-12-31", amount_min: 700 },
  { deadline_kind: "fixed", deadline: "2027-03-01" },
  { deadline_kind: "yearly", deadline_yearly: "02-15", amount_max: 900 },
  { deadline_kind: "rolling", amount_max: 300 },
] as const;
await saveScholarships(
  app.db,
  scholarships.map((facts, i) => makeScholarship(`Scholarship ${i}`, { academic_level: ["bachelor"], ...facts })),
  testNow,
);

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
  expect(list).toHaveLength(scholarships.length);
  expect(all).toEqual(sumOf(list));
  const isUsual = ({ scholarship }: Match) => scholarship.deadline_kind === "yearly";
  const confirmed = list.filter((match) => !isUsual(match));
  for (const { month, ...sum } of months)
    expect(sum, month).toEqual(sumOf(confirmed.filter(({ scholarship }) => scholarship.deadline?.startsWith(month))));
  expect(usual.scholarships).toBe(1);
  expect(usual).toEqual(sumOf(list.filter(isUsual)));
  expect(months.filter(({ scholarships }) => scholarships > 0).map(({ scholarships }) => scholarships)).toEqual([2, 1]);
  expect(other.scholarships).toBe(1);
});

test("a student without a profile has months without scholarships, and a visitor has none", async () => {
  const { months, scholarships } = await monthsOf(await makeStudent(app));
  expect([months.length, scholarships]).toEqual([12, 0]);
  expect((await call("/api/matches/by-month")).status).toBe(401);
});
