import fc from "fast-check";
import { expect, test } from "vitest";
import { makeApplication } from "#tests/support/make-application.ts";
import { type KnownMatch, makeMatch, matchDay as today } from "#tests/support/make-match.ts";
import { scored } from "#tests/support/score-scholarship.ts";
import type { Application } from "../../applications/application.ts";
import { backPlans } from "../../applications/calendar/back-plans.ts";
import { firstChecklist } from "../../applications/first-checklist.ts";
import { newTask } from "../../applications/new-task.ts";
import { daysAfter } from "../../calendar/day.ts";
import { usualAidForm } from "../../profile/aid/own-aid-form.ts";
import { recommend } from "./coach.ts";
import { inOrderOfPriority, priorities } from "./coach-priority.ts";
import { CoachRecommendation } from "./coach-recommendation.ts";

const own = { won: 0, lost: 0 };
const applications: readonly Application[] = [];
/** A student with good essays who tracks nothing yet. */
const tracking = { today, ownDay: today, essayScore: 9, own, applications, aidForm: usualAidForm };

/** The recommendation for one match. Without other facts: 200 days, no amount, a match score of 50, good essays. */
type Known = KnownMatch & {
  essayScore?: number | null;
  applications?: readonly Application[];
  aidFormOpens?: string | null;
  inPlaceOfFafsa?: string | null;
  ownDay?: string;
};
function coached({ essayScore = 8, applications = [], ownDay = today, ...given }: Known = {}) {
  const { aidFormOpens = null, inPlaceOfFafsa = null, ...known } = given;
  const match = makeMatch("a", { days: 200, match_score: 50, ...known });
  const amount_max = known.scholarship?.amount_max ?? null;
  const scholarship = { ...match.scholarship, amount_max };
  const [recommendation] = recommend([{ ...match, scholarship }], {
    today,
    ownDay,
    essayScore,
    own,
    applications,
    aidForm: { opens: aidFormOpens, inPlace: inPlaceOfFafsa },
  });
  if (!recommendation) throw new Error("A match without a recommendation.");
  return recommendation;
}
const pays = (amount_max: number) => ({ scholarship: { amount_max } });
const keys = (known: Parameters<typeof coached>[0]) => coached(known).action_items.map(({ key }) => key);

test("full tuition without a figure counts as a large amount", () => {
  const scholarship = { amount_max: null, amount_min: null, amount_text: "Full tuition plus an annual stipend" };
  const words = "pays full tuition or all costs, which we count as more than";
  expect(coached({ scholarship })).toMatchObject({ priority: "medium", estimated_hours: 10 });
  expect(coached({ scholarship, days: 30 })).toMatchObject({ priority: "high", estimated_hours: 12 });
  expect(coached({ scholarship }).priority_reason).toBe(`It ${words} $10,000. $10,000 or more means medium priority.`);
  expect(coached({ scholarship, days: 30 }).priority_reason).toContain(words);
});

test.each([
  [
    "€1,400 a month; fees are paid",
    "medium",
    /^It pays €1,400 a month and full tuition or all costs, which we count as more than/,
  ],
  ["€1,100 per month", "medium", /^It pays €1,100 a month, in 10 months \$10,000 or more\./],
  ["€1,100 a month for nine months", "low", /It pays €1,100 a month for 9 months, and/],
  ["€900 per month for 12 months", "medium", /^It pays €900 a month for 12 months\./],
  ["€1,400 a month for 36 months", "medium", /^It pays €1,400 a month for 36 months\./],
  ["€900 per month for 36 months", "medium", /^It pays €900 a month for 36 months\./],
  ["€800 per month for 36 months", "low", /It pays €800 a month for 36 months, and/],
  ["€900 per month for half a year", "low", /It pays €900 a month for 6 months, and/],
  ["€934 per month and €460 a year for travel for 12 months", "medium", /€934 a month(?! for 12)/],
  ["€800-1,200 per month", "medium", /^It pays €800-1,200 a month/],
  ["1.200 € monthly", "medium", /^It pays €1,200 a month/],
  ["£15,000 - £20,000 a year", "medium", /^It pays £15,000 - £20,000\./],
  ["€12,000 tuition fee to pay, of which half is waived", "low", /It states no amount/],
  ["£25 application fee; £400 a month", "low", /It pays £400 a month, and/],
  ["€500 for travel and €1,400 a month", "medium", /^It pays €1,400 a month/],
  ["£12,000 a year", "medium", /^It pays £12,000\./],
  ["A monthly stipend, insurance and travel", "medium", /^It pays full tuition or all costs/],
  ["€300 a month", "low", /It pays €300 a month, and/],
  ["Up to £12,000 a year", "medium", /^It pays up to £12,000\./],
  ["US$1,100 a month", "medium", /^It pays US\$1,100 a month/],
  ["HK$28,400 a month", "low", /It states no amount that we can compare/],
  ["A monthly stipend", "low", /It states no amount/],
  ["A monthly allowance; fees are often waived", "low", /It states no amount/],
])("money of others than dollars counts: %s", (amount_text, priority, reason) => {
  const given = coached({ scholarship: { amount_max: null, amount_min: null, amount_text } });
  expect(given.priority).toBe(priority);
  expect(given.priority_reason).toMatch(reason);
});

