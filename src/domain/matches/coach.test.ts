import fc from "fast-check";
import { expect, test } from "vitest";
import { type KnownMatch, makeMatch, matchDay as today } from "#tests/support/make-match.ts";
import { firstChecklist } from "../applications/first-checklist.ts";
import { daysAfter } from "../calendar/day.ts";
import { recommend } from "./coach.ts";
import { inOrderOfPriority, priorities } from "./coach-priority.ts";
import { CoachRecommendation } from "./coach-recommendation.ts";

const own = { won: 0, lost: 0 };

/** The recommendation for one match. Without other facts: 200 days, no amount, a match score of 50, good essays. */
function coached({ essayScore = 8, ...known }: KnownMatch & { essayScore?: number | null } = {}) {
  const match = makeMatch("a", { days: 200, match_score: 50, ...known });
  const amount_max = known.scholarship?.amount_max ?? null;
  const scholarship = { ...match.scholarship, amount_max };
  const [recommendation] = recommend([{ ...match, scholarship }], { today, essayScore, own });
  if (!recommendation) throw new Error("A match without a recommendation.");
  return recommendation;
}
const pays = (amount_max: number) => ({ scholarship: { amount_max } });
const keys = (known: Parameters<typeof coached>[0]) => coached(known).action_items.map(({ key }) => key);

// Spec 2, section 9, line by line, with the edges of each limit.
test.each([
  ["30 days and $5,000", { days: 30, ...pays(5000) }, "high", 12],
  ["today and $5,000", { days: 0, ...pays(5000) }, "high", 12],
  ["that, although the match is 80 too", { days: 30, match_score: 80, ...pays(5000) }, "high", 12],
  ["that, although it pays $10,000", { days: 30, ...pays(10_000) }, "high", 12],
  ["31 days and $5,000", { days: 31, ...pays(5000) }, "low", 4],
  ["30 days and $4,999", { days: 30, ...pays(4999) }, "low", 4],
  ["a match of 80", { match_score: 80 }, "high", 6],
  ["a match of 80 that pays $10,000", { match_score: 80, ...pays(10_000) }, "high", 6],
  ["a match of 80 in 14 days", { match_score: 80, days: 14 }, "high", 6],
  ["a match of 79", { match_score: 79 }, "low", 4],
  ["$10,000", pays(10_000), "medium", 10],
  ["$9,999", pays(9999), "low", 4],
  ["14 days", { days: 14 }, "high", 8],
  ["14 days and $4,999", { days: 14, ...pays(4999) }, "high", 8],
  ["15 days", { days: 15 }, "low", 4],
  ["nothing of it", {}, "low", 4],
] as const)("the first rule that applies decides priority and hours: %s", (_, known, priority, hours) => {
  expect(coached(known)).toMatchObject({ priority, estimated_hours: hours });
});

test("money that everyone who qualifies gets is of high priority, although it has no date", () => {
  const scholarship = { provider_name: "U.S. Department of Education", deadline: null, amount_max: 7395 };
  expect(coached({ scholarship })).toMatchObject({
    priority: "high",
    priority_rule: "aid",
    priority_reason: "Everyone who qualifies gets it, up to $7,395. That makes it high priority.",
  });
});

test("aid by need starts with the FAFSA, and is of high priority although no amount is known", () => {
  const scholarship = {
    provider_name: "Ohio Department of Higher Education",
    requirements: ["Live in Ohio.", "Send the FAFSA."],
    need_based: true,
    deadline_kind: "yearly" as const,
  };
  const { priority, priority_rule, action_items } = coached({ days: 99, essayScore: null, scholarship });
  expect({ priority, priority_rule }).toEqual({ priority: "high", priority_rule: "aid_form" });
  expect(action_items.map(({ text }) => text)).toEqual(["File the FAFSA first.", "Gather your documents."]);
  expect(action_items[0]?.why).toBe(
    "The requirements say: “Send the FAFSA.” It is usually due on Feb 25, and colleges may want it sooner.",
  );
});

test("aid is not of high priority by being aid while something is left to check", () => {
  const scholarship = {
    provider_name: "Ohio Department of Higher Education",
    requirements: ["Live in Ohio.", "Send the FAFSA."],
    need_based: true,
  };
  expect(coached({ scholarship }).priority_rule).toBe("aid_form");
  expect(coached({ scholarship, eligibility: "unknown" }).priority_rule).toBe("other");
});

