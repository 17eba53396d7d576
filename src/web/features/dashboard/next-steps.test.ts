import fc from "fast-check";
import { expect, test } from "vitest";
import type { Match } from "#domain/matches/match.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { type KnownMatch, makeMatch, matchDay as today } from "#tests/support/make-match.ts";
import { nextSteps, type Situation } from "./next-steps.ts";

type Given = Partial<Omit<Situation, "due">> & { bookmarked?: Match[]; tracked?: Match[]; soon?: Match[] };
const steps = ({ bookmarked = [], tracked = [], soon = [], ...given }: Given) =>
  nextSteps({
    ...{ today, profileComplete: true, top: [], ...given },
    due: { own: [...tracked, ...bookmarked], soon, tracked: tracked.map(({ scholarship_id }) => scholarship_id) },
  });
/** The ids of scholarships to apply for and the kinds of the other steps. The best match is left out, as it has its own test. */
const named = (given: Given) =>
  steps(given)
    .filter(({ kind }) => kind !== "best_match")
    .map((step) => (step.kind === "apply" ? step.scholarship_id : step.kind));

test("without answers the first step is to start the profile", () => {
  expect(steps({ profileComplete: false, top: [makeMatch("a")] })).toEqual([{ kind: "start_profile" }]);
});

test("without deadlines there are no steps", () => {
  expect(steps({})).toEqual([]);
});

test("a deadline has its days left and its award amount", () => {
  expect(steps({ top: [makeMatch("a", { days: 9 })] })).toEqual([
    {
      kind: "apply",
      scholarship_id: "a",
      title: "Scholarship a",
      deadline: "2026-11-27",
      days_left: 9,
      due: "Nov 27 · 9 days left",
      urgent: false,
      confirmed: true,
      check: null,
      dollars: 5000,
      match_score: 90,
      bookmarked: false,
      started: false,
      tracked: false,
      page: null,
    },
  ]);
});

test("a step leads to the sponsor's page, unless it is unencrypted or the scholarship has a high warning", () => {
  const warning = { rule: "fee", severity: "high", sentence: "Pay $5.", advice: "Do not pay." } as const;
  const pageOf = (scholarship: KnownMatch["scholarship"]) => {
    const [step] = steps({ bookmarked: [makeMatch("a", { bookmarked: true, ...(scholarship && { scholarship }) })] });
    return step && "page" in step ? step.page : undefined;
  };
  const application_url = "https://www.oak.example/apply";
  expect(pageOf({ application_url })).toEqual({ url: application_url, host: "oak.example", isHome: false });
  expect(pageOf({ application_url: "http://oak.example/" })).toBeNull();
  expect(pageOf({ application_url, warnings: [warning as never] })).toBeNull();
});

test("the soonest deadline comes first", () => {
  expect(named({ top: [makeMatch("later", { days: 25 }), makeMatch("soon", { days: 3 })] })).toEqual(["soon", "later"]);
});

test("only the last days of what the student has bookmarked or started are urgent", () => {
  const isUrgent = (shown: KnownMatch) =>
    steps({ top: [makeMatch("a", shown)] }).map((step) => "urgent" in step && step.urgent);
  expect(isUrgent({ days: 3 })).toEqual([false]);
  expect(isUrgent({ days: 14, bookmarked: true })).toEqual([true]);
  expect(isUrgent({ days: 14, application_status: "in_progress" })).toEqual([true]);
  expect(isUrgent({ days: 15, bookmarked: true })).toEqual([false]);
});

test("a top match is listed from 60 days ahead, a bookmarked one from the start", () => {
  expect(named({ top: [makeMatch("t60", { days: 60 }), makeMatch("t61", { days: 61 })] })).toEqual(["t60"]);
  expect(named({ bookmarked: [makeMatch("b300", { days: 300, bookmarked: true })] })).toEqual(["b300"]);
});

test("a bookmarked top match is listed once", () => {
  const match = makeMatch("a", { days: 75, bookmarked: true });
  expect(named({ top: [match], bookmarked: [match] })).toEqual(["a"]);
});