test("what the student probably cannot have stands behind what fits, whatever its priority, unless they chose it", () => {
  const doubtful = coached({ days: 4, match_score: 40, section: "check", ...pays(20_000) });
  const fitting = coached({ days: 200, match_score: 67 });
  expect([doubtful.priority, doubtful.is_doubtful, fitting.priority]).toEqual(["high", true, "low"]);
  expect(inOrderOfPriority([doubtful, fitting])).toEqual([fitting, doubtful]);
  // Who qualifies can have it, unless it is a weak fit, and so can who would by an answer that leaves little doubt.
  const others = { days: 4, match_score: 40, ...pays(20_000) };
  expect(coached({ ...others, section: "qualify" }).is_doubtful).toBeUndefined();
  expect(coached({ ...others, section: "one_answer", match_score: 45 }).is_doubtful).toBeUndefined();
  expect(coached({ ...others, section: "one_answer" }).is_doubtful).toBe(true);
  expect(coached({ ...others, section: "qualify", match_score: 29 }).is_doubtful).toBe(true);
  const chosen = coached({ ...others, section: "check", bookmarked: true });
  expect(inOrderOfPriority([fitting, chosen])).toEqual([chosen, fitting]);
});

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
  expect(action_items.map(({ text }) => text)).toEqual(["File the FAFSA.", "Gather your documents."]);
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
  // Where only the sponsor's page is left to look at, no answer speaks against it.
  const part = { evidence: null, required: "Compare these requirements.", student: null, status: "unknown" } as const;
  const page = { ...part, check_yourself: true as const, unchecked: true as const };
  const conditions = { weight: 0, points: 0, evidence: null, required: "", student: null, parts: [page] };
  const factors = [{ ...conditions, key: "other", status: "unknown" } as const];
  expect(coached({ scholarship, eligibility: "unknown", factors }).priority_rule).toBe("aid_form");
});

test("aid whose round has passed is no high priority", () => {
  const scholarship = {
    provider_name: "Ohio Department of Higher Education",
    requirements: ["Live in Ohio.", "Send the FAFSA."],
    need_based: true,
    deadline: null,
    deadline_kind: "unknown" as const,
    deadline_text: "Usually in July.",
  };
  expect(coached({ scholarship }).priority).toBe("low");
});

test.each([
  ["Send the FAFSA or TASFA.", "File the TASFA.", "file_state_form"],
  ["Send the FAFSA.", "Ask the sponsor what to send in place of the FAFSA.", "task"],
])("who cannot file the FAFSA is never told to, also where the tracker says so: %s", (line, text, key) => {
  const known = { days: 40, scholarship: { requirements: [line] }, inPlaceOfFafsa: "the TASFA" };
  const checklist = [{ ...plain, id: "aid-form", kind: "form" as const, title: "File the FAFSA" }];
  const tracked = makeApplication({ scholarship_id: "a", deadline: daysAfter(today, 40), checklist });
  for (const applications of [[], [tracked]]) {
    const items = coached({ ...known, applications }).action_items;
    expect(items).toContainEqual(expect.objectContaining({ key, text }));
    expect(items.map((item) => item.text)).not.toContain("File the FAFSA.");
  }
});

test("where only the FAFSA decides, it is to be filed, and nothing is to be checked before", () => {
  const scholarship = {
    provider_name: "Ohio Department of Higher Education",
    requirements: ["Live in Ohio.", "Send the FAFSA."],
    need_based: true,
    location_restrictions: ["OH"],
  };
  const { factors } = scored({ location: "Dayton, OH", financial_need_level: "high" }, scholarship);
  const { priority_rule, action_items } = coached({ scholarship, eligibility: "unknown", factors });
  expect(priority_rule).toBe("aid_form");
  expect(action_items.map(({ key }) => key)).not.toContain("check_requirements");
});

