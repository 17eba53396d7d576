import { expect, test } from "vitest";
import { CoachRecommendations } from "#domain/matches/coach/coach-recommendation.ts";
import { NextMatches } from "#domain/matches/coach/next-matches.ts";
import type { MatchPage } from "#domain/matches/match-list.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const app = await testApp();
const { db, call } = app;

const forNurses = Array.from({ length: 14 }, (_, at) =>
  makeScholarship(`For nurses ${at}`, {
    field_of_study: ["Nursing"],
    academic_level: at % 2 === 0 ? ["bachelor"] : [],
    deadline_kind: "fixed",
    deadline: `2026-12-${10 + at}`,
    amount_max: 1000 * at,
    requirements: ["Send a transcript."],
  }),
);
await saveScholarships(
  db,
  [
    ...forNurses,
    makeScholarship("For lawyers", { field_of_study: ["Law"] }),
    makeScholarship("Past", { field_of_study: ["Nursing"], deadline_kind: "fixed", deadline: "2026-11-10" }),
  ],
  testNow,
);
const nurse: ProfileChanges = { academic_level: "undergraduate", field_of_study: "Nursing", location: "Austin, TX" };
const student = (more: ProfileChanges = {}) => makeStudent(app, { profile: { ...nurse, ...more } });

async function coached({ cookie }: TestStudent): Promise<CoachRecommendations["items"]> {
  const response = await call("/api/coach", { cookie });
  expect(response.status).toBe(200);
  return CoachRecommendations.parse(await response.json()).items;
}
async function bestMatches({ cookie }: TestStudent): Promise<string[]> {
  const page: MatchPage = await (await call("/api/matches?limit=100", { cookie })).json();
  return page.items.map(({ scholarship_id }) => scholarship_id);
}
const change = ({ cookie }: TestStudent, id: string, json: object) =>
  call(`/api/matches/${id}`, { method: "PUT", json, cookie });

test("a visitor gets no recommendations", async () => {
  expect((await call("/api/coach")).status).toBe(401);
  expect((await call("/api/coach/next")).status).toBe(401);
});

test("a student without a profile gets none", async () => {
  expect(await coached(await makeStudent(app))).toEqual([]);
});

test("a student without matches gets none", async () => {
  const maya = await student();
  for (const id of await bestMatches(maya)) await change(maya, id, { hidden: true });
  expect(await coached(maya)).toEqual([]);
});

test("the first six of the student's list of matches get one each, in its order", async () => {
  const maya = await student();
  const items = await coached(maya);
  expect(items.map(({ scholarship_id }) => scholarship_id)).toEqual((await bestMatches(maya)).slice(0, 6));
  expect(items[0]).toMatchObject({
    days_left: 22,
    scholarship: { deadline: "2026-12-10" },
    action_items: [
      { key: "transcript", day: "2026-11-19" },
      { key: "gather_documents", day: null },
      { key: "improve_essay", day: null },
    ],
  });
});

test("a submitted application needs no coach, one in progress does", async () => {
  const maya = await student();
  const [sent = "", started = ""] = await bestMatches(maya);
  await change(maya, sent, { application_status: "submitted" });
  await change(maya, started, { application_status: "in_progress" });
  const items = await coached(maya);
  expect(items.map(({ scholarship_id }) => scholarship_id)).not.toContain(sent);
  expect(items[0]).toMatchObject({ scholarship_id: started, application_status: "in_progress" });
  expect(items).toHaveLength(6);
});

test("what is tracked comes first, then the best match and the good fit that is due soon, as on the dashboard", async () => {
  const due = { deadline_kind: "fixed", deadline: "2026-11-20" } as const;
  await saveScholarships(
    db,
    [
      makeScholarship("Soon", { ...due, field_of_study: ["Nursing"], academic_level: ["bachelor"] }),
      makeScholarship("Usually soon", {
        ...due,
        field_of_study: ["Nursing"],
        deadline_kind: "yearly",
        deadline_yearly: "11-20",
        deadline: null,
      }),
      makeScholarship("Soon for lawyers", { ...due, field_of_study: ["Law"] }),
    ],
    testNow,
  );
  const maya = await student();
  const last = (await bestMatches(maya))[9] ?? "";
  const added = await call("/api/applications", {
    method: "POST",
    json: { scholarship_id: last },
    cookie: maya.cookie,
  });
  expect(added.status).toBe(201);
  const items = await coached(maya);
  expect(items).toHaveLength(6);
  expect(items.map(({ scholarship_id }) => scholarship_id)[0]).toBe(last);
  expect(items.map(({ scholarship }) => scholarship.title)[2]).toBe("Soon");
  expect(items.map(({ scholarship }) => scholarship.title)).not.toContain("Soon for lawyers");
  const { items: listed } = NextMatches.parse(await (await call("/api/coach/next", { cookie: maya.cookie })).json());
  expect(listed.map(({ scholarship_id }) => scholarship_id).toSorted()).toEqual(
    items
      .slice(0, 5)
      .map(({ scholarship_id }) => scholarship_id)
      .toSorted(),
  );
  const days = listed.map(({ scholarship }) => scholarship.deadline);
  expect(days).toEqual(days.toSorted());
  expect(listed.find(({ tracked }) => tracked)).toMatchObject({
    scholarship_id: last,
    next: { text: "Order your transcript" },
  });
});