test("a scholarship with an essay that also wants the FAFSA keeps its priority", () => {
  const scholarship = { requirements: ["Submit the FAFSA."], need_based: true, essay_required: true };
  const { priority, action_items } = coached({ essayScore: null, scholarship });
  expect(priority).toBe("low");
  expect(action_items.map(({ key }) => key)).toEqual(["file_aid_form", "gather_documents", "improve_essay"]);
});

test("where there is too much to do, the tip about essays is left out", () => {
  const requirements = ["Submit the FAFSA.", "Two letters of recommendation.", "A transcript."];
  expect(keys({ essayScore: null, scholarship: { requirements, essay_required: true } })).toEqual([
    "file_aid_form",
    "gather_documents",
    "letters",
    "transcript",
  ]);
});

test.each([
  [0, "submit_now"],
  [7, "submit_now"],
  [8, "essay_this_week"],
  [21, "essay_this_week"],
  [22, "gather_documents"],
  [200, "gather_documents"],
])("with %i days left the first thing to do is %s", (days, item) => {
  expect(keys({ days })).toEqual([item]);
});

test.each([
  [null, true],
  [1, true],
  [6, true],
  [7, false],
  [10, false],
])("an essay-writing score of %s gets the tip about essays: %s", (essayScore, isTipped) => {
  expect(keys({ essayScore }).includes("improve_essay")).toBe(isTipped);
});

test("required letters and a required transcript are things to do, and four is the most", () => {
  const scholarship = { requirements: ["Two letters of recommendation.", "A transcript."] };
  expect(keys({ essayScore: null, days: 3, scholarship })).toEqual([
    "submit_now",
    "improve_essay",
    "letters",
    "transcript",
  ]);
});

test("nobody is told to write an essay for a scholarship that requires none", () => {
  const { action_items } = coached({ days: 10, essayScore: null, scholarship: { essay_required: false } });
  expect(action_items.map(({ text }) => text)).toEqual(["Fill in the application this week. It requires no essay."]);
});

test("nobody is told to write an essay for aid that a form gives to everyone who qualifies", () => {
  const aid = (essay_required: boolean | null) =>
    keys({
      days: 30,
      essayScore: null,
      scholarship: { description: "The FAFSA is the only application.", essay_required },
    });
  expect(aid(null)).toEqual(["gather_documents"]);
  expect(aid(true)).toEqual(["gather_documents", "improve_essay"]);
});

test("a scholarship without a deadline counts as one in 365 days, and the reason says so", () => {
  const rolling = coached({ scholarship: { deadline: null, deadline_kind: "rolling" } });
  expect(rolling).toMatchObject({ days_left: 365, priority: "low", action_items: [{ key: "gather_documents" }] });
  expect(rolling.priority_reason).toBe(
    "It has no date, which counts as 365 days, it states no amount in dollars, and your match score is 50. None of these makes it medium or high priority.",
  );
});

test("the probability is that of the success calculator, at most 0.95", () => {
  const known = (description: string) => coached({ match_score: 60, scholarship: { description } }).odds;
  expect(known("One award. About 50,000 students applied.")).toMatchObject({
    basis: "counts",
    probability: 1 / 50_000,
  });
  expect(known("There are 98 awards. About 100 students applied.")).toMatchObject({
    basis: "counts",
    probability: 0.95,
    range: { high: 0.95 },
  });
});

test("where only the fit is known, the figure says that it is no chance", () => {
  const { odds } = coached({ match_score: 100 });
  expect(odds).toMatchObject({ basis: "fit", probability: 0.95, range: null });
  expect(odds.rests_on.at(-1)?.says).toContain("not your chance to win");
});

test("a reason names the student's numbers and the limits", () => {
  expect(coached({ days: 12, ...pays(8000) }).priority_reason).toBe(
    "It is due on Nov 30, and it pays up to $8,000. At most 30 days and at least $5,000 make it high priority.",
  );
  expect(coached({ match_score: 86 }).priority_reason).toBe(
    "Your match score is 86. At least 80 makes it high priority.",
  );
  expect(coached({ days: 1 }).priority_reason).toBe("It is due on Nov 19. At most 14 days make it high priority.");
});