test("a scholarship with an essay that also wants the FAFSA keeps its priority", () => {
  const scholarship = { requirements: ["Submit the FAFSA."], need_based: true, essay_required: true };
  const { priority, action_items } = coached({ essayScore: null, scholarship });
  expect(priority).toBe("low");
  expect(action_items.map(({ key }) => key)).toEqual([
    "file_aid_form",
    "write_essay",
    "gather_documents",
    "improve_essay",
  ]);
});

test("where there is too much to do, the tip about essays is left out", () => {
  const requirements = ["Submit the FAFSA.", "Two letters of recommendation.", "A transcript."];
  expect(keys({ essayScore: null, scholarship: { requirements, essay_required: true } })).toEqual([
    "file_aid_form",
    "letters",
    "transcript",
    "gather_documents",
  ]);
});

test.each([
  [0, "submit_now"],
  [7, "submit_now"],
  [8, "essay_this_week"],
  [21, "essay_this_week"],
  [22, "gather_documents"],
  [180, "gather_documents"],
])("with %i days left the deadline calls for %s", (days, item) => {
  const rules = ["submit_now", "essay_this_week", "gather_documents"];
  const found = keys({ days, scholarship: { essay_required: true } });
  expect(found.filter((key) => rules.includes(key))).toEqual([item]);
});

test.each([
  [null, true],
  [1, true],
  [6, true],
  [7, false],
  [10, false],
])("an essay-writing score of %s gets the tip about essays: %s", (essayScore, isTipped) => {
  expect(keys({ essayScore, scholarship: { essay_required: true } }).includes("improve_essay")).toBe(isTipped);
});

test("required letters and a required transcript are things to do, and four is the most", () => {
  const requirements = ["Submit the FAFSA.", "Two letters of recommendation.", "A transcript."];
  expect(keys({ days: 3, scholarship: { requirements: requirements.slice(1) } })).toEqual([
    "letters",
    "transcript",
    "submit_now",
  ]);
  expect(keys({ days: 3, scholarship: { requirements, application_url: "https://oak.test/apply" } })).toEqual([
    "file_aid_form",
    "letters",
    "transcript",
    "submit_now",
  ]);
});

test("nobody is told to write or improve an essay where the sponsor wants none", () => {
  for (const days of [3, 12, 200])
    expect(keys({ days, essayScore: null, scholarship: { essay_required: false } }).join()).not.toContain("essay");
});

test("nobody is told of an essay where the sponsor asks for a video instead", () => {
  const scholarship = { requirements: ["Submit a video."], essay_required: null };
  for (const days of [12, 200]) expect(keys({ days, essayScore: null, scholarship }).join()).not.toContain("essay");
});

test("where the sponsor does not say whether it wants an essay, the coach speaks of one only if it does", () => {
  const texts = (days: number) => coached({ days, essayScore: null }).action_items.map(({ text }) => text);
  const tip = "If the sponsor wants an essay, improve yours with the essay guide.";
  expect(texts(12)).toContain("Write your essay this week, if the sponsor wants one.");
  expect(texts(12)).toContain(tip);
  expect(texts(200)).toEqual(["Gather your documents.", tip]);
});

test("what is ticked in the tracker is not told again, but a form that is filled in still has to be sent", () => {
  const ticked = (id: string, kind: "other" | "essay" | "form") => ({
    ...newTask({ id, kind, title: id }),
    done: true,
  });
  const keysOf = (days: number, ...checklist: ReturnType<typeof ticked>[]) =>
    keys({ days, essayScore: null, applications: [makeApplication({ scholarship_id: "a", checklist })] });
  expect(keysOf(200, ticked("documents", "other"))).not.toContain("gather_documents");
  expect(keysOf(12, ticked("essay", "essay")).join()).not.toContain("essay");
  expect(keysOf(200, ticked("feedback", "other"))).not.toContain("improve_essay");
  expect(keysOf(3, ticked("form", "form"))).toContain("submit_now");
});

test("where the sponsor has no application of its own, nobody is told to fill one in or to gather documents", () => {
  const words = "The college awards it; no separate application.";
  const application_url = "https://oak.test/apply";
  for (const stated of [{ requirements: [words] }, { description: words }, { deadline_text: words }]) {
    const { action_items } = coached({ days: 12, essayScore: null, scholarship: { ...stated, application_url } });
    expect(action_items.map(({ text }) => text)).toEqual([
      "It has no application of its own. Check on the sponsor's site what to do.",
    ]);
  }
});