test("the day that the student wrote in the tracker counts in the coach and in what to do next", async () => {
  const maya = await student();
  const [scholarship_id = ""] = await bestMatches(maya);
  const deadline = "2027-02-20";
  await call("/api/applications", { method: "POST", json: { scholarship_id, deadline }, cookie: maya.cookie });
  const [first] = await coached(maya);
  expect(first).toMatchObject({ scholarship_id, days_left: 94, scholarship: { deadline } });
  const { items } = NextMatches.parse(await (await call("/api/coach/next", { cookie: maya.cookie })).json());
  expect(items.find(({ tracked }) => tracked)).toMatchObject({ scholarship_id, scholarship: { deadline } });
});

test("what another student did or answered changes nothing", async () => {
  const [maya, intruder] = [await student({ essay_writing_score: 9 }), await student({ essay_writing_score: 2 })];
  const before = await coached(maya);
  expect(before.flatMap((each) => each.action_items.map(({ key }) => key))).not.toContain("improve_essay");
  for (const { scholarship_id } of before) await change(intruder, scholarship_id, { application_status: "submitted" });
  expect(await coached(maya)).toEqual(before);
});

test("a good fit that is due in two months is work for now, though ten better ones are due later", async () => {
  const engineering = { field_of_study: ["Engineering"], deadline_kind: "fixed" as const };
  const later = Array.from({ length: 10 }, (_, at) =>
    makeScholarship(`Engineering in May ${at}`, {
      ...engineering,
      academic_level: ["bachelor"],
      location_restrictions: ["TX"],
      deadline: `2027-05-${10 + at}`,
    }),
  );
  const winter = { ...engineering, academic_level: ["bachelor" as const], deadline: "2027-01-05" };
  await saveScholarships(db, [...later, makeScholarship("Engineering in January", winter)], testNow);
  const { cookie } = await student({ field_of_study: "Engineering" });
  const { items } = NextMatches.parse(await (await call("/api/coach/next", { cookie })).json());
  expect(items.map(({ scholarship }) => scholarship.title)[0]).toBe("Engineering in January");
});

test("the days of the work are counted from the student's own day, and from no day that is nowhere in the world", async () => {
  const maya = await student();
  const [scholarship_id = ""] = await bestMatches(maya);
  await call("/api/applications", {
    method: "POST",
    json: { scholarship_id, deadline: "2026-11-20" },
    cookie: maya.cookie,
  });
  const firstDay = async (day: string) => {
    const response = await call(`/api/coach?day=${day}`, { cookie: maya.cookie });
    return CoachRecommendations.parse(await response.json()).items[0]?.action_items[0]?.day;
  };
  expect([await firstDay("2026-11-18"), await firstDay("2026-11-19")]).toEqual(["2026-11-18", "2026-11-19"]);
  expect(await firstDay("1999-01-01")).toBe("2026-11-18");
  expect((await call("/api/coach?day=tomorrow", { cookie: maya.cookie })).status).toBe(400);
});

test("what the student qualifies for comes before better fits that are due in two months too and wait for an answer", async () => {
  const january = { deadline_kind: "fixed" as const, academic_level: ["bachelor" as const], deadline: "2027-01-10" };
  const waiting = Array.from({ length: 6 }, (_, at) =>
    makeScholarship(`Chemistry ${at}`, {
      ...january,
      field_of_study: ["Chemistry"],
      location_restrictions: ["TX"],
      gpa_requirement: 3,
    }),
  );
  await saveScholarships(db, [...waiting, makeScholarship("Any subject in January", january)], testNow);
  const { cookie } = await student({ field_of_study: "Chemistry" });
  const { items } = NextMatches.parse(await (await call("/api/coach/next", { cookie })).json());
  const found = items.find(({ scholarship }) => scholarship.title === "Any subject in January");
  expect(found).toMatchObject({ section: "qualify", scholarship: { deadline: "2027-01-10" } });
  expect(found?.match_score).toBeLessThan(items.find(({ section }) => section === "one_answer")?.match_score ?? 0);
});
