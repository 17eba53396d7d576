import { expect, test } from "vitest";
import { type CalculatorAnswer, mostCalculated } from "#domain/odds/odds.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const app = await testApp();
const { call, db } = app;
const due = { deadline_kind: "fixed", deadline: "2027-02-01" } as const;
await saveScholarships(
  db,
  [
    scholarship("Crowded", {
      ...due,
      academic_level: ["bachelor"],
      description: "One award of $10,000. Last year about 50,000 students applied.",
    }),
    scholarship("Small", {
      ...due,
      academic_level: ["bachelor"],
      description: "The club gives 5 scholarships. About 20 students apply each year.",
    }),
    scholarship("Silent", { ...due, academic_level: ["bachelor"], description: "For students of the college." }),
    scholarship("Nationwide", { ...due, academic_level: ["bachelor"], citizenship: ["us_citizen"] }),
    scholarship("Doctors only", {
      ...due,
      academic_level: ["doctoral"],
      description: "Gives 9 awards to 10 applicants.",
    }),
    scholarship("Raffle", { ...due, academic_level: ["bachelor"], description: "The winner is drawn at random." }),
    scholarship("Not reviewed", { ...due, academic_level: ["bachelor"], status: "pending_review" }),
  ],
  testNow,
);
const path = "/api/functions/success-probability-calculator";
const student = await makeStudent(app, {
  profile: {
    academic_level: "undergraduate",
    gpa: 3.6,
    volunteer_hours: 40,
    extracurricular_activities: ["Chess", "Band"],
    academic_achievements: ["Honor roll"],
  },
});

async function calculated(json: object = {}, { cookie }: TestStudent = student) {
  const response = await call(path, { json, cookie });
  expect(response.status).toBe(200);
  const { success, calculations }: CalculatorAnswer = await response.json();
  expect(success).toBe(true);
  return new Map(calculations.map((each) => [each.scholarshipTitle, each]));
}
const idOf = (found: Awaited<ReturnType<typeof calculated>>, title: string) => found.get(title)?.scholarshipId ?? "";
const best = await calculated();

test("one award among 50,000 applicants reads about 1 in 50,000, however well the student fits", () => {
  const crowded = best.get("Crowded");
  expect(crowded?.basis).toBe("counts");
  expect(crowded?.label).toBe("Low");
  expect(crowded?.range?.high).toBeLessThanOrEqual(1.5 / 50_000);
  expect(crowded?.rests_on[0]).toEqual({
    says: "1 award, about 50,000 applicants: about 1 in 50,000",
    quote: "One award of $10,000. … Last year about 50,000 students applied.",
  });
});

test("without matches named the best matches of the student are calculated, with their score factors", () => {
  expect([...best.keys()].sort()).toEqual(["Crowded", "Nationwide", "Raffle", "Silent", "Small"]);
  expect(best.get("Small")?.scoreFactors).toEqual({
    gpa_score: 90,
    gpa: 3.6,
    extracurricular_count: 2,
    volunteer_hours: 40,
    achievements_count: 1,
  });
});

test("where the number of applicants is not known, the figure is the fit and says so", () => {
  expect(best.get("Silent")).toMatchObject({ basis: "fit", range: null });
  expect(best.get("Silent")?.rests_on.at(-1)?.says).toContain("not your chance to win");
});

test("a drawing gets the range of published ones, and a national scholarship none, as theirs differ too much", () => {
  expect(best.get("Nationwide")).toMatchObject({ basis: "fit", range: null });
  expect(best.get("Raffle")?.range).toEqual({ low: 1 / 10_000, high: 1 / 500 });
});

test("a scholarship that the student is ruled out of has no chance", async () => {
  const { items } = await (await call("/api/scholarships?q=Doctors")).json();
  const found = await calculated({ scholarship_matches: [items[0].id] });
  expect(found.get("Doctors only")).toMatchObject({ successProbability: 0, ruled_out: true, label: "Low" });
});

test("matches may be named by id or as the matches of the specification, each once and only real ones", async () => {
  const small = idOf(best, "Small");
  const named = [small, { scholarship_id: small, match_score: 100 }, idOf(best, "Silent"), "no-such-id", "'; --"];
  const found = await calculated({ scholarship_matches: named, user_id: "somebody-else" });
  expect([...found.keys()]).toEqual(["Small", "Silent"]);
  expect(found.get("Small")).toEqual(best.get("Small"));
});

test("recorded results of the student move the estimate", async () => {
  const other = await makeStudent(app, { profile: { academic_level: "undergraduate" } });
  const before = (await calculated({}, other)).get("Small")?.successProbability ?? 0;
  for (const title of ["Silent", "Nationwide"]) {
    const json = { application_status: "awarded" };
    await call(`/api/matches/${idOf(best, title)}`, { method: "PUT", json, cookie: other.cookie });
  }
  const after = (await calculated({}, other)).get("Small");
  expect(after?.successProbability).toBeGreaterThan(before);
  expect(after?.rests_on.at(-1)?.says).toContain("2 accepted and 0 rejected");
});

test("without matches the answer is the specification's error", async () => {
  const newcomer = await makeStudent(app);
  for (const json of [{}, { scholarship_matches: [] }, { scholarship_matches: ["no-such-id"] }]) {
    const response = await call(path, { json, cookie: newcomer.cookie });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      success: false,
      code: "no_matches",
      error: "No Matches Found",
      message: "Please find scholarship matches first to calculate success probabilities.",
    });
  }
});

test("visitors, too many ids and wrong ids are refused", async () => {
  expect((await call(path, { json: {} })).status).toBe(401);
  const many = Array.from({ length: mostCalculated + 1 }, (_, at) => `id-${at}`);
  for (const scholarship_matches of [many, "all", [1], [{ id: "x" }], ["x".repeat(101)]]) {
    const response = await call(path, { json: { scholarship_matches }, cookie: student.cookie });
    expect(response.status).toBe(400);
  }
});