test("a deadline today is a step, and one of yesterday is not", () => {
  expect(named({ top: [makeMatch("today", { days: 0 }), makeMatch("gone", { days: -1 })] })).toEqual(["today"]);
});

test("on one day the larger scholarship comes first", () => {
  const top = [
    makeMatch("small", { scholarship: { amount_max: 500 } }),
    makeMatch("large", { scholarship: { amount_max: 9000 } }),
  ];
  expect(named({ top })).toEqual(["large", "small"]);
});

test("a match that is due soon is a step, although it is none of the best, and a possible fit stands behind the good ones", () => {
  const top = [makeMatch("best", { days: 50 })];
  expect(named({ top, soon: [makeMatch("nursing", { days: 7, match_score: 60 })] })).toEqual(["nursing", "best"]);
  expect(named({ top, soon: [makeMatch("welding", { days: 7, match_score: 59 })] })).toEqual(["best", "welding"]);
  const own = makeMatch("own", { days: 60, match_score: 31, bookmarked: true });
  expect(named({ top, bookmarked: [own], soon: [makeMatch("welding", { days: 7, match_score: 59 })] })).toEqual([
    "best",
    "own",
    "welding",
  ]);
});

test("the best match has a place however many others are due sooner", () => {
  const soon = [1, 2, 3, 4, 5].map((days) => makeMatch(`${days}`, { days, match_score: 75 }));
  const best = (days: number) => makeMatch("best", { days, match_score: 82 });
  expect(named({ top: [best(50), ...soon] })).toEqual(["1", "2", "3", "4", "best"]);
  expect(steps({ top: [best(200), ...soon] })).toMatchObject([
    { kind: "best_match", scholarship_id: "best", match_score: 82 },
    ...["1", "2", "3", "4"].map((scholarship_id) => ({ kind: "apply", scholarship_id })),
  ]);
});

test("what is tracked is a step from the start, however many others are due sooner", () => {
  const top = [1, 2, 3, 4, 5].map((days) => makeMatch(`${days}`, { days }));
  const listed = steps({ top, tracked: [makeMatch("mine", { days: 200 })] });
  expect(listed.at(-1)).toMatchObject({ scholarship_id: "mine", tracked: true });
  expect(named({ top, tracked: [makeMatch("mine", { days: 200 })] })).toEqual(["1", "2", "3", "4", "mine"]);
});

test("what has no date comes last, in the order of the amounts", () => {
  const undated = (kind: "rolling" | "unknown", bookmarked: boolean) =>
    makeMatch(`${kind}-${bookmarked}`, { bookmarked, scholarship: { deadline: null, deadline_kind: kind } });
  const top = [makeMatch("soon", { days: 1 }), undated("rolling", false), undated("unknown", false)];
  const bookmarked = [
    undated("unknown", true),
    makeMatch("later", { days: 40, bookmarked: true }),
    undated("rolling", true),
  ];
  const listed = ["soon", "later", "rolling-true", "unknown-true"];
  expect(named({ top, bookmarked })).toEqual(listed);
  expect(steps({ bookmarked })).toMatchObject([
    { deadline: "2026-12-28" },
    { deadline: null, days_left: null, due: "Rolling", urgent: false },
    { deadline: null, days_left: null, due: "No date announced", urgent: false },
  ]);
});

test.each<[string, KnownMatch]>([
  ["submitted", { application_status: "submitted" }],
  ["awarded", { application_status: "awarded" }],
  ["rejected", { application_status: "rejected" }],
  ["not open to the student", { eligibility: "ineligible" }],
  ["closed", { scholarship: { status: "closed" } }],
])("a scholarship that is %s is not a step", (_, shown) => {
  expect(named({ top: [makeMatch("a", shown)], bookmarked: [makeMatch("b", { bookmarked: true, ...shown })] })).toEqual(
    [],
  );
});

test("what was sent is not the best match to begin with, where nothing is bookmarked", () => {
  const sent = makeMatch("sent", { days: 300, application_status: "submitted" });
  const next = makeMatch("next", { days: 300 });
  expect(steps({ top: [sent, next] })).toMatchObject([{ kind: "best_match", scholarship_id: "next" }]);
});