test("nobody is told to write an essay for a scholarship that requires none", () => {
  const { action_items } = coached({ days: 10, essayScore: null, scholarship: { essay_required: false } });
  expect(action_items.map(({ text }) => text)).toEqual(["Fill in the application. It requires no essay."]);
});

test("nobody is told to write an essay for aid that a form gives to everyone who qualifies", () => {
  const aid = (essay_required: boolean | null) =>
    keys({
      days: 30,
      essayScore: null,
      scholarship: { description: "The FAFSA is the only application.", essay_required },
    });
  expect(aid(null)).toEqual(["gather_documents"]);
  expect(aid(true)).toEqual(["write_essay", "gather_documents", "improve_essay"]);
});

test("an application that only begins later is an application", () => {
  const description = "There is no separate application at the start.";
  expect(keys({ days: 5, scholarship: { description } })).toEqual(["submit_now"]);
});

test("a scholarship without a deadline counts as one in 365 days, and the reason says that it has none", () => {
  const rolling = coached({ scholarship: { deadline: null, deadline_kind: "rolling" } });
  expect(rolling).toMatchObject({ days_left: 365, priority: "low", action_items: [{ key: "gather_documents" }] });
  expect(rolling.priority_reason).toBe(
    "It has no set deadline. It states no amount that we can compare, and your match score is 50. None of these makes it medium or high priority.",
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
    "It is due on Nov 30, and it pays up to $8,000. $5,000 or more, due within 30 days, means high priority.",
  );
  expect(coached({ match_score: 86 }).priority_reason).toBe(
    "Your match score is 86. A score of 80 or more means high priority.",
  );
  expect(coached({ days: 1 }).priority_reason).toBe(
    "It is due on Nov 19. A deadline within 14 days means high priority.",
  );
});

test.each([0, 5, 14, 21])(
  "last year's date, %i days ahead, is to be checked before any work, and makes nothing pressing",
  (days) => {
    const yearly = (amount_max: number) =>
      coached({ days, essayScore: 9, scholarship: { deadline_kind: "yearly", amount_max } });
    const { action_items, priority, priority_reason } = yearly(5000);
    expect(action_items.map(({ text }) => text)).toEqual(["Check the date on the sponsor's site before you start."]);
    expect(action_items[0]?.why).toMatch(
      /^It is usually due on [A-Z][a-z]{2} \d+\. The sponsor has not confirmed it for this year\.$/,
    );
    expect(priority).toBe("low");
    expect(priority_reason).toMatch(/^It is usually due /);
    expect(yearly(10_000).priority).toBe("medium");
  },
);

test("a round that has passed makes nothing pressing, and the reason says so", () => {
  const passed = /^Its usual time has passed\. Next: about [A-Z][a-z–A-Z]+ 2027\. It pays up to \$100/;
  const look = [
    "Check the date on the sponsor's site before you start.",
    expect.stringMatching(/^Its usual time has passed\. Next: about [A-Z][a-z–A-Z]+ 2027\.$/),
  ];
  const october = { deadline: null, deadline_kind: "unknown", deadline_text: "Usually before the fall" } as const;
  const { priority, priority_reason, action_items } = coached({
    days: 5,
    essayScore: 9,
    scholarship: { ...october, amount_max: 100 },
  });
  expect(priority).toBe("low");
  expect(priority_reason).toMatch(passed);
  expect(action_items.map(({ text, why }) => [text, why])).toEqual([look]);
  const july = { ...october, deadline_text: "Usually in July.", amount_max: 100 };
  expect(coached({ essayScore: 9, scholarship: july }).action_items.map(({ text, why }) => [text, why])).toEqual([
    look,
  ]);
  const lastYears = { deadline_kind: "yearly", amount_max: 100 } as const;
  expect(coached({ days: 300, essayScore: 9, scholarship: lastYears }).priority_reason).toMatch(passed);
});

test("a strong match whose round has passed is no high priority, and the reason says so", () => {
  const july = { deadline: null, deadline_kind: "unknown", deadline_text: "Usually in July." } as const;
  expect(coached({ match_score: 90, scholarship: july })).toMatchObject({
    priority: "medium",
    estimated_hours: 6,
    priority_reason:
      "Its usual time has passed. Next: about Jul 2027. So it is medium priority, although your match score is 90.",
  });
});