test.each([0, 5, 14, 21])(
  "last year's date, %i days ahead, is to be checked before any work, and makes nothing pressing",
  (days) => {
    const yearly = (amount_max: number) =>
      coached({ days, essayScore: 9, scholarship: { deadline_kind: "yearly", amount_max } });
    const { action_items, priority, priority_reason } = yearly(5000);
    expect(action_items.map(({ text }) => text)).toEqual(["Check the date on the sponsor's site first."]);
    expect(action_items[0]?.why).toMatch(
      /^It is usually due on [A-Z][a-z]{2} \d+\. The sponsor has not confirmed it for this year\.$/,
    );
    expect(priority).toBe("low");
    expect(priority_reason).toMatch(/^It is usually due /);
    expect(yearly(10_000).priority).toBe("medium");
  },
);

test("a round that has passed makes nothing pressing, and the reason says so", () => {
  const passed = "Its last round has passed, and the next date is not announced, it pays up to $100";
  const october = { deadline: null, deadline_kind: "unknown", deadline_text: "Usually before the fall" } as const;
  const { priority, priority_reason, action_items } = coached({
    days: 5,
    essayScore: 9,
    scholarship: { ...october, amount_max: 100 },
  });
  expect(priority).toBe("low");
  expect(priority_reason).toContain(passed);
  expect(action_items.map(({ why }) => why)).toEqual([
    "Its last round has passed, and the next date is not announced, so there is time to collect what the application needs.",
  ]);
  const lastYears = { deadline_kind: "yearly", amount_max: 100 } as const;
  expect(coached({ days: 300, essayScore: 9, scholarship: lastYears }).priority_reason).toContain(passed);
});

test("of equal priority, confirmed deadlines come before last year's dates", () => {
  const match = (id: string, days: number, deadline_kind: "fixed" | "yearly") =>
    makeMatch(id, { days, scholarship: { deadline_kind } });
  const matches = [match("guess", 3, "yearly"), match("sure", 40, "fixed")];
  const items = inOrderOfPriority(recommend(matches, { today, essayScore: 9, own }));
  expect(items.map(({ scholarship_id, priority }) => [scholarship_id, priority])).toEqual([
    ["sure", "high"],
    ["guess", "high"],
  ]);
});

test("the tasks for the tracker keep their ids, and this week ends in seven days", () => {
  const scholarship = { requirements: ["A transcript."] };
  const tasks = coached({ days: 21, essayScore: 3, scholarship }).action_items.map((item) => item.task);
  expect(tasks).toMatchObject([
    { id: "essay", kind: "essay", title: "Write the essay", due: daysAfter(today, 7), hours: null },
    { id: "feedback", kind: "other", hours: 1 },
    { id: "transcript", kind: "transcript", due: null, done: false },
  ]);
});

test.each([5, 10])("with %i days left, work that the first checklist of the tracker has keeps its id", (days) => {
  const requirements = ["Submit the FAFSA.", "Two letters of recommendation.", "A transcript."];
  const application_url = "https://oak.test/apply";
  const stated = { requirements, application_url, essay_required: true };
  const { scholarship, action_items } = coached({ days, scholarship: stated });
  const listed = firstChecklist(scholarship, null).map(({ id }) => id);
  expect(action_items.map(({ task }) => task.id).filter((id) => !listed.includes(id))).toEqual([]);
});

const matches = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 5 }),
    days: fc.integer({ min: 0, max: 400 }),
    match_score: fc.integer({ min: 0, max: 100 }),
    amount_max: fc.option(fc.integer({ min: 0, max: 100_000 })),
    requirements: fc.array(fc.constantFrom("Two recommendations.", "A transcript.", "Be a senior."), { maxLength: 3 }),
    essay_required: fc.option(fc.boolean()),
    isRolling: fc.boolean(),
  }),
  { maxLength: 10, selector: ({ id }) => id },
);
const essayScores = fc.option(fc.integer({ min: 1, max: 10 }));

type Made = typeof matches extends fc.Arbitrary<(infer Each)[]> ? Each : never;
const matchOf = ({ id, days, match_score, isRolling, ...facts }: Made) =>
  makeMatch(id, {
    days,
    match_score,
    scholarship: { ...facts, ...(isRolling && { deadline: null, deadline_kind: "rolling" }) },
  });