test("a top match with a high warning is not recommended, but a bookmarked one is", () => {
  const warnings: Scholarship["warnings"] = [
    { rule: "fee", severity: "high", sentence: "Pay $10.", advice: "Do not." },
  ];
  expect(named({ top: [makeMatch("a", { scholarship: { warnings } })] })).toEqual([]);
  expect(named({ bookmarked: [makeMatch("a", { bookmarked: true, scholarship: { warnings } })] })).toEqual(["a"]);
});

test("last year's date is neither confirmed nor urgent, and gives its place to a confirmed deadline", () => {
  const yearly = makeMatch("a", { days: 3, scholarship: { deadline_kind: "yearly" } });
  const sure = [40, 41, 42, 43].map((days) => makeMatch(`${days}`, { days }));
  const found = steps({ top: [yearly, ...sure] });
  expect(found[0]).toMatchObject({ scholarship_id: "a", confirmed: false, urgent: false });
  expect(named({ top: [makeMatch("44", { days: 44 }), yearly, ...sure] })).toEqual(["40", "41", "42", "43", "44"]);
});

test("a step says how many things are left to check, without a number where requirements stand elsewhere", () => {
  const noteOf = (factors: Match["factors"]) => steps({ top: [makeMatch("a", { factors })] })[0];
  const rest = { weight: 10, points: 0, student: null, evidence: null };
  const level = { ...rest, key: "level", required: "Undergraduate", status: "met" } as const;
  const need = { ...rest, key: "financial_need", required: "Need", status: "unknown" } as const;
  const part = { required: "Enrolled full-time", status: "unknown", student: null, check_yourself: true } as const;
  const conditions = { ...rest, key: "conditions", required: null, status: "unknown" } as const;
  expect(noteOf([level])).toMatchObject({ check: null });
  expect(noteOf([level, need])).toMatchObject({ check: "1 thing to check" });
  expect(noteOf([need, { ...conditions, parts: [part, part] }])).toMatchObject({ check: "3 things to check" });
  expect(noteOf([need, { ...conditions, parts: [{ ...part, elsewhere: true }] }])).toMatchObject({
    check: "things to check",
  });
});

test("a scholarship without a figure promises no dollars", () => {
  const [step] = steps({ top: [makeMatch("a", { scholarship: { amount_max: null } })] });
  expect(step).toMatchObject({ dollars: null });
});

test("without bookmarks the best match that is not listed yet is a step", () => {
  const [due, best] = [makeMatch("due", { days: 5 }), makeMatch("best", { days: 300, match_score: 84 })];
  expect(steps({ top: [due, best] }).at(-1)).toEqual({
    kind: "best_match",
    scholarship_id: "best",
    title: "Scholarship best",
    match_score: 84,
  });
  expect(steps({ top: [due] }).map(({ kind }) => kind)).toEqual(["apply"]);
  expect(steps({ top: [best], bookmarked: [makeMatch("later", { days: 300, bookmarked: true })] })).toMatchObject([
    { kind: "apply", scholarship_id: "later" },
  ]);
});

test("a best match with a high warning is skipped", () => {
  const warnings: Scholarship["warnings"] = [
    { rule: "fee", severity: "high", sentence: "Pay $10.", advice: "Do not." },
  ];
  const top = [makeMatch("a", { days: 300, scholarship: { warnings } }), makeMatch("b", { days: 300 })];
  expect(steps({ top })).toMatchObject([{ kind: "best_match", scholarship_id: "b" }]);
});

test("at most five are listed, in the order of their days", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 100 }), { maxLength: 30 }), (days) => {
      const listed = steps({ top: days.map((left, at) => makeMatch(`${at}`, { days: left })) });
      expect(listed.length).toBeLessThanOrEqual(5);
      const left = listed.flatMap((step) => (step.kind === "apply" && step.days_left !== null ? [step.days_left] : []));
      expect(left).toEqual([...left].sort((a, b) => a - b));
    }),
  );
});