test("a usual time that is near is to be looked up first, and one that is far leaves time", () => {
  const unknown = { deadline: null, deadline_kind: "unknown" } as const;
  const item = (deadline_text: string) =>
    coached({ essayScore: 9, scholarship: { ...unknown, deadline_text } }).action_items[0];
  expect(item("The December or January date of your course.")).toMatchObject({
    key: "check_date",
    why: "Its deadline is usually Dec–Jan. The sponsor has not confirmed it for this year.",
  });
  expect(item("Most close between February and April.")?.why).toBe(
    "Its deadline is usually Feb–Apr. With more than 21 days left, there is time to collect what the application needs.",
  );
});

test("of equal priority, a usual time that is nearer comes before one of the next round, and what has none last", () => {
  const usual = (id: string, deadline_text: string | null) =>
    makeMatch(id, { match_score: 50, scholarship: { deadline: null, deadline_kind: "unknown", deadline_text } });
  const matches = [usual("none", null), usual("next", "Usually in October."), usual("near", "Usually in December.")];
  const items = inOrderOfPriority(recommend(matches, tracking));
  expect(items.map(({ scholarship_id }) => scholarship_id)).toEqual(["near", "next", "none"]);
});

test("of equal priority, confirmed deadlines come before last year's dates", () => {
  const match = (id: string, days: number, deadline_kind: "fixed" | "yearly") =>
    makeMatch(id, { days, scholarship: { deadline_kind } });
  const matches = [match("guess", 3, "yearly"), match("sure", 40, "fixed")];
  const items = inOrderOfPriority(recommend(matches, tracking));
  expect(items.map(({ scholarship_id, priority }) => [scholarship_id, priority])).toEqual([
    ["sure", "high"],
    ["guess", "high"],
  ]);
});

test("the tasks for the tracker keep their ids, and their days are counted back as those of the tracker", () => {
  const scholarship = { requirements: ["A transcript."], essay_required: true };
  const { action_items } = coached({ days: 21, essayScore: 3, scholarship });
  expect(action_items.map(({ task, day }) => ({ id: task.id, due: task.due, day }))).toEqual([
    { id: "transcript", due: null, day: today },
    { id: "essay", due: null, day: daysAfter(today, 7) },
    { id: "feedback", due: null, day: null },
  ]);
});

const plain = { due: null, hours: null, essay_name: null, done: false } as const;

test("what is tracked has the days and the order of the timeline, with the student's own tasks and days", () => {
  const checklist = [
    { ...plain, id: "video", kind: "other", title: "Submit a video" },
    { ...plain, id: "essay", kind: "essay", title: "Write the essay", due: daysAfter(today, 30) },
    { ...plain, id: "aid-form", kind: "form", title: "File the FAFSA" },
  ] as const;
  const scholarship = { requirements: ["Submit the FAFSA.", "Submit a video."], essay_required: true };
  const tracked = makeApplication({
    id: "mine",
    scholarship_id: "a",
    deadline: daysAfter(today, 100),
    checklist: [...checklist],
  });
  const { action_items } = coached({ days: 100, scholarship, applications: [tracked] });
  const steps = backPlans([tracked], { openFrom: today, today }).get("mine") ?? [];
  const days = [...new Map(steps.toReversed().map(({ task, day }) => [task?.id, day]))].toReversed();
  expect(action_items.map(({ task, day }) => [task.id, day])).toEqual([
    ...days.filter(([id]) => id !== undefined),
    ["documents", null],
  ]);
});

test("after the student's midnight the days are still those of the timeline, while deadlines count from the day before", () => {
  const ownDay = daysAfter(today, 1);
  const essay = { ...plain, id: "essay", kind: "essay", title: "Write the essay" } as const;
  const tracked = makeApplication({ scholarship_id: "a", deadline: daysAfter(today, 3), checklist: [essay] });
  const { action_items } = coached({ days: 3, applications: [tracked], ownDay });
  const steps = backPlans([tracked], { openFrom: today, today: ownDay }).get(tracked.id) ?? [];
  const of = (name: string) => steps.find(({ step }) => step === name)?.day;
  expect(of("finish")).toBe(daysAfter(today, 2));
  expect(action_items.map(({ task, day }) => [task.id, day])).toContainEqual(["essay", of("draft")]);
});