test("the first six of the loaded matches get one valid recommendation each, in their order", () => {
  fc.assert(
    fc.property(matches, essayScores, (made, essayScore) => {
      const loaded = made.map(matchOf);
      const recommended = recommend(loaded, { today, essayScore, own });
      expect(recommended.map((each) => each.scholarship_id)).toEqual(loaded.slice(0, 6).map((m) => m.scholarship_id));
      for (const each of recommended) expect(CoachRecommendation.safeParse(each).error).toBeUndefined();
    }),
  );
});

test("the same work keeps its id while the days pass", () => {
  const form = (days: number) => coached({ days, scholarship: { essay_required: false } }).action_items[0]?.task.id;
  expect(form(5)).toBe(form(20));
});

test("every recommendation starts with what the deadline calls for, and never has two tasks with one id", () => {
  fc.assert(
    fc.property(matches, essayScores, (made, essayScore) => {
      for (const { days_left, action_items } of recommend(made.map(matchOf), { today, essayScore, own })) {
        const first = days_left <= 7 ? "submit_now" : days_left <= 21 ? "essay_this_week" : "gather_documents";
        expect(action_items[0]?.key).toBe(first);
        expect(new Set(action_items.map(({ task }) => task.id)).size).toBe(action_items.length);
      }
    }),
  );
});

test("a better match never has a lower priority", () => {
  const rank = (known: KnownMatch) => priorities.indexOf(coached(known).priority);
  fc.assert(
    fc.property(matches, fc.integer({ min: 0, max: 100 }), ([made], other) => {
      if (!made) return;
      const { match_score, days, amount_max } = made;
      const known = { days, scholarship: { amount_max } };
      const [worse, better] = [Math.min(match_score, other), Math.max(match_score, other)];
      expect(rank({ ...known, match_score: better })).toBeLessThanOrEqual(rank({ ...known, match_score: worse }));
    }),
  );
});

test("the screen shows high priority first, then the sooner deadline", () => {
  const of = (id: string, known: KnownMatch) =>
    makeMatch(id, { match_score: 50, scholarship: { amount_max: 0 }, ...known });
  const recommended = recommend(
    [of("low", { days: 60 }), of("later", { days: 90, match_score: 85 }), of("soon", { days: 10 })],
    { today, essayScore: 8, own },
  );
  expect(inOrderOfPriority(recommended).map((each) => each.scholarship_id)).toEqual(["soon", "later", "low"]);
});

const forBlackStudents: KnownMatch = {
  days: 3,
  eligibility: "unknown",
  section: "one_answer",
  unlock: { field: "demographics.ethnicity", label: "Ethnicity", question: null, scholarships: 1, dollars: 0 },
  factors: [
    {
      key: "groups",
      status: "unknown",
      weight: 0,
      points: 0,
      required: "Black students",
      student: null,
      evidence: null,
    },
  ],
};

test("what is left to check of who may apply comes first, and nothing is urgent before it", () => {
  const requirements = ["Submit the FAFSA.", "Two letters of recommendation.", "A transcript."];
  const { action_items } = coached({ ...forBlackStudents, scholarship: { requirements } });
  expect(action_items.map(({ text }) => text)).toEqual([
    "First answer “Ethnicity” in your profile: it decides whether you can apply (for Black students).",
    "File the FAFSA first.",
    "If you can apply, submit your application by Nov 21.",
    "Ask for your letters of recommendation.",
  ]);
});

test("a scholarship that does not say who may apply is checked first too", () => {
  const { action_items } = coached({ eligibility: "unknown", section: "check" });
  expect(action_items.map(({ text }) => text)).toEqual([
    "First check who can apply.",
    "If you can apply, gather your documents.",
  ]);
});

test("the reason for the FAFSA has no date where none is known, and its quote ends with a stop", () => {
  const requirements = ["Send the FAFSA"];
  const scholarship = { requirements, deadline: null, deadline_kind: "rolling" as const };
  expect(coached({ days: 5, scholarship }).action_items[0]?.why).toBe(
    "The requirements say: “Send the FAFSA.” Colleges have their own dates for it, so file it early.",
  );
});

test("on the last day no date is named, as the student's own day may be the next one", () => {
  expect(coached({ days: 0 }).action_items[0]?.text).toBe("Urgent: submit your application now.");
});