test("what is done in the tracker is not to be done, and a form that another application filed neither", () => {
  const scholarship = { requirements: ["Submit the FAFSA.", "A transcript."] };
  const filed = { ...plain, id: "aid-form", kind: "form", title: "File the FAFSA", done: true } as const;
  const ordered = {
    ...plain,
    id: "transcript",
    kind: "transcript",
    title: "Order your transcript",
    done: true,
  } as const;
  const keysWith = (tracked: Partial<Application>) =>
    keys({ days: 40, scholarship, applications: [makeApplication(tracked)] });
  expect(keysWith({ checklist: [filed], scholarship_id: "other" })).toEqual(["transcript", "gather_documents"]);
  expect(keysWith({ checklist: [ordered], scholarship_id: "a", deadline: daysAfter(today, 40) })).toEqual([
    "file_aid_form",
    "gather_documents",
  ]);
});

test("who ticked that they can apply is not told to check it first", () => {
  const check = {
    ...plain,
    id: "check-requirements",
    kind: "other",
    title: "Check who can apply",
    done: true,
  } as const;
  const tracked = makeApplication({ scholarship_id: "a", deadline: daysAfter(today, 40), checklist: [check] });
  expect(keys({ days: 40, eligibility: "unknown", applications: [tracked] })).toEqual(["gather_documents"]);
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
      const recommended = recommend(loaded, { ...tracking, essayScore });
      expect(recommended.map((each) => each.scholarship_id)).toEqual(loaded.slice(0, 6).map((m) => m.scholarship_id));
      for (const each of recommended) expect(CoachRecommendation.safeParse(each).error).toBeUndefined();
    }),
  );
});

test("the same work keeps its id while the days pass", () => {
  const form = (days: number) => coached({ days, scholarship: { essay_required: false } }).action_items.at(-1)?.task.id;
  expect(form(5)).toBe(form(20));
});

test("every recommendation has what the deadline calls for, in the order of the days, and never two tasks with one id", () => {
  fc.assert(
    fc.property(matches, essayScores, (made, essayScore) => {
      const coaching = { ...tracking, essayScore };
      for (const { days_left, action_items } of recommend(made.map(matchOf), coaching)) {
        const rule =
          days_left <= 7 ? "submit_now" : days_left > 21 ? "gather_documents" : /^(?:essay_this_week|fill_form)$/;
        expect(
          action_items.filter(({ key }) => (typeof rule === "string" ? key === rule : rule.test(key))),
        ).toHaveLength(1);
        const days = action_items.flatMap(({ day }) => day ?? []);
        expect(days).toEqual(days.toSorted());
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
    makeMatch(id, { match_score: 60, scholarship: { amount_max: 0 }, ...known });
  const recommended = recommend(
    [of("low", { days: 60 }), of("later", { days: 90, match_score: 85 }), of("soon", { days: 10 })],
    { ...tracking, essayScore: 8 },
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

test("what is left to check of who may apply comes first but for the FAFSA, and nothing is urgent before it", () => {
  const requirements = ["Submit the FAFSA.", "Two letters of recommendation.", "A transcript."];
  const { action_items } = coached({ ...forBlackStudents, scholarship: { requirements } });
  expect(action_items.map(({ text }) => text)).toEqual([
    "File the FAFSA.",
    "Answer “Ethnicity” in your profile: it decides whether you can apply: who it is for (Black students).",
    "Ask for your letters of recommendation.",
    "If you can apply, submit your application. The deadline is Nov 21.",
  ]);
});

test("nobody is told to file the FAFSA before it opens for them", () => {
  const scholarship = { requirements: ["Submit the FAFSA.", "A transcript."] };
  expect(keys({ days: 40, scholarship })).toContain("file_aid_form");
  expect(keys({ days: 40, scholarship, aidFormOpens: "2027-10-01" })).not.toContain("file_aid_form");
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

test("a deadline that is not known is not called open all year, and gives nobody time", () => {
  const at = (deadline_kind: "rolling" | "unknown", deadline_text: string | null = null) =>
    coached({ essayScore: 9, scholarship: { deadline: null, deadline_kind, deadline_text } }).priority_reason;
  expect(at("rolling")).toMatch(/^It has no set deadline\./);
  expect(at("unknown")).toMatch(/^No date is announced\./);
  expect(at("unknown", "Follows the FAFSA")).toMatch(/^You apply through the FAFSA\./);
});

test("an essay has a first draft where there is time for one; on the last day it is finished, as the timeline says", () => {
  const isDraft = (days: number) =>
    coached({ days, scholarship: { essay_required: true } }).action_items.find(({ task }) => task.kind === "essay")
      ?.is_draft ?? false;
  expect([isDraft(21), isDraft(1)]).toEqual([true, false]);
});
